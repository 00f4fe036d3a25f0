import { Failure } from '../failures.ts'
import { ATTRIBUTES, ELEMENTS, LEFT_OUT, NAME, PROPERTIES, TEXT_ELEMENTS } from './allowed-shapes.ts'
import { checkValue, type Rule, readDeclarations, readSheet, writeDeclarations } from './drawing-styles.ts'
import { imageProblem } from './pasted-image.ts'
import type { Shape } from './read-drawing.ts'

/** Attributes that hold a list of numbers, possibly with the letters of path data and transforms. */
const NUMBERS = /^(?:d|points|viewBox|values|tableValues|dx|dy|rotate|stdDeviation|radius|baseFrequency)$/

/**
 * Returns a drawing with only listed elements, attributes, and styles: unlisted ones that render nothing are left out,
 * such as the notes of a drawing program.
 * @returns the drawing, the rules of its stylesheets, and what was left out although it might be visible
 * @throws {Failure} invalid: a part whose removal would change the drawing
 */
export function rebuildDrawing(root: Shape): { drawing: Shape; rules: Rule[]; leftOut: string[] } {
  const rules: Rule[] = []
  const leftOut = new Set<string>()

  function rebuilt(shape: Shape): Shape | undefined {
    const name = shape.name === 'a' ? 'g' : shape.name
    if (LEFT_OUT.has(name)) {
      if (/^(?:animate|set)/.test(name)) leftOut.add('animation')
      return undefined
    }
    if (!ELEMENTS.has(name))
      return refuse(shape, `<${name.slice(0, 40)}> is not supported in a logo. Export it as shapes.`)
    const attributes = attributesOf({ ...shape, name })
    if (name === 'style') return { ...shape, name, attributes, children: sheetOf(shape) }
    const children = shape.children.flatMap((child) => {
      if (typeof child === 'string') return TEXT_ELEMENTS.has(name) ? child : []
      return rebuilt(child) ?? []
    })
    return { ...shape, name, attributes, children }
  }

  function sheetOf(shape: Shape) {
    const css = shape.children.filter((child) => typeof child === 'string').join('')
    if (/@(?:-\w+-)?keyframes\b/i.test(css)) leftOut.add('animation')
    const sheet = readSheet(css, (why) => refuse(shape, why))
    rules.push(...sheet.rules)
    return sheet.text === '' ? [] : [sheet.text]
  }

  const drawing = rebuilt(root)
  if (drawing?.name !== 'svg') return refuse(root, 'its first element is not <svg>. Choose an SVG file.')
  return { drawing, rules, leftOut: [...leftOut] }
}

function attributesOf(shape: Shape): Shape['attributes'] {
  const kept: Shape['attributes'] = new Map()
  for (const [name, value] of shape.attributes) {
    const stays = PROPERTIES.has(name) || ATTRIBUTES.has(name)
    if (stays && shape.name !== 'style') keep(shape, name, value, kept)
  }
  return kept
}

function keep(shape: Shape, name: string, value: string, kept: Shape['attributes']) {
  const because = (why: string) => refuse(shape, why)
  if (name === 'href') {
    if (shape.name === 'image') {
      const problem = imageProblem(value)
      if (problem) refuse(shape, problem)
      kept.set(name, value)
    } else if (value.startsWith('#') && NAME.test(value.slice(1)) && shape.name !== 'g') kept.set(name, value)
    return
  }
  if (name === 'style') {
    const style = writeDeclarations(readDeclarations(value, because))
    if (style !== '') kept.set(name, style)
    return
  }
  // Nothing can refer to such a name.
  if (name === 'id' && !NAME.test(value)) return
  if (NUMBERS.test(name) && !/^[-+\d.,eE\s%a-zA-Z]*$/.test(value))
    refuse(shape, `the attribute ${name} contains more than numbers. Export it again.`)
  if (PROPERTIES.has(name) || /ransform$/.test(name)) checkValue(value, because)
  kept.set(name, value)
}

function refuse({ line }: Shape, why: string): never {
  throw new Failure('invalid', { message: `The logo (line ${line}): ${why}` })
}
