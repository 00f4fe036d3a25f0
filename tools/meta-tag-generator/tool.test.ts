import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { layOut, piecesOf, spaces } from '#engine/serp/snippet.ts'
import { textWidth } from '#engine/text-width/text-width.ts'
import { badPages, PAGE_URL, runOnPages } from '#tests/support/page-source.ts'
import { run } from '#tests/support/tool-ports.ts'
import { pageOf } from '#tests/support/web-page.ts'
import { tool } from './tool.ts'
import View from './view.tsx'

type Data = {
  title: { pixels: number; desktop: { isCut: boolean; shown: string; lost: string } }
  breadcrumb: string | null
  html: string
  advice: { id: string }[]
}
const preview = async (input: Record<string, unknown>) => (await run(tool, input)).data as Data

// Measured on the canvas of Chromium in 2026, in Arial at 20 px, and in bold at 14 px.
test.each([
  ['A', 13.33984375, 10.1103515625],
  ['AV', 25.1953125, 18.4091796875],
  ['fi', 10, 8.5517578125],
  ['To', 21.123046875, 16.064453125],
  ['Wool socks, knitted in Maine | Oakfield', 342.75390625, 258.04296875],
  ['–', 11.123046875, 7.7861328125],
  ['…', 20, 14],
])('%s has the same width as on the canvas', (text, regular, bold) => {
  expect(textWidth(text, { size: 20 })).toBeCloseTo(regular, 2)
  expect(textWidth(text, { size: 14, isBold: true })).toBeCloseTo(bold, 2)
})

test('a title is cut between words, and both parts add up to the whole', () => {
  const title = 'Oak side table, oiled by hand, made in Illinois to last for a very long time | Oakfield'
  const { shown, lost, isCut, lines } = layOut(title, spaces.desktop.title)
  expect(isCut).toBe(true)
  expect(lines).toHaveLength(1)
  expect(`${shown.replace(' …', '')} ${lost}`).toBe(title)
  expect(textWidth(shown, { size: 20 })).toBeLessThanOrEqual(600)
  expect(textWidth(`${shown.replace(' …', '')} ${lost.split(' ')[0]} …`, { size: 20 })).toBeGreaterThan(600)
})

test('no line is wider than its space, even without spaces', () => {
  for (const text of ['W'.repeat(400), 'iiii '.repeat(200), '漢字'.repeat(100), '👩‍🚀 '.repeat(50)])
    for (const space of [spaces.desktop.title, spaces.phone.title, spaces.phone.description]) {
      const { lines } = layOut(text, space)
      expect(lines.length).toBeLessThanOrEqual(space.lines)
      for (const line of lines) expect(textWidth(line, { size: space.size })).toBeLessThanOrEqual(space.width)
    }
})

test.each([
  ['日本語のとても長いタイトルですから検索結果のページでは途中で切れてしまうはずですがどこで切れるのか'],
  ['a'.repeat(300)],
])('%s is cut within its only word without losing anything', (title) => {
  for (const space of [spaces.desktop.title, spaces.phone.title]) {
    const { shown, lost, pixels } = layOut(title, space)
    expect(shown.replace(/ …$/, '') + lost).toBe(title)
    expect(shown.length).toBeGreaterThan(25)
    expect(pixels).toBeCloseTo(textWidth(title, { size: space.size }), 0)
  }
})

test('the summary counts the characters before the cut, even without words', async () => {
  const { summary } = await run(tool, { title: '漢字'.repeat(40) })
  expect(summary).toMatch(/cut on desktop and phone, after “(?:漢字){10,12}”\.$/)
})

test('families, flags, and skin tones are one emoji each', () => {
  const one = textWidth('😀', { size: 20 })
  for (const emoji of ['👨‍👩‍👧‍👦', '🇺🇸', '👍🏽', '❤️']) expect(textWidth(emoji, { size: 20 })).toBe(one)
})

test.each(['mailto:a@b', 'javascript:alert(1)', 'oakfield.example/x', 'https://'])(
  '%s is not a URL for a tag, which is reported and left out',
  async (address) => {
    const { html, advice, breadcrumb } = await preview({ title: 'A', url: address, image: address })
    expect(advice.map(({ id }) => id)).toEqual(expect.arrayContaining(['bad-address', 'bad-picture']))
    expect(html).not.toContain(address)
    expect(breadcrumb).toBeNull()
  },
)

test('line breaks become spaces in the tags', async () => {
  expect((await preview({ title: 'Oak\n tables', description: 'One\r\ntwo' })).html).toMatch(
    /<title>Oak tables<.*content="One two"/s,
  )
})

