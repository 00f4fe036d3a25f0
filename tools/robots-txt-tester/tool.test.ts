import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pathOf } from '#engine/robots/verdict.ts'
import type { FetchedRobots } from '#engine/web/sitemaps.ts'
import { corpus } from '#tests/support/corpus.ts'
import { run } from '#tests/support/tool-ports.ts'
import { readCases } from './oracle.ts'
import { tool } from './tool.ts'

type Data = {
  verdicts: { isAllowed: boolean; rule: { line: number } | null; group: string | null; reason: string }[]
  faults: { id: string; place?: { line?: number } }[]
  sitemaps: { url: string; line: number }[]
}
const test1 = async (robots: string, urls: string, agents = 'FooBot') =>
  (await run(tool, { robots, urls, agents })).data as Data
const allows = async (robots: string, url: string, agent?: string) =>
  (await test1(robots, url, agent)).verdicts[0]?.isAllowed

const set = corpus('robotstxt-spec')
test.skipIf(!set)('every case of the specification test gets its verdict', async () => {
  const cases = readdirSync(set ?? '')
    .filter((name) => name.endsWith('.textproto'))
    .flatMap((name) => readCases(readFileSync(`${set}/${name}`, 'utf8')))
  expect(cases).toHaveLength(146)
  const wrong = []
  for (const { robots, url, agent, isAllowed } of cases)
    if ((await allows(robots, url, agent)) !== isAllowed) wrong.push({ robots, url, agent })
  expect(wrong).toEqual([])
})

// Cases from the tables of Google's documentation of robots.txt, and known behavior of its parser.
test.each([
  ['user-agent: FooBot\ndisallow: /\nallow: /fish*.php', '/fishheads/catfish.php?parameters', true],
  ['user-agent: FooBot\ndisallow: /\nallow: /*.php$', '/filename.php?parameters', false],
  ['user-agent: FooBot\ndisallow: /a\nallow: /a/\nallow: /a', '/a', true],
  ['user-agent: FooBot\ndissallow: /x', '/x', false],
  ['useragent: FooBot\ndisallow: /x', '/x', false],
  ['user-agent: FooBot\nsitemap: http://a.example/s.xml\nuser-agent: BarBot\ndisallow: /x', '/x', false],
  ['user-agent: FooBot\ndisallow: /%aa', '/%AA', false],
  ['user-agent: *\nuser-agent: FooBot\ndisallow: /x', '/x', false],
  ['user-agent: * bar\ndisallow: /x', '/x', false],
  ['user-agent: FooBot/1.0\ndisallow: /x', '/x', false],
  ['user-agent: FooBot\nallow: /f/index.html\ndisallow: /f/', '/f/', true],
  ['user-agent: FooBot\ndisallow: /x$y', '/x$y', false],
  ['user-agent: FooBot\ndisallow:', '/x', true],
  ['user-agent: FooBot\ndisallow: /', '/robots.txt', true],
])('%j %s → %s', async (robots, url, isAllowed) => {
  expect(await allows(robots, url)).toBe(isAllowed)
})

test.each([
  ['Googlebot-Image', 'user-agent: googlebot\ndisallow: /x\nuser-agent: *\nallow: /', false],
  ['Googlebot-Image', 'user-agent: googlebot\ndisallow: /x\nuser-agent: googlebot-image\nallow: /', true],
  ['AdsBot-Google', 'user-agent: *\ndisallow: /', true],
  [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'user-agent: googlebot\ndisallow: /x',
    false,
  ],
  ['Googlebot/2.1', 'user-agent: googlebot\ndisallow: /x', false],
])('%s obeys the group that its vendor documents', async (agent, robots, isAllowed) => {
  expect(await allows(robots, '/x', agent)).toBe(isAllowed)
})

test.each([
  ['', '/'],
  ['http://www.example.com', '/'],
  ['http://www.example.com/a/b?c=http://d.e/', '/a/b?c=http://d.e/'],
  ['http://www.example.com/a/b?c=d&e=f#fragment', '/a/b?c=d&e=f'],
  ['example.com/a/', '/a/'],
  ['a', '/'],
  ['a/b', '/b'],
  ['example.com?a', '/?a'],
  ['example.com/a;b#c', '/a;b'],
  ['//a/b/c', '/b/c'],
])('the path of %s is %s', (url, path) => {
  expect(pathOf(url)).toBe(path)
})

test('the winning line, its rival, and the group are named', async () => {
  const { verdicts } = await test1(
    'user-agent: *\nallow: /a\n\nuser-agent: foobot\ndisallow: /a\nallow: /a/b',
    '/a/b/c',
  )
  expect(verdicts[0]).toMatchObject({ isAllowed: true, group: 'FooBot', rule: { line: 6 } })
  expect(verdicts[0]?.reason).toContain('line 5')
})

