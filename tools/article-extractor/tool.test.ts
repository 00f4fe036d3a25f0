import { expect, test } from 'vitest'
import { run } from '#tests/support/tool-ports.ts'
import { pageOf } from '#tests/support/web-page.ts'
import { sample } from './sample.ts'
import { tool } from './tool.ts'

const sentence = 'The ferry left the harbor at dawn, and nobody on deck spoke, because the fog was thick. '
const paragraphs = `<p>${sentence.repeat(3)}</p>`.repeat(4)
const fetched = async (html: string, options: Parameters<typeof pageOf>[1] = {}) => {
  const gather = async () => pageOf(html, { url: 'https://paper.example/2024/05/06/ferry/', ...options }) as never
  return run(tool, { url: 'paper.example/ferry' }, { gather })
}
const ids = (envelope: Awaited<ReturnType<typeof fetched>>) => envelope.findings.map(({ id }) => id)

test('the article of pasted HTML is extracted as text, Markdown, and HTML with its metadata', {
  tags: 'extended',
}, async () => {
  const { data, summary } = await run(tool, sample.input)
  expect(summary).toContain('“How we test wool socks”')
  expect(data).toMatchObject({
    title: 'How we test wool socks',
    authors: ['Ines Hale'],
    published: { iso: '2026-03-04T09:00:00-05:00', from: 'json-ld' },
    language: { code: 'en', from: 'page' },
    siteName: 'Marrow Home',
    images: [{ url: 'https://marrow.example/img/washing.jpg', caption: 'Wash number 31. Photo: Ines Hale' }],
    links: [{ url: 'https://marrow.example/socks/heel/', isInternal: true }],
    evidence: { isArticle: true },
  })
  const { text, markdown, html } = data as Record<'text' | 'markdown' | 'html', string>
  expect(text).toMatch(/^A sock is tested three times[\s\S]*One summer in a drawer$/)
  expect(text).not.toMatch(/Cart|Wash number 31|Ines Hale|darn a heel|Terms/)
  expect(markdown).toContain('## On the street')
  expect(markdown).toContain('[heel of the tenth](https://marrow.example/socks/heel/)')
  expect(html).toContain('<figcaption>Wash number 31. Photo: Ines Hale</figcaption>')
})

test('a fetched page is read with its own URL, the last source of a date', async () => {
  const envelope = await fetched(`<html><body><h1>The ferry</h1>${paragraphs}<a href="/x">x</a></body></html>`)
  expect(envelope.data).toMatchObject({
    url: 'https://paper.example/2024/05/06/ferry/',
    title: 'The ferry',
    published: { iso: '2024-05-06', from: 'url' },
    language: { code: 'en', from: 'text' },
  })
  expect(ids(envelope)).toEqual(['no-author', 'date-not-declared', 'no-language'])
  expect(envelope.next?.map(({ slug }) => slug)).toContain('seo-content-optimization')
})

test('a wrong language and images without alt text are findings with evidence', async () => {
  const html = `<html lang="de"><body><h1>The ferry</h1>${paragraphs}<p><img src="/deck.jpg">${sentence}</p></body></html>`
  const { findings } = await fetched(html)
  expect(findings.find(({ id }) => id === 'wrong-language')?.evidence).toBe('lang="de"')
  expect(findings.find(({ id }) => id === 'images-without-text')?.evidence).toBe('https://paper.example/deck.jpg')
})

test.each([
  ['a home page', `<main>${'<a href="/a"><h2>A headline of today</h2></a><p>Short.</p>'.repeat(20)}</main>`],
  [
    'a product page',
    `<script type="application/ld+json">{"@type":"Product"}</script><main><h1>Oak table</h1>${paragraphs}</main>`,
  ],
])('%s has no article, and the report says so', async (_, html) => {
  const envelope = await fetched(html)
  expect(ids(envelope)).toContain('not-an-article')
  expect(envelope.summary).toContain('does not look like an article')
})

test('a page filled by scripts is empty and has no figures', async () => {
  const envelope = await fetched('<html><body><div id="root"></div><script>render()</script></body></html>')
  expect(ids(envelope)).toContain('no-text')
  const [figures] = envelope.report.filter((block) => block.kind === 'metric')
  expect(figures?.metrics.find(({ label }) => label === 'Reading time')?.value).toBeNull()
})

test.each([
  [{ status: 404 }, /404/],
  [{ status: 429 }, /429/],
  [{ headers: { 'content-type': 'application/pdf' } }, /PDF/],
])('input without a page gets its own message: %j', async (options, message) => {
  const { status, summary } = await fetched(paragraphs, options)
  expect(status).toBe('failed')
  expect(summary).toMatch(message)
})

test('without a URL and HTML, the form says what is missing', async () => {
  expect((await run(tool, {})).failure?.errors).toHaveProperty('url')
})

test('a page’s scripts cannot run in the preview', async () => {
  const html = `<article>${paragraphs}<p onclick="x()"><a href="javascript:alert(1)">now</a><img src=x onerror=alert(1)> ${sentence}</p></article>`
  const { data } = await fetched(html)
  const { html: made, preview } = data as Record<'html' | 'preview', string>
  for (const markup of [made, preview]) expect(markup).not.toMatch(/javascript:|onerror|onclick/)
  expect(preview).not.toContain('<img')
})
