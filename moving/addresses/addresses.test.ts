import { expect, test } from 'vitest'
import { addressKey, decidesByQuery } from './address-key.ts'
import { formerKeys, placeOfList } from './address-rules.ts'

test('an old address has one key, however it is spelled', () => {
  const spellings = ['/2019/05/Tea', '/2019/05/tea/', 'https://www.old.example/2019/05/tea/?utm_source=x#more']
  for (const spelling of spellings) expect(addressKey(spelling, 'https://old.example')).toBe('/2019/05/tea')
  expect(addressKey('http://old.example/?p=12&preview=1', 'https://old.example')).toBe('/?p=12')
  expect(addressKey('/index.php/tea/')).toBe('/tea')
  expect(addressKey('/caf%C3%A9/')).toBe('/café')
})

test('what is no address of the old site has no key', () => {
  for (const other of ['https://other.example/tea', 'mailto:a@old.example', 'javascript:alert(1)', 'http://['])
    expect(addressKey(other, 'https://old.example')).toBeUndefined()
})

test.each([
  ['/2019/05/tea/amp/', '', '/2019/05/tea'],
  ['/category/tea/page/12/', '', '/category/tea'],
  ['/category/tea/feed/', '', '/category/tea'],
  ['/category/tea/feed/rss2/', '', '/category/tea'],
  ['/tea/comment-page-2/', '', '/tea'],
  ['/tea/2/', '', '/tea'],
  ['/tea/trackback/', '', '/tea'],
  ['/wp-content/uploads/2019/05/tea-300x200.jpg', '', '/wp-content/uploads/2019/05/tea.jpg'],
  ['/wp-content/uploads/2019/05/tea-scaled.jpg', '', '/wp-content/uploads/2019/05/tea.jpg'],
  ['/tea', 'amp=1', '/tea'],
])('%s?%s is a form of %s', (path, query, key) => {
  expect(formerKeys(path, query)).toContain(key)
})

test('an address that names an item by its number is not the home page', () => {
  expect(formerKeys('/', 'p=12')).toEqual(['/?p=12'])
  expect(decidesByQuery('p=12')).toBe(true)
  expect(decidesByQuery('s=tea')).toBe(true)
  expect(decidesByQuery('utm_source=p')).toBe(false)
})

test.each([
  ['/2019/', '', '/blog/'],
  ['/2019/05/', '', '/blog/'],
  ['/page/3/', '', '/blog/'],
  ['/feed/', '', '/blog/feed.xml'],
  ['/comments/feed/', '', '/blog/feed.xml'],
  ['/post-sitemap2.xml', '', '/sitemap.xml'],
  ['/', 's=oolong tea', '/search/?q=oolong%20tea'],
])('%s?%s was a list, which is at %s', (path, query, place) => {
  expect(placeOfList(path, query)).toBe(place)
})

test('a page that is no list leads nowhere', () => {
  for (const path of ['/tea/', '/2019/05/tea/', '/wp-login.php', '/']) expect(placeOfList(path, '')).toBeUndefined()
})
