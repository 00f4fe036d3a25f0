// @module-tag slow
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loopbackSite } from '#tests/support/loopback-pages.ts'
import { hopOf, pageOf, runWith, unmeasured, unread } from '#tests/support/page-of.ts'
import type { Chain } from './chain.ts'
import { chainCases } from './oracle/index.ts'
import { tool } from './tool.ts'

type Data = { chains: Chain[] }
let site: Awaited<ReturnType<typeof loopbackSite>>
beforeAll(async () => {
  site = await loopbackSite(Object.assign({}, ...chainCases.map(({ routes }) => routes)))
})
afterAll(() => site.close())

/** Evidence is a URL or a host of the chain, a header, or a line of the page. */
const EVIDENCE = /https?:\/\/|^[\w.-]+$|^(?:link|refresh): \S|^line \d+: \S/
const SENTENCE = /^[A-Z].* .*\.$/s
const SEVERAL_WORDS = /\S\s\S/

const check = async (urls: string) => (await runWith(tool, { urls }, { pages: site.pages })).data as Data

test('there are at least 60 chains', () => {
  expect(chainCases.length).toBeGreaterThanOrEqual(60)
})

test.each(chainCases)('$name', async ({ start, kinds, outcome, final, finds = [], misses = [] }) => {
  const [chain] = (await check(start)).chains
  expect(chain).toMatchObject({ outcome })
  if (final) expect(chain?.finalUrl).toBe(final)
  if (outcome !== 'loop') expect(chain?.steps.flatMap(({ kind }) => kind ?? [])).toEqual(kinds)
  const ids = chain?.findings.map(({ id }) => id)
  for (const id of finds) expect(ids).toContain(id)
  for (const id of misses) expect(ids).not.toContain(id)
  for (const { id, evidence, why, severity, fix } of chain?.findings ?? []) {
    expect([id, evidence]).toEqual([id, expect.stringMatching(EVIDENCE)])
    expect([id, why]).toEqual([id, expect.stringMatching(SENTENCE)])
    if (severity !== 'pass') expect([id, fix]).toEqual([id, expect.stringMatching(SEVERAL_WORDS)])
  }
})

test('many URLs are followed together and keep their order', async () => {
  const { chains } = await check(chainCases.map(({ start }) => start).join('\n'))
  expect(chains.map(({ requested }) => requested)).toEqual([...new Set(chainCases.map(({ start }) => start))])
  expect(chains.map(({ outcome }) => outcome)).toEqual(chainCases.map(({ outcome }) => outcome))
})

test('an IDN is shown in Unicode beside its punycode', async () => {
  const [chain] = (await check('https://münchen.example/')).chains
  expect(chain?.steps[0]).toMatchObject({
    url: 'https://xn--mnchen-3ya.example/',
    readable: 'https://münchen.example/',
  })
})

test('a step that HSTS would skip in a browser is reported', async () => {
  const policy: [string, string][] = [['strict-transport-security', 'max-age=600']]
  const hops = [
    hopOf('https://a.example/', {
      status: 301,
      headers: policy,
      location: 'http://a.example/b',
      redirectedBy: 'status',
    }),
    hopOf('http://a.example/b', { status: 301, location: 'https://a.example/b', redirectedBy: 'status' }),
  ]
  const page = pageOf('', { url: 'https://a.example/b', hops })
  const { data } = await runWith(tool, { urls: 'a.example' }, { pages: () => [page] })
  expect((data as Data).chains[0]?.findings.map(({ id }) => id)).toContain('hsts-upgrade')
})

test('the temporary redirects of one URL are one finding, with each hop as evidence', async () => {
  const hops = ['a', 'b', 'c'].map((name) =>
    hopOf(`https://shop.com/${name}`, { status: 302, location: `/${name}x`, redirectedBy: 'status' }),
  )
  const page = pageOf('', { url: 'https://shop.com/end', hops: [...hops, hopOf('https://shop.com/end')] })
  const { findings } = await runWith(tool, { urls: 'https://shop.com/a' }, { pages: () => [page] })
  const temporary = findings.filter(({ id }) => id === 'temporary')
  expect(temporary.map(({ title }) => title)).toEqual(['3 redirects are temporary (302).'])
  for (const name of ['a', 'b', 'c']) expect(temporary[0]?.evidence).toContain(`302 https://shop.com/${name}\n`)
})

test('a URL that cannot be fetched has a message and no figures', async () => {
  const { data, summary } = await runWith(
    tool,
    { urls: 'https://nowhere.example/' },
    { pages: () => [unread('https://nowhere.example/', 'dns', 'The name nowhere.example does not exist.')] },
  )
  expect((data as Data).chains[0]).toMatchObject({ outcome: 'unread', finalStatus: null, totalMs: null })
  expect(summary).toContain('does not exist')
})

