import { expect, test } from 'vitest'
import { originalUrl } from './original-url.ts'

test.each<[string, string | undefined]>([
  ['https://shop.example/a', 'https://shop.example/a'],
  ['/shipping/', '/shipping/'],
  ['https://shop.example/a b', 'https://shop.example/a%20b'],
  ['https://www.google.com/url?q=https://shop.example/&sa=D', 'https://shop.example/'],
  ['https://www.google.de/url?q=https%3A%2F%2Fshop.example%2F%3Fa%3D1', 'https://shop.example/?a=1'],
  ['https://www.google.com/url?q=javascript:alert(1)', undefined],
  ['https://www.google.com/search?q=https://shop.example/', 'https://www.google.com/search?q=https://shop.example/'],
  ['https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.example%2F&data=05', 'https://a.example/'],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Fa.example%2F&h=AT0', 'https://a.example/'],
  ['mailto:a@shop.example', 'mailto:a@shop.example'],
  ['#heading=h.1', undefined],
  ['java\tscript:alert(1)', undefined],
  ['file:///C:/a.docx', undefined],
  ['data:text/html,a', undefined],
  ['', undefined],
])('a pasted link to %s leads to %s', (pasted, url) => expect(originalUrl(pasted)).toBe(url))
