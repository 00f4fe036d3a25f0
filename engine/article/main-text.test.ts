import { expect, test } from 'vitest'
import { extractArticle } from './extract-article.ts'

const sentence = 'The ferry left the harbor at dawn, and nobody on deck spoke, because the fog was thick. '
const paragraph = sentence.repeat(3).trim()
const body = `<p>${paragraph}</p>`.repeat(3)
const blocksOf = async (html: string) =>
  (await extractArticle(`<html><body><article>${html}</article></body></html>`)).text.split('\n\n')
const only = [paragraph, paragraph, paragraph]

test.each([
  '<p><strong>Lesen Sie auch: <a href="/x">Brücken der Bucht</a></strong></p>',
  '<p><b>PUEDES VER: <a href="/x">Puentes de la bahía, con todos los horarios</a></b></p>',
  '<p>Czytaj też: <a href="/x">Mosty nad zatoką</a></p>',
  '<h3>Das könnte dich auch interessieren</h3><p><a href="/x">Brücken</a></p>',
  '<p>- Anzeige -</p>',
  '<p>Valora esta noticia</p>',
])('R-173 what leads elsewhere in another language is left out: %s', async (line) => {
  expect(await blocksOf(`<p>${paragraph}</p>${line}${`<p>${paragraph}</p>`.repeat(2)}`)).toEqual(only)
})

test.each([
  '<p>Quelle: Hafenamt</p><p>12 mal gelesen</p>',
  '<p>Weitere Artikel</p><h3>Brücken der Bucht</h3><h3>Neue Fähre</h3>',
  '<h2>What you can read tomorrow</h2>',
  '<p>This entry was posted in Harbor.</p>',
  '<p>Follow The Gleaner on Twitter and <a href="/x">Instagram</a>.</p>',
  '<p>Kennt ihr unseren <a href="/x">Newsletter</a>? Jetzt abonnieren!</p>',
])('R-173 lines after the text are left out: %s', async (line) => {
  expect(await blocksOf(body + line)).toEqual(only)
})

test('R-173 the last lines of a short text stay', async () => {
  const lines = ['Source: the harbor', 'Fuji X-TRA 400', 'Pentax Z-1']
  expect(await blocksOf(lines.map((line) => `<p>${line}</p>`).join(''))).toEqual(lines)
})

test('R-173 parts named comments, contents, or license are left out, unless they are most of the text', async () => {
  const parts = ['comments', 'ez-toc-container', 'licence'].map(
    (name) => `<div class="${name}"><p>A note, short.</p><p>And one more.</p></div>`,
  )
  expect(await blocksOf(`${body}${parts.join('')}<p>${paragraph}</p>`)).toEqual([...only, paragraph])
  const match = `<div class="match-comments">${paragraph}</div>`.repeat(6)
  expect(await blocksOf(match)).toHaveLength(6)
})

test('R-173 the reading of a character is not in the text, but in the reader view', async () => {
  const ruby = '<ruby>虐待<rp>(</rp><rt>ぎゃくたい</rt><rp>)</rp></ruby>をなくすための法律ができました。'
  const article = await extractArticle(`<body><article><p>${ruby.repeat(9)}</p></article></body>`)
  expect(article.text).toBe('虐待をなくすための法律ができました。'.repeat(9))
  expect(article.html).toContain('<ruby>虐待<rp>(</rp><rt>ぎゃくたい</rt>')
})
