import { align } from '#engine/diff/align.ts'
import { linesOf } from '#engine/diff/compare.ts'

const CONTEXT = 3

/** Returns a unified diff (GNU diffutils) from `before` to `after`; empty if they are equal. */
export function unifiedPatch(before: string, after: string): string {
  const lines = linesOf(before)
  const lines2 = linesOf(after)
  const steps: { sign: ' ' | '-' | '+'; line: string; at: number; at2: number }[] = []
  let [at, at2] = [0, 0]
  for (const [end, end2] of [...align(lines, lines2), [lines.length, lines2.length] as const]) {
    while (at < end) steps.push({ sign: '-', line: lines[at] as string, at: at++, at2 })
    while (at2 < end2) steps.push({ sign: '+', line: lines2[at2] as string, at, at2: at2++ })
    if (at < lines.length && at2 < lines2.length)
      steps.push({ sign: ' ', line: lines[at] as string, at: at++, at2: at2++ })
  }
  const changed = steps.flatMap(({ sign }, index) => (sign === ' ' ? [] : [index]))
  if (changed.length === 0) return ''
  let patch = '--- before\n+++ after\n'
  for (let first = 0; first < changed.length; ) {
    let last = first
    while (last + 1 < changed.length && (changed[last + 1] as number) - (changed[last] as number) <= 2 * CONTEXT) last++
    const hunk = steps.slice(Math.max(0, (changed[first] as number) - CONTEXT), (changed[last] as number) + CONTEXT + 1)
    const size = hunk.filter(({ sign }) => sign !== '+').length
    const size2 = hunk.filter(({ sign }) => sign !== '-').length
    const start = (hunk[0]?.at ?? 0) + (size > 0 ? 1 : 0)
    const start2 = (hunk[0]?.at2 ?? 0) + (size2 > 0 ? 1 : 0)
    patch += `@@ -${start},${size} +${start2},${size2} @@\n`
    for (const { sign, line } of hunk)
      patch += line.endsWith('\n') ? sign + line : `${sign}${line}\n\\ No newline at end of file\n`
    first = last + 1
  }
  return patch
}
