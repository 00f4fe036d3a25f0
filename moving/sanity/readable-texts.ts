import { fieldsOf, isFields, listOf } from '../source/values.ts'
import { MAX_DEPTH } from './text-place.ts'

/** Returns whether a value is Portable Text: a list with at least one line of text. */
export const isPortableText = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.some((one) => isFields(one) && (one._type === 'block' || Array.isArray(one.children)))

/** Returns whether a value is Portable Text, or a list of blocks that make a page. */
export const isListOfBlocks = (value: unknown): value is unknown[] =>
  isPortableText(value) ||
  (Array.isArray(value) && value.length > 0 && value.every((one) => isFields(one) && typeof one._type === 'string'))

/** Returns the texts of a value, one per line: for what is marked. */
export function readableTexts(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()]
  if (depth > MAX_DEPTH) return []
  if (Array.isArray(value)) return listOf(value).flatMap((one) => readableTexts(one, depth + 1))
  if (!isFields(value)) return []
  if (Array.isArray(value.children))
    return [
      listOf(value.children)
        .map((span) => String(fieldsOf(span).text ?? ''))
        .join(''),
    ]
  return Object.entries(value).flatMap(([name, one]) => (name.startsWith('_') ? [] : readableTexts(one, depth + 1)))
}
