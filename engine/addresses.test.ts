import { expect, test } from 'vitest'
import { pathKey, pathOfDocument } from './paths/document-paths.ts'

test.each([
  ['posts', { slug: 'a-post' }, '/blog/a-post'],
  ['categories', { slug: 'seo' }, '/blog/category/seo/'],
  ['authors', { username: 'maren.holt' }, '/author/maren.holt/'],
  ['services', { slug: 'seo' }, '/services/seo/'],
  ['tools', { slug: 'md5-generator' }, '/tools/md5-generator/'],
  ['case-studies', { slug: 'ai-content-tool' }, '/case-study/ai-content-tool'],
  ['vacancies', { slug: 'seo-analyst' }, '/career/seo-analyst'],
  ['team', { slug: 'ada', founder: true }, '/founder/ada/'],
  ['pages', { slug: 'privacy-policy' }, '/privacy-policy/'],
  ['team', { slug: 'ada', founder: false }, undefined],
  ['posts', { slug: null }, undefined],
  ['faqs', { slug: 'a' }, undefined],
  ['constructor', { slug: 'a' }, undefined],
])('R-064 a document of %s %o has the path %s', (collection, document, path) => {
  expect(pathOfDocument(collection, document)).toBe(path)
})

test('S-23 one page has one key, however its path is written', () => {
  expect(pathKey('/Old%20Page//')).toBe('/old page')
  expect(pathKey('/')).toBe('/')
  expect(pathKey('/100%')).toBe('/100%')
})
