import { readTags } from './html-tags.ts'

/** Part of a text, by UTF-16 offsets. */
type Range = { start: number; end: number }

const KEPT = new Set(['pre', 'code', 'script', 'style', 'textarea', 'kbd', 'samp'])

/**
 * Returns the elements of HTML whose text is meant literally, such as listings, in order and without overlaps.
 * @param withTags whether every other tag is one too, so that only text is between the ranges
 */
export function keptRanges(html: string, withTags: boolean): Range[] {
  const ranges: Range[] = []
  let open: { name: string; depth: number; start: number } | undefined
  for (const { name, isEnd, start, end } of readTags(html)) {
    if (open) {
      if (name === open.name) open.depth += isEnd ? -1 : 1
      if (open.depth > 0) continue
      ranges.push({ start: open.start, end })
      open = undefined
    } else if (KEPT.has(name) && !isEnd) open = { name, depth: 1, start }
    else if (withTags) ranges.push({ start, end })
  }
  // An element without an end is a mistake, and hides nothing after it.
  if (open && withTags) ranges.push({ start: open.start, end: open.start + 1 })
  return ranges
}
