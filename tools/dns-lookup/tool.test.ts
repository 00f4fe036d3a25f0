// @module-tag slow
import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Finding } from '#engine/tool/blocks.ts'
import { runTool } from '#engine/tool/run-tool.ts'
import { createDns } from '#providers/dns/create-dns.ts'
import { gatherDns } from '#runs/artifacts/dns.ts'
import { startDnsServer, type Zone } from '#tests/support/dns-server.ts'
import { signedZone } from '#tests/support/signed-zone.ts'
import { emptyPorts } from '#tests/support/tool-ports.ts'
import { tool } from './tool.ts'

type Data = {
  exists: boolean | null
  spf: { survey: { result: string; lookups: number; voidLookups: number }; forSender?: { result: string } }
  dmarc: { policy: string | null | undefined; at?: string }
  dkim: { keys: { selector: string; bits: number | null }[] }
  caa: { at: string | null; issuers: string[] }
  dnssec: { state: string }
}

const soa = {
  mname: 'ns1.shop.example',
  rname: 'dns.shop.example',
  serial: 7,
  refresh: 7200,
  retry: 900,
  expire: 1209600,
  minimum: 300,
}
const base = {
  SOA: [soa],
  NS: ['ns1.shop.example', 'ns2.shop.example'],
  A: ['93.184.216.34'],
  AAAA: ['2606:4700::1111'],
}
const around: Zone = { 'ns1.shop.example': { A: ['127.0.0.1'] }, 'ns2.shop.example': { A: ['127.0.0.1'] } }
const shop = (more: Record<string, unknown[]>, others: Zone = {}): Zone => ({
  ...around,
  ...others,
  'shop.example': { ...base, ...more },
})

/** Runs the tool with a name server of our own in place of the DNS. */
async function look(zone: Zone, input: Record<string, string> = {}, isAuthentic = false) {
  const started = await startDnsServer(zone, { isAuthentic })
  const { server } = started
  const dns = createDns({
    resolvers: [server],
    isAllowed: ({ ip }) => ip === '127.0.0.1',
    port: server.port,
    timeoutMs: 200,
  })
  const envelope = await runTool(
    tool,
    { domain: 'shop.example', ...input },
    { ports: emptyPorts, gather: (_name, request) => gatherDns(request as never, dns) as never },
  )
  started.stop()
  const ids = envelope.findings.map(({ id }) => id)
  return {
    envelope,
    data: envelope.data as Data,
    ids,
    finding: (id: string) => envelope.findings.find((one) => one.id === id) as Finding,
  }
}

const includes = (count: number): Zone =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`s${index}.example`, { TXT: ['v=spf1 ip4:192.0.2.1 -all'] }]),
  )
const includeAll = (count: number) =>
  `v=spf1 ${Array.from({ length: count }, (_, index) => `include:s${index}.example`).join(' ')} -all`

test.each([
  ['ten lookups', includeAll(10), includes(10), { lookups: 10 }, 'spf-valid'],
  ['eleven lookups', includeAll(11), includes(11), { result: 'permerror', lookups: 11 }, 'spf-lookups'],
  [
    'a loop',
    'v=spf1 include:a.example -all',
    { 'a.example': { TXT: ['v=spf1 include:shop.example -all'] } },
    { result: 'permerror' },
    'spf-loop',
  ],
  ['two void lookups', 'v=spf1 a:x1.example a:x2.example -all', {}, { result: 'neutral', voidLookups: 2 }, 'spf-void'],
  [
    'three void lookups',
    'v=spf1 a:x1.example a:x2.example mx:x3.example -all',
    {},
    { result: 'permerror', voidLookups: 3 },
    'spf-void-lookups',
  ],
  [
    'an include without a record',
    'v=spf1 include:none.example -all',
    { 'none.example': base },
    { result: 'permerror' },
    'spf-term',
  ],
  ['a syntax error', 'v=spf1 ip4:192.0.2.300 -all', {}, { result: 'permerror' }, 'spf-syntax'],
  ['+all', 'v=spf1 +all', {}, {}, 'spf-allows-all'],
  ['no all', 'v=spf1 a', {}, { result: 'neutral' }, 'spf-neutral'],
  ['terms after all', 'v=spf1 -all a', {}, {}, 'spf-after-all'],
  [
    'an include that does not respond',
    'v=spf1 include:slow.example -all',
    { 'slow.example': 'SILENT' as const },
    { result: 'temperror' },
    'spf-term',
  ],
])('SPF: %s', async (_, record, others, expected, id) => {
  const { data, ids } = await look(shop({ TXT: [record] }, others as Zone))
  expect(data.spf.survey).toMatchObject(expected)
  expect(ids).toContain(id)
})

test('SPF: no record and two records are distinguished', async () => {
  expect((await look(shop({}))).ids).toContain('spf-missing')
  expect((await look(shop({ TXT: ['v=spf1 -all', 'v=spf1 ~all'] }))).ids).toContain('spf-several')
})

