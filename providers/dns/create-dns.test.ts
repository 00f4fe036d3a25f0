import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDnsServer } from '#tests/support/dns-server.ts'
import { createDns, type Dns } from './create-dns.ts'

const LONG_TEXT = Array.from({ length: 8 }, (_, index) => String(index).repeat(255))
const soa = {
  mname: 'ns1.shop.example',
  rname: 'dns.shop.example',
  serial: 7,
  refresh: 1,
  retry: 2,
  expire: 3,
  minimum: 4,
}
let name: Awaited<ReturnType<typeof startDnsServer>>
let dns: Dns
const signal = new AbortController().signal

beforeAll(async () => {
  name = await startDnsServer({
    'shop.example': {
      A: ['192.0.2.1', '192.0.2.2'],
      AAAA: ['2001:db8::1'],
      MX: [{ preference: 10, exchange: 'mail.shop.example' }],
      NS: ['ns1.shop.example'],
      SOA: [soa],
      TXT: [['v=spf1 ', '-all'], 'grüße', Buffer.from([0xff, 0x41])],
      CAA: [{ flags: 128, tag: 'issue', value: 'ca.example; account=1' }],
      DS: [{ keyTag: 60485, algorithm: 13, digestType: 2, digest: Buffer.alloc(32, 0xab) }],
      SRV: [{ priority: 1, weight: 2, port: 443, target: 'web.shop.example' }],
      PTR: ['host.shop.example'],
      DNAME: ['other.example'],
      NAPTR: [
        {
          order: 1,
          preference: 2,
          flags: 'u',
          services: 'E2U+sip',
          regexp: '!^.*$!sip:a@b.example!',
          replacement: '.',
        },
      ],
      TLSA: [{ usage: 3, selector: 1, matchingType: 1, certificate: Buffer.alloc(4, 0xcd) }],
      SSHFP: [{ algorithm: 4, hash: 2, fingerprint: 'ab'.repeat(32) }],
      HINFO: [{ cpu: 'INTEL', os: 'LINUX "x"' }],
      RP: [{ mbox: 'admin.shop.example', txt: 'info.shop.example' }],
      // alpn=h2,h3; port=8443; ipv4hint=192.0.2.1
      UNKNOWN_65: [Buffer.from('00010000010006026832026833000300'.concat('0220fb00040004c0000201'), 'hex')],
    },
    'alias.example': { CNAME: ['shop.example'] },
    'long.example': { TXT: LONG_TEXT.map((text) => [text]) },
    'silent.example': 'SILENT',
    'servfail.example': 'SERVFAIL',
    'refused.example': 'REFUSED',
    'malformed.example': 'MALFORMED',
    'wrong-id.example!WRONG-ID': { A: ['192.0.2.1'] },
    'wrong-question.example!WRONG-QUESTION': { A: ['192.0.2.1'] },
    'truncated.example!TRUNCATED': { A: ['192.0.2.1'] },
    'no-edns.example!NO-EDNS': { A: ['192.0.2.1'] },
    'bogus.example!BOGUS': { A: ['192.0.2.1'] },
  })
  dns = createDns({
    resolvers: [name.server],
    isAllowed: ({ ip }) => ip === '127.0.0.1',
    port: name.server.port,
    timeoutMs: 150,
  })
})
afterAll(() => name.stop())

const dataOf = async (at: string, type: string) =>
  (await dns.lookUp({ name: at, type }, signal)).records.map((record) => record.data)

