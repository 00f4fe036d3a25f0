// @module-tag slow
import { expect, test } from 'vitest'
import type { TextBlock } from '#engine/tool/blocks.ts'
import { nodePorts } from '#providers/tool-ports/node-ports.ts'
import { corpus } from '#tests/support/corpus.ts'
import { run } from '#tests/support/tool-ports.ts'
import { dialectOf } from './dialect.ts'
import { lint, rawLint } from './harper.ts'
import type { Issue } from './issue.ts'
import { readJfleg } from './oracle/jfleg.ts'
import { findingsOf, scoreOf } from './rate-issues.ts'
import { tool } from './tool.ts'

type Data = {
  issues: Issue[]
  words: number
  score: number
  mistakes: number
}
const check = async (text: string, more = {}) => (await run(tool, { text, ...more })).data as Data

// Mistakes described in English grammars; the correction is the expected result.
test.each([
  ['This is an test.', 'an', 'a'],
  ['She came to the the shop.', 'the the', 'the'],
  ['I could of gone.', 'could of', 'could have'],
  ['Where is teh shop?', 'teh', 'the'],
  ['It is to late 🐑🐑 for teh sheep.', 'teh', 'the'],
])(
  '%s: “%s” becomes “%s”',
  async (text, wrong, right) => {
    const { issues } = await check(text)
    const found = issues.find((issue) => issue.text.toLowerCase() === wrong)
    expect(found?.suggestions).toContain(right)
    expect(text.slice(found?.start, found?.end)).toBe(found?.text)
  },
  60_000,
)

const jfleg = corpus('jfleg')
test.skipIf(!jfleg)(
  'on JFLEG, as many flags as with Harper alone are on words that editors changed, and half as many are not',
  async () => {
    const { asset } = nodePorts(tool)
    const options = { dialect: 'american', isMarkdown: false, wasm: () => asset('harper.wasm') } as const
    const counts = { ours: { hits: 0, wrong: 0 }, raw: { hits: 0, wrong: 0 } }
    for (const { text, isChanged } of readJfleg(jfleg ?? '').slice(0, 300))
      for (const [who, find] of [
        ['ours', lint],
        ['raw', rawLint],
      ] as const)
        for (const { start, end } of await find(text, options)) counts[who][isChanged(start, end) ? 'hits' : 'wrong']++
    expect(counts.ours.hits).toBeGreaterThanOrEqual(counts.raw.hits)
    expect(counts.ours.wrong).toBeLessThanOrEqual(counts.raw.wrong / 2)
  },
  60_000,
)

test.each([
  ['Many student passed the test.', 'student', 'students'],
  ['One of the most important thing is time.', 'thing', 'things'],
  ['This problems are hard.', 'problems', 'problem'],
  ['He go to school by bus.', 'go', 'goes'],
  ['They goes home early.', 'goes', 'go'],
  ['People is nice here.', 'is', 'are'],
  ['In the other hand, it was late.', 'In the other hand', 'On the other hand'],
  ['They did mistakes again.', 'did mistakes', 'made mistakes'],
  ['It was late. However we went on.', 'However', 'However,'],
  ['We look forward to hear from you.', 'look forward to hear', 'look forward to hearing'],
])('%s: “%s” becomes “%s”', async (text, wrong, right) => {
  expect((await check(text)).issues).toContainEqual(expect.objectContaining({ text: wrong, suggestions: [right] }))
})

test.each([
  'Many car owners sell their car. Several human processes need these mass transport systems.',
  'Does he go there? Let him do it, and make it work. I saw her leave. He put it down.',
  'A few days later, every other week, he had a lot of work.',
  'Turkey and Greece agreed. King Khafre ruled Egypt, and Antipolo lies in Rizal.',
  'The number of people is falling. However hard we try, it rains.',
  'Neither they nor she knows. What they have is enough.',
])('%s is correct', async (text) => {
  expect((await check(text)).issues.map((issue) => issue.text)).toEqual([])
})

test.each([
  ['The colour of the centre is grey.', 'british'],
  ['The color of the center is gray.', 'american'],
  ['We organise and analyse the programme.', 'british'],
  ['We advertise and exercise to improve our enterprise.', undefined],
  ['The house is red.', undefined],
])('%s is spelled in %s', (text, dialect) => {
  expect(dialectOf(text)).toBe(dialect)
})

test('British text is checked as British, and the report says so once', async () => {
  const { findings, limits } = await run(tool, { text: 'The colour of the centre is grey, and we organise it.' })
  expect(findings.map(({ id }) => id)).toEqual(['clean'])
  expect(limits.filter((one) => one.includes('British English'))).toHaveLength(1)
})

test('words can be accepted, rules ignored, and all corrections applied', async () => {
  const text = 'We sell zorbwool in teh shop. It is to late, to late.'
  const flagged = async (more = {}) => (await check(text, more)).issues.map((issue) => issue.text)
  expect(await flagged()).toEqual(expect.arrayContaining(['zorbwool', 'teh']))
  expect(await flagged({ accepted: 'Zorbwool\nother' })).not.toContain('zorbwool')
  expect(await flagged({ ignored: 'spellcheck' })).not.toContain('zorbwool')
  const { report } = await run(tool, { text: 'We came to teh shop.' })
  const block = report.find((one): one is TextBlock => one.kind === 'text')
  expect(block?.whole?.text).toBe('We came to the shop.')
  const marks = (await run(tool, { text: 'We sell zorbwool.' })).report.flatMap((one) =>
    one.kind === 'text' ? (one.marks ?? []) : [],
  )
  expect(marks[0]?.offers).toEqual([{ label: 'Accept “zorbwool”', field: 'accepted', value: 'zorbwool' }])
})

