import { expect, test } from 'vitest'
import { createChromium } from '../../providers/chromium/create-chromium.ts'
import { findProgram } from '../../providers/chromium/program.ts'
import { serving, standInSurroundings } from '../../tests/support/egress.ts'
import { lighthouseRun } from '../../tests/support/lighthouse-run.ts'
import { runWith } from '../../tests/support/page-of.ts'
import { plantedFaults, slowPage } from '../../tests/support/slow-page.ts'
import { pageOf } from '../../tests/support/web-page.ts'
import type { PageSpeed } from './measure-speed.ts'
import { tool } from './tool.ts'

const page = pageOf('<h1>Socks</h1>')
const measure = (options: Parameters<typeof lighthouseRun>[0] = {}, input: Record<string, unknown> = {}) =>
  runWith(tool, { url: 'example.com', ...input }, { page: () => page, lighthouse: () => lighthouseRun(options) })
const program = findProgram(process.env.CHROMIUM_PATH)

test.skipIf(!program)(
  'in Chromium, every fault of a slow page is named, and the score is the one of Lighthouse',
  async () => {
    await serving(await slowPage(), async (standIn) => {
      const { surroundings } = standInSurroundings({ names: { 'shop.example': ['93.184.216.34'] }, standIn })
      const { lighthouse } = createChromium({ surroundings, program })
      const run = await lighthouse({ url: 'http://shop.example/', device: 'mobile' })
      const sources = { page: () => page, lighthouse: () => run }
      const { data, findings, files, report } = await runWith(tool, { url: 'http://shop.example/' }, sources)
      expect(findings.map(({ id }) => id)).toEqual(expect.arrayContaining(plantedFaults))
      expect(findings.filter(({ evidence, why, fix }) => !evidence || !why || !fix)).toEqual([])
      const { score, vitals, types, requests } = data as PageSpeed
      const { categories } = run.report as { categories: { performance: { score: number } } }
      expect(score).toBe(Math.round(categories.performance.score * 100))
      // The weighted mean of the five metrics; Lighthouse rounds each to a hundredth.
      const mean = vitals.reduce((sum, { score: one, weight }) => sum + ((one ?? 0) * weight) / 100, 0)
      expect(Math.abs(mean - Number(score))).toBeLessThanOrEqual(1)
      expect(vitals.filter(({ value }) => value === null)).toEqual([])
      expect(requests.map(({ url }) => new URL(url).pathname).sort()).toEqual([
        '/',
        '/blocking.css',
        '/large.js',
        '/photo.png',
      ])
      expect(types[0]).toMatchObject({ type: 'Image', requests: 1 })
      expect(files.length).toBeGreaterThan(3)
      expect([...(files[0]?.bytes.subarray(0, 3) ?? [])]).toEqual([0xff, 0xd8, 0xff])
      expect(report.map(({ kind }) => kind)).toEqual(['score', 'metric', 'findings', 'table', 'chart', 'table'])
    })
  },
  60_000,
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

test('a desktop has the limits of desktops where Lighthouse has its own', async () => {
  const audits = { 'total-blocking-time': { score: 0.5, numericValue: 360 } }
  const [phone, desktop] = await Promise.all([measure({ audits }), measure({ audits }, { device: 'desktop' })])
  const rated = ({ data }: typeof phone) => (data as PageSpeed).vitals.find(({ id }) => id === 'TBT')?.rating
  expect([rated(phone), rated(desktop)]).toEqual(['needs improvement', 'poor'])
})

test('what Lighthouse could not measure is unknown, and never 0', async () => {
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

test('texts that gzip would shrink are named; images and compressed files are not', async () => {
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

test('redirects before the page are named with their time, because the score leaves them out', async () => {
  const redirects = [{ url: 'http://example.com/', status: 301 }]
  const { findings, next } = await runWith(
    tool,
    { url: 'example.com' },
    { page: () => pageOf('<p>Socks', { redirects }), lighthouse: () => lighthouseRun() },
  )
  expect(findings).toMatchObject([{ id: 'redirects', evidence: expect.stringContaining('301 http://example.com/') }])
  expect(next?.[0]?.slug).toBe('redirect-checker')
})

test.each([
  [pageOf('%PDF', { headers: { 'content-type': 'application/pdf' } }), /leads to a PDF/],
  [pageOf('', {}), /empty body/],
  [pageOf('<p>Login', { status: 401 }), /asks for a login/],
])('what is no page gets its own message and no figure', async (received, message) => {
  const sources = { page: () => received, lighthouse: () => lighthouseRun() }
  const envelope = await runWith(tool, { url: 'example.com' }, sources)
  expect(envelope).toMatchObject({ status: 'failed', summary: expect.stringMatching(message), data: null })
})
