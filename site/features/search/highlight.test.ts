import { expect, test } from 'vitest'
import { highlightWords, markedWords } from './highlight.ts'

const marked = (text: string, query: string) =>
  highlightWords(text, query.split(' '))
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('')

test.each([
  ['Redirect chains, redirected', 'redirect', '[Redirect] chains, [redirect]ed'],
  ['What one redirect costs', 'cost one', 'What [one] redirect [cost]s'],
  ['indirect', 'direct', 'indirect'],
  ['A page, two pages, this, business', 'pages this', 'A [page], two [page]s, [this], business'],
  ['less and business', 'less business', '[less] and [business]'],
  ['a.b a+b (a)', '.*(', 'a.b a+b (a)'],
  ['x.b x+b (x)', 'x b', '[x].[b] [x]+[b] ([x])'],
  ['Größe zählt', 'größe', '[Größe] zählt'],
  ['seo and seo-content', 'seo seo-content', '[seo] and [seo]-[content]'],
  ['<b>bold</b>', 'b', '<[b]>bold</[b]>'],
  ['nothing asked', '', 'nothing asked'],
  ['', 'x', ''],
  ['My IP address: ipsum', 'my ip', 'My [IP] address: ipsum'],
])('R-132 search marks %s in a search for %s', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected)
})

test('R-132 a query becomes unique words without stop words', () => {
  expect(markedWords([' Redirect, redirect', 'what', '301!'])).toEqual(['redirect', '301'])
})
