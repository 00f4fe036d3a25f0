import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readBootstrap, serviceFor } from '#engine/rdap/bootstrap.ts'
import { propertyText, readJcard } from '#engine/rdap/jcard.ts'
import { readRdapDomain } from '#engine/rdap/read-domain.ts'
import { runTool } from '#engine/tool/run-tool.ts'
import { createFetch, type FetchPublic } from '#providers/http/fetch-public.ts'
import { createRdap } from '#providers/rdap/create-rdap.ts'
import { gatherRegistration } from '#runs/artifacts/registration.ts'
import { corpus } from '#tests/support/corpus.ts'
import { serving, standInSurroundings } from '#tests/support/egress.ts'
import { emptyPorts } from '#tests/support/tool-ports.ts'
import { ageBetween, ageText } from './age.ts'
import { registryCases } from './oracle.ts'
import { readRegistration } from './read-registration.ts'
import { tool } from './tool.ts'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const dayOf = (date: string | null) => date?.slice(0, 10) ?? null

test.each(registryCases)('a registry responds with $label', ({ response, expected }) => {
  const read = readRdapDomain(response, NOW)
  const found = {
    registered: dayOf(read.registered),
    expires: dayOf(read.expires),
    updated: dayOf(read.updated),
    reregistered: dayOf(read.reregistered),
    registrar: read.registrar,
    redacted: read.redacted.length > 0,
    faults: read.faults.length,
    statuses: read.statuses,
  }
  expect(found).toMatchObject({ faults: 0, ...expected })
})

const rdap = corpus('rdap')
const text = (path: string) => readFileSync(`${rdap}/${path}`, 'utf8')

test.skipIf(!rdap)('the bootstrap test files give services by the longest suffix and refuse malformed ones', () => {
  expect(serviceFor(readBootstrap(text('bootstrap/dns.json')), 'nic.cz')).toEqual(['https://rdap.nic.cz/'])
  expect(serviceFor(readBootstrap(text('bootstrap/dns.json')), 'example.com')).toEqual([])
  const complex = readBootstrap(text('bootstrap_complex/dns.json'))
  const first = (domain: string) => serviceFor(complex, domain)[0]
  expect(['a.sub.example.com', 'example.com', 'xsub.example.com', 'x.org'].map(first)).toEqual([
    'https://example.com/sub/',
    'https://example.com/',
    'https://example.com/',
    'https://example.root/',
  ])
  for (const name of ['dns_bad_services', 'dns_empty', 'dns_syntax_error'])
    expect(() => readBootstrap(text(`bootstrap_malformed/${name}.json`)), name).toThrow(SyntaxError)
  const badUrl = readBootstrap(text('bootstrap_malformed/dns_bad_url.json'))
  expect([serviceFor(badUrl, 'x.br'), serviceFor(badUrl, 'x.example')]).toEqual([['https://rdap.registro.br/'], []])
})

test.skipIf(!rdap)('of the jCard test files, two are read and eleven are refused', () => {
  const verdicts = readdirSync(`${rdap}/jcard`).map((name) => {
    try {
      return [name, propertyText(readJcard(JSON.parse(text(`jcard/${name}`))), 'fn') ?? 'read']
    } catch (error) {
      return [name, (error as Error).name]
    }
  })
  expect(Object.fromEntries(verdicts.filter(([, verdict]) => verdict !== 'SyntaxError'))).toEqual({
    'example.json': 'Simon Perreault',
    'mixed.json': 'read',
  })
  expect(verdicts).toHaveLength(13)
})

test.skipIf(!rdap)('the test set’s response of nic.cz is read', () => {
  const read = readRdapDomain(JSON.parse(text('rdap/rdap.nic.cz/domain-example.cz.json')), NOW)
  expect(read).toMatchObject({ statuses: ['active'], faults: [] })
  expect(dayOf(read.registered)).toMatch(/^\d{4}-/)
})

const BOOTSTRAP = {
  publication: '2026-11-20T00:00:00Z',
  services: [[['com', 'uk'], ['https://rdap.registry.example/']]],
}
const COM = {
  objectClassName: 'domain',
  events: [
    { eventAction: 'registration', eventDate: '2004-05-06T07:08:09Z' },
    { eventAction: 'expiration', eventDate: '2030-05-06T07:08:09Z' },
  ],
}
type Answers = Record<string, { status?: number; body: unknown } | 'CLOSE'>