test.each([
  [16, 4, 0, 57],
  [100, 0, 0, 100],
  [1_000, 1, 0, 99],
  [100, 10, 0, 50],
  [100, 20, 0, 25],
  [100, 0, 4, 93],
])('%i words with %i mistakes and %i style suggestions score %i', (words, mistakes, style, score) => {
  expect(scoreOf(words, { mistakes, style })).toBe(score)
})

test('a clean text scores 100, and mistakes lower the score', async () => {
  const clean = await check('We sell wool socks. Each pair is made by hand.')
  expect([clean.issues, clean.score, clean.words]).toEqual([[], 100, 10])
  expect((await check('We sell wool socks. Each pair are made by an hand hand.')).score).toBeLessThan(95)
})

test.each([
  '## What the codes mean\n\nThe 404s load in 2.5 s, LCP included. See DevTools and the W3C.',
  'Pages, posts and tags. An SEO and a URL. OK?',
  'Write to care@oakfield.example or see https://oakfield.example/care now.',
  '•\tlamps\n•\tchairs\n- returns: goods that came back',
  'It weighs approx. ten pounds, next to redirects and Googlebot’s cache.',
  'Wool is of\u00adten mis\u00adunder\u00adstood. Who’s there?',
])('%j is correct prose and has no findings', async (text) => {
  expect((await check(text)).issues.map((issue) => issue.text)).toEqual([])
})

test('a mistake after a soft hyphen keeps its position', async () => {
  const text = 'We of\u00adten see teh shop.'
  const [issue] = (await check(text)).issues
  expect(text.slice(issue?.start, issue?.end)).toBe('teh')
})

test('a wrong article and “better then” are mistakes, not style, and are counted correctly', async () => {
  expect((await run(tool, { text: 'Our socks are better then others.' })).summary).toBe('1 mistake in 6 words')
  expect((await run(tool, { text: 'This is an test.' })).summary).toBe('1 mistake in 4 words')
  expect((await run(tool, { text: 'Hello' })).summary).toBe('Nothing found in 1 word')
})

test('a finding is titled with what to write, shows the words around it, and names its rule', async () => {
  const text = 'Wool socks keep you’re feet warm on every long walk in Maine.\nSee you.'
  expect(findingsOf((await check(text)).issues, text)[0]).toMatchObject({
    title: 'Write “your” instead of “you’re”.',
    evidence: 'Wool socks keep you’re feet warm on every long walk',
    why: expect.stringMatching(/^[A-Z].*\. Rule: \w+\.$/),
  })
})

test('text that is not English is reported', async () => {
  expect((await run(tool, { text: '日本語の文章です。' })).summary).toBe('This text contains no English words.')
  expect((await run(tool, { text: 'Der Hund schläft im Garten unter dem Baum.' })).summary).toBe(
    'This text is German. The checker reads English only.',
  )
  const unknown = 'The gorblax of zwimpel frints a dorfle, and snarp glimbers wozzle krumpf.'
  expect((await run(tool, { text: unknown })).limits.join()).toContain('may not be English')
})

test('marks do not overlap, are within the text, and have a correction', async () => {
  const { report } = await run(tool, tool.samples[0].input)
  const block = report.find((one): one is TextBlock => one.kind === 'text')
  const marks = block?.marks ?? []
  expect(marks.length).toBeGreaterThan(3)
  expect(marks.some(({ replacements }) => replacements?.includes('could have'))).toBe(true)
  for (const [at, mark] of marks.entries()) expect(mark.start).toBeGreaterThanOrEqual(marks[at - 1]?.end ?? 0)
})

test('spelling follows the country', async () => {
  const wrong = async (dialect: string) =>
    (await check('The colour of the wool is grey.', { dialect })).issues.map(({ text }) => text)
  expect(await wrong('american')).toContain('colour')
  expect(await wrong('british')).not.toContain('colour')
}, 60_000)

test.each(['\0\0 teh', '\ud800 teh cat'])('odd input %# completes', async (text) => {
  expect((await run(tool, { text })).status).toBe('done')
})

test('a mass of brackets is refused with its line', async () => {
  expect((await run(tool, { text: `Fine.\n${'('.repeat(100_000)}` })).summary).toMatch(/^Line 2 has/)
})

test('an empty text is refused', async () => {
  expect((await run(tool, { text: ' ' })).summary).toBe('Enter a text to check.')
})

test('encoded data among the words is skipped and breaks no later run', async () => {
  const data = 'a'.repeat(100_000)
  const { status, data: result } = await run(tool, { text: `This are our shop. ${data} It has two tabels.` })
  expect(status).toBe('done')
  const { issues } = result as { issues: { text: string; start: number }[] }
  expect(issues.some(({ start }) => start > data.length)).toBe(true)
  expect(issues.every(({ text }) => text.length < 100)).toBe(true)
  expect((await run(tool, { text: 'This are our shop.' })).status).toBe('done')
})

test('“Your the best” is a mix-up, and an article keeps its capital', async () => {
  const { data } = await run(tool, { text: 'Your the best. A apple a day.' })
  expect((data as { issues: { text: string; suggestions: string[] }[] }).issues).toEqual([
    expect.objectContaining({ text: 'Your', suggestions: ["You're"] }),
    expect.objectContaining({ text: 'A', suggestions: ['An'] }),
  ])
})
