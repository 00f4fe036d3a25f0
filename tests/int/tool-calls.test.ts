// extended: members of a family: the same for every tool, and details of limits that site/tools proves as functions.
import { expect, test } from 'vitest'
import { allTools } from '#cli/catalog.ts'
import type { Tool } from '#engine/tool/define-tool.ts'
import { getsArtifacts, looksAtWeb } from '#engine/tool/gets-artifacts.ts'
import { withSite } from '../support/another-site.ts'
import { query } from '../support/database.ts'
import { serving } from '../support/egress.ts'
import { eachOf, typicalFirst } from '../support/extended.ts'
import { api, normalizedText, page, post, sendForm } from '../support/page.ts'
import { parseHtml } from '../support/parse-html.ts'
import { inject } from '../support/product.ts'

type ToolResponse = {
  success: boolean
  message?: string
  status: string
  summary: string
  data: Record<string, unknown>
  errors?: Record<string, string>
}
const call = async (slug: string, body: unknown, headers?: Record<string, string>) => {
  const response = await post(`/tools/${slug}`, body, headers)
  return { status: response.status, headers: response.headers, body: (await response.json()) as ToolResponse }
}

test('R-173 R-250…R-253 a tool call returns the envelope of its run as JSON', { tags: 'extended' }, async () => {
  const { status, body } = await call('word-counter', { text: 'Wool socks, knitted in Maine.' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ success: true, tool: 'word-counter', status: 'done', data: { words: 5 } })
})

test('R-173 invalid input is refused by field, in the same words as on the page', async () => {
  const { status, body } = await call('word-counter', { text: 'a'.repeat(1_000_001) })
  expect(status).toBe(422)
  expect(body).toMatchObject({
    success: false,
    message: 'Use at most 1,000,000 characters, or a file of up to 5 MB. This has 1,000,001.',
    errors: { text: 'Use at most 1,000,000 characters, or a file of up to 5 MB. This has 1,000,001.' },
  })
  expect((await call('word-counter', '{"text": ')).status).toBe(400)
  expect((await call('word-counter', { txt: 'a' })).body.message).toContain('There is no field "txt"')
  expect((await call('no-such-tool', {})).status).toBe(404)
  expect((await api('/tools/word-counter')).status).toBe(405)
})

test('R-175 a request over 24 MB is refused before it is read', async () => {
  const { status, body } = await call('word-counter', { text: 'a'.repeat(25 * 1024 * 1024) })
  expect(status).toBe(413)
  expect(body.message).toBe('The request is larger than this URL accepts.')
})

test('R-175 a run that takes too long is stopped and delays nobody else', { tags: 'extended' }, async () => {
  const began = Date.now()
  const [slow, quick] = await Promise.all([
    call('regex-tester', { pattern: '^(a+)+$', text: `${'a'.repeat(60)}!` }),
    call('word-counter', { text: 'One two' }).then((found) => ({ ...found, after: Date.now() - began })),
  ])
  // On a loaded machine, it hardly gets to compute.
  expect([422, 503]).toContain(slow.status)
  expect(slow.body).toMatchObject({
    success: false,
    status: 'failed',
    message: expect.stringMatching(/time limit|so busy/),
  })
  expect(quick.body.data).toMatchObject({ words: 2 })
  expect(quick.after).toBeLessThan(Date.now() - began)
})

test('R-175 too many runs get 429 with a retry time', { tags: 'extended' }, async () => {
  await withSite({ TOOL_LIMIT: '2', TRUSTED_PROXIES: '1' }, async (url) => {
    // All processes share the counts, and other tests run tools from this machine's IP address.
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.29' }
    const run = () =>
      fetch(`${url}/api/tools/word-counter`, {
        method: 'POST',
        headers,
        body: '{"text":"a"}',
      })
    expect([(await run()).status, (await run()).status]).toEqual([200, 200])
    const refused = await run()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
    expect(((await refused.json()) as ToolResponse).message).toMatch(
      /^Your IP address has run 2 tools within ten minutes.* Try again in \d+ minutes\.$/,
    )
  })
})

