// @module-tag slow
import { expect, test } from 'vitest'
import { benchmarkPages, READER_PAGE_URL, readerPages } from '#tests/support/article-pages.ts'
import { meanScore, scoreText } from '#tests/support/text-f1.ts'
import { blocksOf } from './blocks.ts'
import { extractArticle } from './extract-article.ts'
import { readDocument, treeOf } from './tree.ts'

const sentence = 'The ferry left the harbor at dawn, and nobody on deck spoke, because the fog was thick. '
const page = (body: string, head = '') =>
  `<!doctype html><html><head><title>A test page</title>${head}</head><body>${body}</body></html>`
const plainTextOf = (html: string) =>
  blocksOf(treeOf(readDocument(html)))
    .map(({ text }) => text)
    .join('\n')
/** Returns a part of each set, which keeps the test short; the bench scores all pages. */
const sampled = <T>(pages: T[]) => pages.filter((_, at) => at % 6 === 1)

const benchmark = sampled(benchmarkPages())
test.skipIf(benchmark.length === 0)('R-173 main text has a token F1 of 0.958 or more on news pages', async () => {
  const scores = []
  for (const { html, url, articleBody } of benchmark)
    scores.push(scoreText(articleBody, (await extractArticle(html, url)).text, 1))
  expect(meanScore(scores).f1).toBeGreaterThanOrEqual(0.958)
})

const reader = sampled(readerPages()).filter(({ html }) => html.length < 300_000)
test.skipIf(reader.length === 0)('R-173 the reader view matches Firefox’s test pages', async () => {
  const scores = []
  for (const { html, expected } of reader)
    scores.push(scoreText(plainTextOf(expected), plainTextOf((await extractArticle(html, READER_PAGE_URL)).html), 1))
  expect(meanScore(scores).f1).toBeGreaterThanOrEqual(0.99)
})

test('the text includes embedded posts, but no captions, bylines, notices, or links to other articles', async () => {
  const { text } = await extractArticle(
    page(`<article><h1>Fog over the bay</h1><p class="byline">By Ana Ruiz</p><p>Updated on May 6, 2024</p>
    <p>${sentence.repeat(3)}</p><figure><img src="a.jpg"><figcaption>The ferry. Photo: Ana Ruiz</figcaption></figure>
    <p>Advertisement</p><div class="social-media-embed"><blockquote><p>I waited for an hour, and then I went home.</p></blockquote></div>
    <p>${sentence.repeat(3)}</p><p><b><a href="/x">Read more: Bridges of the bay</a></b></p><p>${sentence.repeat(3)}</p>
    <p><em>Sign up for our <a href="/n">newsletter</a> to get the news of the bay.</em></p></article>`),
  )
  const long = sentence.repeat(3).trim()
  expect(text.split('\n\n')).toEqual([long, 'I waited for an hour, and then I went home.', long, long])
})

test.each([
  ['', 0],
  ['   ', 0],
  [page('<div id="app"></div><script>start()</script>'), 0],
  ['<html><frameset><frame src="a"></frameset></html>', 0],
  ['just words', 2],
])('%j has no article, and %i words', async (html, words) => {
  const article = await extractArticle(html)
  expect([article.words, article.evidence.isArticle]).toEqual([words, false])
})

test.each([
  ['a hundred thousand boxes deep', '<div>'.repeat(100_000) + sentence.repeat(9)],
  ['many unclosed elements', page('<b><i><font>'.repeat(20_000) + sentence.repeat(9))],
  ['tables in tables', page('<table><tr><td>'.repeat(3_000) + sentence.repeat(9))],
  ['as deep as a page is read', page('<div>'.repeat(1_400) + sentence.repeat(9))],
  ['a hundred thousand breaks', page(`<div>${'<br>'.repeat(100_000)}</div><p>${sentence.repeat(9)}</p>`)],
])('%s still returns its text', async (_, html) => {
  expect((await extractArticle(html)).text).toContain(sentence.trim())
})

test.each([
  [
    'ja',
    '昨日、東京で新しい図書館が開館し、多くの市民が訪れた。館長は「誰もが学べる場所にしたい」と語り、蔵書は十万冊にのぼる。',
  ],
  [
    'ar',
    'افتتحت المكتبة الجديدة أمس في المدينة، وقال المدير إن المكان مفتوح للجميع، وإن عدد الكتب يزيد على مئة ألف كتاب. ',
  ],
])('an article in %s is found between a menu and a footer', async (language, text) => {
  const body = `<nav><a href="/">A</a></nav><article>${`<p>${text.repeat(2)}</p>`.repeat(3)}</article><footer>© B</footer>`
  const article = await extractArticle(page(body))
  expect(article.language).toEqual({ code: language, from: 'text' })
  expect(article.text.split('\n\n')).toEqual(new Array(3).fill(text.repeat(2).trim()))
  expect(article.evidence.isArticle).toBe(true)
})

test.each([
  ['<meta name="author" content="By Ana Ruiz and Tom Bell">', ['Ana Ruiz', 'Tom Bell']],
  [
    '<script type="application/ld+json">{"@graph":[{"@type":"NewsArticle","author":[{"name":"Ana Ruiz"}]}]}</script>',
    ['Ana Ruiz'],
  ],
  ['<meta property="article:author" content="https://facebook.com/ana">', []],
])('the authors of %s are found', async (head, authors) => {
  expect((await extractArticle(page(`<p>${sentence.repeat(9)}</p>`, head))).authors).toEqual(authors)
})

test('lazy images get their final URL, and links are absolute', async () => {
  const body = `<article><p>${sentence.repeat(9)}</p><p><img src="data:image/gif;base64,R0" data-src="/a.jpg" alt="A"></p><p>${sentence.repeat(3)}<a href="b">b</a></p></article>`
  const { images, links } = await extractArticle(page(body, '<base href="/blog/">'), 'https://paper.example/x')
  expect(images).toEqual([{ url: 'https://paper.example/a.jpg', alt: 'A', caption: '' }])
  expect(links).toMatchObject([{ url: 'https://paper.example/blog/b', isInternal: true }])
})
