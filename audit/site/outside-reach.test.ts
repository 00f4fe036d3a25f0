import { expect, test } from 'vitest'
import type { CheckedUrl, CrawledPage, CrawledSite } from '#engine/web/crawl.ts'
import { withoutUnreached } from './outside-reach.ts'

const failed = (url: string, kind: 'dns' | 'unreachable' | 'time-limit' | 'tls'): CheckedUrl => ({
  url,
  status: null,
  failure: { kind, message: '' },
})
const HOME = 'http://127.0.0.1:3000/'

function reach(checked: CheckedUrl[], home = HOME) {
  const crawl = { pages: [{ url: home, status: 200 } as CrawledPage], checked } as unknown as CrawledSite
  const found = withoutUnreached(crawl, new Set([new URL(home).host]))
  return { isOffline: found.isOffline, left: found.crawl.checked.map(({ url }) => url) }
}

test('without any response of another host, our network is at fault', () => {
  const dead = [failed('https://one.example/', 'unreachable'), failed('https://two.example/a.js', 'time-limit')]
  expect(reach(dead)).toEqual({ isOffline: true, left: [] })
})

test('two names that do not exist say the same; a single one is a finding', () => {
  const [one, two] = [failed('https://one.example/', 'dns'), failed('https://two.example/', 'dns')]
  expect(reach([one, two])).toEqual({ isOffline: true, left: [] })
  expect(reach([one])).toEqual({ isOffline: false, left: [one.url] })
})

test('a name that does not exist, and a missing file of the site, are findings without a network, too', () => {
  const own = failed(`${HOME}gone.png`, 'unreachable')
  const unknown = failed('https://gone.example/', 'dns')
  expect(reach([own, unknown, failed('https://one.example/', 'unreachable')])).toEqual({
    isOffline: true,
    left: [own.url, unknown.url],
  })
})

test.each([
  ['another host responds', [{ url: 'https://two.example/', status: 404 }], HOME],
  ['another host begins TLS', [failed('https://two.example/', 'tls')], HOME],
  ['the site itself is public', [], 'https://shop.example/'],
])('one dead host is a finding if %s', (_, others, home) => {
  const dead = failed('https://one.example/', 'unreachable')
  expect(reach([dead, ...others], home)).toMatchObject({
    isOffline: false,
    left: [dead.url, ...others.map((o) => o.url)],
  })
})

test.each([
  'http://127.0.0.1:4000/a.js',
  'http://[::1]:4000/',
  'http://localhost:4000/',
  'http://api.localhost/',
  'http://10.0.0.5/',
])('a response of %s is none from outside', (url) => {
  const dead = failed('https://one.example/', 'unreachable')
  expect(reach([dead, { url, status: 200 }])).toEqual({ isOffline: true, left: [url] })
})
