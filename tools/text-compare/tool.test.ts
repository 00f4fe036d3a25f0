import { applyPatch } from 'diff'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DiffRow } from '../../engine/tool/blocks.ts'
import { run } from '../../tests/support/tool-ports.ts'
import { align } from './align.ts'
import { compare, linesOf, type Unit } from './compare.ts'
import { unifiedPatch } from './patch.ts'
import { tool } from './tool.ts'

const exact = { ignoreCase: false, ignoreSpace: false }
const textOf = (rows: DiffRow[], side: 'before' | 'after') =>
  rows
    .flatMap((row) => (row.kind === 'gap' || !row[side] ? [] : [row[side]]))
    .sort((one, other) => one.line - other.line)
    .map(({ parts }) => parts.map(({ text }) => text).join(''))
const lines = fc.array(fc.constantFrom('a', 'b', 'c', '', 'the same long line again', 'x y z', 'x y w'), {
  maxLength: 14,
})
const anyText = lines.chain((list) => fc.boolean().map((ends) => list.join('\n') + (ends ? '\n' : '')))

test('the patch makes the second text of the first', () => {
  fc.assert(
    fc.property(anyText, anyText, (before, after) => {
      const patch = unifiedPatch(before, after)
      return patch === '' ? before === after : applyPatch(before, patch) === after
    }),
    { numRuns: 1_000, seed: 5 },
  )
})

test.each<Unit>(['line', 'word', 'char'])('by %s, both texts can be read back from the rows', (unit) => {
  fc.assert(
    fc.property(anyText, anyText, (before, after) => {
      const { rows } = compare(before, after, unit, exact)
      const bare = (text: string) => linesOf(text).map((line) => line.replace(/\n$/, ''))
      expect(textOf(rows, 'before')).toEqual(bare(before))
      expect(textOf(rows, 'after')).toEqual(bare(after))
    }),
    { numRuns: 300, seed: 6 },
  )
})

test('kept items are equal and rise on both sides', () => {
  const items = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 })
  fc.assert(
    fc.property(items, items, (before, after) => {
      const kept = align(before, after)
      return kept.every(([one, other], at) => {
        const next = kept[at + 1]
        return before[one] === after[other] && (!next || (next[0] > one && next[1] > other))
      })
    }),
    { seed: 7 },
  )
})

type Data = {
  similarity: number
  isEqual: boolean
  counts: Record<string, number>
  movedBlocks: unknown[]
  rows: DiffRow[]
}
const data = async (input: Record<string, unknown>) => (await run(tool, input)).data as Data

test.each([
  ['The red sock.', 'The blue sock.', 'word', ['red'], ['blue']],
  ['colour', 'color', 'char', ['u'], []],
  ['10 %', '15 %', 'word', ['10'], ['15']],
])('%s against %s by %s marks what changed', async (before, after, unit, gone, fresh) => {
  const [row] = (await data({ before, after, unit })).rows
  if (row?.kind !== 'change') throw new Error('No changed row.')
  const changed = (parts = row.before?.parts) => parts?.filter((part) => part.changed).map(({ text }) => text)
  expect([changed(), changed(row.after?.parts)]).toEqual([gone, fresh])
})

test('a block in another place is moved, not gone and new', async () => {
  const block = 'Prices include all taxes.\nShipping takes five days.\n'
  const rest = 'One line of the rest.\nA second line of it.\nAnd a third of them.\n'
  const { movedBlocks, counts } = await data({ before: block + rest, after: rest + block })
  expect(movedBlocks).toEqual([{ before: 1, after: 4, lines: 2 }])
  expect(counts).toEqual({ added: 0, removed: 0, changed: 0, same: 3 })
})

test('capitals and spaces are ignored when asked for', async () => {
  const pair = { before: 'Hello  World \nsecond', after: 'hello world\nSECOND' }
  expect((await data(pair)).counts).not.toMatchObject({ same: 2 })
  expect((await data({ ...pair, ignoreCase: true, ignoreSpace: true })).counts).toMatchObject({ same: 2, added: 0 })
})

test.each([
  ['', '', null],
  ['same\n', 'same\n', 1],
  ['abc', 'xyz', 0],
])('%j and %j are %s alike', async (before, after, similarity) => {
  expect((await data({ before, after })).similarity).toBe(similarity)
})

test('a megabyte, NUL bytes and half a surrogate pass', async () => {
  const before = Array.from(
    { length: 20_000 },
    (_, at) => `Line ${at} has about fifty characters in all, no more.`,
  ).join('\n')
  const after = before.replaceAll('9 has', '9 had').replace('Line 7 ', 'Line \0\ud800 ')
  const { counts, similarity } = await data({ before, after })
  expect(counts.changed).toBe(2_001)
  expect(similarity).toBeGreaterThan(0.99)
})
