import { expect, test } from 'vitest'
import { gatherPlanted } from '#tests/support/gather-planted.ts'
import { plantLinks } from '#tests/support/planted-links.ts'
import { linking } from '#tests/support/planted-site.ts'
import { run } from '#tests/support/tool-ports.ts'
import type { LinkCheck } from './check-links.ts'
import { tool } from './tool.ts'

test('exactly the planted link states are found', async () => {
  const { start, site, expected } = plantLinks(100)
  const { gather, requests } = gatherPlanted(site)
  const envelope = await run(tool, { url: start }, { gather })
  const { targets } = envelope.data as LinkCheck
  const found = new Map(targets.flatMap(({ state, sources }) => sources.map(({ anchor }) => [anchor, state.kind])))
  expect(found).toEqual(expected)
  // Only what did not respond in time is requested once more.
  const again = requests.filter((url, at) => requests.indexOf(url) !== at)
  const late = Object.entries(site).filter(([, one]) => typeof one === 'object' && one.fails === 'time-limit')
  expect(again.toSorted()).toEqual(late.map(([url]) => url).toSorted())
})

test('a finding has the link’s position, the response, and the page to link to instead', async () => {
  const { gather } = gatherPlanted({
    'https://shop.example/': `${linking('home', '/oak-table')}\n<a href="/oak-tables.html">Tables</a>`,
    'https://shop.example/oak-table': linking('Oak table'),
    'https://shop.example/oak-tables.html': { status: 404 },
  })
  const { findings, summary } = await run(tool, { url: 'shop.example' }, { gather: typed(gather) })
  expect(summary).toBe('2 links on 1 page: 1 broken target of 2.')
  expect(findings).toMatchObject([
    {
      id: 'not-found',
      severity: 'critical',
      evidence: 'Status 404\nhttps://shop.example/ line 4: “Tables”',
      place: { line: 4, path: 'https://shop.example/' },
    },
  ])
})

test('a parked domain is a broken link, and a captcha is unknown', async () => {
  const { gather } = gatherPlanted({
    'https://shop.example/': linking('Shop', 'https://gone.example/', 'https://shy.example/'),
    'https://gone.example/': '<title>gone.example</title><p>This domain is for sale. Buy this domain.',
    'https://shy.example/': {
      status: 503,
      headers: { 'cf-mitigated': 'challenge' },
      html: '<title>Just a moment...</title>',
    },
  })
  const { data, status } = await run(tool, { url: 'https://shop.example/' }, { gather })
  const states = (data as LinkCheck).targets.map(({ url, state }) => [url, state.kind, state.verdict])
  expect(states).toEqual([
    ['https://gone.example/', 'parked', 'broken'],
    ['https://shy.example/', 'refused', 'unknown'],
  ])
  expect(status).toBe('done')
})

test('the progress counts links and says for whose turn it waits', async () => {
  const pages = Array.from({ length: 25 }, (_, at) => `/p${at}`)
  const planted = Object.fromEntries(pages.map((path) => [`https://shop.example${path}`, linking(path)]))
  const { gather } = gatherPlanted({ 'https://shop.example/': linking('Shop', ...pages), ...planted })
  const steps: string[] = []
  const progress = (done: number, total: number, step?: string) => void steps.push(`${done}/${total} ${step}`)
  await run(tool, { url: 'https://shop.example/' }, { gather, progress })
  expect(steps).toContain('10/25 10 of 25 links checked; waiting for the turn of shop.example')
  expect(steps).toContain('20/25 20 of 25 links checked; waiting for the turn of shop.example')
})

test('links that our own limit left out are not checked, and the report is a part', async () => {
  const { gather } = gatherPlanted({
    'https://shop.example/': linking('Shop', '/a', '/b'),
    'https://shop.example/a': linking('A'),
    'https://shop.example/b': { fails: 'busy' },
  })
  const { status, summary, findings } = await run(tool, { url: 'https://shop.example/' }, { gather })
  expect([status, summary]).toEqual(['partial', expect.stringContaining('1 target was not checked')])
  expect(findings).toEqual([])
})

test('a first report follows the first page, and no page is fetched twice', async () => {
  const paths = Array.from({ length: 30 }, (_, at) => `/p${at}`)
  const { gather, requests } = gatherPlanted({
    'https://shop.example/': linking('home', ...paths),
    ...Object.fromEntries(paths.map((path) => [`https://shop.example${path}`, linking(path)])),
  })
  const soFar: string[] = []
  await run(tool, { url: 'https://shop.example/', depth: '1' }, { gather }, ({ status, summary }) =>
    soFar.push(`${status} ${summary}`),
  )
  expect(soFar[0]).toBe('partial 30 links on 1 page so far: no broken links.')
  expect(requests.length).toBe(new Set(requests).size)
})

test.each([
  ['no address', {}, 'Enter the URL of a page, such as shop.com.'],
  [
    'a page that is not there',
    { url: 'https://shop.example/no' },
    'This page responds with 404, so there is nothing to crawl. Check the URL.',
  ],
  [
    'a PDF',
    { url: 'https://shop.example/a.pdf' },
    'https://shop.example/a.pdf is not a web page but application/pdf. Enter the URL of a page with links.',
  ],
  [
    'a login',
    { url: 'https://shop.example/login' },
    'This page asks for a login. Our crawler reads only what everyone can read.',
  ],
  [
    'an empty response',
    { url: 'https://shop.example/empty' },
    'This page responds with 204 and no content, so there is nothing to crawl.',
  ],
  ['a site that does not respond', { url: 'https://down.example/' }, 'It fails: unreachable.'],
  [
    'a page that robots.txt excludes',
    { url: 'https://shop.example/cart' },
    'The robots.txt of shop.example does not allow our crawler to read this page. Allow PrairieSignalBot there, or start from another page.',
  ],
])('%s gets its own message', async (_name, input, message) => {
  const { gather } = gatherPlanted({
    'https://shop.example/robots.txt': { html: 'User-agent: *\nDisallow: /cart' },
    'https://shop.example/a.pdf': { headers: { 'content-type': 'application/pdf' } },
    'https://shop.example/login': { status: 401 },
    'https://shop.example/empty': { status: 204 },
    'https://down.example/robots.txt': { fails: 'unreachable' },
  })
  expect(await run(tool, input, { gather })).toMatchObject({ status: 'failed', failure: { errors: { url: message } } })
})

/** Returns input as the server completes it. */
function typed(gather: ReturnType<typeof gatherPlanted>['gather']): typeof gather {
  return ((name: 'crawl', request: { url: string }) =>
    gather(name, { ...request, url: `https://${request.url}/` } as never)) as typeof gather
}
