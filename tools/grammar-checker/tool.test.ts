import { expect, test } from 'vitest'
import type { TextBlock } from '../../engine/tool/blocks.ts'
import { run } from '../../tests/support/tool-ports.ts'
import { tool } from './tool.ts'

type Data = {
  issues: { text: string; suggestions: string[]; start: number; end: number }[]
  words: number
  score: number
  mistakes: number
}
const check = async (text: string, more = {}) => (await run(tool, { text, ...more })).data as Data

// Mistakes that grammars of English name; the correction is the oracle.
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

test('a clean text gets 100, and mistakes cost points', async () => {
  const clean = await check('We sell wool socks. Each pair is made by hand.')
  expect([clean.issues, clean.score, clean.words]).toEqual([[], 100, 10])
  expect((await check('We sell wool socks. Each pair are made by an hand hand.')).score).toBeLessThan(90)
})

test.each([
  '## What the codes mean\n\nThe 404s load in 2.5 s, LCP included. See DevTools and the W3C.',
  'Pages, posts and tags. An SEO and a URL. OK?',
  'Write to care@oakfield.example or see https://oakfield.example/care now.',
  '•\tlamps\n•\tchairs\n- returns: goods that came back',
  'It weighs approx. ten pounds, next to redirects and Googlebot’s cache.',
  'Wool is of\u00adten mis\u00adunder\u00adstood. Who’s there?',
])('%j is correct prose and raises no alarm', async (text) => {
  expect((await check(text)).issues.map((issue) => issue.text)).toEqual([])
})

test('a mistake after a soft hyphen keeps its place', async () => {
  const text = 'We of\u00adten see teh shop.'
  const [issue] = (await check(text)).issues
  expect(text.slice(issue?.start, issue?.end)).toBe('teh')
})

test('a wrong article is a mistake, not a matter of style, and the sentence counts right', async () => {
  expect((await run(tool, { text: 'This is an test.' })).summary).toBe('1 mistake and 0 matters of style in 4 words')
  expect((await run(tool, { text: 'Hello' })).summary).toBe('Nothing found in 1 word')
})

test('what is not English is said so', async () => {
  expect((await run(tool, { text: '日本語の文章です。' })).summary).toBe('There is no English word in this text.')
  const german = 'Der Hund läuft schnell durch den Garten und bellt die Katze an.'
  expect((await run(tool, { text: german })).limits.join()).toContain('may not be English')
})

test('marks do not overlap, lie in the text, and carry the correction', async () => {
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

test.each(['\0\0 teh', '\ud800 teh cat'])('odd input %# ends done', async (text) => {
  expect((await run(tool, { text })).status).toBe('done')
})

test('a heap of brackets is refused with its line', async () => {
  expect((await run(tool, { text: `Fine.\n${'('.repeat(100_000)}` })).summary).toMatch(/^Line 2 holds/)
})

test('an empty text is refused', async () => {
  expect((await run(tool, { text: ' ' })).summary).toBe('Enter a text to check.')
})
