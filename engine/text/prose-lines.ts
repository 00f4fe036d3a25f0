type Line = { start: number; end: number }

/**
 * Returns the parts of a text that sentences never cross: paragraphs, headings, list items. A line that was only
 * wrapped is joined with the one before it.
 */
export function proseLines(text: string): Line[] {
  return blocksOf(text).flatMap((lines) => {
    const width = wrapWidth(text, lines)
    const joined: Line[] = []
    for (const line of lines) {
      const before = joined.at(-1)
      if (before && continuesOn(text, before, line, width)) before.end = line.end
      else joined.push({ ...line })
    }
    return joined
  })
}

/**
 * Returns the paragraphs: runs of lines that hold something.
 * @example paragraphsOf('One.\n\nTwo.').length // 2
 */
export function blocksOf(text: string): Line[][] {
  const blocks: Line[][] = []
  let block: Line[] = []
  for (const { 0: line, index } of text.matchAll(/[^\r\n\u2028\u2029\v\f]+|\r\n?|[\n\u2028\u2029\v\f]/g)) {
    if (/^[\r\n\u2028\u2029\v\f]/.test(line)) {
      const end = index + line.length
      const isBlank = block.length > 0 && /^[ \t\u00a0]*(?:[\r\n\u2028\u2029\v\f]|$)/.test(text.slice(end, end + 200))
      if (!isBlank) continue
      blocks.push(block)
      block = []
    } else if (/\S/.test(line)) block.push({ start: index, end: index + line.length })
  }
  return block.length > 0 ? [...blocks, block] : blocks
}

const listItem = /^\s*(?:[-*+•⁃▪◦‣·–—]\s|\d{1,3}[.)]\s|[a-z][.)]\s|#{1,6}\s|>\s|\|)/i

function continuesOn(text: string, before: Line, line: Line, width: number | undefined): boolean {
  // Only the ends are checked, because a block may be a whole book.
  const above = text.slice(before.start, Math.min(before.end, before.start + 200))
  const tail = text.slice(Math.max(before.start, before.end - 200), before.end)
  const here = text.slice(line.start, Math.min(line.end, line.start + 200))
  if (/[.!?…:;][”’"')\]]*\s*$/u.test(tail) && !width) return false
  if (listItem.test(here)) return false
  if (width) return true
  // Prose begins with a capital and continues for a few words; a list of keywords does neither.
  return /^\s*["“'‘(]?\p{Lu}/u.test(above) && above.trim().split(/\s+/).length >= 4 && /^\s*\p{Ll}/u.test(here)
}

/** Width at which someone wrapped these lines by hand: the next word would not have fit into the line above. */
function wrapWidth(text: string, lines: Line[]): number | undefined {
  if (lines.length < 3) return undefined
  const width = Math.max(...lines.slice(0, 2_000).map(({ start, end }) => end - start))
  if (width < 40 || width > 120) return undefined
  const isFull = lines.slice(0, -1).every(({ start, end }, index) => {
    const next = lines[index + 1]
    const word = next ? (/^\s*(\S+)/.exec(text.slice(next.start, next.end))?.[1] ?? '') : ''
    return end - start + word.length + 1 > width * 0.9
  })
  return isFull ? width : undefined
}
