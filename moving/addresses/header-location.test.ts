import { expect, test } from 'vitest'
import { headerLocation } from './header-location.ts'

test.each([
  ['/επίπεδο-2/', '/%CE%B5%CF%80%CE%AF%CF%80%CE%B5%CE%B4%CE%BF-2/'],
  ['/%CE%B5/?a=é#b', '/%CE%B5/?a=%C3%A9#b'],
  ['https://elsewhere.example/é', 'https://elsewhere.example/%C3%A9'],
  ['/blog/tea', '/blog/tea'],
  ['http://[', '/'],
])('%s is the header %s', (location, header) => {
  expect(headerLocation(location)).toBe(header)
})
