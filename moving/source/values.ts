import { isNestedDeeper } from './depth.ts'

/** What was read of JSON, YAML, or TOML, before anything is known of it. */
export type Fields = Record<string, unknown>

/** Returns whether a value is an object with fields: no list and no date. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

/** Returns the fields of a value; none if it is no object. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

/** Returns the elements of a value; none if it is no list. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Returns a text or number as trimmed text; an empty text for everything else. */
export const asText = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' || typeof value === 'bigint' ? `${value}` : ''

/** Returns the first of several values that is a text and not empty. */
export const firstText = (...values: unknown[]): string => values.map(asText).find((text) => text !== '') ?? ''

const MAX_DEPTH = 500

/** Returns a JSON text as a value; undefined if it is not JSON, or nested more than 500 levels deep. */
export function parsedJson(text: string): unknown {
  if (isNestedDeeper(text, MAX_DEPTH)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
