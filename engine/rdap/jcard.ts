import { isObject } from './bootstrap.ts'

export type JcardValue = string | number | boolean | null | JcardValue[]
export type JcardProperty = { name: string; parameters: Record<string, unknown>; type: string; values: JcardValue[] }

/** A structured value has components, and a component can be a list (RFC 7095, 3.3.1.3). */
const MAX_DEPTH = 2

/**
 * Reads a contact card. Source: RFC 7095, 3.
 * @throws {SyntaxError} if it is malformed
 */
export function readJcard(card: unknown): JcardProperty[] {
  if (!Array.isArray(card) || card[0] !== 'vcard' || !Array.isArray(card[1]))
    throw new SyntaxError('A contact is no jCard.')
  return card[1].map(readProperty)
}

/** Returns the first text of a property, such as `fn`; undefined if there is none. */
export function propertyText(card: JcardProperty[], name: string): string | undefined {
  const values = card.filter((property) => property.name === name).flatMap(({ values: own }) => own)
  return values.find((value): value is string => typeof value === 'string' && value.trim() !== '')
}

function readProperty(property: unknown): JcardProperty {
  const [name, parameters, type, ...values] = Array.isArray(property) ? property : []
  if (typeof name !== 'string' || !isObject(parameters) || typeof type !== 'string' || values.length === 0)
    throw new SyntaxError('A property of a jCard is malformed.')
  if (!values.every((value) => isValue(value, 0))) throw new SyntaxError('A value of a jCard is malformed.')
  return { name: name.toLowerCase(), parameters, type, values }
}

function isValue(value: unknown, depth: number): value is JcardValue {
  if (Array.isArray(value)) return depth < MAX_DEPTH && value.every((one) => isValue(one, depth + 1))
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}
