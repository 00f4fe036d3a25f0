import { countOf } from '#engine/text/count-of.ts'

/** Returns whether all words occur, in any order and case. An empty query matches everything. */
export function fits(text: string, query: string) {
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word))
}

/**
 * Says how many tools are shown. Only those that can be used count as tools.
 * @example countText({ open: 2, closed: 1 }, 'png') // '2 tools match, 1 is not available yet'
 */
export function countText({ open, closed }: { open: number; closed: number }, query: string) {
  const isEverything = !query.trim()
  if (!isEverything && open + closed === 0) return 'No tools match. Try a format or a file name.'
  const tools = isEverything ? countOf(open, 'tool', 'tools') : countOf(open, 'tool matches', 'tools match')
  return closed === 0 ? tools : `${tools}, ${countOf(closed, 'is', 'are')} not available yet`
}
