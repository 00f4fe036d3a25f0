import { PROPERTIES, REFERENCE } from './allowed-shapes.ts'
import { type Rule, readDeclarations } from './drawing-styles.ts'
import type { Shape } from './read-drawing.ts'

/** Values that the properties of an element may have, from all sources. Their precedence does not matter here. */
export type Looks = Map<string, string[]>

/** Returns the values that an element may have from attributes, `style`, and the rules of style sheets. */
export function looksOf({ attributes }: Shape, rules: Rule[]): Looks {
  const looks: Looks = new Map()
  const add = (property: string, value: string) => looks.set(property, [...(looks.get(property) ?? []), value])
  for (const [name, value] of attributes) if (PROPERTIES.has(name)) add(name, value)
  const own = readDeclarations(attributes.get('style') ?? '', () => {
    throw new Error('The styles of a drawing are checked before its looks are read.')
  })
  for (const { property, value } of [...own, ...rules.flatMap(({ declarations }) => declarations)]) add(property, value)
  return looks
}

/** Returns whether a rule may apply to an element; conditions about its ancestors are assumed to hold. */
export function mayConcern({ type, id, classes }: Rule, { name, attributes }: Shape): boolean {
  if (type !== undefined && type !== name) return false
  if (id !== undefined && id !== attributes.get('id')) return false
  if (classes.length === 0) return true
  const own = (attributes.get('class') ?? '').split(/\s+/)
  return classes.every((one) => own.includes(one))
}

/** Returns the elements that values such as `url(#name)` refer to. */
export function targetsOf(values: string[] = [], named: Map<string, Shape>): Shape[] {
  const names = values.flatMap((value) => [...value.matchAll(REFERENCE)].map(([, , name = '']) => name))
  return [...new Set(names)].flatMap((name) => named.get(name) ?? [])
}

/** Returns the elements with an id; of two with the same id, the first. */
export function namedShapes(shape: Shape, named = new Map<string, Shape>()): Map<string, Shape> {
  const id = shape.attributes.get('id')
  if (id !== undefined && !named.has(id)) named.set(id, shape)
  for (const child of shape.children) if (typeof child !== 'string') namedShapes(child, named)
  return named
}