/** Runs the tool with a server on loopback in place of IANA, the registry, crt.sh, and the archive. */
async function check(domains: string, answers: Answers = {}) {
  const asked: string[] = []
  const envelope = await serving(
    (request, response) => {
      const key = `${request.headers.host}${request.url?.split('?')[0]}`
      asked.push(key)
      const all: Answers = { 'data.iana.org/rdap/dns.json': { body: BOOTSTRAP }, ...answers }
      const answer = all[key] ?? {
        status: 404,
        body: {},
      }
      if (answer === 'CLOSE') return response.socket?.destroy()
      response.statusCode = answer.status ?? 200
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
    },
    async (standIn) => {
      const hosts = ['data.iana.org', 'rdap.registry.example', 'crt.sh', 'web.archive.org']
      const names = Object.fromEntries(hosts.map((host) => [host, ['93.184.216.34']]))
      const fetch = createFetch(standInSurroundings({ names, standIn }).surroundings)
      const lookUp = createRdap({ fetch, bootstrapUrl: 'https://data.iana.org/rdap/dns.json', now: () => NOW })
      return runTool(
        tool,
        { domains },
        { ports: emptyPorts, gather: (_name, request) => gatherRegistration(request as never, lookUp, fetch) as never },
      )
    },
  )
  return { envelope, asked, ids: envelope.findings.map(({ id }) => id) }
}

const com = 'rdap.registry.example/domain/shop.com'

test('dates of the registry, the archive, and the logs have their sources', async () => {
  const { envelope, asked } = await check('https://www.shop.com/cart', {
    [com]: { body: COM },
    'crt.sh/': { body: [{ not_before: '2016-01-02T00:00:00' }, { not_before: '2015-06-01T00:00:00' }] },
    'web.archive.org/cdx/search/cdx': { body: [['timestamp'], ['20050101120000']] },
  })
  expect(envelope.summary).toBe('shop.com has been registered for 22 years, 6 months, and 16 days, since 2004-05-06.')
  expect(asked).toContain(com)
  const line = envelope.report.find((block) => block.kind === 'chart')
  expect([line?.series.map(({ name }, at) => `${name} ${line.notes?.[at]}`), line?.ends]).toMatchObject([
    expect.arrayContaining(['Registered 2004-05-06', 'First archived copy 2005-01-01', 'First certificate 2015-06-01']),
    ['2004-05-06', expect.any(String)],
  ])
  const dates = envelope.report.find((block) => block.kind === 'table' && block.title === 'Dates and details')
  expect((dates as { rows: unknown[][] }).rows.slice(0, 4)).toEqual([
    ['Registered', '2004-05-06T07:08:09Z', 'Registry, rdap.registry.example'],
    ['First archived copy', '2005-01-01T12:00:00Z', 'Internet Archive'],
    ['First certificate', '2015-06-01T00:00:00Z', 'Certificate Transparency, by crt.sh'],
    ['Expires', '2030-05-06T07:08:09Z', 'Registry, rdap.registry.example'],
  ])
})

test('the registrable domain is looked up, also for endings with two labels', async () => {
  expect((await check('a.b.shop.co.uk')).asked).toContain('rdap.registry.example/domain/shop.co.uk')
  expect((await check('co.uk')).envelope.failure?.errors.domains).toContain('co.uk is an ending')
})

test.each([
  ['not registered', {}, 'shop.com', 'not-registered', 'shop.com is not registered.'],
  ['no service', {}, 'shop.zz', 'no-service', 'The registry of .zz does not publish dates.'],
  [
    'a response that is no JSON',
    { [com]: { body: '<html>' } },
    'shop.com',
    'unreadable',
    'The registry’s response is not valid JSON.',
  ],
  ['a closed connection', { [com]: 'CLOSE' }, 'shop.com', 'no-response', 'The registry did not respond.'],
  [
    'too many queries',
    { [com]: { status: 429, body: '' } },
    'shop.com',
    'no-response',
    'The registry allows no more queries right now. Try again in a few minutes.',
  ],
  [
    'an error of the registry',
    { [com]: { status: 500, body: '' } },
    'shop.com',
    'unreadable',
    'The registry responded with status 500.',
  ],
  [
    'no list of services',
    { 'data.iana.org/rdap/dns.json': { body: '{' } },
    'shop.com',
    'unreadable',
    'We couldn’t look up this domain. Try again in a few minutes.',
  ],
] as const)('R12 %s gets its own message and no date', async (_, answers, domain, id, summary) => {
  const { envelope, ids } = await check(domain, answers as unknown as Answers)
  expect(ids).toContain(id)
  expect(envelope.summary).toBe(summary)
  expect((envelope.data as { websiteAge: { age: unknown }[] }).websiteAge[0]?.age).toBeNull()
})

