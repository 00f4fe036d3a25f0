import { expect, test } from 'vitest'
import { allLimits } from '#engine/social/networks.ts'
import { imageHead } from '#tests/support/image-heads.ts'
import { run } from '#tests/support/tool-ports.ts'
import { gatherFiles } from '#tests/support/web-files.ts'
import { cases, PAGE_URL, webOf } from './oracle.ts'
import type { Previews } from './report.ts'
import { tool } from './tool.ts'

const previewed = async (files: Parameters<typeof gatherFiles>[0], input: Record<string, string> = { url: PAGE_URL }) =>
  run(tool, input, { gather: gatherFiles(files) })

test.each(cases)('$name: each network has the right layout and findings', async (fixture) => {
  const { data, findings, failure } = await previewed(webOf(fixture))
  expect(failure).toBeUndefined()
  const { cards } = data as Previews
  expect(cards.map(({ layout }) => layout)).toEqual(fixture.layouts)
  const ids = findings.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(fixture.has))
  expect(ids.filter((id) => fixture.lacks?.includes(id))).toEqual([])
  if (fixture.title) expect(cards[1]?.title?.value).toBe(fixture.title)
})

test('every limit has its source, and every finding its line or a tag to paste', async () => {
  for (const { limits } of allLimits) expect(limits.ref.url).toMatch(/^https:\/\//)
  const { findings } = await previewed(webOf(cases.find(({ name }) => name === 'misspelled property') as never))
  for (const { why, fix, ref } of findings) expect([why.length > 20, fix, ref]).not.toContain(undefined)
})

test('a figure that the network does not publish is labeled in the table and the finding', async () => {
  const { report } = await previewed(webOf(cases[0] as never))
  const limits = report.find((block) => block.kind === 'table' && block.title === 'Limits of the networks')
  const rows = limits?.kind === 'table' ? limits.rows : []
  const byOthers = rows.filter(([, , , , by]) => typeof by === 'object').map(([network, , limit]) => [network, limit])
  expect(byOthers).toEqual([
    ['LinkedIn', 'Large preview from'],
    ['Slack', 'Part of the HTML that is read'],
  ])
  expect(JSON.stringify(limits)).not.toContain('As the networks published')
})

test('the image is measured by its first bytes and shown, and its bytes are not in the data', async () => {
  const files = webOf({
    ...(cases[0] as never as (typeof cases)[0]),
    image: { body: imageHead.png(1200, 630), type: 'image/png' },
  })
  const envelope = await previewed(files)
  expect((envelope.data as Previews).images[0]?.measured).toMatchObject({
    width: 1200,
    height: 630,
    mediaType: 'image/png',
    bytes: 64,
  })
  expect(envelope.files.map(({ type }) => type)).toEqual(['image/png'])
  expect(JSON.stringify(envelope.data)).not.toContain('bytes":{"0"')
})

test('pasted HTML needs no page, and its URLs are relative to the given one', async () => {
  const html = '<meta property="og:image" content="card.png"><meta property="og:title" content="Draft">'
  const files = { 'https://shop.example/a/card.png': { body: imageHead.png(1200, 630), type: 'image/png' } }
  const { data } = await previewed(files, { url: 'https://shop.example/a/', html })
  expect((data as Previews).images[0]?.measured?.width).toBe(1200)
})

test.each([
  [{ status: 404, body: 'x' }, /no page at this URL/],
  [{ status: 401, body: 'x' }, /login/],
  [{ status: 429, body: 'x' }, /too many requests/],
  [{ status: 503, body: 'x' }, /unavailable/],
  [{ status: 204 }, /No Content/],
  [{ body: '' }, /empty/],
  [{ body: '%PDF-1.7', type: 'application/pdf' }, /PDF/],
  [{ body: imageHead.png(1, 1), type: 'image/png' }, /image/],
  [{ status: 403, body: '<title>Just a moment...</title>' }, /captcha|robot|human|challenge/i],
  [{ body: '<title>x</title><p>This domain is for sale' }, /parked|for sale/],
])('R-173 input without a page gets its own message: %o', async (file, message) => {
  const { status, summary, data } = await previewed({ [PAGE_URL]: file })
  expect([status, data]).toEqual(['failed', null])
  expect(summary).toMatch(message)
})

test('without a URL and HTML, the form says what to enter', async () => {
  const { failure } = await previewed({}, {})
  expect(failure?.errors).toEqual({ url: 'Enter a URL, such as shop.com.' })
})
