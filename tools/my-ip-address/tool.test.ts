import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Visitor } from '#engine/tool/artifacts.ts'
import { runTool } from '#engine/tool/run-tool.ts'
import { textReport } from '#engine/tool/text-report.ts'
import { nodePorts } from '#providers/tool-ports/node-ports.ts'
import { forwardedElements, proxyChain } from './proxy-chain.ts'
import { suitsCountry } from './time-zones.ts'
import { tool } from './tool.ts'

const visitor: Visitor = {
  peer: '10.0.0.1',
  trustedProxies: 1,
  headers: {
    'x-forwarded-for': '6.6.6.6, 193.0.6.139',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'accept-language': 'en;q=0.5, de-CH, de;q=0.9',
  },
  hostName: null,
  country: 'NL',
  countryAsOf: '2026-06-17',
}
const run = (changes: Partial<Visitor> = {}) =>
  runTool(tool, {}, { ports: nodePorts(tool), gather: async () => ({ ...visitor, ...changes }) as never })

/**
 * Peer, X-Forwarded-For, number of our proxies → the visitor, and IP addresses that are only claimed (the nearest
 * first).
 */
const chains: [peer: string, header: string | undefined, ours: number, address: string, claimed: string[]][] = [
  ['192.0.2.7', undefined, 0, '192.0.2.7', []],
  ['192.0.2.7', '', 0, '192.0.2.7', []],
  ['192.0.2.7', '6.6.6.6', 0, '192.0.2.7', ['6.6.6.6']],
  ['192.0.2.7', '127.0.0.1', 0, '192.0.2.7', ['127.0.0.1']],
  ['192.0.2.7', '6.6.6.6, 7.7.7.7', 0, '192.0.2.7', ['7.7.7.7', '6.6.6.6']],
  ['10.0.0.1', undefined, 1, '10.0.0.1', []],
  ['10.0.0.1', '192.0.2.7', 1, '192.0.2.7', []],
  ['10.0.0.1', '6.6.6.6, 192.0.2.7', 1, '192.0.2.7', ['6.6.6.6']],
  ['10.0.0.1', '127.0.0.1, 192.0.2.7', 1, '192.0.2.7', ['127.0.0.1']],
  ['10.0.0.1', '10.0.0.1, 192.0.2.7', 1, '192.0.2.7', ['10.0.0.1']],
  ['10.0.0.1', '192.0.2.7, 192.0.2.7', 1, '192.0.2.7', ['192.0.2.7']],
  ['10.0.0.1', '1.1.1.1,2.2.2.2,192.0.2.7', 1, '192.0.2.7', ['2.2.2.2', '1.1.1.1']],
  ['10.0.0.1', '  192.0.2.7  ', 1, '192.0.2.7', []],
  ['10.0.0.1', '2001:db8::7', 1, '2001:db8::7', []],
  ['10.0.0.1', '6.6.6.6, 2001:db8::7', 1, '2001:db8::7', ['6.6.6.6']],
  ['10.0.0.1', '2001:db8::bad, 192.0.2.7', 1, '192.0.2.7', ['2001:db8::bad']],
  ['::ffff:10.0.0.1', '192.0.2.7', 1, '192.0.2.7', []],
  ['::1', '192.0.2.7', 1, '192.0.2.7', []],
  ['10.0.0.2', '192.0.2.7, 10.0.0.1', 2, '192.0.2.7', []],
  ['10.0.0.2', '6.6.6.6, 192.0.2.7, 10.0.0.1', 2, '192.0.2.7', ['6.6.6.6']],
  ['10.0.0.2', '192.0.2.7', 2, '192.0.2.7', []],
  ['10.0.0.2', undefined, 2, '10.0.0.2', []],
  ['10.0.0.2', '6.6.6.6, 7.7.7.7, 192.0.2.7, 10.0.0.1', 2, '192.0.2.7', ['7.7.7.7', '6.6.6.6']],
  ['10.0.0.3', '192.0.2.7, 10.0.0.1, 10.0.0.2', 3, '192.0.2.7', []],
  ['10.0.0.3', '192.0.2.7, 10.0.0.1', 3, '192.0.2.7', []],
  ['10.0.0.3', '6.6.6.6, 2001:db8::7, 10.0.0.1, 10.0.0.2', 3, '2001:db8::7', ['6.6.6.6']],
  ['2001:db8::10', '6.6.6.6', 0, '2001:db8::10', ['6.6.6.6']],
  ['2001:db8::10', '2001:db8::7', 1, '2001:db8::7', []],
  ['10.0.0.1', 'unknown, 192.0.2.7', 1, '192.0.2.7', ['unknown']],
  ['10.0.0.1', '<script>, 192.0.2.7', 1, '192.0.2.7', ['<script>']],
]

test.each(chains)(
  'from %s with “%s” behind %i proxies of ours: %s',
  (peer, header, trustedProxies, address, claimed) => {
    const headers: Record<string, string> = header === undefined ? {} : { 'x-forwarded-for': header }
    expect(proxyChain({ peer, headers, trustedProxies })).toMatchObject({ address, claimed })
  },
)

