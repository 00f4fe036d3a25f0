import { expect, test } from 'vitest'
import { outputFirst } from '#engine/tool/output-first.ts'
import { run } from '#tests/support/tool-ports.ts'
import type { Counts } from './count.ts'
import { smsOf } from './sms.ts'
import { tool } from './tool.ts'

const count = async (text: string) =>
  (await run(tool, { text })).data as Counts & { readingSeconds: number; speakingSeconds: number }

test.each([
  ['Hello, world', 2, 12],
  ["can't won’t", 2, 11],
  ['well-known fact', 3, 15],
  ['pi is 3.14, or 1,000', 5, 20],
  ['👨‍👩‍👧‍👦 🇨🇦 é e\u0301', 2, 7],
  ['我喜欢茶', 3, 4],
  ['__ -- !!', 0, 8],
  ['a\r\nb', 2, 3],
  ['ไทยง่าย', 2, 6],
])('%j has %i words and %i characters', async (text, words, characters) => {
  const counts = await count(text)
  expect([counts.words, counts.characters]).toEqual([words, characters])
})

test('of pasted HTML, what a reader sees is counted, and the report says so', async () => {
  const html =
    '<!DOCTYPE html><title>Shop</title><style>p { color: red }</style><p class="lead">Wool &amp; linen<br>from Maine.</p><script>let a = 1</script><p>Yes!</p>'
  const { data, limits } = await run(tool, { text: html })
  expect(data).toMatchObject({ words: 5, sentences: 3, paragraphs: 3, text: 'Wool & linen\n\nfrom Maine.\n\nYes!' })
  expect(limits.at(-1)).toBe('All text of the pasted HTML is measured, menus and footers included.')
  const plain = await run(tool, { text: '3 < 5 and a<b, says <Ann>' })
  expect(plain.data).toMatchObject({ words: 7, isHtml: false })
  expect(plain.limits.join()).not.toContain('HTML')
})

test('bytes, code points, and code units match the encodings', async () => {
  const { bytes, codePoints, utf16Units, lines, paragraphs, sentences } = await count('é😀\n\nIt is 5 p.m. now.\nYes!')
  expect({ bytes, codePoints, utf16Units, lines, paragraphs, sentences }).toEqual({
    bytes: 30,
    codePoints: 26,
    utf16Units: 27,
    lines: 4,
    paragraphs: 2,
    sentences: 3,
  })
})

test.each([
  ['a'.repeat(160), 'GSM-7', 160, 1, 0],
  ['a'.repeat(161), 'GSM-7', 161, 2, 145],
  ['a'.repeat(306), 'GSM-7', 306, 2, 0],
  ['a'.repeat(307), 'GSM-7', 307, 3, 152],
  ['€'.repeat(80), 'GSM-7', 160, 1, 0],
  // 153 is odd, so the escape pair at its end moves to the next part.
  [`${'a'.repeat(152)}€${'b'.repeat(152)}`, 'GSM-7', 306, 3, 152],
  ['ж'.repeat(70), 'UCS-2', 70, 1, 0],
  ['ж'.repeat(71), 'UCS-2', 71, 2, 63],
  ['😀'.repeat(35), 'UCS-2', 70, 1, 0],
  // 67 is odd, and a surrogate pair is never split.
  ['😀'.repeat(67), 'UCS-2', 134, 3, 65],
  ['naïve', 'UCS-2', 5, 1, 65],
  ['Ça va? [x]', 'GSM-7', 12, 1, 148],
])('%#: a message has its encoding and parts', (text, encoding, units, parts, left) => {
  expect(smsOf(text)).toMatchObject({ encoding, units, parts, left })
})

test('each character that forces the wide encoding is named once', () => {
  expect(smsOf('a – b – “c”').outside).toEqual(['–', '“', '”'])
})

test.each([
  ['X post', 'see https://oakfield.example/a/very/long/address/that/goes/on', 27],
  ['X post', 'See (https://oakfield.example/a). Then go.', 39],
  ['X post', 'https://oakfield.example/oak_(tree)!', 24],
  ['X post', 'Go to oakfield.com/a, or ann@oakfield.com', 50],
  ['X post', '😀👨‍👩‍👧‍👦🇨🇦', 6],
  ['X post', '茶茶', 4],
  ['X post', 'e\u0301', 1],
  ['Bluesky post', '👨‍👩‍👧‍👦', 1],
  ['Mastodon post', '@ann@social.example hi', 7],
  ['Google Ads headline', '茶 a', 4],
])('%s counts %j as %i', async (name, text, used) => {
  expect((await count(text)).limits.find((limit) => limit.name === name)?.used).toBe(used)
})

test.each([
  [237, '1 min 0 s'],
  [475, '2 min 0 s'],
  [14_279, '1 h 0 min'],
  [28_557, '2 h 0 min'],
])('%i words read in %s, never in 60 seconds or minutes', async (words, time) => {
  expect((await run(tool, { text: 'word '.repeat(words) })).summary).toMatch(new RegExp(`: ${time} to read\\.$`))
})

test('a short text with letters appears in four cases, and others in none', async () => {
  const cases = async (text: string) =>
    (await run(tool, { text })).report.flatMap((block) => (block.kind === 'code' ? [block.code] : []))
  expect(await cases('it isn’t OVER. ça va, straße?')).toEqual([
    'IT ISN’T OVER. ÇA VA, STRASSE?',
    'it isn’t over. ça va, straße?',
    'It Isn’t Over. Ça Va, Straße?',
    'It isn’t over. ça va, straße?',
  ])
  expect(await cases('12 34')).toEqual([])
  expect(await cases('word '.repeat(5_000))).toEqual([])
})

test('times follow the stated speed', async () => {
  const { data } = await run(tool, { text: 'word '.repeat(366), pace: 366 })
  expect(data).toMatchObject({ readingSeconds: 60, speakingSeconds: 120 })
})

test.each([
  ['', 'Type or paste a text first.'],
  [' \n\t', 'Type or paste a text first.'],
  ['x'.repeat(1_000_001), 'Use at most 1,000,000 characters, or a file of up to 5 MB. This has 1,000,001.'],
])('a text that cannot be counted is refused with a message', async (text, message) => {
  const { failure } = await run(tool, { text })
  expect(failure?.errors.text).toBe(message)
})

test.each(['\0\0 a', '\ud800 b', '[('.repeat(100_000), '.'.repeat(1_000_000), 'a\u0301'.repeat(500_000)])(
  'odd text is counted',
  { tags: 'extended' },
  async (text) => {
    expect((await run(tool, { text })).status).toBe('done')
  },
)

test('the counts are the answer and come first', async () => {
  const { report } = await run(tool, { text: 'Wool socks, forty kinds.' })
  expect(outputFirst(report).lead.map(({ kind }) => kind)).toEqual(['metric'])
})
