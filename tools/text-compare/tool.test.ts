import { applyPatch } from 'diff'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { align } from '#engine/diff/align.ts'
import { compare, linesOf, type Unit } from '#engine/diff/compare.ts'
import type { DiffRow } from '#engine/tool/blocks.ts'
import { articlePage, badPages, mainText, runOnPages } from '#tests/support/page-source.ts'
import { run } from '#tests/support/tool-ports.ts'
import { unifiedPatch } from './patch.ts'
import { tool } from './tool.ts'

const exact = { ignoreCase: false, ignoreSpace: false }
const rowsText = (rows: DiffRow[], side: 'before' | 'after') =>
  rows
    .flatMap((row) => (row.kind === 'gap' || !row[side] ? [] : [row[side]]))
    .map(({ parts }) => parts.map(({ text }) => text).join(''))
const lines = fc.array(fc.constantFrom('a', 'b', 'c', '', 'the same long line again', 'x y z', 'x y w'), {
  maxLength: 14,
})
const anyText = lines.chain((list) => fc.boolean().map((ends) => list.join('\n') + (ends ? '\n' : '')))

test('the patch turns the first text into the second', () => {
  fc.assert(
    fc.property(anyText, anyText, (before, after) => {
      const patch = unifiedPatch(before, after)
      return patch === '' ? before === after : applyPatch(before, patch) === after
    }),
    { numRuns: 1_000, seed: 5 },
  )
})

test.each<Unit>(['line', 'word', 'char'])('by %s, the rows contain both texts completely', (unit) => {
  fc.assert(
    fc.property(anyText, anyText, (before, after) => {
      const { rows } = compare(before, after, unit, exact)
      const bare = (text: string) => linesOf(text).map((line) => line.replace(/\n$/, ''))
      expect(rowsText(rows, 'before')).toEqual(bare(before))
      expect(rowsText(rows, 'after')).toEqual(bare(after))
    }),
    { numRuns: 300, seed: 6 },
  )
})

const sentences = Array.from(
  { length: 12 },
  (_, at) => `Sentence number ${at} is about wool, oak and ${at * 37} lamps.`,
)
const anyPage = fc.shuffledSubarray(sentences, { minLength: 2 })
const anyEdit = fc.record({
  edit: fc.constantFrom('move', 'change', 'remove', 'add'),
  from: fc.nat(40),
  to: fc.nat(40),
  size: fc.integer({ min: 1, max: 4 }),
})

function edited(page: string[], edits: { edit: string; from: number; to: number; size: number }[]) {
  const list = [...page]
  for (const { edit, from, to, size } of edits) {
    const at = from % (list.length + 1)
    if (edit === 'add') list.splice(at, 0, `A new line ${from} of ${to}.`)
    else if (edit === 'change') list.splice(at, 1, (list[at] ?? '').replace('wool', `felt ${to}`))
    else {
      const block = list.splice(at, size)
      if (edit === 'move') list.splice(to % (list.length + 1), 0, ...block)
    }
  }
  return list
}

test('after 2,000 random edits with moves, both columns are in order and have every line once', {
  tags: 'extended',
}, () => {
  fc.assert(
    fc.property(anyPage, fc.array(anyEdit, { maxLength: 6 }), (page, edits) => {
      const changed = edited(page, edits)
      const { rows } = compare(page.join('\n'), changed.join('\n'), 'word', exact)
      const numbers = (side: 'before' | 'after') =>
        rows.flatMap((row) => (row.kind === 'gap' || !row[side] ? [] : [row[side].line]))
      expect(numbers('before')).toEqual(linesOf(page.join('\n')).map((_, at) => at + 1))
      expect(numbers('after')).toEqual(linesOf(changed.join('\n')).map((_, at) => at + 1))
    }),
    { numRuns: 2_000, seed: 13 },
  )
})

