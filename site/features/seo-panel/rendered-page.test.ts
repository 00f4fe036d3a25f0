import { expect, test } from 'vitest'
import { checkLinks } from './link-checks.ts'
import { readRenderedPage } from './rendered-page.ts'

const url = 'https://agency.example/blog/wool'
const at = { url, now: Date.UTC(2026, 10, 23) }

const page = (more = '') => `<!doctype html><html lang="en"><head><title>How to wash wool</title>
<meta name="description" content="Cold, and flat.">
<meta property="og:title" content="How to wash wool"><meta property="og:description" content="${'Cold. '.repeat(20)}">
<meta property="og:image" content="${url}.png"><meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630"><meta property="og:image:alt" content="A sheep">
<meta name="twitter:card" content="summary_large_image">${more}</head><body></body></html>`

test('§3 the search result is measured for desktop and phone, and four networks crop the image', () => {
  const read = readRenderedPage(page(), at)
  expect(read.search.desktop.title).toMatchObject({ lines: ['How to wash wool'], isCut: false })
  expect(read.search.phone.description.lines).toEqual(['Cold, and flat.'])
  expect(read.networks.map(({ network, layout, ratio }) => [network, layout, ratio])).toEqual([
    ['Facebook', 'large', 1.91],
    ['LinkedIn', 'large', 1.91],
    ['X', 'large', 2],
    ['WhatsApp', 'large', 1200 / 630],
  ])
  expect(read.networks.at(-1)?.description).toMatch(/^.{1,80}…$/)
})

test('§3 unusable structured data is a finding with its fix', () => {
  const graph = { '@context': 'https://schema.org', '@type': 'BlogPosting', headline: 'Wool', datePublished: 'soon' }
  const json = `<script type="application/ld+json">${JSON.stringify(graph)}</script>`
  const { structuredData } = readRenderedPage(page(json), at)
  expect(structuredData.types).toEqual(['BlogPosting'])
  expect(structuredData.findings.some(({ message, fix }) => /date/i.test(message) && fix !== '')).toBe(true)
})

test('§3 an empty page and hostile markup are read', () => {
  for (const html of [
    '',
    '<title>',
    `<title>${'😀'.repeat(5_000)}</title>`,
    page('<script type="application/ld+json">{{'),
    '\u0000\ud800',
  ])
    expect(readRenderedPage(html, at).networks).toHaveLength(4)
})

test('§3 a link without a response is unknown, not broken', async () => {
  const responses: Record<string, () => Promise<{ status: number }>> = {
    'https://works.example/': async () => ({ status: 200 }),
    'https://dead.example/': async () => ({ status: 404 }),
    'https://shy.example/': async () => ({ status: 403 }),
    'https://own.example/': async () => {
      throw Object.assign(new Error('Refused.'), { unreadKind: 'refused' })
    },
    'https://lost.example/': async () => {
      throw Object.assign(new Error('No such host.'), { unreadKind: 'dns' })
    },
  }
  const checked = await checkLinks(
    Object.keys(responses),
    ({ url: asked }) => responses[asked]?.() ?? Promise.reject(new Error()),
  )
  expect(checked.map(({ verdict }) => verdict)).toEqual(['ok', 'broken', 'unknown', 'unknown', 'broken'])
})