test.each([
  ['A', ['192.0.2.1', '192.0.2.2']],
  ['AAAA', ['2001:db8::1']],
  ['MX', ['10 mail.shop.example']],
  ['NS', ['ns1.shop.example']],
  ['SOA', ['ns1.shop.example dns.shop.example 7 1 2 3 4']],
  ['TXT', ['v=spf1 -all', 'grüße', '\\255A']],
  ['CAA', ['128 issue "ca.example; account=1"']],
  ['DS', [`60485 13 2 ${'AB'.repeat(32)}`]],
  ['SRV', ['1 2 443 web.shop.example']],
  ['PTR', ['host.shop.example']],
  ['DNAME', ['other.example']],
  ['NAPTR', ['1 2 "u" "E2U+sip" "!^.*$!sip:a@b.example!" .']],
  ['TLSA', ['3 1 1 CDCDCDCD']],
  ['SSHFP', [`4 2 ${'AB'.repeat(32)}`]],
  ['HINFO', ['"INTEL" "LINUX \\"x\\""']],
  ['HTTPS', ['1 . alpn=h2,h3 port=8443 ipv4hint=192.0.2.1']],
  ['RP', ['admin.shop.example info.shop.example']],
])('%s records are returned in presentation format', async (type, data) => {
  expect(await dataOf('shop.example', type)).toEqual(data)
})

test.each([
  ['silent.example', 'TIMEOUT'],
  ['servfail.example', 'SERVFAIL'],
  ['refused.example', 'REFUSED'],
  ['malformed.example', 'MALFORMED'],
  ['missing.example', 'NXDOMAIN'],
])('R12 %s gets the result %s, without records or an exception', async (at, result) => {
  expect(await dns.lookUp({ name: at, type: 'A' }, signal)).toMatchObject({ name: at, result, records: [] })
})

test.each(['wrong-id.example', 'wrong-question.example'])(
  'a forged response to another question is ignored: %s',
  async (at) => expect(await dataOf(at, 'A')).toEqual(['192.0.2.1']),
)

test('an alias includes the records that it leads to', async () => {
  const { records } = await dns.lookUp({ name: 'alias.example', type: 'A' }, signal)
  expect(records.map(({ name: at, type, data }) => [at, type, data])).toEqual([
    ['alias.example', 'CNAME', 'shop.example'],
    ['shop.example', 'A', '192.0.2.1'],
    ['shop.example', 'A', '192.0.2.2'],
  ])
})

test('a truncated response is requested over TCP, and a server without EDNS again without it', async () => {
  expect(await dataOf('truncated.example', 'A')).toEqual(['192.0.2.1'])
  expect(await dataOf('long.example', 'TXT')).toEqual(LONG_TEXT)
  expect(await dataOf('no-edns.example', 'A')).toEqual(['192.0.2.1'])
  const asked = (at: string) =>
    name.queries.filter((query) => query.name === at).map(({ over, hasEdns }) => [over, hasEdns])
  expect(asked('long.example')).toEqual([
    ['udp', true],
    ['tcp', true],
  ])
  expect(asked('no-edns.example')).toEqual([
    ['udp', true],
    ['udp', false],
  ])
})

test('records that fail DNSSEC are returned if checking is disabled', async () => {
  expect((await dns.lookUp({ name: 'bogus.example', type: 'A' }, signal)).result).toBe('SERVFAIL')
  const answer = await dns.lookUp({ name: 'bogus.example', type: 'A', isUnchecked: true }, signal)
  expect(answer).toMatchObject({ result: 'NOERROR', isUnchecked: true })
})

test('A2 a domain’s name server is queried only at an allowed IP address', async () => {
  const before = name.queries.length
  expect((await dns.lookUpAt('10.0.0.1', { name: 'shop.example', type: 'SOA' }, signal)).result).toBe('NOT_PUBLIC')
  expect(name.queries).toHaveLength(before)
  expect((await dns.lookUpAt('127.0.0.1', { name: 'shop.example', type: 'SOA' }, signal)).records).toHaveLength(1)
})

test('the next resolver replaces one that does not respond', async () => {
  const two = createDns({
    resolvers: [{ ip: '127.0.0.1', port: 1 }, name.server],
    isAllowed: () => true,
    port: 53,
    timeoutMs: 150,
  })
  expect((await two.lookUp({ name: 'shop.example', type: 'AAAA' }, signal)).records).toHaveLength(1)
})
