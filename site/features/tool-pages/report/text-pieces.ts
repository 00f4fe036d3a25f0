import type { Mark } from '#engine/tool/blocks.ts'

export type Piece = { text: string; mark?: Mark; at?: number }

/** Returns the marks in order, without those that are outside the text, empty, or overlap an earlier one. */
export function usableMarks(text: string, marks: Mark[]) {
  let end = 0
  return marks
    .toSorted((a, b) => a.start - b.start)
    .filter((mark) => {
      const fits = mark.start >= end && mark.end > mark.start && mark.end <= text.length
      if (fits) end = mark.end
      return fits
    })
}

/** Cuts a text at its marks. The pieces together are the text; `at` is the index of a mark in the list. */
export function cutAtMarks(text: string, marks: Mark[], from = 0, to = text.length): Piece[] {
  const pieces: Piece[] = []
  let done = from
  for (const [at, mark] of marks.entries()) {
    if (mark.start < done) continue
    if (mark.end > to) break
    if (mark.start > done) pieces.push({ text: text.slice(done, mark.start) })
    pieces.push({ text: text.slice(mark.start, mark.end), mark, at })
    done = mark.end
  }
  if (done < to) pieces.push({ text: text.slice(done, to) })
  return pieces
}

/**
 * Returns where a long text is split for rendering: at the end of a line or word, never within a mark or a surrogate
 * pair.
 */
export function partEnds(text: string, marks: Mark[], size: number) {
  const ends: number[] = []
  let next = 0
  for (let start = 0; start < text.length; start = ends.at(-1) ?? text.length) {
    const wanted = Math.min(text.length, start + size)
    let end = wanted < text.length ? cutBefore(text, start, wanted) : wanted
    while (next < marks.length && (marks[next]?.end ?? 0) <= end) next++
    const mark = marks[next]
    if (mark && mark.start < end) end = mark.start > start ? mark.start : mark.end
    ends.push(end)
  }
  return ends
}

/** Returns the end of the last line before a place, otherwise the last space, otherwise the place itself. */
function cutBefore(text: string, start: number, wanted: number) {
  const line = text.lastIndexOf('\n', wanted - 1) + 1
  if (line > start) return line
  const space = text.lastIndexOf(' ', wanted - 1) + 1
  if (space > start) return space
  const isSplit = /[\uDC00-\uDFFF]/.test(text.charAt(wanted))
  return isSplit ? wanted - 1 || wanted + 1 : wanted
}

/**
 * Returns the input with a mark's words replaced, located by the text before or after them. Undefined if the input has
 * changed on both sides since the run: then the mark may be about other words.
 */
export function replaceMark(input: unknown, text: string, { start, end }: Mark, replacement: string) {
  if (typeof input !== 'string') return undefined
  const isAfter = !input.startsWith(text.slice(0, end))
  if (isAfter && !input.endsWith(text.slice(start))) return undefined
  const moved = isAfter ? input.length - text.length : 0
  const [from, to] = [start + moved, end + moved]
  // Returns whether a space is removed together with a deleted word, so that one is left.
  const isSpared = replacement === '' && input[from - 1] === ' ' && /[\s.,;:!?]/.test(input[to] ?? ' ')
  return input.slice(0, isSpared ? from - 1 : from) + replacement + input.slice(to)
}
