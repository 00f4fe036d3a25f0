import type { MarkupFinding } from './check-vocabulary.ts'
import type { Entity, Property, Value } from './entity.ts'
import { isType, nearProperty, nearType, propertyInfo } from './vocabulary.ts'

type Json = string | number | boolean | { [name: string]: Json } | Json[]

/** Maximum depth; deeper items are left out, because printing them would overflow the stack. */
const MAX_DEPTH = 60

/**
 * Returns the items of a page as JSON-LD, unchanged and with every unambiguous correction: misspelled names, names that
 * schema.org has replaced, and values whose findings have a repair. Missing fields stay missing.
 * @returns both as printed text; equal if there is nothing to correct
 */
export function correctedJsonLd(roots: Entity[], findings: MarkupFinding[]): { written: string; corrected: string } {
  const repairs = new Map(
    findings.flatMap(({ property, repair }) => (property && repair !== undefined ? [[property, repair] as const] : [])),
  )
  return { written: printed(roots, undefined), corrected: printed(roots, repairs) }
}

type Repairs = Map<Property, string> | undefined

function printed(roots: Entity[], repairs: Repairs): string {
  const items = roots.map((root) => itemOf(root, repairs, 0))
  const [only] = items
  const body = items.length === 1 && only ? only : { '@graph': items }
  return JSON.stringify({ '@context': 'https://schema.org', ...body }, undefined, 2)
}

function itemOf({ types, id, properties }: Entity, repairs: Repairs, depth: number): { [name: string]: Json } {
  const named = types.map((type) => (repairs && isOurs(type) && !isType(type) ? (nearType(type) ?? type) : type))
  const item = new Map<string, Json[]>()
  for (const property of properties) {
    const value = jsonOf(property, repairs, depth)
    if (value === undefined) continue
    const name = repairs ? nameOf(property.name, named) : property.name
    item.set(name, [...(item.get(name) ?? []), value])
  }
  return {
    ...(named.length > 0 ? { '@type': named.length === 1 ? (named[0] as string) : named } : {}),
    ...(id === null ? {} : { '@id': id }),
    ...Object.fromEntries(
      [...item].map(([name, values]) => [name, values.length === 1 ? (values[0] as Json) : values]),
    ),
  }
}

const isOurs = (name: string) => !/[:/]/.test(name)

function nameOf(name: string, types: string[]): string {
  if (!isOurs(name) || /-(?:in|out)put$/.test(name)) return name
  const info = propertyInfo(name)
  return info ? info.supersededBy || name : (nearProperty(name, types) ?? name)
}

function jsonOf(property: Property, repairs: Repairs, depth: number): Json | undefined {
  const { value } = property
  if (value.kind === 'entity') return depth < MAX_DEPTH ? itemOf(value.entity, repairs, depth + 1) : undefined
  const repair = repairs?.get(property)
  if (repair !== undefined) return repair === 'true' ? true : repair === 'false' ? false : repair
  return plainValue(value)
}

function plainValue(value: Exclude<Value, { kind: 'entity' }>): Json | undefined {
  if (value.kind === 'link') return /^(?:#|_:)/.test(value.url) ? { '@id': value.url } : value.url
  if (value.is === 'null') return undefined
  if (value.is === 'boolean') return value.text === 'true'
  return value.is === 'number' && Number.isFinite(Number(value.text)) ? Number(value.text) : value.text
}