test('a domain on hold, about to expire, or with an earlier registration is described', async () => {
  const { ids } = await check('shop.com', {
    [com]: {
      body: {
        objectClassName: 'domain',
        status: ['client hold'],
        events: [
          { eventAction: 'registration', eventDate: '2024-05-06T07:08:09Z' },
          { eventAction: 'expiration', eventDate: '2026-12-01T00:00:00Z' },
        ],
      },
    },
    'web.archive.org/cdx/search/cdx': { body: [['timestamp'], ['20050101120000']] },
  })
  expect(ids).toEqual(expect.arrayContaining(['status-client-hold', 'expires-soon', 'older-traces']))
})

test('several domains are compared, and more than ten are refused', async () => {
  const { envelope } = await check('shop.com\nnone.com', { [com]: { body: COM } })
  expect(envelope.summary).toBe('The oldest of 2 domains is shop.com, registered on 2004-05-06.')
  const many = Array.from({ length: 11 }, (_, index) => `shop${index}.com`).join('\n')
  expect((await check(many)).envelope.failure?.errors).toEqual({ domains: 'Enter at most 10 domains. These are 11.' })
})

test('a line that is no domain is listed, and the others are looked up', async () => {
  const { envelope } = await check('best wool socks\nshop.com', { [com]: { body: COM } })
  expect(envelope.summary).toContain('shop.com has been registered for')
  expect(envelope.data).toMatchObject({ refused: [{ entered: 'best wool socks' }] })
})

test('IANA’s list is fetched once a day, and a stale one is used if that fails', async () => {
  let now = NOW
  let fetched = 0
  const fetch = (async (url: string) => {
    const isList = url.startsWith('https://data.iana.org')
    if (isList && fetched++ > 0) throw new SyntaxError('no list today')
    return { status: 200, body: Buffer.from(JSON.stringify(isList ? BOOTSTRAP : COM)) }
  }) as unknown as FetchPublic
  const lookUp = createRdap({
    fetch,
    bootstrapUrl: 'https://data.iana.org/rdap/dns.json',
    now: () => now,
  })
  await lookUp('shop.com')
  await lookUp('shop.com')
  expect(fetched).toBe(1)
  now += 25 * 3_600_000
  expect((await lookUp('shop.com')).failure).toBeUndefined()
  expect(fetched).toBe(2)
})

test('without RDAP, WHOIS is requested from the registry’s server, which IANA names', async () => {
  const asked: string[] = []
  const responses: Record<string, string> = {
    'whois.iana.org zz': 'whois: whois.nic.zz',
    'whois.nic.zz shop.zz': 'Creation Date: 2004-05-06T07:08:09Z\nRegistrar: Example',
    'whois.nic.zz free.zz': 'No match for free.zz',
    'whois.nic.zz full.zz': 'Quota exceeded',
  }
  const askWhois = async (server: string, query: string) => {
    asked.push(`${server} ${query}`)
    return responses[`${server} ${query}`] ?? ''
  }
  const fetch = (async () => ({ status: 200, body: Buffer.from(JSON.stringify(BOOTSTRAP)) })) as unknown as FetchPublic
  const lookUp = createRdap({ fetch, bootstrapUrl: 'https://data.iana.org/rdap/dns.json', now: () => NOW, askWhois })
  const stateOf = async (domain: string) => readRegistration(await lookUp(domain))
  expect(await stateOf('shop.zz')).toMatchObject({
    state: 'registered',
    server: 'whois://whois.nic.zz/',
    registry: { registered: '2004-05-06T07:08:09Z', registrar: 'Example' },
  })
  expect(asked).toEqual(['whois.iana.org zz', 'whois.nic.zz shop.zz'])
  expect((await stateOf('free.zz')).state).toBe('not-registered')
  expect((await stateOf('full.zz')).state).toBe('unreadable')
  expect((await stateOf('shop.yy')).state).toBe('no-service')
})

test.each([
  ['2020-01-31', '2020-03-01', '1 month and 1 day'],
  ['2020-02-29', '2021-02-28', '1 year'],
  ['2004-05-06T23:00:00Z', '2026-05-06T01:00:00Z', '22 years'],
  ['2026-11-22', '2026-11-22', 'less than a day'],
  ['2025-12-31', '2026-01-01', '1 day'],
])('from %s to %s: %s', (from, to, expected) => {
  expect(ageText(ageBetween(from, to))).toBe(expected)
})
