import { diffArrays } from 'diff'

/** A paragraph of one of two texts, or the number of omitted paragraphs that both have. */
export type ComparedLine = { text: string; isChanged: boolean } | { skipped: number }

/** Number of unchanged paragraphs shown around a change. */
const AROUND = 1

/** Compares two texts by paragraphs. Returns what to show of each: the changes, with a paragraph around each. */
export function compareTexts(mine: string, theirs: string): { mine: ComparedLine[]; theirs: ComparedLine[] } {
  const parts = diffArrays(linesOf(mine), linesOf(theirs))
  const side = (left: 'added' | 'removed') =>
    collapse(
      parts
        .filter((part) => !part[left])
        .flatMap(({ value, added, removed }) => value.map((text) => ({ text, isChanged: Boolean(added || removed) }))),
    )
  return { mine: side('added'), theirs: side('removed') }
}

const linesOf = (text: string) => (text === '' ? [] : text.split('\n'))

function collapse(lines: { text: string; isChanged: boolean }[]): ComparedLine[] {
  const isShown = lines.map((_, at) =>
    lines.slice(Math.max(0, at - AROUND), at + AROUND + 1).some((line) => line.isChanged),
  )
  const shown: ComparedLine[] = []
  lines.forEach((line, at) => {
    const last = shown.at(-1)
    if (isShown[at]) shown.push(line)
    else if (last && 'skipped' in last) last.skipped += 1
    else shown.push({ skipped: 1 })
  })
  return shown
}
