import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { corpus } from '#tests/support/corpus.ts'
import { articlePage, badPages, mainText, PAGE_URL, runOnPages } from '#tests/support/page-source.ts'
import { run } from '#tests/support/tool-ports.ts'
import type { CheckedText } from './check-text.ts'
import { type Comparison, compare } from './compare.ts'
import { tokensOf } from './tokens.ts'
import { tool } from './tool.ts'
import { GRAM, winnow } from './winnow.ts'

const options = { least: 8, leaveQuotations: false, progress: () => {} }
const dataOf = async (input: Record<string, unknown>) => (await run(tool, input)).data as Comparison

/** Returns words in which no pair repeats, from a generator with a fixed seed. */
function randomWords(count: number, seed: number) {
  let state = seed
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return `w${(state >>> 8) % 50_000}x`
  })
}

test('R-173 every copy of eight words or more is found at its position', () => {
  for (let round = 0; round < 100; round += 1) {
    const source = randomWords(400, 2 * round + 1)
    const text = randomWords(300, 1_000_003 + 2 * round)
    const length = 8 + (round % 20)
    const [from, to] = [(round * 37) % (400 - length), (round * 53) % (300 - length)]
    text.splice(to, length, ...source.slice(from, from + length))
    const { matches } = compare(text.join(' '), [{ name: 's', text: source.join(' ') }], options)
    expect([round, matches.length, matches[0]?.words]).toEqual([round, 1, length])
    expect(matches[0]?.text).toBe(source.slice(from, from + length).join(' '))
  }
})

test('different texts share nothing, and runs below the minimum do not count', () => {
  const source = randomWords(500, 7)
  const text = randomWords(500, 99)
  text.splice(100, 6, ...source.slice(50, 56))
  expect(compare(text.join(' '), [{ name: 's', text: source.join(' ') }], options)).toMatchObject({
    uniquePct: 100,
    matches: [],
  })
  expect(compare(text.join(' '), [{ name: 's', text: source.join(' ') }], { ...options, least: 5 }).copiedWords).toBe(6)
})

test('winnowing keeps at least one fingerprint per window and far fewer than all', () => {
  const tokens = tokensOf(randomWords(1_000, 3).join(' '))
  for (const guarantee of [4, 8, 20]) {
    const places = [...winnow(tokens, guarantee).values()].flat().sort((a, b) => a - b)
    const width = guarantee - GRAM + 1
    for (const [at, place] of places.entries())
      expect((places[at + 1] ?? tokens.length - GRAM) - place).toBeLessThanOrEqual(width)
    // The expected density of winnowing is 2 / (w + 1).
    expect(places.length).toBeLessThan((1.3 * 2 * tokens.length) / (width + 1))
  }
})

test('changed endings, case, punctuation, and single words do not hide a passage', async () => {
  const { matches } = await dataOf({
    text: 'Indeed: The CRIMPS hold air between their fibers - and still, air carried heat slowly!',
    source: 'The crimp holds air between the fibers, and still air carries heat slowly.',
  })
  expect(matches).toHaveLength(1)
  expect(matches[0]).toMatchObject({ words: 13, exactWords: 9, nearWords: 3, source: 'Source 1' })
  expect(matches[0]?.similarity).toBeCloseTo(12 / 13, 3)
})

test('positions are those of the text and of the source', async () => {
  const text = 'One. Wool keeps its shape because every fiber is crimped — so it stays.'
  const source = 'Before it: wool keeps its shape because every fiber is crimped.'
  const [match] = (await dataOf({ text, source })).matches
  expect(text.slice(match?.span.start, match?.span.end)).toBe('Wool keeps its shape because every fiber is crimped')
  expect(source.slice(match?.sourceSpan.start, match?.sourceSpan.end)).toBe(
    'wool keeps its shape because every fiber is crimped',
  )
})

