import { expect, test } from 'vitest'
import { readLinkHeader } from './link-header.ts'

// The first three are examples of RFC 8288, 3.5.
test.each([
  [
    '<http://example.com/TheBook/chapter2>; rel="previous"; title="previous chapter"',
    [['http://example.com/TheBook/chapter2', 'previous']],
  ],
  ['</>; rel="http://example.net/foo"', [['/', 'http://example.net/foo']]],
  ['</terms>; rel="copyright"; anchor="#foo"', []],
  [
    '<https://a.example/>; rel=canonical, <b>; title="x, <c>; y"; rel="next PREV"',
    [
      ['https://a.example/', 'canonical'],
      ['b', 'next prev'],
    ],
  ],
  ['<a>; rel=next; rel=prev', [['a', 'next']]],
  ['<a>', [['a', '']]],
  ['no link, rel=next', []],
  ['', []],
])('%s', (value, links) => {
  expect(readLinkHeader(value).map(({ target, rels }) => [target, rels.join(' ')])).toEqual(links)
})

test('a hostile header is read in linear time', () => {
  const began = performance.now()
  readLinkHeader(`<a>${';a='.repeat(5_000)}"${'<'.repeat(5_000)}`)
  expect(performance.now() - began).toBeLessThan(1_000)
})
