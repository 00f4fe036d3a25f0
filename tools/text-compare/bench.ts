import { applyPatch } from 'diff'
import fc from 'fast-check'
import type { Measure } from '../../bench/measure.ts'
import { run } from '../../tests/support/tool-ports.ts'
import { unifiedPatch } from './patch.ts'
import { tool } from './tool.ts'

const PAIRS = 10_000

/** Patches of random pairs applied by the package `diff`, and the time for two texts of one megabyte. */
export async function measure(): Promise<Measure[]> {
  const line = fc.oneof(
    fc.constantFrom('a', 'b', '', 'the same line'),
    fc.string({ maxLength: 12 }).map((one) => one.replace(/[\r\n]/g, '')),
  )
  const text = fc
    .array(line, { maxLength: 20 })
    .chain((list) => fc.boolean().map((ends) => list.join('\n') + (ends ? '\n' : '')))
  const right = fc.sample(fc.tuple(text, text), PAIRS).filter(([before, after]) => {
    const patch = unifiedPatch(before, after)
    return patch === '' ? before === after : applyPatch(before, patch) === after
  }).length
  const before = Array.from(
    { length: 20_000 },
    (_, at) => `Line ${at} has about fifty characters in all, no more.`,
  ).join('\n')
  const after = before.replaceAll('3 has', '3 had').replaceAll('Line 77', 'Row 77')
  const began = performance.now()
  await run(tool, { before, after })
  const ms = Math.round(performance.now() - began)
  return [
    { what: 'text-compare: patches that apply, of 10,000', value: right, unit: 'pairs', limit: PAIRS, better: 'more' },
    { what: 'text-compare: two texts of 1 MB', value: ms, unit: 'ms', limit: 1_000, better: 'less' },
  ]
}
