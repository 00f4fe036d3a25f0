import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { createLocalTraffic, localFirst } from './local-traffic.ts'
import { parseList } from './parse-list.ts'
import { storeList } from './store-list.ts'

const folder = mkdtempSync(join(tmpdir(), 'popularity-'))
afterAll(() => rmSync(folder, { recursive: true }))
const crux = gzipSync(
  'origin,rank\nhttps://www.shop.co.uk,10000\nhttp://shop.co.uk,1000\nhttps://blog.example.org:8443,50000\nhttps://192.0.2.1,1000\n',
)
const tranco = zipSync({ 'top-1m.csv': Buffer.from('1,first.com\r\n2,shop.co.uk\r\n31000,only-tranco.net\r\n') })
const { signal } = new AbortController()

test('a domain has the best rank of its origins, by the Public Suffix List', () => {
  expect(parseList('crux', crux)).toEqual(
    new Map([
      ['shop.co.uk', 1_000],
      ['example.org', 50_000],
    ]),
  )
  expect(parseList('tranco', tranco)).toEqual(
    new Map([
      ['first.com', 1],
      ['shop.co.uk', 2],
      ['only-tranco.net', 31_000],
    ]),
  )
})

test.each([
  ['a truncated file', crux.subarray(0, 50), /damaged or incomplete/],
  ['a line cut in the middle', Buffer.from('origin,rank\nhttps://a.com,1000\nhttps://b.com,10'), /middle of a line/],
  ['a rank that is no number', Buffer.from('origin,rank\nhttps://a.com,many\n'), /Line 2 of the list is malformed/],
  ['a page in place of a list', Buffer.from('<html></html>\n'), /Line 1 of the list is malformed/],
  ['an empty list', Buffer.from('origin,rank\n'), /is empty/],
])('%s is refused', (_what, bytes, message) => expect(() => parseList('crux', bytes)).toThrow(message))

test('a domain has the band of its rank, an unlisted one is unknown, and no list is not configured', async () => {
  const traffic = createLocalTraffic(folder)
  expect(await traffic({ domains: ['shop.co.uk'] }, signal)).toMatchObject([
    { kind: 'failed', reason: 'not-configured' },
  ])
  await storeList(folder, 'crux', '2026-09-30', new Map([['shop.co.uk', 10_000]]))
  await storeList(folder, 'crux', '2026-10-31', parseList('crux', crux))
  await storeList(folder, 'tranco', '2026-11-20', parseList('tranco', tranco))
  const [shop, other, unlisted] = await traffic({ domains: ['shop.co.uk', 'only-tranco.net', 'tiny.net'] }, signal)
  expect(shop).toMatchObject({
    kind: 'found',
    value: {
      rank: 1_000,
      isBucket: true,
      unit: 'page loads',
      history: [
        { asOf: '2026-09-30', rank: 10_000 },
        { asOf: '2026-10-31', rank: 1_000 },
      ],
    },
    source: { name: expect.stringContaining('Chrome UX Report'), asOf: '2026-10-31' },
  })
  expect(other).toMatchObject({ value: { rank: 31_000, isBucket: false }, source: { asOf: '2026-11-20' } })
  expect(unlisted).toMatchObject({ kind: 'unknown', message: expect.stringContaining('not none') })
  expect(unlisted).not.toHaveProperty('value')
})

test('a provider fills gaps of the lists, and without one the lists’ result stays', async () => {
  const local = createLocalTraffic(folder)
  const asked: string[][] = []
  const source = { name: 'Provider', kind: 'provider' as const }
  const provided = localFirst(local, async ({ domains }) => {
    asked.push(domains)
    return domains.map((domain) => ({ kind: 'found', value: { domain, low: 5, high: 9, unit: 'visits' }, source }))
  })
  const domains = ['shop.co.uk', 'tiny.net']
  const [shop, tiny] = await provided({ domains }, signal)
  expect([shop, tiny]).toMatchObject([{ value: { rank: 1_000 } }, { value: { low: 5, unit: 'visits' } }])
  expect(asked).toEqual([['tiny.net']])
  const message = 'No provider is configured.'
  const none = localFirst(local, async (query) =>
    query.domains.map(() => ({ kind: 'failed', reason: 'not-configured', message })),
  )
  expect((await none({ domains }, signal))[1]).toMatchObject({ kind: 'unknown' })
})
