import { expect, test } from 'vitest'
import { bannedPhrasings } from './phrasings.ts'

const inCopy = (words: string) => bannedPhrasings([{ path: 'content/home.ts', text: `export const text = '${words}'` }])

test.each([
  ['What is missing, we ask once, by mail'],
  ['A mail to hello@agency.example does as well.'],
  ['The favourite of every webshop'],
  ['4.72 % of the text'],
  ['All 60 tools'],
  ['1 reviews'],
  ['A person replies within five working days.'],
  ['Of a page, the main text is read.'],
  ['Invalid discriminator value'],
  ['Market average as quoted by the agency.'],
])('“%s” is refused', (words) => {
  expect(inCopy(words)).not.toEqual([])
})

test('other files, code, and plain English pass', () => {
  expect(inCopy('If we need more, we’ll email you once. 4.72% of 61 reviews.')).toEqual([])
  expect(bannedPhrasings([{ path: 'scripts/x.ts', text: "const text = '4 %'" }])).toEqual([])
  expect(bannedPhrasings([{ path: 'content/posts/x.md', text: '```css\nwidth: 4 %\n```\nand `4 %`' }])).toEqual([])
})

test('the finding has its line, in JSX, too', () => {
  const text = 'export const Page = () => (\n  <p>\n    Send us a mail.\n  </p>\n)'
  expect(bannedPhrasings([{ path: 'site/features/x/page.tsx', text }])).toEqual([
    expect.stringMatching(/^site\/features\/x\/page\.tsx:\d says “a mail”; write instead: email\.$/),
  ])
})
