// @module-tag slow
import { expect, test } from 'vitest'
import { eachOf } from '#tests/support/extended.ts'
import { run } from '#tests/support/tool-ports.ts'
import { tool } from './tool.ts'

const convert = async (text: string, to: string, more: Record<string, unknown> = {}) =>
  ((await run(tool, { text, to, ...more })).data as { converted: string }).converted

test.each([
  ['upper', 'straße', 'de', 'STRASSE'],
  ['upper', 'istanbul ılık', 'tr', 'İSTANBUL ILIK'],
  ['lower', 'ISTANBUL İ', 'tr', 'ıstanbul i'],
  ['upper', 'istanbul', 'en', 'ISTANBUL'],
  ['upper', 'Ελλάδα', 'el', 'ΕΛΛΑΔΑ'],
  ['lower', 'ΟΔΟΣ', 'el', 'οδος'.replace(/σ$/, 'ς')],
  ['title', 'ijsland in de winter', 'nl', 'IJsland in De Winter'],
  ['title', 'ǆungla', 'en', 'ǅungla'],
  ['title', 'ﬁsh', 'en', 'Fish'],
  ['swap', 'Hello World ß', 'en', 'hELLO wORLD SS'],
  ['swap', 'ΟΔΟΣ οδός', 'el', 'οδος ΟΔΟΣ'],
])('%s of %j in %s is %j', async (to, text, language, wanted) => {
  expect(await convert(text, to, { language })).toBe(wanted)
})

test.each([
  ['ap', 'a walk through the woods with an old friend', 'A Walk Through the Woods With an Old Friend'],
  ['chicago', 'a walk through the woods with an old friend', 'A Walk through the Woods with an Old Friend'],
  ['every', 'the end of the day', 'The End Of The Day'],
  ['ap', 'what we look for: the first step up', 'What We Look for: The First Step Up'],
  ['ap', 'well-known brands in step-by-step order', 'Well-Known Brands in Step-by-Step Order'],
  ['ap', 'how NASA uses an iPhone', 'How NASA Uses an iPhone'],
  ['ap', 'HOW NASA WORKS', 'How Nasa Works'],
  ['ap', 'the U.S. economy', 'The U.S. Economy'],
  ['ap', 'don’t stop', 'Don’t Stop'],
])('a %s title of %j', async (style, text, wanted) => {
  expect(await convert(text, 'title', { style })).toBe(wanted)
})

test.each([
  ['THIS IS LOUD. IS IT? YES.', 'This is loud. Is it? Yes.'],
  ['Dr. reed Paid $3.50 for it. she left. and i’m here', 'Dr. reed paid $3.50 for it. She left. And I’m here'],
  ['the U.S. economy. it grew', 'The U.S. economy. It grew'],
  ['¿qué tal? ¡hola!', '¿Qué tal? ¡Hola!'],
  ['We Use NASA Data On Each iPhone', 'We use NASA data on each iPhone'],
  ['“Wait,” She Said. “go on.”', '“Wait,” she said. “Go on.”'],
  ['Read HTTPS://Oakfield.example/A Or `Code Here` First', 'Read HTTPS://Oakfield.example/A or `Code Here` first'],
])('sentence case of %j', async (text, wanted) => {
  expect(await convert(text, 'sentence')).toBe(wanted)
})

test.each([
  ['camel', 'parseHTMLFile v2', 'parseHtmlFileV2'],
  ['pascal', 'order id', 'OrderId'],
  ['snake', 'Customer’s email', 'customers_email'],
  ['kebab', '__fooBar--baz__', 'foo-bar-baz'],
  ['constant', 'max retries', 'MAX_RETRIES'],
  ['dot', 'App / Main Menu', 'app.main.menu'],
  ['path', 'App.mainMenu', 'app/main/menu'],
  ['slug', 'Crème Brûlée & Straße, 2nd ed.', 'creme-brulee-strasse-2nd-ed'],
  ['snake', 'one two\r\n\r\nthree Four', 'one_two\r\n\r\nthree_four'],
  ['slug', 'Чай и кофе', 'чай-и-кофе'],
])('%s of %j is %j', async (to, text, wanted) => {
  expect(await convert(text, to)).toBe(wanted)
})

test('German umlauts are spelled out in a German slug', async () => {
  expect(await convert('Größe für Öfen', 'slug', { language: 'de' })).toBe('groesse-fuer-oefen')
})

test('tags, email addresses, and handles keep their case only on request', async () => {
  const text = 'ask <b class="X">ann@mail.example</b> or @AnnR'
  expect(await convert(text, 'upper')).toBe('ASK <b class="X">ann@mail.example</b> OR @AnnR')
  expect(await convert(text, 'upper', { keep: false })).toBe(text.toUpperCase())
})

eachOf(
  [
    '<'.repeat(500_000),
    '"'.repeat(400_000),
    '('.repeat(400_000),
    'a. '.repeat(200_000),
    '`'.repeat(499_999),
    'a@'.repeat(250_000),
    '\0\ud800',
    'Ab'.repeat(300_000),
    'a'.repeat(300_000),
    `A${'a'.repeat(300_000)}`,
    'A1'.repeat(100_000),
    '@ '.repeat(400_000),
  ],
  1,
)(
  'odd text takes at most three seconds in every case',
  async (text) => {
    for (const to of ['sentence', 'title', 'upper', 'snake'])
      expect((await run(tool, { text, to })).status).toBe('done')
  },
  20_000,
)

test.each([
  ['One two', 'slug', {}, 'Now a slug for a URL.'],
  ['one two', 'title', { style: 'every' }, 'Now in Title Case, every word capitalized.'],
  ['one two', 'title', {}, 'Now in Title Case, AP style.'],
  ['…', 'camel', {}, 'The result is empty: the text has no letters or digits to put in camelCase.'],
  ['a-b', 'slug', {}, 'Nothing changed: the text was already a slug for a URL.'],
])('the summary of %j as %s %o is true', async (text, to, more, summary) => {
  expect((await run(tool, { text, to, ...more })).summary).toBe(summary)
})

test('an empty text is refused', async () => {
  expect((await run(tool, { text: ' ' })).failure?.errors).toEqual({ text: 'Type or paste a text first.' })
})
