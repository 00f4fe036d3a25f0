import { expect, test } from 'vitest'
import { isIndexable, usesIndexNow } from './indexing.ts'

test.each([
  ['posts', { _status: 'published' }, true],
  ['posts', { _status: 'draft' }, false],
  ['posts', { _status: 'published', seo: { noindex: true } }, false],
  ['tools', { isOpen: true, robots: 'index, follow' }, true],
  ['tools', { isOpen: false, robots: 'index, follow' }, false],
  ['tools', { isOpen: true, robots: 'NOINDEX' }, false],
  ['vacancies', { status: 'open' }, true],
  ['vacancies', { status: 'closed' }, false],
  ['categories', {}, true],
])('S-22 indexing of %s, %o allowed: %s', (collection, document, expected) => {
  expect(isIndexable(collection, document)).toBe(expected)
})

const live = {
  production: true,
  indexing: true,
  siteUrl: 'https://agency.example',
  indexNowKey: 'a-key-of-ours',
  indexNowEndpoint: 'https://api.indexnow.org/indexnow',
}

test.each([
  ['a public site with a key', {}, true],
  ['no key', { indexNowKey: undefined }, false],
  ['development', { production: false }, false],
  ['staging', { indexing: false }, false],
  ['a local site', { siteUrl: 'http://localhost:4321' }, false],
  [
    'a local site and a local endpoint',
    { siteUrl: 'http://127.0.0.1:4', indexNowEndpoint: 'http://127.0.0.1:5/x' },
    true,
  ],
])('S-33 search engines are notified: %s', (_, more, expected) => {
  expect(usesIndexNow({ ...live, ...more })).toBe(expected)
})
