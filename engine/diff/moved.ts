import type { IndexPairs } from './align.ts'

/** Minimum number of visible characters of a moved block, because shorter ones are too common. */
const MIN_CHARACTERS = 20

/** Returns runs of lines that were moved without a change. Each line belongs to one run at most. */
export function movedLines(before: string[], after: string[], kept: IndexPairs) {
  const still = new Set(kept.map(([one]) => one))
  const still2 = new Set(kept.map(([, other]) => other))
  const places = new Map<string, number[]>()
  after.forEach((line, at) => {
    if (still2.has(at) || line.trim() === '') return
    const known = places.get(line)
    if (known) known.push(at)
    else places.set(line, [at])
  })
  const from = new Set<number>()
  const to = new Set<number>()
  const blocks: { before: number; after: number; lines: number }[] = []
  for (let at = 0; at < before.length; at++) {
    if (still.has(at) || from.has(at)) continue
    let best = { start: -1, lines: 0, size: 0 }
    for (const start of (places.get(before[at] as string) ?? []).slice(0, 50)) {
      let lines = 0
      let size = 0
      while (isFree(at + lines, start + lines)) size += (before[at + lines++] as string).trim().length
      if (size > best.size) best = { start, lines, size }
    }
    if (best.size < MIN_CHARACTERS) continue
    for (let step = 0; step < best.lines; step++) {
      from.add(at + step)
      to.add(best.start + step)
    }
    blocks.push({ before: at + 1, after: best.start + 1, lines: best.lines })
    at += best.lines - 1
    takeBlankLine(at + 1 - best.lines, at, best)
  }
  return { from, to, blocks }

  /** Adds the blank line after a moved paragraph to the run. */
  function takeBlankLine(first: number, last: number, { start, lines }: { start: number; lines: number }) {
    const gone = [last + 1, first - 1].find((at) => before[at]?.trim() === '' && !still.has(at) && !from.has(at))
    const fresh = [start + lines, start - 1].find((at) => after[at]?.trim() === '' && !still2.has(at) && !to.has(at))
    if (gone === undefined || fresh === undefined) return
    from.add(gone)
    to.add(fresh)
  }

  function isFree(one: number, other: number) {
    return (
      one < before.length &&
      before[one] === after[other] &&
      !still.has(one) &&
      !from.has(one) &&
      !still2.has(other) &&
      !to.has(other)
    )
  }
}