test('a changed line is paired with its new version, not with the line at its position', () => {
  const before = 'Returns are free within 30 days of delivery.\nWe answer letters within one working day.'
  const after = `A heading that is new\n${before.replace('30', '14').replace('letters', 'mail')}`
  const { rows } = compare(before, after, 'word', exact)
  expect(rows.map((row) => row.kind)).toEqual(['add', 'change', 'change'])
  const changed = rows.flatMap((row) => (row.kind === 'change' ? (row.after?.parts ?? []) : []))
  expect(changed.filter((part) => part.changed).map(({ text }) => text)).toEqual(['14', 'mail'])
})

test('unchanged items are equal and in order on both sides', () => {
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
  ['10%', '15%', 'word', ['10'], ['15']],
])('%s against %s by %s marks what changed', async (before, after, unit, gone, fresh) => {
  const [row] = (await data({ before, after, unit })).rows
  if (row?.kind !== 'change') throw new Error('No changed row.')
  const changed = (parts = row.before?.parts) => parts?.filter((part) => part.changed).map(({ text }) => text)
  expect([changed(), changed(row.after?.parts)]).toEqual([gone, fresh])
})

test('a moved block is moved, not deleted and added', async () => {
  const block = 'Prices include all taxes.\nShipping takes five days.\n'
  const rest = 'One line of the rest.\nA second line of it.\nAnd a third of them.\n'
  const { movedBlocks, counts } = await data({ before: block + rest, after: rest + block })
  expect(movedBlocks).toEqual([{ before: 1, after: 4, lines: 2 }])
  expect(counts).toEqual({ added: 0, removed: 0, changed: 0, same: 3 })
})

