import { expect, test } from 'vitest'
import { gatherPlanted } from '#tests/support/gather-planted.ts'
import { linking, type Planted } from '#tests/support/planted-site.ts'
import { run } from '#tests/support/tool-ports.ts'
import type { LinkAnalysis } from './analyze.ts'
import { tool } from './tool.ts'

const at = (path: string) => `https://shop.example${path}`
const sitemap = (...paths: string[]) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map((path) => `<url><loc>${at(path)}</loc></url>`).join('')}</urlset>`

/** Creates 50 pages: a chain of 12, a hub with 30, orphans, redirects, and broken links. */
function plantedShop() {
  const site: Record<string, Planted | string> = {}
  const hub = Array.from({ length: 30 }, (_, n) => `/item-${n}`)
  site[at('/')] =
    `${linking('home', '/hub', '/step-1', '/old', '/gone', '/two')}<a rel="nofollow" href="/terms">Terms</a><a href="/hub"></a>`
  site[at('/hub')] = linking('hub', ...hub, '/')
  for (const path of hub) site[at(path)] = linking(path, '/hub', '/')
  for (let n = 1; n <= 12; n++)
    site[at(`/step-${n}`)] = linking(`step ${n}`, ...(n < 12 ? [`/step-${n + 1}`] : ['/missing']))
  site[at('/old')] = { status: 301, headers: { location: '/new' } }
  site[at('/two')] = { status: 302, headers: { location: '/old' } }
  site[at('/new')] = linking('new')
  site[at('/gone')] = { status: 410 }
  site[at('/terms')] = linking('terms')
  site[at('/alone')] = linking('alone', '/')
  site[at('/sitemap.xml')] = sitemap('/', '/hub', '/alone', '/lonely', '/new', '/terms')
  return site
}

test('depth, orphans, broken and redirecting links of a planted site are exact', { tags: 'extended' }, async () => {
  const { gather, requests } = gatherPlanted(plantedShop())
  const envelope = await run(tool, { url: at('/'), maxPages: 200 }, { gather })
  const data = envelope.data as LinkAnalysis
  const depths = Object.fromEntries(
    data.pages.map(({ url, depth }) => [url.replace('https://shop.example', ''), depth]),
  )
  expect(depths).toEqual({
    '/': 0,
    '/hub': 1,
    '/new': 1,
    ...Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`/item-${n}`, 2])),
    ...Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`/step-${n + 1}`, n + 1])),
  })
  expect(data.orphans).toEqual([at('/alone'), at('/lonely')])
  expect(data.broken.map(({ url, state, sources }) => [url, state.kind, sources.map(({ page }) => page)])).toEqual([
    [at('/gone'), 'gone', [at('/')]],
    [at('/missing'), 'not-found', [at('/step-12')]],
  ])
  expect(data.redirecting.map(({ url, state }) => [url, state.hops.length - 1, state.hops.at(-1)])).toEqual([
    [at('/old'), 1, at('/new')],
    [at('/two'), 2, at('/new')],
  ])
  expect(data.nofollow.map(({ url }) => url)).toEqual([at('/terms')])
  expect(data.pages.find(({ url }) => url === at('/hub'))).toMatchObject({ linksIn: 31, linksOut: 31, parent: at('/') })
  expect(data.anchors.find(({ text }) => text === '')).toMatchObject({ links: 1, targets: [at('/hub')] })
  expect(data.pages.reduce((sum, { rank }) => sum + rank, 0)).toBeCloseTo(1, 9)
  expect(requests.length).toBe(new Set(requests).size)
})

test('a link to a parked page is broken, and a site that is parked is not analyzed', async () => {
  const parked = '<title>shop.example</title><p>This domain is for sale. Buy this domain. <a href="/x">Offer</a>'
  const { gather } = gatherPlanted({
    'https://shop.example/': linking('Shop', '/sale'),
    'https://shop.example/sale': parked,
  })
  const { data } = await run(tool, { url: 'https://shop.example/' }, { gather })
  expect((data as LinkAnalysis).pages.map(({ url }) => url)).toEqual(['https://shop.example/'])
  expect((data as LinkAnalysis).broken.map(({ state }) => state.kind)).toEqual(['parked'])
  const { gather: gatherGone } = gatherPlanted({ 'https://gone.example/': parked })
  const gone = await run(tool, { url: 'https://gone.example/' }, { gather: gatherGone })
  expect([gone.status, gone.summary]).toEqual(['failed', expect.stringContaining('parked domain')])
})

test('without a sitemap, or with unread pages, the number of orphans is unknown', async () => {
  const { [at('/sitemap.xml')]: _sitemap, ...site } = plantedShop()
  const without = await run(tool, { url: at('/') }, { gather: gatherPlanted(site).gather })
  const cut = await run(tool, { url: at('/'), maxPages: 5 }, { gather: gatherPlanted(plantedShop()).gather })
  expect([without, cut].map(({ data }) => (data as LinkAnalysis).orphans)).toEqual([null, null])
  expect(cut.limits.at(-1)).toContain('The crawl ended after')
})

test('the report has a tree in which every page except the start has a parent', async () => {
  const { report } = await run(tool, { url: at('/') }, { gather: gatherPlanted(plantedShop()).gather })
  const tree = report.find((block) => block.kind === 'graph')
  expect(tree).toMatchObject({ form: 'tree' })
  expect([tree?.nodes.length, tree?.edges.length]).toEqual([45, 44])
})
