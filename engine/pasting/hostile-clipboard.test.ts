import { expect, test } from 'vitest'
import { parseHtml } from '#tests/support/parse-html.ts'
import { markdownToHtml } from '../markdown/markdown-to-html.ts'
import { originalUrl } from './original-url.ts'
import { readClipboard } from './read-clipboard.ts'

/** Each could take 10 to 20 s. */
const MAX_MS = 5_000

const read = (html: string) => readClipboard({ html, text: '' }, { parse: parseHtml, markdownToHtml })

test('D1 thousands of redirects around a link are no stack overflow', () => {
  expect(originalUrl(`${'https://www.google.com/url?q='.repeat(30_000)}https://shop.example/`)).toMatch(/^https:/)
  expect(originalUrl(`${'https://www.google.com/url?q='.repeat(3)}https://shop.example/`)).toBe('https://shop.example/')
})

test.each([
  ['a description of spaces', `<img src="https://a.example/b.png" alt="${' '.repeat(100_000)}Description">`],
  ['galleries that never end', '[gallery ids="1'.repeat(20_000)],
  ['embeds that never end', '[embed]'.repeat(20_000)],
  ['captions that never end', '[caption]<img src=a>'.repeat(1_000)],
])('D1 pasting %s freezes no tab', (_what, html) => {
  const start = performance.now()
  read(html)
  expect(performance.now() - start).toBeLessThan(MAX_MS)
})
