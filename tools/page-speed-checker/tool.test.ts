import { expect, test } from 'vitest'
import type { FieldData } from '#engine/data-providers/capabilities.ts'
import type { Lookup } from '#engine/data-providers/lookup.ts'
import { lighthouseRun } from '#tests/support/lighthouse-run.ts'
import { runWith } from '#tests/support/page-of.ts'
import { failedLookup } from '#tests/support/serp-artifacts.ts'
import { pageOf } from '#tests/support/web-page.ts'
import type { PageSpeed } from './measure-speed.ts'
import { tool } from './tool.ts'
import { squarify } from './treemap.ts'

const page = pageOf('<h1>Socks</h1>')
const noField = () => failedLookup('not-configured')
const measure = (options: Parameters<typeof lighthouseRun>[0] = {}, input: Record<string, unknown> = {}) =>
  runWith(
    tool,
    { url: 'example.com', ...input },
    { page: () => page, lighthouse: () => lighthouseRun(options), fieldData: noField },
  )

test.each([
  ['LCP', 'largest-contentful-paint', 2_500, 'good'],
  ['LCP', 'largest-contentful-paint', 2_501, 'needs improvement'],
  ['LCP', 'largest-contentful-paint', 4_001, 'poor'],
  ['TBT', 'total-blocking-time', 600, 'needs improvement'],
  ['CLS', 'cumulative-layout-shift', 0.1, 'good'],
  ['CLS', 'cumulative-layout-shift', 0.26, 'poor'],
  ['FCP', 'first-contentful-paint', 1_900, 'needs improvement'],
  ['SI', 'speed-index', 5_801, 'poor'],
])('%s: the limits of web.dev rate %s of %d as %s', async (id, audit, numericValue, rating) => {
  const { data } = await measure({ audits: { [audit]: { score: 0.5, numericValue } } })
  expect((data as PageSpeed).vitals.find((vital) => vital.id === id)).toMatchObject({ rating })
})

test('desktops have their own limits where Lighthouse has them', async () => {
  const audits = { 'total-blocking-time': { score: 0.5, numericValue: 360 } }
  const [phone, desktop] = await Promise.all([measure({ audits }), measure({ audits }, { device: 'desktop' })])
  const rated = ({ data }: typeof phone) => (data as PageSpeed).vitals.find(({ id }) => id === 'TBT')?.rating
  expect([rated(phone), rated(desktop)]).toEqual(['needs improvement', 'poor'])
})

test('a figure that Lighthouse could not measure is unknown, never 0', async () => {
  const { data, summary } = await measure({
    score: null,
    audits: { 'largest-contentful-paint': { score: null }, metrics: { score: 1 } },
  })
  const { score, vitals } = data as PageSpeed
  expect(score).toBeNull()
  expect(vitals.filter(({ value }) => value === null).map(({ id, rating }) => [id, rating])).toEqual([
    ['LCP', null],
    ['TTFB', null],
  ])
  expect(summary).toBe('The score could not be computed on a phone. No vital is poor.')
})

test('texts that gzip would shrink are listed; images and compressed files are not', async () => {
  const file = (url: string, mimeType: string, transferSize: number, resourceSize: number) => ({
    url: `https://example.com${url}`,
    mimeType,
    transferSize,
    resourceSize,
    statusCode: 200,
    resourceType: 'Other',
  })
  const items = [
    file('/plain.css', 'text/css', 9_200, 9_000),
    file('/packed.js', 'text/javascript', 3_000, 9_000),
    file('/photo.webp', 'image/webp', 90_200, 90_000),
    file('/small.js', 'text/javascript', 900, 700),
  ]
  const { findings } = await measure({ audits: { 'network-requests': { score: 1, details: { items } } } })
  expect(findings.map(({ id, evidence }) => [id, evidence])).toEqual([
    ['no-compression', 'https://example.com/plain.css, 9 kB'],
  ])
})

test('redirects before the page are listed with their time, because the score omits them', async () => {
  const redirects = [{ url: 'http://example.com/', status: 301 }]
  const { findings, next } = await runWith(
    tool,
    { url: 'example.com' },
    { page: () => pageOf('<p>Socks', { redirects }), lighthouse: () => lighthouseRun(), fieldData: noField },
  )
  expect(findings).toMatchObject([{ id: 'redirects', evidence: expect.stringContaining('301 http://example.com/') }])
  expect(next?.[0]?.slug).toBe('redirect-checker')
})

test.each([
  [pageOf('%PDF', { headers: { 'content-type': 'application/pdf' } }), /leads to a PDF/],
  [pageOf('', {}), /empty body/],
  [pageOf('<p>Login', { status: 401 }), /asks for a login/],
])('input without a page gets its own message and no figure', async (received, message) => {
  const sources = { page: () => received, lighthouse: () => lighthouseRun(), fieldData: noField }
  const envelope = await runWith(tool, { url: 'example.com' }, sources)
  expect(envelope).toMatchObject({ status: 'failed', summary: expect.stringMatching(message), data: null })
})

