import { expect, test } from 'vitest'
import { extractArticle } from './extract-article.ts'

const authorsOf = async (body: string, head = '') =>
  (await extractArticle(`<html><head>${head}</head><body><h1>Fog</h1>${body}</body></html>`)).authors

test.each([
  ['<div class="byline"><span>By</span><a>Ana Ruiz</a></div>', 'Ana Ruiz'],
  ['<div class="author"><a>Ana Ruiz</a><a>Twitter</a><span>News, Culture Writer</span></div>', 'Ana Ruiz'],
  ['<p class="byline">Ana Ruiz December 23</p>', 'Ana Ruiz'],
  ['<p class="author">谢若含2017-03-01 10:00</p>', '谢若含'],
  ['<p class="author">投稿者 Ana Ruiz</p>', 'Ana Ruiz'],
  ['<p class="author">\n  Ana\n  Ruiz\n</p>', 'Ana Ruiz'],
])('only the name of the byline %j is an author', async (byline, name) => {
  expect(await authorsOf(byline)).toEqual([name])
})

test('a box of authority records is no author', async () => {
  expect(await authorsOf('<div class="authority-control">Authority control</div>')).toEqual([])
})

test('a date is no author', async () => {
  expect(await authorsOf('<p class="byline">December 15</p>')).toEqual([])
})

const head = `<script type="application/ld+json">{"@type":"NewsArticle","author":{"@type":"Organization","name":"Bay Media"}}</script>`
const declaring = (...blocks: object[]) =>
  blocks
    .map(
      (one) =>
        `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...one })}</script>`,
    )
    .join('')
const ada = { '@id': '#p', '@type': 'Person', name: 'Ada Fisk' }
const picture = { '@id': '#i', '@type': 'ImageObject', contentUrl: 'https://h.test/i.jpg' }
const named = { '@type': 'Article', headline: 'Fog', author: { '@id': '#p' }, image: { '@id': '#i' } }

test.each([
  ['in other scripts', declaring(named, ada, picture)],
  ['in other objects', declaring({ '@graph': [named, { '@type': 'WebSite', founder: ada, image: [picture] }] })],
  ['of the main entity of a page', declaring({ '@graph': [{ '@type': 'WebPage', mainEntity: named }, ada, picture] })],
  ['named by text', declaring({ '@graph': [{ ...named, author: '#p', image: ['#i'] }, ada, picture] })],
])('an author and a picture %s are found', async (_, head) => {
  const html = `<html><head>${head}</head><body><h1>Fog</h1><p>It came in from the bay.</p></body></html>`
  const { authors, leadImage } = await extractArticle(html)
  expect([authors, leadImage]).toEqual([['Ada Fisk'], 'https://h.test/i.jpg'])
})

test('an author and a picture that a graph names by @id are found', async () => {
  const graph = [
    { '@type': 'Article', headline: 'Fog', author: { '@id': '#p' }, image: [{ '@id': '#i' }] },
    { '@id': '#p', '@type': 'Person', name: 'Ada Fisk' },
    { '@id': '#i', '@type': 'ImageObject', url: 'https://h.test/i.jpg' },
  ]
  const head = `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })}</script>`
  expect(await authorsOf('', head)).toEqual(['Ada Fisk'])
  const { leadImage } = await extractArticle(`<html><head>${head}</head><body><h1>Fog</h1></body></html>`)
  expect(leadImage).toBe('https://h.test/i.jpg')
})

test('a publisher is the author only if no person is', async () => {
  expect(await authorsOf('<p class="byline">By Ana Ruiz</p>', head)).toEqual(['Ana Ruiz'])
  expect(await authorsOf('', head)).toEqual(['Bay Media'])
})