test('whole words of the query are bold in any case', () => {
  expect(piecesOf('Oak, oaken, OAK', ['oak'])).toEqual([
    { text: 'Oak', isBold: true },
    { text: ', oaken, ', isBold: false },
    { text: 'OAK', isBold: true },
  ])
})

test('tags are escaped, and empty ones are left out', async () => {
  const { html } = await preview({ title: 'A <b> & "C"', url: 'https://a.example/?a=1&b="2"' })
  expect(html).toContain('<title>A &lt;b&gt; &amp; "C"</title>')
  expect(html).toContain('content="A &lt;b&gt; &amp; &quot;C&quot;"')
  expect(html).toContain('href="https://a.example/?a=1&amp;b=&quot;2&quot;"')
  expect(html).not.toContain('description')
})

test.each([
  [{ title: 'Short' }, 'no-description'],
  [{ title: 'table table table' }, 'repeated-words'],
  [{ title: 'OAK SIDE TABLES FOR YOU' }, 'capitals'],
  [{ title: 'Oak table', description: 'oak table' }, 'same-text'],
  [{ title: 'Oak table', query: 'walnut' }, 'missing-term'],
  [{ title: 'Oak table', url: 'oakfield' }, 'bad-address'],
  [{ title: 'Oak '.repeat(40) }, 'title-cut'],
])('%j is reported as %s', async (input, id) => {
  expect((await preview(input)).advice.map((one) => one.id)).toContain(id)
})

test('the URL looks as in search results', async () => {
  expect((await preview({ title: 'A', url: 'https://oakfield.example/tables/oak%20table?x=1' })).breadcrumb).toBe(
    'oakfield.example › tables › oak table',
  )
})

test('the preview breaks where it was measured', async () => {
  const envelope = await run(tool, tool.samples[0].input)
  const html = renderToStaticMarkup(createElement(View, { envelope, input: {}, Html: () => null }))
  expect(html.match(/serp-title/g)).toHaveLength(3)
  expect(html).toContain('<b>oak</b>')
})

test.each([
  ['an empty title', { title: '' }, 'failed'],
  ['blanks', { title: '   ' }, 'failed'],
  ['NUL bytes', { title: 'a\0b' }, 'done'],
  ['half a surrogate', { title: '\ud800' }, 'done'],
  ['a word of 2,000 letters', { title: 'x'.repeat(2000) }, 'done'],
  ['a query of signs', { title: 'a', query: '(((' }, 'done'],
])('%s', async (_, input, status) => {
  expect((await run(tool, input)).status).toBe(status)
})

const HEAD = `<html><head><title>Wool socks, knitted in Maine</title><meta property="og:type" content="product">
<meta name="description" content="Warm &amp; dry."><link rel="canonical" href="/socks"><meta property="og:image" content="/a.jpg"></head>`

test('a page’s tags fill empty fields and give the same preview as typing them', async () => {
  const loaded = await runOnPages(tool, { page: 'shop.example' }, pageOf(HEAD, { url: PAGE_URL }))
  const typed = {
    title: 'Wool socks, knitted in Maine',
    description: 'Warm & dry.',
    url: 'https://shop.example/socks',
    image: 'https://shop.example/a.jpg',
    kind: 'product',
  }
  const { data } = await run(tool, typed)
  expect({ ...(loaded.data as object), loaded: null }).toEqual(data)
  expect(loaded.fills).toEqual({ ...typed, page: '' })
  const table = loaded.report.find((block) => block.kind === 'table' && block.title === `Loaded from ${PAGE_URL}`)
  expect(table).toMatchObject({ rows: expect.arrayContaining([['Site name', 'not on the page', null]]) })
})

test('typed values are not replaced by the page’s', async () => {
  const { fills, data } = await runOnPages(tool, { title: 'Mine', page: 'shop.example' }, pageOf(HEAD))
  expect(fills).not.toHaveProperty('title')
  expect(data).toMatchObject({ title: { text: 'Mine' }, description: { text: 'Warm & dry.' } })
})

test.each(badPages)('%s is refused with its own message', async (_, page, message) => {
  const { failure } = await runOnPages(tool, { page: 'shop.example' }, page)
  expect(failure?.errors.page).toMatch(message)
})

test('a title is required, typed or from the page', async () => {
  expect(Object.keys((await run(tool, {})).failure?.errors ?? {})).toEqual(['title'])
  const { failure } = await runOnPages(tool, { page: 'shop.example' }, pageOf('<p>Socks</p>', { url: PAGE_URL }))
  expect(failure?.errors).toEqual({ title: `${PAGE_URL} has no title. Enter one to preview it.` })
})
