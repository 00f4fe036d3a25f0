import { expect, test } from 'vitest'
import { run } from '#tests/support/tool-ports.ts'
import { gatherFiles } from '#tests/support/web-files.ts'
import { cases, pageOfFixture } from './oracle.ts'
import type { TagReport } from './report.ts'
import { tool } from './tool.ts'

const analyzed = async (html: string) => (await run(tool, { html })).data as TagReport

test.each(cases)('$name: every label is right', async (fixture) => {
  const { tags, consent, problems } = await analyzed(pageOfFixture(fixture))
  expect(tags.filter(({ kind }) => kind !== 'js').map(({ kind, id, when }) => `${kind} ${id ?? '-'} ${when}`)).toEqual(
    fixture.tags,
  )
  if (fixture.consent) expect(consent.version).toBe(fixture.consent)
  if (fixture.isFirst !== undefined) expect(consent.isFirst).toBe(fixture.isFirst)
  if (fixture.isServerSide !== undefined)
    expect(tags.some(({ isServerSide }) => isServerSide)).toBe(fixture.isServerSide)
  const ids = problems.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(fixture.has ?? []))
  expect(ids.filter((id) => fixture.lacks?.includes(id))).toEqual([])
})

test('a page without tags is not praised for their order', async () => {
  const html = `<!doctype html><html lang="en"><head><title>Wool socks, knit in Maine since 1962</title>
<meta name="description" content="Wool socks for every season."><meta name="viewport" content="width=device-width">
<link rel="canonical" href="https://shop.example/"></head><body><h1>Wool socks</h1></body></html>`
  expect((await run(tool, { html })).findings).toEqual([])
})

test('title, meta elements, hreflang, and headings are read with their positions', async () => {
  const html = `<!doctype html><html lang="de"><head><title>A &amp; B</title><meta name=description content=d>
<link rel=canonical href=/x><link rel=alternate hreflang=en href=/en><meta property=og:title content=o><meta name=robots content="noindex, follow"></head>
<body><h1>One <b>two</b></h1><h2>Three</h2></body></html>`
  const { data } = await run(
    tool,
    { url: 'https://shop.example/a' },
    { gather: gatherFiles({ 'https://shop.example/a': { body: html } }) },
  )
  expect((data as TagReport).seoData).toEqual({
    title: 'A & B',
    description: 'd',
    canonical: 'https://shop.example/x',
    robots: 'noindex, follow',
    viewport: null,
    lang: 'de',
    og: { 'og:title': 'o' },
    twitter: {},
    hreflang: [{ lang: 'en', url: 'https://shop.example/en' }],
    headings: [
      { level: 1, text: 'One two', line: 3 },
      { level: 2, text: 'Three', line: 3 },
    ],
  })
  expect((data as TagReport).problems.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['noindex', 'missing-viewport']),
  )
})

test('a hostile script affects only its own analysis', async () => {
  const deep = `<script>var a=${'('.repeat(20_000)}1${')'.repeat(20_000)};gtag()</script>`
  const loop =
    '<script>function gtag(){gtag();gtag();gtag();dataLayer.push(arguments)}gtag("config","G-LOOP000001")</script>'
  const { tags } = await analyzed(deep + loop + pageOfFixture(cases[1] as never))
  expect(tags.some(({ kind, id }) => kind === 'config' && id === 'G-AAAA111111')).toBe(true)
})

test('the firing order is a diagram of the page, its phases, and their tags', async () => {
  const { report } = await run(tool, tool.samples[1]?.input as never)
  const graph = report.find(({ kind }) => kind === 'graph')
  expect(graph).toMatchObject({ edges: expect.arrayContaining([{ from: 'page', to: 'load', label: '' }]) })
})
