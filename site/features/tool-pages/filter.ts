import { countOf } from '../../../engine/text/count-of.ts'

/** Returns whether all words occur, in any order and case. An empty query matches everything. */
export function fits(text: string, query: string) {
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word))
}

/** @example countText(2, 58, 'png') // '2 tools match' */
export function countText(count: number, total: number, query: string) {
  if (!query.trim()) return `All ${total} shown`
  if (count === 0) return 'No tools match. Try a format or a file name.'
  return countOf(count, 'tool matches', 'tools match')
}
