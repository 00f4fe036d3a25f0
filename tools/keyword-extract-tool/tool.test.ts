// @module-tag slow
import { expect, test } from 'vitest'
import { keyphrasesOf } from '#engine/text/keyphrases.ts'
import { stopWords } from '#engine/text/stop-words.ts'
import { corpus } from '#tests/support/corpus.ts'
import { badPages, refusalsOf, runOnBoth, runOnPages } from '#tests/support/page-source.ts'
import { run } from '#tests/support/tool-ports.ts'
import type { Extracted } from './extract.ts'
import { annotatedTexts } from './oracle/annotated-texts.ts'
import { rake, yake } from './oracle/peers.ts'
import { f1At10, tfIdf } from './oracle/score.ts'
import { sample } from './sample.ts'
import { tool } from './tool.ts'

const extract = async (input: Record<string, unknown>) => (await run(tool, input)).data as Extracted

/** `npm run bench:tools` measures all documents. */
const MEASURED = 40

const phrasesIn = (text: string) => keyphrasesOf(text).phrases.map(({ phrase }) => phrase)

test.skipIf(!corpus('inspec'))(
  'on abstracts the ten best phrases beat TF-IDF and RAKE by far',
  { tags: 'extended', timeout: 60_000 },
  () => {
    const documents = annotatedTexts('inspec').slice(0, MEASURED)
    const texts = documents.map(({ text }) => text)
    const ours = f1At10(documents, phrasesIn)
    expect(ours).toBeGreaterThan(f1At10(documents, tfIdf(texts, stopWords('en'))) + 0.1)
    expect(ours).toBeGreaterThan(f1At10(documents, rake) + 0.05)
  },
)

test.skipIf(!corpus('kpcrowd'))(
  'on news the ten best phrases beat TF-IDF, RAKE and YAKE',
  { tags: 'extended', timeout: 60_000 },
  () => {
    const documents = annotatedTexts('kpcrowd').slice(0, MEASURED)
    const texts = documents.map(({ text }) => text)
    const ours = f1At10(documents, phrasesIn)
    for (const peer of [tfIdf(texts, stopWords('en')), rake, yake])
      expect(ours).toBeGreaterThan(f1At10(documents, peer))
  },
)

test.each([
  ['Michael Buble kisses a fan on stage. Fans of Michael Buble love it when he kisses them.', 'kiss'],
  ['The company plans to launch its lamp in May. It plans a shop, and it plans a catalog.', 'plan'],
  ['Stocks fall as oil prices climb. Prices climb again, and stocks fall.', 'climb'],
  ['The author describes two lamps. This paper describes a lamp.', 'describe'],
  ['Experiments suggest that lamps last. Results indicate that they last.', 'suggest'],
  ['The control system employs a preload relay to reduce chattering of the motor.', 'employs'],
  ['Once the operating regime digresses from the model, the controller is tuned again.', 'digresses'],
  ['Every mobile agent locates its service server by a broadcast message.', 'locates'],
])('%s: no verb is taken as a noun', (text, verb) => {
  expect(phrasesIn(text).filter((phrase) => phrase.toLowerCase().includes(verb))).toEqual([])
})

test('phrasing that every paper uses is not part of a term', () => {
  const text = 'The proposed fuzzy controller beats conventional fuzzy controllers and existing fuzzy controllers.'
  expect(phrasesIn(text)[0]).toBe('fuzzy controller')
})

test('a repeated word is a phrase of its own', () => {
  const text =
    'The senator met voters. She asked the senator for help. They like the senator. He said the senator won. You saw it.'
  expect(phrasesIn(text)[0]?.toLowerCase()).toBe('senator')
})

test('the sample is about wool blankets, and its title says so', async () => {
  const { keyphrases } = await extract(sample.input)
  const [first] = keyphrases
  expect(first).toMatchObject({ inTitle: true, inH1: true, inDescription: true, length: 2, score: 100 })
  expect(first?.phrase.toLowerCase()).toBe('wool blankets')
  expect(first?.variants.map(({ form }) => form).sort()).toEqual(['wool blanket', 'wool blankets'])
  expect(first?.count).toBe(first?.positions.length)
})

test('positions lead to the phrase in the text', async () => {
  const { text, keyphrases } = await extract({ text: 'Oak tables last. An oak table is heavy. We oil oak tables.' })
  const found = keyphrases.find(({ phrase }) => phrase === 'Oak tables')
  expect(found?.positions.map(({ start, end }) => text.slice(start, end))).toEqual([
    'Oak tables',
    'oak table',
    'oak tables',
  ])
  expect(found?.places).toEqual([0, 0.3636, 0.9091])
})