test.each([
  ['User-agent: *\nDisalow: /x', 'misspelled', 2],
  ['User-agent: *\nDisallow /x', 'missing-colon', 2],
  ['User-agent: *\nDisallov: /x', 'unread-typo', 2],
  ['Disallow: /x\nUser-agent: *', 'rule-without-group', 1],
  ['User-agent: *\nNoindex: /x', 'extension', 2],
  ['User-agent: *\nDisallow: x/', 'no-slash', 2],
  ['User-agent: *\nDisallow: https://a.example/x', 'address-as-rule', 2],
  ['User-agent: 360Spider\nDisallow: /x', 'agent-name', 1],
  ['User-agent: *\nDisallow: /', 'all-blocked', 2],
  ['Sitemap: /sitemap.xml', 'relative-sitemap', 1],
  ['<!doctype html><title>Not found</title>', 'not-robots-txt', 1],
  ['\uFEFFUser-agent: *\nAllow: /', 'byte-order-mark', 1],
])('%j is reported as %s in line %i', async (robots, id, line) => {
  const { faults } = await test1(robots, '/')
  expect(faults.map((fault) => [fault.id, fault.place?.line])).toContainEqual([id, line])
})

test('content beyond 500 KiB is not read', async () => {
  const filler = `# ${'x'.repeat(98)}\n`.repeat(5200)
  const robots = `user-agent: *\n${filler}disallow: /x`
  expect(await allows(robots, '/x')).toBe(true)
  expect((await test1(robots, '/x')).faults[0]?.id).toBe('too-large')
  expect(await allows(`user-agent: *\ndisallow: /x\n${filler}`, '/x')).toBe(false)
})

test('lines are counted with any line ending', async () => {
  const { sitemaps } = await test1('\r\n\n\rsitemap: https://a.example/s.xml', '/')
  expect(sitemaps).toEqual([{ url: 'https://a.example/s.xml', line: 4 }])
})

test.each([
  ['empty', ''],
  ['blank', ' \n\t'],
  ['NUL bytes', 'user-agent: *\0\ndisallow: /\0'],
  ['brackets', '['.repeat(100_000)],
  ['a million wildcards', `user-agent: *\ndisallow: /${'*a'.repeat(400_000)}b`],
  ['half a surrogate', 'user-agent: *\ndisallow: /\ud800'],
])('%s as a file gets a result', async (_, robots) => {
  const envelope = await run(tool, { robots, urls: `/${'a'.repeat(2000)}` })
  expect(envelope.status).toBe('done')
})

test.each(['MJ12bot', '360Spider'])('%s, which has digits, obeys the group of its name', async (agent) => {
  const robots = `User-agent: ${agent}\nDisallow: /`
  expect(await allows(robots, '/x', agent)).toBe(false)
  expect(await allows(robots, '/x', 'Googlebot')).toBe(true)
})

test('an HTML page gets one finding, not one for each line', async () => {
  const { faults } = await test1('<!doctype html>\n<html>\n<p>Hello: world</p>\n</html>', '/')
  expect(faults.map(({ id }) => id)).toEqual(['not-robots-txt'])
})

test('too many verdicts are refused with a message', async () => {
  const envelope = await run(tool, { robots: '', urls: '/a\n'.repeat(5000) })
  expect(envelope.failure?.code).toBe('invalid')
  expect(envelope.summary).toContain('10,000')
})

const FILE = 'user-agent: FooBot\ndisallow: /cart\nallow: /cart/help\nuseragent: *\ndissalow: /x'
const runOnSite = (robots: Partial<FetchedRobots>, input: Record<string, unknown> = {}) => {
  const url = 'https://shop.example/robots.txt'
  const gather = async () => ({ url, status: 200, text: '', fetchedAt: 0, ...robots }) as never
  return run(tool, { url: 'shop.example', agents: 'FooBot', ...input }, { gather })
}

test('a site’s robots.txt gets the same verdicts as the pasted file', async () => {
  const urls = '/cart\n/cart/help\n/x'
  const [online, pasted] = [
    await runOnSite({ text: FILE }, { urls }),
    await run(tool, { robots: FILE, urls, agents: 'FooBot' }),
  ]
  const of = ({ data }: typeof online) => {
    const { verdicts, sitemaps, faults } = data as Data
    return { verdicts, sitemaps, faults: faults.map(({ place: _, ...fault }) => fault) }
  }
  expect(of(online)).toEqual(of(pasted))
  expect((online.data as Data).verdicts.map(({ isAllowed }) => isAllowed)).toEqual([false, true, true])
  expect(online.report).toContainEqual(
    expect.objectContaining({
      kind: 'code',
      title: 'https://shop.example/robots.txt with the deciding lines marked',
      code: FILE,
    }),
  )
})

test('without another URL, the path of the site’s URL is tested', async () => {
  const { data } = await runOnSite({ text: FILE }, { url: 'shop.example/cart?id=1' })
  expect((data as Data).verdicts).toMatchObject([{ isAllowed: false, rule: { line: 2 } }])
})

test.each([
  [{ status: 503 }, 'The server responded with 503.'],
  [
    { status: null, failure: { kind: 'dns' as const, message: 'This name does not exist.' } },
    'This name does not exist.',
  ],
])('an unreadable file does not allow everything: %j', async (robots, reason) => {
  const { failure } = await runOnSite(robots)
  expect(failure?.errors.url).toContain(reason)
})

test('a site without a robots.txt allows everything, and the summary says why', async () => {
  const envelope = await runOnSite({ status: 404 })
  expect(envelope.summary).toContain('There is no robots.txt at https://shop.example/robots.txt (404)')
  expect((envelope.data as Data).verdicts).toMatchObject([{ isAllowed: true }])
})

test('a pasted file together with a URL is refused', async () => {
  expect(Object.keys((await runOnSite({}, { robots: FILE })).failure?.errors ?? {})).toEqual(['url'])
})
