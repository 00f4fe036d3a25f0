import { plainText } from '#engine/rich-text/plain-text.ts'
import { countOf } from '#engine/text/count-of.ts'

type Fields = Record<string, unknown>

const MAX_LENGTH = 90
/** Fields of a row that say what it is about. */
const ROW_NAMES = ['title', 'question', 'caption']

/**
 * Returns what a block says in a few words, so that a folded one can be recognized; empty for an empty block.
 * @param labeledBy the fields whose content labels the block; the first that is filled in counts
 */
export function blockSummary(fields: Fields, labeledBy: string[]): string {
  for (const name of labeledBy) {
    const text = plainTextOf(fields[name], name).replace(/\s+/g, ' ').trim()
    if (text) return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).trimEnd()}…` : text
  }
  return ''
}

function plainTextOf(value: unknown, name: string): string {
  if (typeof value === 'string') return value
  if (!Array.isArray(value)) return typeof value === 'object' ? plainText(value) : ''
  if (value.length === 0) return ''
  const [first] = ROW_NAMES.flatMap((inner) => (value[0] as Fields | undefined)?.[inner] || [])
  return [first, countOf(value.length, name.replace(/s$/, ''))].filter(Boolean).join(', ')
}
