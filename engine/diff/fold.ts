import type { DiffRow } from '../tool/blocks.ts'

/** Number of equal lines shown around a change. */
const CONTEXT = 3

/** Replaces long runs of equal lines by a gap. */
export function foldEqualRows(rows: DiffRow[]): DiffRow[] {
  const near = new Uint8Array(rows.length)
  rows.forEach(({ kind }, at) => {
    if (kind !== 'same') near.fill(1, Math.max(0, at - CONTEXT), at + CONTEXT + 1)
  })
  const shown: DiffRow[] = []
  let left = 0
  rows.forEach((row, at) => {
    if (!near[at]) left++
    if (near[at] || at === rows.length - 1) {
      if (left > 0) shown.push({ kind: 'gap', lines: left })
      left = 0
      if (near[at]) shown.push(row)
    }
  })
  return shown
}