const source = { name: 'Chrome UX Report', kind: 'provider', asOf: '2026-11-18' } as const
const measured = (metrics: FieldData['metrics'], scope: FieldData['scope'] = 'url'): Lookup<FieldData> => ({
  kind: 'found',
  value: { scope, device: 'mobile', from: '2026-10-22', to: '2026-11-18', metrics },
  source,
})
const withField = (fieldData: () => Lookup<FieldData>) =>
  runWith(tool, { url: 'example.com' }, { page: () => page, lighthouse: () => lighthouseRun(), fieldData })

test('field data is beside the lab data, with its shares, scope, and source', async () => {
  const { data, report, sources, findings } = await withField(() =>
    measured(
      {
        lcp: { p75: 2_500, shares: [0.8, 0.15, 0.05] },
        cls: { p75: 0.251, shares: [50, 25, 25] },
        ttfb: { p75: 300, shares: [0, 0, 0] },
      },
      'origin',
    ),
  )
  const { field } = data as PageSpeed
  expect(field).toMatchObject({
    state: 'found',
    scope: 'origin',
    passes: false,
    vitals: [
      { id: 'LCP', p75: 2_500, rating: 'good' },
      { id: 'CLS', p75: 0.251, rating: 'poor', shares: { good: 0.5, middling: 0.25, poor: 0.25 } },
      { id: 'TTFB', shares: null },
    ],
  })
  const table = report.find((block) => block.kind === 'table' && block.title === 'Field and lab')
  expect(table).toMatchObject({
    rows: [['Largest Contentful Paint', { text: '2,500 ms' }, {}, 80, 15, 5, { text: '1,410 ms' }], {}, {}],
  })
  expect(table).toMatchObject({ note: expect.stringContaining('the whole site') })
  expect(sources).toMatchObject([{ kind: 'measured' }, source])
  expect(findings[0]).toMatchObject({
    id: 'field-vitals',
    severity: 'critical',
    evidence: expect.stringContaining('CLS 0.251'),
  })
})

test.each<[string, Lookup<FieldData>, string, string[]]>([
  [
    'too few visitors',
    { kind: 'unknown', message: 'No record.', source },
    'too-few-visitors',
    ['field-too-few-visitors'],
  ],
  ['no metric with visits', measured({}), 'too-few-visitors', ['field-too-few-visitors']],
  [
    'a failed look-up',
    failedLookup('rejected-key', { howTo: 'Set CRUX_KEY to a valid key.' }),
    'failed',
    ['field-failed'],
  ],
  ['no source', failedLookup('not-configured', { howTo: 'Set CRUX_KEY or PAGESPEED_KEY.' }), 'no-source', []],
])('%s is its own state without a figure', async (_, lookup, state, ids) => {
  const { data, findings, limits, report } = await withField(() => lookup)
  expect((data as PageSpeed).field.state).toBe(state)
  expect(findings.map(({ id }) => id)).toEqual(ids)
  expect(report.some((block) => 'title' in block && block.title === 'Field and lab')).toBe(false)
  const names = limits.filter((limit) => limit.includes('CRUX_KEY'))
  expect(names).toHaveLength(state === 'no-source' ? 1 : 0)
})

test('without taps, LCP and CLS determine Core Web Vitals, and without one of them nothing does', async () => {
  const passes = async (metrics: FieldData['metrics']) => {
    const { field } = (await withField(() => measured(metrics))).data as PageSpeed
    return field.state === 'found' ? field.passes : undefined
  }
  const shares: [number, number, number] = [1, 0, 0]
  const [lcp, cls] = [
    { p75: 2_000, shares },
    { p75: 0.05, shares },
  ]
  expect(await passes({ lcp, cls })).toBe(true)
  expect(await passes({ lcp, cls, inp: { p75: 201, shares } })).toBe(false)
  expect(await passes({ lcp })).toBeNull()
})

test('the treemap is proportional to the bytes, complete, and does not overlap', () => {
  const sizes = [600, 300, 120, 60, 60, 30, 20, 5, 0]
  const tiles = squarify(sizes, (size) => size, { x: 0, y: 0, width: 300, height: 100 })
  expect(tiles.map(({ item }) => item)).toEqual(sizes.filter((size) => size > 0))
  for (const { item, width, height } of tiles) expect(width * height).toBeCloseTo((30_000 * item) / 1_195, 6)
  for (const [at, one] of tiles.entries())
    for (const other of tiles.slice(at + 1)) {
      const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
      const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
      expect(Math.min(across, down)).toBeLessThan(1e-6)
    }
  expect(squarify([], () => 1, { x: 0, y: 0, width: 1, height: 1 })).toEqual([])
})
