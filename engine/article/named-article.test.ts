import { expect, test } from 'vitest'
import { extractArticle } from './extract-article.ts'

const sentence = 'The ferry left the harbor at dawn, and nobody on deck spoke, because the fog was thick. '
const other = 'A reader writes that the price of a ticket has risen twice, and that no one has explained it, at all. '
const page = (body: string, head = '') =>
  `<!doctype html><html><head><title>Fog over the bay</title>${head}</head><body>${body}</body></html>`
const plainTextOf = async (html: string) => (await extractArticle(html)).text

test.each([
  ['itemprop', `<div itemprop="articleBody"><p>${sentence.repeat(3)}</p></div>`],
  ['a class', `<div class="entry-content"><p>${sentence.repeat(3)}</p></div>`],
  ['its element', `<article><h1>Fog over the bay</h1><p>${sentence.repeat(3)}</p></article>`],
])('R-173 an article that %s names is found beside longer letters of readers', async (_, article) => {
  const letters = `<div class="box">${`<p>${other}</p>`.repeat(12)}</div>`
  const text = await plainTextOf(
    page(`<div><div>${article}</div><nav><a href="/">Home</a></nav></div>${'<div><section>'.repeat(4)}${letters}`),
  )
  expect(text).toContain(sentence.trim())
  expect(text).not.toContain(other.trim())
})

test('R-173 an article is no list of posts below it', async () => {
  const story = `<div class="story"><h1>Fog over the bay</h1>${`<p>${sentence.repeat(3)}</p>`.repeat(4)}</div>`
  const posts = `<div class="entry-content"><p>${other.repeat(3)}</p></div>`
  const text = await plainTextOf(
    page(`<div>${story}<nav><a href="/">Home</a></nav></div>${'<div><section>'.repeat(4)}${posts}`),
  )
  expect(text).toContain(sentence.trim())
  expect(text).not.toContain(other.trim())
})

test('R-173 a short post of lines is found beside a notice about cookies', async () => {
  const lines = ['“Now?”', '“Not yet.”', '“When the fog lifts.”', '“And if it stays all day, what then?”']
  const post = `<div class="post hentry"><h1>Fog over the bay</h1>${lines.map((line) => `<p>${line}</p>`).join('')}</div>`
  const cookies = `<div class="notice"><form>${other.repeat(2)}<input type="submit"></form></div>`
  expect(await plainTextOf(page(`<div id="content">${post}</div>${cookies}`))).toContain('“Not yet.”')
})

test('R-173 a page whose whole text is in an aside has a text', async () => {
  const text = await plainTextOf(page(`<main><aside>${`<p>${sentence.repeat(3)}</p>`.repeat(4)}</aside></main>`))
  expect(text).toContain(sentence.trim())
})

const jsonLd = (articleBody: string) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'NewsArticle', articleBody })}</script>`
const teaser = page(
  `<article><p>${sentence.repeat(2)}</p></article>`,
  jsonLd(`${sentence.repeat(6)}\n${other.repeat(6)}`),
)

test('R-173 the text that JSON-LD declares takes the place of a teaser', async () => {
  const { text, html, words } = await extractArticle(teaser)
  expect(text.split('\n\n')).toEqual([sentence.repeat(6).trim(), other.repeat(6).trim()])
  expect(html).toContain(`<p>${other.repeat(6)}</p>`)
  expect(words).toBe(228)
})

test('the Markdown of an editor in JSON-LD does not', async () => {
  const markdown = jsonLd(`## Fog\n${sentence.repeat(12)}[more](https://paper.example/)`)
  expect(await plainTextOf(page(`<article><p>${sentence.repeat(2)}</p></article>`, markdown))).toBe(
    sentence.repeat(2).trim(),
  )
})