test('the chain ends with the visitor as the site sees it, for every row of the table', async () => {
  for (const [peer, header, trustedProxies, address] of chains) {
    const site = Fastify({ trustProxy: (_address, hop) => hop < trustedProxies })
    site.get('/', async (request) => request.ip)
    const { body } = await site.inject({
      url: '/',
      remoteAddress: peer,
      headers: header === undefined ? {} : { 'x-forwarded-for': header },
    })
    expect([peer, header, body.replace(/^::ffff:(?=\d+\.)/, '')]).toEqual([peer, header, address])
    await site.close()
  }
})

test.each([
  ['for=192.0.2.60;proto=http;by=203.0.113.43', ['192.0.2.60']],
  ['for=192.0.2.43, for=198.51.100.17', ['192.0.2.43', '198.51.100.17']],
  ['For="[2001:db8:cafe::17]:4711"', ['2001:db8:cafe::17']],
  ['proto=https;for="192.0.2.43:47011", for=unknown, for="_gazonk"', ['192.0.2.43', 'unknown', '_gazonk']],
  ['by=203.0.113.43', []],
  ['for=', []],
])('RFC 7239: %s names %j', (header, expected) => {
  expect(forwardedElements(header)).toEqual(expected)
})

test('the report has the IP address, its country with the data’s date, and what the browser says', async () => {
  const { summary, data, status, sources } = await run()
  expect(status).toBe('done')
  expect(summary).toBe('Your IP address is 193.0.6.139 (Netherlands)')
  expect(data).toMatchObject({
    ip: '193.0.6.139',
    browser: 'Firefox 140.0',
    system: 'Linux',
    languages: ['de-CH', 'de', 'en'],
    detailComplete: true,
    message: 'Nothing was stored.',
    actionT: 'ip-detail',
  })
  expect(sources[1]).toMatchObject({ kind: 'open-data', asOf: '2026-06-17' })
})

test('R-225 an address that was stored is named in the report', async () => {
  const text = textReport(await run({ kept: 'Stored as 193.0.6.0, without its last part.' }))
  expect(text).toMatch(/On record +Stored as 193\.0\.6\.0, without its last part\./)
  expect(textReport(await run())).not.toContain('On record')
})

test('a claimed IP address is a finding, and none passes', async () => {
  expect((await run()).findings.map(({ id }) => id)).toEqual(['claimed-address'])
  const honest = await run({ headers: { ...visitor.headers, 'x-forwarded-for': '193.0.6.139' } })
  expect(honest.findings.map(({ id }) => id)).toEqual(['nothing-claimed'])
})

test('a failed look-up is unknown, and a missing value is “none”', async () => {
  const figure = async (changes: Partial<Visitor>, label: string) => {
    const [metric] = (await run(changes)).report
    return metric?.kind === 'metric' ? metric.metrics.find((one) => one.label === label)?.value : 'no metric'
  }
  expect(await figure({}, 'Name')).toBe('none')
  const { hostName: _, country: __, ...rest } = visitor
  const unasked = await runTool(tool, {}, { ports: nodePorts(tool), gather: async () => rest as never })
  const [metric] = unasked.report
  expect(metric?.kind === 'metric' && metric.metrics.map(({ label, value }) => [label, value])).toEqual(
    expect.arrayContaining([
      ['Name', null],
      ['Country', null],
    ]),
  )
})

test('a time zone matches a country or not', () => {
  expect(suitsCountry('Europe/Paris', 'FR')).toBe(true)
  expect(suitsCountry('Europe/Paris', 'US')).toBe(false)
  expect(suitsCountry('Asia/Calcutta', 'IN')).toBe(true)
})

test('without our server, there is nothing to report', async () => {
  const alone = await runTool(tool, {}, { ports: nodePorts(tool) })
  expect(alone).toMatchObject({ status: 'unavailable', summary: 'This tool runs on our server only.' })
})

test('the visitor is labeled, even if a claim repeats the IP address', async () => {
  const rowsOf = async (header: string) => {
    const { report } = await run({ headers: { 'x-forwarded-for': header } })
    return report.flatMap((block) => (block.kind === 'table' && block.title === 'The route to us' ? block.rows : []))
  }
  expect((await rowsOf('192.0.2.7, 192.0.2.7')).map((row) => row[2])).toEqual([
    'a proxy of this site',
    'you',
    'a claim nobody can check',
  ])
})

test('proxy headers are listed apart from the browser’s, and their claims are reported', async () => {
  const headers = {
    'user-agent': 'x',
    'x-forwarded-for': '192.0.2.7',
    'x-real-ip': '6.6.6.6',
    forwarded: 'for=7.7.7.7',
  }
  const { report, findings, data } = await run({ headers })
  const names = (title: string) =>
    report
      .flatMap((block) => (block.kind === 'table' && block.title.startsWith(title) ? block.rows : []))
      .map(([name]) => name)
  expect(names('What your browser')).toEqual(['user-agent'])
  expect(names('What proxies')).toEqual(['forwarded', 'x-forwarded-for', 'x-real-ip'])
  expect(findings.map(({ id, title }) => [id, title])).toEqual([
    ['header-not-believed', 'The header forwarded names 7.7.7.7; we don’t trust it'],
    ['header-not-believed', 'The header x-real-ip names 6.6.6.6; we don’t trust it'],
  ])
  expect((data as { ip: string }).ip).toBe('192.0.2.7')
})