test('a word in two sources counts once, and the source with more is first', async () => {
  const passage = 'wool keeps its shape because every fiber is crimped'
  const found = await dataOf({ text: `${passage} and dry`, source: passage, source2: `${passage} and dry as well` })
  expect(found).toMatchObject({ copiedWords: 11, uniquePct: 0 })
  expect(found.sources.map(({ name, copiedWords }) => [name, copiedWords])).toEqual([
    ['Source 2', 11],
    ['Source 1', 9],
  ])
})

test('quotations are left out on request', async () => {
  const passage = 'wool keeps its shape because every fiber is crimped'
  const input = { text: `They say “${passage}” and leave.`, source: passage }
  expect((await dataOf(input)).copiedWords).toBe(9)
  expect((await dataOf({ ...input, leaveQuotations: true })).copiedWords).toBe(0)
})

test('source files can be UTF-8, Windows-1252, or HTML, and others are refused by name', async () => {
  const text = 'Die Größe der Socke steht auf dem Etikett an der Ferse, nicht am Bund.'
  const files = [
    new File([text], 'utf8.txt'),
    new File([Uint8Array.from([...text].map((character) => character.charCodeAt(0)))], 'ansi.txt'),
    new File([`<title>x</title><style>p{}</style><p>${text.replace(' der', ' <b>der</b>')}</p>`], 'page.html'),
  ]
  const { sources } = await dataOf({ text, files })
  expect(sources.map(({ copiedWords }) => copiedWords)).toEqual([14, 14, 14])
  const refused = await run(tool, { text, files: [new File([Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0])], 'a.txt')] })
  expect(refused).toMatchObject({
    status: 'failed',
    summary: 'a.txt is not a text file: it contains NUL bytes. Save it as plain text.',
  })
})

test.each([
  [{ text: '' }, 'Paste the text to check first.'],
  [
    { text: 'a' },
    'To compare the text with something, paste a source, enter the URL of a page, choose a file, or search the web.',
  ],
  [
    { text: 'a', source: ' \n' },
    'To compare the text with something, paste a source, enter the URL of a page, choose a file, or search the web.',
  ],
  [{ text: '!!! … 😀', source: 'a' }, 'This text contains no words to compare.'],
  [{ text: 'a', files: [new File([' '], 'b.txt')] }, 'b.txt is empty: choose another.'],
])('%j is refused with a hint', async (input, summary) => {
  expect(await run(tool, input)).toMatchObject({ status: 'failed', summary })
})

test.each(['\0word', '\ud800 word', 'word'])('%j can be compared', async (text) => {
  const line = `${text} `.repeat(8)
  expect((await run(tool, { text: line, source: line })).status).toBe('done')
})

const line = 'wool blankets keep warm because lanolin repels water and dirt while fibers trap air between scales'

test('two overlapping copies both count, and their shared words count once', async () => {
  const words = line.split(' ')
  const source = `${words.slice(0, 10).join(' ')} one two three four five ${words.slice(7).join(' ')}`
  const { copiedWords, matches, uniquePct } = await dataOf({ text: line, source })
  expect([copiedWords, matches.length, uniquePct]).toEqual([words.length, 2, 0])
  expect((await run(tool, { text: line, source })).summary).toBe(
    'All of the text (16 words) also appears in the source.',
  )
})

test('soft hyphens and zero-width joiners hide no copy', async () => {
  const text = line.replace(/\b(\w)(\w)/g, '$1\u00ad$2')
  expect((await dataOf({ text, source: line })).copiedWords).toBe(16)
})

test('a copy that starts in a quotation needs enough words outside it', async () => {
  const text = `“${line}” and so on`
  const source = `${line} and so on`
  expect((await dataOf({ text, source, leaveQuotations: true })).copiedWords).toBe(0)
  expect((await dataOf({ text, source })).copiedWords).toBe(19)
})

test('a file with a UTF-16 byte order mark is read', async () => {
  const bytes = Buffer.from(`\ufeff${line}`, 'utf16le')
  expect((await dataOf({ text: line, files: [new File([bytes], 'word.txt')] })).copiedWords).toBe(16)
})