test('SPF: a sending IP address gets the result that a receiver computes', async () => {
  const zone = shop({ TXT: ['v=spf1 include:s0.example -all'] }, includes(1))
  expect((await look(zone, { senderIp: '192.0.2.1' })).data.spf.forSender).toMatchObject({ result: 'pass' })
  expect((await look(zone, { senderIp: '192.0.2.2' })).data.spf.forSender).toMatchObject({ result: 'fail' })
})

test.each([
  ['v=DMARC1; p=reject; rua=mailto:a@b.example', 'reject', 'dmarc-enforced'],
  ['v=DMARC1; p=none; rua=mailto:a@b.example', 'none', 'dmarc-none'],
  ['v=DMARC1; p=monitor; rua=mailto:a@b.example', 'none', 'dmarc-policy-invalid'],
  ['v=DMARC1; p=reject; t=y; rua=mailto:a@b.example', 'reject', 'dmarc-test'],
  ['v=DMARC1; p=reject; pct=20; rua=mailto:a@b.example', 'reject', 'dmarc-removed-tags'],
  ['v=DMARC1; p=reject; sp=none; rua=mailto:a@b.example', 'reject', 'dmarc-subdomains-weaker'],
  ['v=DMARC1; p=reject', 'reject', 'dmarc-no-reports'],
  ['v=DMARC1; p=reject; rua=reports@b.example', 'reject', 'dmarc-report-address'],
])('DMARC: %s', async (record, policy, id) => {
  const { data, ids } = await look(shop({}, { '_dmarc.shop.example': { TXT: [record] } }))
  expect(data.dmarc.policy).toBe(policy)
  expect(ids).toContain(id)
})

test('DMARC: a subdomain gets its parent’s subdomain policy, and two records count as none', async () => {
  const zone = shop(
    {},
    {
      '_dmarc.shop.example': { TXT: ['v=DMARC1; p=reject; sp=quarantine'] },
      'news.shop.example': { A: ['93.184.216.34'] },
    },
  )
  expect((await look(zone, { domain: 'news.shop.example' })).data.dmarc).toMatchObject({
    policy: 'quarantine',
    at: '_dmarc.shop.example',
  })
  const two = shop({}, { '_dmarc.shop.example': { TXT: ['v=DMARC1; p=reject', 'v=DMARC1; p=none'] } })
  expect((await look(two)).data.dmarc.policy).toBeNull()
})

const chunks = (text: string) => text.match(/.{1,255}/g)
const publicKey = (bits: number) =>
  generateKeyPairSync('rsa', { modulusLength: bits })
    .publicKey.export({ type: 'spki', format: 'der' })
    .toString('base64')

test('DKIM: key sizes are measured, and revoked, missing, and broken keys are named', async () => {
  const at = (selector: string) => `${selector}._domainkey.shop.example`
  const zone = shop(
    {},
    {
      [at('good')]: { TXT: [chunks(`v=DKIM1; k=rsa; p=${publicKey(2048)}`)] },
      [at('short')]: { TXT: [`v=DKIM1; k=rsa; p=${publicKey(1024)}`] },
      [at('old')]: { TXT: ['v=DKIM1; p='] },
      [at('torn')]: { TXT: ['v=DKIM1; k=rsa; p=MIGfMA0GCSqG'] },
      [at('ed')]: { TXT: [`v=DKIM1; k=ed25519; p=${Buffer.alloc(32, 1).toString('base64')}`] },
      [at('alias')]: { CNAME: [at('good')] },
    },
  )
  const { data, envelope } = await look(zone, { selectors: 'good, short, old, torn, ed, alias, absent' })
  expect(data.dkim.keys.map(({ selector, bits }) => [selector, bits])).toEqual([
    ['good', 2048],
    ['short', 1024],
    ['old', null],
    ['torn', null],
    ['ed', 256],
    ['alias', 2048],
  ])
  const dkim = envelope.findings
    .filter(({ id }) => id.startsWith('dkim'))
    .map(({ id, title }) => [id, /“(\w+)”/.exec(title)?.[1]])
  expect(dkim.toSorted()).toEqual([
    ['dkim-missing', 'absent'],
    ['dkim-revoked', 'old'],
    ['dkim-short', 'short'],
    ['dkim-unusable', 'torn'],
    ['dkim-valid', 'alias'],
    ['dkim-valid', 'ed'],
    ['dkim-valid', 'good'],
  ])
})