test('R-173 S-12 without JavaScript, a tool’s form returns its page with the report and the input', async () => {
  const text = 'Wool socks,\nknitted <b>in</b> Maine.'
  const response = await sendForm('/tools/word-counter/', { text })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const document = parseHtml(await response.text())
  expect(document.querySelector('form[data-tool] textarea')?.textContent).toBe(text)
  expect(normalizedText(document.querySelector('.report h2'))).toContain('words')
  const empty = await sendForm('/tools/word-counter/', { text: ' ' })
  expect(empty.status).toBe(422)
  const again = parseHtml(await empty.text())
  const field = again.querySelector('form[data-tool] textarea')
  expect(field?.getAttribute('aria-invalid')).toBe('true')
  expect(
    normalizedText(again.getElementById(field?.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')),
  ).not.toBe('')
})

/** Returns how many requests a server in our own network gets while some work is done. */
async function countRequestsDuring(work: (url: string) => Promise<void>) {
  let requests = 0
  await serving(
    (_request, response) => {
      requests += 1
      response.end()
    },
    (port) => work(`http://127.0.0.1:${port}/`),
  )
  return requests
}

/** Returns the first sample of a tool without its files, with each text replaced. */
const sampleWith = ({ samples }: Tool, replaced: (value: string) => string) =>
  Object.fromEntries(
    Object.entries(samples[0].input)
      .filter(([, value]) => !Array.isArray(value))
      .map(([name, value]) => [name, typeof value === 'string' ? replaced(value) : value]),
  )

const tools = await allTools()
const TEXTS = ['word-counter', 'css-minifier', 'html-minifier', 'json-formatter']
const ofText = typicalFirst(
  TEXTS,
  tools.filter((tool) => !getsArtifacts(tool)),
)
eachOf(ofText, TEXTS.length)('R-175 $slug treats URLs in its input as text and fetches nothing', async (tool) => {
  const requests = await countRequestsDuring(async (url) => {
    const html = `<link rel="stylesheet" href="${url}"><img src="${url}"><script src="${url}"></script><a href="${url}">a</a>`
    const fields = sampleWith(tool, (value) => (value.length > 20 ? html : value))
    await call(tool.slug, Object.keys(tool.input.shape).length > 0 ? fields : {})
  })
  expect(requests).toBe(0)
})

const FETCHES = ['redirect-checker', 'ssl-checker', 'image-compressor']
const fetching = typicalFirst(FETCHES, tools.filter(looksAtWeb))
eachOf(fetching, FETCHES.length)('A1 $slug refuses URLs of our own network', async (tool) => {
  const requests = await countRequestsDuring(async (url) => {
    const fields = sampleWith(tool, (value) => (/^(https?:\/\/|[\w-]+(\.[\w-]+)+)/.test(value) ? url : value))
    const { status, body } = await call(tool.slug, fields)
    expect(status).toBeOneOf([200, 422])
    expect(body.summary ?? body.message).toEqual(expect.any(String))
  })
  expect(requests).toBe(0)
})

test('R-175 a text without a URL does not count as a run that fetches, and one with a URL does', {
  tags: 'extended',
}, async () => {
  const counted = async () =>
    (await query<{ key: string }>(`select key from form_limits where key like 'fetching runs %'`)).length
  await query(`delete from form_limits where key like 'fetching runs %'`)
  expect((await call('readability-checker', { text: 'Wool socks keep feet warm. '.repeat(30) })).status).toBe(200)
  expect(await counted()).toBe(0)
  await call('readability-checker', { url: 'http://127.0.0.1:1/' })
  expect(await counted()).toBe(1)
})

test('a tool’s file is served compressed with an ETag, and no other file is served', async () => {
  const tool = tools.find(({ assets }) => Object.keys(assets ?? {}).some((name) => name.endsWith('.wasm')))
  const name = Object.keys(tool?.assets ?? {}).find((one) => one.endsWith('.wasm'))
  const url = `${inject('siteUrl')}/tool-files/${tool?.slug}/${name}`
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/wasm'])
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(new Uint8Array(await response.arrayBuffer()).slice(0, 4)).toEqual(Uint8Array.from([0, 0x61, 0x73, 0x6d]))
  const again = await fetch(url, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
  for (const [path, status] of [
    ['/tool-files/word-counter/package.json', 404],
    // An encoded slash is rejected before anything is looked up.
    ['/tool-files/x/..%2f..%2fpackage.json', 400],
    ['/tool-files/word-counter/constructor', 404],
  ] as const)
    expect({ path, status: (await fetch(inject('siteUrl') + path)).status }).toEqual({ path, status })
})

test('my-ip-address reports the IP address our server sees and stores it only on request', {
  tags: 'extended',
}, async () => {
  const { body } = await call('my-ip-address', {}, { 'x-forwarded-for': '6.6.6.6' })
  expect(body).toMatchObject({
    success: true,
    data: { message: 'Nothing was stored.', chain: { claimed: ['6.6.6.6'] } },
  })
  const kept = await call('my-ip-address', { isKept: true })
  expect(kept.body.data.message).toMatch(/^Stored as .*, without its last part\.$/)
})

test('/licenses lists the installed version of every library that tools rely on', async () => {
  const { status, texts } = await page('/licenses')
  expect(status).toBe(200)
  const { readFileSync } = await import('node:fs')
  const named = new Set(tools.flatMap(({ libraries = [] }) => libraries.map(({ name }) => name)))
  const rows = texts('.licenses tbody tr')
  expect(rows).toHaveLength(named.size)
  for (const name of named) {
    const {
      version,
      licenses,
      license = licenses?.[0].type,
    } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
    expect(
      rows.filter(
        (row) => row.startsWith(`${name} ${version} ${license} `) || row.startsWith(`${name}${version}${license}`),
      ),
    ).toHaveLength(1)
  }
})

test('the link at the end of a report opens the next tool with its form filled in', async () => {
  const target = 'https://oakfield.example/sale?a=1'
  const { status, document } = await page(`/tools/utm-builder/?filled=1&url=${encodeURIComponent(target)}`)
  expect(status).toBe(200)
  expect(document.querySelector('input[name="url"]')?.getAttribute('value')).toBe(target)
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(/\/tools\/utm-builder\/$/)
})
