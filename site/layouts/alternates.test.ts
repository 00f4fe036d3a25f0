import { expect, test } from 'vitest'
import { locales } from '../documents/locales.ts'
import { alternates } from './alternates.ts'

const siteUrl = 'https://example.com'
const three = [
  { code: 'en', prefix: '' },
  { code: 'de', prefix: '/de' },
  { code: 'de-AT', prefix: '/de-at' },
]

test('S-34 every language version has the same links: every language, itself, and a default', () => {
  const links = alternates({ siteUrl, path: '/blog/', locales: three })
  expect(links).toEqual([
    { hreflang: 'en', href: 'https://example.com/blog/' },
    { hreflang: 'de', href: 'https://example.com/de/blog/' },
    { hreflang: 'de-AT', href: 'https://example.com/de-at/blog/' },
    { hreflang: 'x-default', href: 'https://example.com/blog/' },
  ])
  for (const path of ['/de/blog/', '/de-at/blog/']) expect(alternates({ siteUrl, path, locales: three })).toEqual(links)
})

test('S-34 a path that only starts like a language is not one, and a home page has a slash', () => {
  expect(alternates({ siteUrl, path: '/delivery/', locales: three })[1]?.href).toBe('https://example.com/de/delivery/')
  expect(alternates({ siteUrl, path: '/de/', locales: three })[0]?.href).toBe('https://example.com/')
})

test('S-34 with one language, there are no alternate links', () => {
  expect(alternates({ siteUrl, path: '/', locales: three.slice(0, 1) })).toEqual([])
  expect(locales).toHaveLength(1)
})