test('CAA: the records of the nearest parent name apply', async () => {
  const caa = [{ flags: 0, tag: 'issue', value: 'ca.example; validationmethods=dns-01' }]
  const zone = shop({ CAA: caa }, { 'www.shop.example': { A: ['93.184.216.34'] } })
  expect((await look(zone, { domain: 'www.shop.example' })).data.caa).toMatchObject({
    at: 'shop.example',
    issuers: ['ca.example'],
  })
  expect((await look(shop({}))).ids).toContain('caa-missing')
  expect((await look(shop({ CAA: [{ flags: 0, tag: 'issue', value: ';' }] }))).ids).toContain('caa-nobody')
  expect((await look(shop({ CAA: [{ flags: 128, tag: 'tbs', value: 'x' }] }))).ids).toContain('caa-critical')
})

test.each([
  ['signed', {}, 'valid'],
  ['signed, but expired', { expiresIn: -60 }, 'broken'],
  ['signed by a key that the DS record does not confirm', { hasWrongDelegation: true }, 'broken'],
  ['signed, and changed afterwards', { isForged: true }, 'broken'],
  ['signed without DS', { hasNoDelegation: true }, 'island'],
] as const)('DNSSEC: a zone that is %s', async (_, how, state) => {
  for (const algorithm of [8, 13, 15] as const)
    expect((await look(shop(signedZone(soa, algorithm, how)))).data.dnssec.state).toBe(state)
})

test('DNSSEC: unsigned zones and zones that fail validation are distinguished', async () => {
  expect((await look(shop({}))).data.dnssec.state).toBe('unsigned')
  const { data, envelope } = await look({ ...around, 'shop.example!BOGUS': base })
  expect(data.dnssec.state).toBe('broken')
  expect(envelope.summary).toContain('DNSSEC of shop.example is broken')
})

test('MX: hosts without IP address, aliases, private IP addresses, and null MX are found', async () => {
  const mx = (...exchanges: string[]) => exchanges.map((exchange, index) => ({ preference: index, exchange }))
  const zone = shop(
    { MX: mx('none.shop.example', 'alias.shop.example', 'inside.shop.example') },
    {
      'alias.shop.example': { CNAME: ['inside.shop.example'] },
      'inside.shop.example': { A: ['10.0.0.1'] },
    },
  )
  const { ids } = await look(zone)
  expect(ids.filter((id) => id.startsWith('mx')).toSorted()).toEqual(['mx-alias', 'mx-no-address', 'mx-private'])
  expect((await look(shop({ MX: mx('.') }))).ids).toContain('mx-null')
})

test('each name server is queried directly, a private one is refused, and differing serials are named', async () => {
  const zone = shop(
    { NS: ['ns1.shop.example', 'inside.shop.example', 'gone.shop.example'] },
    { 'inside.shop.example': { A: ['10.0.0.1'] } },
  )
  const { envelope } = await look(zone)
  const lame = envelope.findings.filter(({ id }) => id === 'ns-lame').map(({ title }) => title)
  expect(lame).toEqual([
    'The name server inside.shop.example has the address 10.0.0.1, which is not public.',
    'The name server gone.shop.example has no IP address.',
  ])
})

test('R12 unknown names and unresponsive servers get their own messages', async () => {
  const missing = await look(shop({}), { domain: 'missing.example' })
  expect([missing.data.exists, missing.ids, missing.envelope.summary]).toEqual([
    false,
    ['name-missing'],
    'missing.example does not exist in the DNS.',
  ])
  const dns = createDns({ resolvers: [{ ip: '127.0.0.1', port: 1 }], isAllowed: () => true, port: 53, timeoutMs: 50 })
  const silent = await runTool(
    tool,
    { domain: 'shop.example' },
    { ports: emptyPorts, gather: (_name, request) => gatherDns(request as never, dns) as never },
  )
  expect(silent).toMatchObject({ status: 'unavailable', summary: expect.stringContaining('No name server responded') })
})

test.each([
  ['', 'Enter a domain, such as shop.com.'],
  ['best wool socks', 'This looks like a search phrase. Enter a domain, such as shop.com.'],
  ['info@shop.com', 'This is an email address. To check its domain, enter shop.com.'],
  ['192.0.2.1', 'This is an IP address. Enter a domain name, such as shop.com.'],
  ['a.com, b.com', 'Enter one domain at a time, such as shop.com.'],
  ['shop', '“shop” has no ending. Enter a domain such as shop.com.'],
  ['printer.local', 'This name exists only inside a network. Enter a public domain, such as shop.com.'],
  [`${'a'.repeat(64)}.com`, 'Each part between dots has at most 63 characters. One has 64.'],
])('invalid input %j gets its own message', async (domain, message) => {
  const envelope = await runTool(
    tool,
    { domain },
    { ports: emptyPorts, gather: () => Promise.reject(new Error('nothing is gathered')) },
  )
  expect(envelope.failure).toEqual({ code: 'invalid', errors: { domain: message } })
})

test('a name with lookalike letters is shown with its punycode', async () => {
  const { envelope, ids } = await look({ ...around, 'xn--shp-emd.example': base }, { domain: 'shоp.example' })
  expect(envelope.summary).toContain('shоp.example (xn--')
  expect(ids).toContain('confusable')
})