test('a URL that our limit for its host kept from being fetched counts as not measured, not as broken', async () => {
  const { data, summary, status, limits } = await runWith(
    tool,
    { urls: 'https://shop.example/\nhttps://shop.example/tables' },
    {
      pages: (requests) =>
        requests.map(({ url }) => (url.endsWith('tables') ? unmeasured(url) : pageOf('<title>Shop</title>', { url }))),
    },
  )
  const [, second] = (data as Data).chains
  expect(second).toMatchObject({ outcome: 'unmeasured', findings: [{ severity: 'notice' }] })
  expect(summary).toMatch(/^The only URL that was measured reaches a page/)
  expect([status, limits]).toEqual([
    'partial',
    expect.arrayContaining([expect.stringContaining('1 URL was not measured')]),
  ])
})

test('more than 100 URLs are refused before anything is fetched', async () => {
  const urls = Array.from({ length: 101 }, (_, index) => `https://a.example/${index}`).join('\n')
  expect(await runWith(tool, { urls }, {})).toMatchObject({
    status: 'failed',
    failure: { errors: { urls: 'Enter at most 100 URLs.' } },
  })
})

test('the canonical URL is also read from the Link header', async () => {
  const page = pageOf('', { url: 'https://a.example/b', headers: { link: '</c>; rel="canonical"' } })
  const { data } = await runWith(tool, { urls: 'https://a.example/b' }, { pages: () => [page] })
  expect((data as Data).chains[0]?.canonical?.url).toBe('https://a.example/c')
})

test.each([
  [301, {}, 'error', 'no-location'],
  [300, {}, 'error', 'multiple-choices'],
  [304, {}, 'error', 'not-modified'],
  [403, { 'cf-mitigated': 'challenge' }, 'refused', 'refused'],
  [429, {}, 'refused', 'refused'],
])('a chain that ends with %i does not reach a page', async (status, headers, outcome, id) => {
  const page = pageOf('<p>Moved', { url: 'https://shop.example/', status, headers })
  const { data, summary, findings } = await runWith(
    tool,
    { urls: 'shop.example\nother.example' },
    { pages: () => [page, page] },
  )
  expect((data as Data).chains[0]?.outcome).toBe(outcome)
  expect(findings.map((one) => one.id)).toContain(id)
  expect(summary).toMatch(
    outcome === 'error' ? /^2 of 2 URLs do not reach a page/ : /^No URL shows a page; 2 show our bot/,
  )
})

test('a parked domain at the end is no page', async () => {
  const page = pageOf('<title>shop.example</title><p>This domain is for sale', { url: 'https://shop.example/' })
  const { data, summary } = await runWith(tool, { urls: 'shop.example' }, { pages: () => [page] })
  expect((data as Data).chains[0]).toMatchObject({
    outcome: 'parked',
    findings: [{ id: 'parked', severity: 'critical' }],
  })
  expect(summary).toContain('parked domain')
})

test('without a redirect, a canonical elsewhere is not told as a contradiction of one', async () => {
  const page = pageOf('<link rel=canonical href="https://shop.example/a"><p>Oak', { url: 'https://shop.example/b' })
  const { findings } = await runWith(tool, { urls: 'https://shop.example/b' }, { pages: () => [page] })
  const found = findings.find(({ id }) => id === 'other-canonical')
  expect([found?.title, found?.why]).toEqual([
    'The page names another URL as canonical.',
    'Search engines may show that URL instead of this one.',
  ])
})

test('100 URLs of one host are all measured, in turns', async () => {
  const urls = Array.from({ length: 100 }, (_, at) => `https://shop.example/${at}`)
  let left = 30
  const envelope = await runWith(
    tool,
    { urls: urls.join('\n') },
    {
      pages: (requests) =>
        requests.map(({ url, waits }) => (waits || left-- > 0 ? pageOf('<p>Oak', { url }) : unmeasured(url))),
    },
  )
  expect([envelope.status, envelope.summary]).toEqual(['done', expect.stringMatching(/^All 100 URLs reach a page/)])
})

test('a line that is no URL is listed, and the others are followed', async () => {
  const page = pageOf('<p>Oak', { url: 'https://shop.example/a' })
  const { data, failure, summary } = await runWith(
    tool,
    { urls: 'Old address\nhttps://shop.example/a' },
    { pages: (requests) => requests.map(() => page) },
  )
  expect([failure, summary]).toEqual([undefined, 'No redirect; https://shop.example/a responds with 200.'])
  expect(data).toMatchObject({
    refused: [{ entered: 'Old address', message: expect.stringContaining('is not a URL') }],
  })
})
