/**
 * Fields of blocks with text that readers see, in the order in which they read it. The numbers of a chart are left
 * out: they are neither searched nor read word by word.
 */
export const TEXT_FIELDS = [
  'title',
  'quote',
  'text',
  'code',
  'table',
  'buttonLabel',
  'question',
  'answer',
  'caption',
  'credit',
  'note',
  'cite',
  'name',
  'role',
  'steps',
  'questions',
  'images',
  'transcript',
] as const

/**
 * Returns the visible texts of a block, for search, reading times, and plain text.
 * @param linesOf returns the lines of a rich text
 */
export function blockTexts(fields: unknown, linesOf: (richText: object) => string[]): string[] {
  if (typeof fields !== 'object' || fields === null) return []
  return TEXT_FIELDS.flatMap((name) => textsOf((fields as Record<string, unknown>)[name], linesOf))
}

function textsOf(value: unknown, linesOf: (richText: object) => string[]): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()]
  if (Array.isArray(value)) return value.flatMap((row) => blockTexts(row, linesOf))
  return typeof value === 'object' && value !== null && 'root' in value ? linesOf(value) : []
}