test('phrases have the chosen maximum length and number', async () => {
  const { keyphrases } = await extract({ ...sample.input, longest: 1, top: 5 })
  expect(keyphrases).toHaveLength(5)
  expect(Math.max(...keyphrases.map(({ length }) => length))).toBe(1)
})

test('pairs share sentences', async () => {
  const { together } = await extract({
    text: 'Wool fibers carry lanolin. Cold water helps wool fibers. Wool fibers hate hot water. Lanolin keeps wool fibers dry.',
  })
  expect(together).toContainEqual({ a: 'Wool fibers', b: 'lanolin', sentences: 2 })
})

test('another language is split at its stop words', async () => {
  const { keyphrases } = await extract({
    text: 'Die Wolldecke ist aus Schurwolle. Eine Wolldecke wird von Hand gewebt, und die Schurwolle kommt aus Maine.',
    language: 'de',
  })
  expect(keyphrases.map(({ phrase }) => phrase)).toContain('Wolldecke')
  expect(keyphrases.map(({ phrase }) => phrase.toLowerCase())).not.toContain('die wolldecke')
})

test('a file is read if no text is pasted', async () => {
  const file = new File(['Oak tables last. Oak tables are heavy.'], 'tables.txt')
  expect((await extract({ file: [file] })).keyphrases[0]?.phrase).toBe('Oak tables')
})

test.each([
  [{ text: '' }, 'Paste a text or the source of a page, enter a URL, or choose a file.'],
  [{ text: 'and of the' }, 'No phrase was found: this text has no noun that could name a topic.'],
  [
    { file: [new File([new Uint8Array([0xff, 0xfe, 0x80])], 'a.txt')] },
    'a.txt is not UTF-8 text. Save it as plain text, or paste its text.',
  ],
  [{ file: [new File(['a\0b'], 'b.txt')] }, 'b.txt is not a text file: it contains NUL bytes.'],
  [{ file: [new File([''], 'c.txt')] }, 'c.txt is empty.'],
])('invalid input %# is refused with a message', async (input, message) => {
  expect((await run(tool, input)).summary).toBe(message)
})

test.each([
  `${'<div>'.repeat(100_000)}wool`,
  'wool '.repeat(60_000),
  `${'[('.repeat(100_000)} wool`,
  '\0 \ud800 wool',
  `${'a'.repeat(200_000)} wool`,
])('odd text takes seconds', { tags: 'extended', timeout: 20_000 }, async (text) => {
  const { user } = process.threadCpuUsage()
  expect((await run(tool, { text })).status).toBe('done')
  expect(process.threadCpuUsage().user - user).toBeLessThan(6e6)
})

test('URLs and contractions are not phrases, and soft hyphens are not part of one', async () => {
  const { data } = await run(tool, {
    text: 'Visit https://oakfield.example/care today; it’s simple. Write to care@oakfield.example about wool blan\u00adkets and wool blankets.',
  })
  const phrases = (data as { keyphrases: { phrase: string; count: number }[] }).keyphrases
  expect(phrases.find(({ phrase }) => phrase === 'wool blankets')?.count).toBe(2)
  expect(phrases.map(({ phrase }) => phrase).filter((phrase) => /oakfield|https|it’s|\u00ad/.test(phrase))).toEqual([])
})

test.each([
  ['Wool', 'The only phrase found in 1 word is “Wool”.'],
  ['wool and oak', 'The top phrases are “wool” and “oak”. 2 phrases found in 3 words.'],
])('the summary of %j is grammatical', async (text, summary) => {
  expect((await run(tool, { text })).summary).toBe(summary)
})

test('a page gives the phrases of its main text in the same order', async () => {
  const { byUrl, data } = await runOnBoth(tool)
  const phrases = data.map((one) =>
    (one as Extracted).keyphrases.map(({ phrase, score, count, positions }) => ({ phrase, score, count, positions })),
  )
  expect(phrases[0]?.length).toBeGreaterThan(5)
  expect(phrases[0]).toEqual(phrases[1])
  expect((data[0] as Extracted).keyphrases.some(({ inTitle }) => inTitle)).toBe(true)
  const shown = byUrl.report.find(({ kind }) => kind === 'text')
  expect(shown).toMatchObject({ title: expect.stringContaining('Main text of https://shop.example/care, 7') })
})

test.each(badPages)('%s is refused with its own message', async (_, page, message) => {
  const { failure } = await runOnPages(tool, { url: 'shop.example' }, page)
  expect(failure?.errors.url).toMatch(message)
})

test('neither and both of text and URL are refused at their field', async () => {
  expect(await refusalsOf(tool)).toEqual([['text'], ['url']])
})
