import { expect, test } from 'vitest'
import { articleHtml, badPages, PAGE_URL, runOnPages } from '#tests/support/page-source.ts'
import { run } from '#tests/support/tool-ports.ts'
import { pageOf } from '#tests/support/web-page.ts'
import { tool } from './tool.ts'

type Data = { validationErrors: { line: number }[] }

test('a page gets the same findings as its pasted source, with the line as evidence', async () => {
  const html = articleHtml(
    '\n<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","nam":"Socks"}</script>\n',
  )
  const [online, pasted] = [
    await runOnPages(tool, { url: PAGE_URL }, pageOf(html, { url: PAGE_URL })),
    await run(tool, { markup: html }),
  ]
  expect(online.data).toEqual({ ...(pasted.data as object), page: { url: PAGE_URL, html } })
  expect((online.data as Data).validationErrors.map(({ line }) => line)).toContain(2)
  const wrong = online.findings.find(({ id }) => id === 'unknown-property')
  expect(wrong).toMatchObject({ evidence: expect.stringMatching(/^Line 2: .*"nam":"Socks"/) })
  expect(wrong?.place).not.toHaveProperty('field')
})

test.each(badPages)('%s is refused with its own message', async (_, page, message) => {
  const { failure } = await runOnPages(tool, { url: 'shop.example' }, page)
  expect(failure?.errors.url).toMatch(message)
})

test.each([
  [{}, 'markup'],
  [{ markup: '{}', url: PAGE_URL }, 'url'],
  [{ url: PAGE_URL }, 'url'],
])('neither, both, or a page without structured data is refused at its field: %j', async (input, name) => {
  const { failure } = await runOnPages(tool, input, pageOf(articleHtml(), { url: PAGE_URL }))
  expect(Object.keys(failure?.errors ?? {})).toEqual([name])
})