test('one word repeated a hundred thousand times is fast', { tags: 'extended', timeout: 10_000 }, async () => {
  const text = 'wool '.repeat(20_000)
  expect((await run(tool, { text, source: text })).status).toBe('done')
})

const set = corpus('short-answers')

test.skipIf(!set)('copied student texts are distinguished from originals, and edits increase from cut to heavy', () => {
  const read = (name: string) => new TextDecoder('windows-1252').decode(readFileSync(`${set}/${name}`))
  const rows = readFileSync(`${set}/file_information.csv`, 'utf8')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((row) => row.split(','))
  const equal: Record<string, number[]> = { cut: [], light: [], heavy: [] }
  let [right, wrong, missed] = [0, 0, 0]
  for (const [file = '', task, kind = ''] of rows) {
    if (kind === 'orig') continue
    const source = { name: 'source', text: read(`orig_task${task}.txt`) }
    const { uniquePct, matches } = compare(read(file), [source], { ...options, least: 6 })
    const isCopied = uniquePct < 99
    if (kind === 'non') wrong += isCopied ? 1 : 0
    else if (isCopied) right += 1
    else missed += 1
    const words = matches.reduce((sum, match) => sum + match.words, 0)
    if (words > 0) equal[kind]?.push(matches.reduce((sum, match) => sum + match.exactWords, 0) / words)
  }
  expect((2 * right) / (2 * right + wrong + missed)).toBeGreaterThanOrEqual(0.93)
  const mean = (values: number[] = []) => values.reduce((sum, value) => sum + value, 0) / values.length
  expect(mean(equal.cut)).toBeGreaterThan(mean(equal.light))
  expect(mean(equal.light)).toBeGreaterThan(mean(equal.heavy))
})

const copy = `${mainText.split('\n\n')[1]} All prices include darning. We sell caps as well.`

test('a page is compared by its main text, without its footer', async () => {
  const [byUrl, byText] = [
    await runOnPages(tool, { text: copy, urls: 'shop.example/care\n' }, articlePage()),
    await run(tool, { text: copy, source: mainText }),
  ]
  const of = ({ data }: typeof byUrl) => {
    const { pages: _, matches, sources, ...rest } = data as CheckedText
    return {
      ...rest,
      matches: matches.map(({ source: __, ...one }) => one),
      sources: sources.map(({ name: __, ...one }) => one),
    }
  }
  expect(of(byUrl)).toEqual(of(byText))
  expect((byUrl.data as CheckedText).matches).toMatchObject([{ source: PAGE_URL, words: 24 }])
  expect(byUrl.report.at(-1)).toMatchObject({ title: expect.stringContaining(`Main text of ${PAGE_URL}`) })
})

test.each(badPages)('%s is reported, and fails the run if there is no other source', async (_, page, message) => {
  const alone = await runOnPages(tool, { text: copy, urls: PAGE_URL }, page)
  expect(alone.failure?.errors.urls).toMatch(message)
  const beside = await runOnPages(tool, { text: copy, urls: `${PAGE_URL}\nb.example` }, page, articlePage())
  expect(beside).toMatchObject({ status: 'partial', findings: [{ evidence: expect.stringMatching(message) }] })
})

test('too few words are refused: nothing found in them proves nothing', async () => {
  const short = await run(tool, { text: 'Wool socks.', source: 'Wool socks.' })
  expect(short.failure?.errors.text).toBe(
    'The text has 2 words, and passages of 6 words or more are compared. Enter a longer text, or choose a shorter passage under Options.',
  )
  expect(Object.keys((await run(tool, { text: copy, source: '???' })).failure?.errors ?? {})).toEqual(['source'])
})

test('more than five URLs are refused before anything is fetched', async () => {
  const { failure } = await runOnPages(tool, { text: copy, urls: 'a.a\nb.b\nc.c\nd.d\ne.e\nf.f' })
  expect(Object.keys(failure?.errors ?? {})).toEqual(['urls'])
})
