import { expect, test } from 'vitest'
import { countPhrases, placesOf, wordRuns } from '#engine/text/phrases.ts'
import { badPages, refusalsOf, runOnBoth, runOnPages } from '#tests/support/page-source.ts'
import { run } from '#tests/support/tool-ports.ts'
import type { Densities } from './report.ts'
import { sample } from './sample.ts'
import { tool } from './tool.ts'

const check = async (text: string, more: Record<string, unknown> = {}) =>
  (await run(tool, { text, ...more })).data as Densities

/** Counts in the simplest way: a pattern at each place of the text, overlaps included. */
function bruteForce(text: string, phrase: string) {
  const words = phrase.split(' ').map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(`(?<![a-z0-9'])(?=${words.join('[ -]')}(?![a-z0-9']))`, 'gi')
  return text.match(pattern)?.length ?? 0
}

/** Returns texts with few different words, so that phrases repeat; the same on every machine. */
function madeText(seed: number) {
  const words = ['oak', 'table', 'Table', "shop's", 'wool', 'a', 'the', 'chair2', 'OAK', 'sofa']
  const gaps = [' ', ' ', ' ', ' ', '-', ', ', '. ', ' ']
  let state = seed * 2_654_435_761
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) % below
  }
  let text = ''
  for (let count = 0; count < 200; count += 1) text += `${words[next(words.length)]}${gaps[next(gaps.length)]}`
  return text
}

test('every count matches a brute-force pattern on 100 texts', { tags: 'extended', timeout: 20_000 }, () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const text = madeText(seed)
    const phrases = countPhrases(wordRuns(text))
    for (const { phrase, count } of phrases) expect([phrase, count]).toEqual([phrase, bruteForce(text, phrase)])
  }
})

test('keywords match across case and hyphens, not across a comma', () => {
  const runs = wordRuns('Oak table, oak-TABLE. oak, table oak table')
  expect(placesOf(runs, 'oak table')).toEqual([0, 2, 6])
})

test('density is occurrences divided by all words, and prominence falls along the text', async () => {
  const { keywords, words } = await check('wool is warm and wool is light here ok ok', { keywords: 'wool\nok' })
  expect(words).toBe(10)
  expect(keywords).toMatchObject([
    { phrase: 'wool', count: 2, density: 20, prominence: 78 },
    { phrase: 'ok', count: 2, density: 20, prominence: 6 },
  ])
})

test('the parts of a page are distinguished', async () => {
  const { keywords, heaps } = await check(sample.input.text, { keywords: sample.input.keywords })
  expect(keywords[0]).toMatchObject({ count: 6, inTitle: false, inHeadings: 1, inAlts: 1, inFirstWords: true })
  expect(keywords[1]).toMatchObject({ count: 0 })
  expect(heaps[0]).toMatchObject({ phrase: 'oak table', count: 6 })
  expect((await check(sample.input.text, { keywords: 'oak tables' })).keywords[0]).toMatchObject({
    inTitle: true,
    inDescription: true,
    inHeadings: 1,
  })
})

test('scripts, styles, and templates are ignored, and entities are decoded', async () => {
  const { text } = await check(
    '<p>Fish &amp; chips</p><script>var hidden = "<p>no</p>"</script><style>p{}</style><template><p>no</p></template><p>end',
  )
  expect(text).toBe('Fish & chips\n\nend')
})

test('a period after a title does not split a name, and one after a sentence does', async () => {
  const { keywords } = await check('Dr. Reed met St. Mary’s team. Reed left.', {
    keywords: "Dr. Reed\nst. mary's\nteam reed",
  })
  expect(keywords.map(({ count }) => count)).toEqual([1, 1, 0])
})

test('soft hyphens do not hide a keyword, and inline tags alone are HTML, too', async () => {
  expect((await check('oak\u00adtable', { keywords: 'oaktable' })).keywords[0]?.count).toBe(1)
  expect((await check('see <b>oak</b>')).words).toBe(2)
})

test.each([
  ['wool', 'wool', '“wool” appears once in 1 word (100%).'],
  ['wool', 'wol', '“wol” does not appear in 1 word.'],
  ['wool wool', 'wool', '“wool” appears 2 times in 2 words (100%).'],
])('the summary of %j with %j is grammatical', async (text, keywords, summary) => {
  expect((await run(tool, { text, keywords })).summary).toBe(summary)
})

test.each([
  [
    'ja',
    '当社のソックスはメイン州の羊毛で編まれています。足を暖かく保ち、一時間で乾きます。かかとは補強されています。'.repeat(
      4,
    ),
    /^(?:当社|ソックス)$/,
  ],
  [
    'de',
    'Die Socken sind aus Wolle, und die Wolle kommt aus Sachsen. Die Socken halten die Füße warm. '.repeat(4),
    /^(?:socken|wolle)$/,
  ],
  [
    'ru',
    'Эти носки сделаны из шерсти, и эти носки держат ноги в тепле. Шерсть привозят из Сибири. '.repeat(4),
    /^носки$/,
  ],
])('the most frequent word of a text in %s is no function word', async (_, text, word) => {
  expect((await check(text)).phrases[0]?.[0]?.phrase).toMatch(word)
})

test('stop words start no phrase in the chosen language', async () => {
  const phrases = async (language: string) =>
    (await check('der Tisch und der Stuhl und der Tisch', { language })).phrases[0]?.map(({ phrase }) => phrase)
  expect(await phrases('de')).toEqual(['tisch', 'stuhl'])
  expect(await phrases('en')).toEqual(['der', 'tisch', 'und', 'stuhl'])
})

test.each(['', '  ', '?!', '<div></div>', '<script>let a = 1</script><p></p>'])(
  '%j has nothing to count and says so',
  async (text) => {
    expect((await run(tool, { text })).status).toBe('failed')
  },
)

test.each([
  `${'<div>'.repeat(100_000)}word`,
  'word '.repeat(200_000),
  `${'<b <b '.repeat(80_000)}<p>x`,
  'a b '.repeat(1) + '\0'.repeat(100),
])('odd text takes at most five seconds', { tags: 'extended', timeout: 20_000 }, async (text) => {
  expect((await run(tool, { text })).status).toMatch(/done|failed/)
})

test('a page counts like its main text, with title and headings besides', async () => {
  const { byUrl, data } = await runOnBoth(tool, { keywords: 'wool socks\ndarning' })
  const counts = data.map((one) =>
    (one as Densities).keywords.map(({ phrase, count, density, places }) => ({ phrase, count, density, places })),
  )
  expect(counts[0]).toEqual(counts[1])
  // “darning” is in the menu and the footer only.
  expect(counts[0]?.map(({ count }) => count)).toEqual([3, 0])
  expect((data[0] as Densities).keywords[0]?.inTitle).toBe(true)
  expect(data.map((one) => (one as Densities).words)[0]).toBe((data[1] as Densities).words)
  expect(byUrl.report.at(-1)).toMatchObject({ title: expect.stringContaining('Main text of https://shop.example/') })
})

test.each(badPages)('%s is refused with its own message', async (_, page, message) => {
  const { failure } = await runOnPages(tool, { url: 'shop.example' }, page)
  expect(failure?.errors.url).toMatch(message)
})

test('neither and both of text and URL are refused at their field', async () => {
  expect(await refusalsOf(tool)).toEqual([['text'], ['url']])
})
