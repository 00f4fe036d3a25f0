import { expect, test } from 'vitest'
import { REFUSED_URL } from '../net/public-url.ts'
import { ENTER_URL, readTypedUrl } from './typed-url.ts'

test.each([
  ['shop.com', 'https://shop.com/', false],
  ['  <shop.com>  ', 'https://shop.com/', false],
  ['“shop.com”', 'https://shop.com/', false],
  ['www.shop.com/a b', 'https://www.shop.com/a%20b', false],
  ['//shop.com/a', 'https://shop.com/a', false],
  ['shop.com:8443/a?b=c d#e', 'https://shop.com:8443/a?b=c%20d#e', false],
  ['HTTP://Shop.com', 'http://shop.com/', true],
  ['https:/shop.com', 'https://shop.com/', true],
  ['https//shop.com', 'https://shop.com/', true],
  ['http:shop.com', 'http://shop.com/', true],
  ['bücher.example', 'https://xn--bcher-kva.example/', false],
  ['пример.рф', 'https://xn--e1afmkfd.xn--p1ai/', false],
  ['例え.テスト', 'https://xn--r8jz45g.xn--zckzah/', false],
  ['ｓｈｏｐ．com', 'https://shop.com/', false],
  ['shop。com', 'https://shop.com/', false],
  ['xn--pple-43d.com', 'https://xn--pple-43d.com/', false],
  ['93.184.216.34', 'https://93.184.216.34/', false],
  ['[2606:4700::1111]', 'https://[2606:4700::1111]/', false],
  ['localhost:3000', 'https://localhost:3000/', false],
  ['shop.com/?q=a@b.com', 'https://shop.com/?q=a@b.com', false],
  ['shop.com/a,b;c', 'https://shop.com/a,b;c', false],
])('%j becomes the URL %s', (typed, url, hasScheme) => {
  expect(readTypedUrl(typed)).toEqual({ url, hasScheme })
})

test.each([
  ['', ENTER_URL],
  [' \n', ENTER_URL],
  ['wool socks for winter', /^“wool socks for winter” is not a URL/],
  ['buy socks shop.com', /is not a URL/],
  ['socks', /is not a URL/],
  ['ines@shop.com', /^“ines@shop.com” is an email address.*such as shop\.com\./],
  ['mailto:ines@shop.com', /is an email address/],
  ['a.com, b.com, c.com', /^This is a list/],
  ['https://a.com/x\nhttps://b.com/y', /^This is a list/],
  ['shop.com:22,80,443', /^This is a list/],
  ['shop.com:1-1024', /^This is a list/],
  ['10.0.0.0/24', /^This is a list/],
  ['10.0.0.1-254', /^This is a list/],
  ['192.168.1.*', /^This is a list/],
  ['C:\\Users\\ines\\index.html', /^This is a path on a computer/],
  ['/home/ines/index.html', /^This is a path on a computer/],
  ['ftp://shop.com/', REFUSED_URL],
  ['file:///etc/passwd', REFUSED_URL],
  ['javascript:alert(1)', REFUSED_URL],
  ['http://', REFUSED_URL],
  ['https://shop', REFUSED_URL],
  ['shop.com:99999', /is not a URL/],
])('%j gets its own message', (typed, message) => {
  expect(readTypedUrl(typed)).toEqual({
    message: typeof message === 'string' ? message : expect.stringMatching(message),
  })
})

test.each([
  ['аpple.com', 'xn--pple-43d.com'],
  ['раураl.com', 'xn--l-7sba6dbr.com'],
  ['https://ѕсоре.com/a', 'xn--e1argc3h.com'],
  ['gοοgle.com', 'xn--ggle-0nda.com'],
])('%j resembles another name: its punycode %s is shown and can be entered', (typed, punycode) => {
  const { message } = readTypedUrl(typed) as { message: string }
  expect(message).toContain(`Its actual name is ${punycode}.`)
  expect(readTypedUrl(punycode)).toMatchObject({ url: `https://${punycode}/` })
})