test('case and spaces are ignored on request', async () => {
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

test('a megabyte, NUL bytes, and half a surrogate work', { tags: 'extended' }, async () => {
  const before = Array.from(
    { length: 20_000 },
    (_, at) => `Line ${at} has about fifty characters in all, no more.`,
  ).join('\n')
  const after = before.replaceAll('9 has', '9 had').replace('Line 7 ', 'Line \0\ud800 ')
  const { counts, similarity } = await data({ before, after })
  expect(counts.changed).toBe(2_001)
  expect(similarity).toBeGreaterThan(0.99)
})

test('one changed word in a long paragraph is found', async () => {
  const before = Array.from({ length: 700 }, (_, at) => `Sentence ${at} of a long paragraph says ${at % 101}.`).join(
    ' ',
  )
  const { counts, similarity } = await data({ before, after: before.replace('Sentence 150 ', 'Phrase 150 ') })
  expect(counts).toMatchObject({ changed: 1, added: 0 })
  expect(similarity).toBeGreaterThan(0.999)
})

test('equal lines between changes are never marked, however many edits there are', { tags: 'extended' }, async () => {
  const text = (name: string) =>
    Array.from({ length: 8_000 }, (_, at) => (at % 2 ? 'the same line' : `${name}${at}`)).join('\n')
  expect((await data({ before: text('u'), after: text('v') })).counts).toMatchObject({ changed: 0, same: 4_000 })
})

test.each([
  ['我喜欢绿茶和咖啡', '我喜欢红茶和咖啡', 'word', ['绿茶'], ['红茶']],
  ['a family of 👨‍👩‍👧‍👦', 'a family of 👨‍👩‍👧', 'char', ['👨‍👩‍👧‍👦'], ['👨‍👩‍👧']],
  ['in\u00adfor the sake of it', 'infor the sake of it', 'word', ['in\u00adfor'], ['infor']],
])('%s against %s: changes are whole words or letters', async (before, after, unit, gone, fresh) => {
  const [row] = (await data({ before, after, unit })).rows
  if (row?.kind !== 'change') throw new Error('No changed row.')
  const changed = (parts = row.before?.parts) => parts?.filter((part) => part.changed).map(({ text }) => text)
  expect([changed(), changed(row.after?.parts)]).toEqual([gone, fresh])
})

test('a moved paragraph takes its empty line along', async () => {
  const [one, two] = ['The first paragraph is here.', 'The second one stands over there.']
  const { counts, movedBlocks } = await data({ before: `${one}\n\n${two}\n`, after: `${two}\n\n${one}\n` })
  expect(counts).toMatchObject({ added: 0, removed: 0, changed: 0 })
  expect(movedBlocks).toHaveLength(1)
})

test.each([
  ['a\n', '', '0% alike: 1 line removed'],
  ['', 'a', '0% alike: 1 line added'],
  ['a\r\nb\r\n', 'a\nb\n', '40% alike: 2 lines changed only in the line end'],
])('%j against %j has a one-sentence summary', async (before, after, summary) => {
  expect((await run(tool, { before, after })).summary).toBe(summary)
})

test('on request, the text of HTML is compared', async () => {
  const pair = { before: '<p>Wool <b>socks</b></p><p>Two</p>', after: '<div>Wool socks</div>\n<p>Three</p>' }
  expect((await data({ ...pair, isPageText: true })).counts).toMatchObject({ same: 1, added: 1, removed: 1 })
  expect((await run(tool, { ...pair, after: '<p>Wool socks<p>Two', isPageText: true })).summary).toMatch(/same text/)
})

test('a page is compared by its main text, on either side', { tags: 'extended' }, async () => {
  const edited = mainText.replace('thirty degrees', 'forty degrees')
  const texts = await run(tool, { before: mainText, after: edited })
  const mixed = await runOnPages(tool, { beforeUrl: 'shop.example/care', after: edited }, articlePage())
  expect(mixed.data).toEqual({ ...(texts.data as object), pages: { before: expect.anything(), after: null } })
  const later = await runOnPages(tool, { before: edited, afterUrl: 'shop.example/care' }, articlePage())
  expect(later.data).toMatchObject({ isEqual: false, counts: { changed: 1 }, pages: { before: null } })
  const both = await runOnPages(tool, { beforeUrl: 'a.example', afterUrl: 'b.example' }, articlePage(), articlePage())
  expect(both.data).toMatchObject({ isEqual: true })
  const labels = mixed.report.flatMap((block) => (block.kind === 'diff' ? block.labels : []))
  expect(labels).toEqual([expect.stringMatching(/^Main text of https:\/\/shop.example\/care, \d+ words$/), 'After'])
})

test.each(badPages)('%s is refused at its side’s URL', async (_, page, message) => {
  const { failure } = await runOnPages(tool, { before: 'Socks', afterUrl: 'shop.example' }, page)
  expect(failure?.errors).toEqual({ afterUrl: expect.stringMatching(message) })
})

test.each([
  [{ before: 'Socks', beforeUrl: 'a.example', after: 'Caps' }, 'beforeUrl'],
  [{ beforeUrl: 'a.example' }, 'after'],
])('a side with both, or without a counterpart, is refused: %j', async (input, name) => {
  const { failure } = await runOnPages(tool, input, articlePage())
  expect(Object.keys(failure?.errors ?? {})).toEqual([name])
})

test('a page that cannot be fetched is refused with the reason', async () => {
  const unread = { requestedUrl: 'a.example', hops: [], failure: { kind: 'dns' as const, message: 'No such name.' } }
  const { failure } = await runOnPages(tool, { beforeUrl: 'a.example', after: 'Caps' }, unread)
  expect(failure?.errors).toEqual({ beforeUrl: 'No such name.' })
})

test.each([
  ['a byte order mark', '\ufeffOak', 'Oak'],
  ['composed and separate accents', 'caf\u00e9', 'cafe\u0301'],
  ['no-break spaces and zero-width spaces', '12\u00a0kg', '12 kg\u200b'],
])('texts that differ only in %s are said to look the same', async (name, before, after) => {
  expect((await run(tool, { before, after })).summary).toBe(`The texts look the same, but differ in ${name}`)
  expect((await run(tool, { before, after: `${after}!` })).summary).toContain('alike')
})
