import { expect, test } from 'vitest'
import { found, linkMakers, rankOf } from '#tests/support/link-artifacts.ts'
import { run } from '#tests/support/tool-ports.ts'
import { gatherFiles } from '#tests/support/web-files.ts'
import { cases, PAGE, TARGET, webOf } from './oracle.ts'
import type { LinkReport } from './report.ts'
import { tool } from './tool.ts'

test.each(cases)('$name: $state', async (fixture) => {
  const { target = TARGET, state, anchor } = fixture
  const envelope = await run(tool, { target, pages: PAGE }, { gather: gatherFiles(webOf(fixture)) })
  const [found] = (envelope.data as LinkReport).links
  expect([found?.state, found?.reason]).toEqual([state, expect.any(String)])
  if (anchor) expect(found?.best?.anchor).toBe(anchor)
})

test('each page of a list gets its own state, and an unreadable page is unknown, not dead', async () => {
  const files = {
    ...webOf(cases[0] as never),
    'https://a.example/': { failure: 'tls' as const },
    'https://b.example/': { body: 'x' },
  }
  const pages = `${PAGE}\nhttps://a.example/\n\nhttps://b.example/`
  const { data, summary } = await run(tool, { target: TARGET, pages }, { gather: gatherFiles(files) })
  expect((data as LinkReport).links.map(({ state }) => state)).toEqual(['alive', 'unknown', 'dead'])
  expect(summary).toBe('1 of 3 pages have a followed link to www.shop.example. 1 link is gone.')
})

test('noindex, robots.txt, and canonical URLs elsewhere are noted', async () => {
  const body = `<meta name=robots content=noindex><link rel=canonical href=/other><a href="${TARGET}">x</a>`
  const { data } = await run(tool, { target: TARGET, pages: PAGE }, { gather: gatherFiles({ [PAGE]: { body } }) })
  expect((data as LinkReport).links[0]?.notes).toHaveLength(2)
})

const link = (from: string, more = {}) => ({ from, to: TARGET, anchor: 'Socks', rel: [], ...more })
const provider = { name: 'DataForSEO', kind: 'provider' as const, asOf: '2026-11-20' }

test('without a list, a provider’s links are verified live, with data of the provider and the link graph', async () => {
  const files = { ...webOf(cases[0] as never), 'https://b.example/': { body: 'no link' } }
  const links = [
    link(PAGE, { firstSeen: '2025-01-02', lastSeen: '2026-10-01' }),
    link(PAGE, { firstSeen: '2024-05-06' }),
    link('https://b.example/', { isLost: false }),
  ]
  const { data, limits, sources } = await run(
    tool,
    { target: TARGET },
    {
      gather: gatherFiles(files, {
        links: () => found({ links, total: 900, referringDomains: 2, followedShare: null }, provider),
        domainRanks: ({ domains }) => domains.map((domain) => found(rankOf(domain, { harmonicRank: 1_000 }))),
      }),
    },
  )
  const { links: rows, discovery } = data as LinkReport
  expect(rows.map(({ page, state }) => [page, state])).toEqual([
    [PAGE, 'alive'],
    ['https://b.example/', 'dead'],
  ])
  expect(rows[0]?.sourceScore).toBeCloseTo(66.67, 2)
  expect(discovery).toMatchObject({ seen: { [PAGE]: { firstSeen: '2024-05-06', lastSeen: '2026-10-01' } } })
  expect(limits.join(' ')).toContain('of 900 links that it knows')
  expect(sources.map(({ name }) => name)).toEqual(['DataForSEO', 'Measured here'])
})

test('without a list and a provider, referring domains are listed without live or dead', async () => {
  const { data, summary, status, report } = await run(
    tool,
    { target: TARGET },
    { gather: gatherFiles({}, { referrers: linkMakers.referrers }) },
  )
  expect(summary).toBe('4 domains link to shop.example. Their pages are unknown.')
  expect([status, (data as LinkReport).links]).toEqual(['partial', []])
  const [figures] = report
  expect(figures?.kind === 'metric' && figures.metrics.map(({ value }) => value)).toEqual([4, null])
})

test('without a list and link data, the message names the settings that find links', async () => {
  const { failure } = await run(tool, { target: TARGET }, { gather: gatherFiles({}) })
  expect(failure?.errors.pages).toMatch(/^Enter the pages .* DATAFORSEO_LOGIN .* get links/)
})

test.each([
  [{ pages: PAGE }, 'target'],
  [{ target: 'http://192.0.2.7/' }, 'target'],
  [{ target: TARGET }, 'pages'],
  [{ target: TARGET, pages: 'wool socks' }, 'pages'],
  [{ target: 'anna@shop.example', pages: PAGE }, 'target'],
  [{ target: TARGET, pages: Array.from({ length: 51 }, (_, at) => `https://a.example/${at}`).join('\n') }, 'pages'],
])('R-173 invalid input is explained at its field: %o', async (input, field) => {
  const { status, failure } = await run(tool, input, { gather: gatherFiles({}) })
  expect([status, Object.keys(failure?.errors ?? {})]).toEqual(['failed', [field]])
})

test('links in a response’s Link header are counted separately and never make a page live', async () => {
  const files = {
    'https://blog.example/a': { body: '<p>No link', headers: { link: '<https://shop.example/>; rel="canonical"' } },
    'https://blog.example/b': {
      body: '<a href="https://shop.example/">Shop</a>',
      headers: { link: '<https://other.example/>; rel=next, <https://shop.example/x>; rel=preconnect' },
    },
  }
  const input = { target: 'shop.example', pages: Object.keys(files).join('\n') }
  const { data, report } = await run(tool, input, { gather: gatherFiles(files) })
  const links = (data as { links: { state: string; headerLinks: string[]; reason: string }[] }).links
  expect(links.map(({ state, headerLinks }) => [state, headerLinks])).toEqual([
    ['dead', ['canonical']],
    ['alive', ['preconnect']],
  ])
  expect(links[0]?.reason).toContain('A Link header names it')
  expect(JSON.stringify(report)).toContain('with rel=\\"preconnect\\"')
})
