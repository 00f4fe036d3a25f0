import { applyPatch, diffLines } from 'diff'
import fc from 'fast-check'
import type { Measure } from '#bench/measure.ts'
import { compare } from '#engine/diff/compare.ts'
import { run } from '#tests/support/tool-ports.ts'
import { unifiedPatch } from './patch.ts'
import { tool } from './tool.ts'

const PAIRS = 10_000
const PAGES = 500

/**
 * Applies patches of random pairs with the package `diff`, checks that changed lines are paired as they were edited,
 * and measures the time for two texts of one megabyte.
 */
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
  const pairing = measurePairing()
  return [
    { what: 'text-compare: patches that apply, of 10,000', value: right, unit: 'pairs', limit: PAIRS, better: 'more' },
    {
      what: 'text-compare: changed lines shown beside the line they became',
      value: percent(pairing.ours, pairing.all),
      unit: '%',
      limit: 98,
      better: 'more',
      note: `${pairing.ours} of ${pairing.all}; the package diff, its removed and added lines side by side in order: ${percent(pairing.peers, pairing.all)}%`,
    },
    { what: 'text-compare: two texts of 1 MB', value: ms, unit: 'ms', limit: 1_000, better: 'less' },
  ]
}

/** Creates random pages in which lines lose or gain a word, and lines are added or removed. */
function measurePairing() {
  const words = 'wool oak lamp order refund parcel table linen price email store color label basket chair'.split(' ')
  const anyLine = fc.array(fc.constantFrom(...words), { minLength: 5, maxLength: 12 }).map((list) => list.join(' '))
  const anyStep = fc.record({
    line: anyLine,
    fresh: anyLine,
    edit: fc.constantFrom('keep', 'keep', 'change', 'change', 'change', 'add', 'remove'),
    at: fc.nat(4),
  })
  const totals = { all: 0, ours: 0, peers: 0 }
  for (const steps of fc.sample(fc.array(anyStep, { minLength: 6, maxLength: 14 }), { numRuns: PAGES, seed: 3 })) {
    const before: string[] = []
    const after: string[] = []
    const expected: string[] = []
    for (const { line, fresh, edit, at } of steps) {
      if (edit === 'add') after.push(fresh)
      else before.push(line)
      if (edit === 'keep') after.push(line)
      if (edit !== 'change') continue
      after.push(line.split(' ').with(at, 'changed').join(' '))
      expected.push(`${before.length} ${after.length}`)
    }
    const [text, text2] = [before.join('\n'), after.join('\n')]
    const ours = compare(text, text2, 'word', { ignoreCase: false, ignoreSpace: false }).rows.flatMap((row) =>
      row.kind === 'change' ? [`${row.before?.line} ${row.after?.line}`] : [],
    )
    const peers = pairsInOrder(`${text}\n`, `${text2}\n`)
    totals.all += expected.length
    totals.ours += expected.filter((pair) => ours.includes(pair)).length
    totals.peers += expected.filter((pair) => peers.includes(pair)).length
  }
  return totals
}

function pairsInOrder(before: string, after: string) {
  const pairs: string[] = []
  let [line, line2, gone] = [0, 0, 0]
  for (const { added, removed, count = 0 } of diffLines(before, after)) {
    if (added)
      for (let step = 0; step < Math.min(gone, count); step++)
        pairs.push(`${line - gone + step + 1} ${line2 + step + 1}`)
    gone = removed ? count : 0
    if (!added) line += count
    if (!removed) line2 += count
  }
  return pairs
}

const percent = (part: number, all: number) => Math.round((1_000 * part) / all) / 10
