import { expect, test } from 'vitest'
import { hopOf, pageOf, runWith, unmeasured, unread } from '#tests/support/page-of.ts'
import { tool } from './tool.ts'

type Data = {
  security: { score: number; grade: string; rules: { rule: string; result: string }[] }
  robots: { agent: string; rule: string }[]
  cookies: { name: string }[]
}

const http = pageOf('', { url: 'https://www.shop.com/', hops: [hopOf('http://www.shop.com/', { status: 301 })] })
const check = (headers: [string, string][], html = '<p>Shop') =>
  runWith(
    tool,
    { url: 'www.shop.com' },
    {
      pages: () => [
        pageOf(html, { url: 'https://www.shop.com/', headers }),
        http,
        unread('https://www.shop.com/', 'unreachable', 'No preflight.'),
      ],
    },
  )

test('the tool requests https, http, and a cross-origin preflight', async () => {
  const asked: string[] = []
  await runWith(
    tool,
    { url: 'shop.com/a?b=1' },
    {
      pages: (requests) => {
        asked.push(...requests.map(({ method = 'GET', url }) => `${method} ${url}`))
        return requests.map(() => http)
      },
    },
  )
  expect(asked).toEqual(['GET https://shop.com/a?b=1', 'GET http://shop.com/a?b=1', 'OPTIONS https://shop.com/a?b=1'])
})

test('with an odd port, the failure of the typed scheme is reported', async () => {
  const envelope = await runWith(
    tool,
    { url: 'http://shop.com:8080/' },
    {
      pages: () => [
        unread('https://shop.com/', 'refused', 'This URL leads to no public website.'),
        unmeasured('http://shop.com:8080/'),
        unread('https://shop.com/', 'refused', 'This URL leads to no public website.'),
      ],
    },
  )
  expect(envelope.summary).toContain('30 requests a minute')
})

test('a noindex in X-Robots-Tag is the first finding, with its crawler', async () => {
  const { findings, data } = await check([
    ['x-robots-tag', 'googlebot: noindex, nofollow'],
    ['x-robots-tag', 'unavailable_after: 25 Jun 2027 15:00:00 PST'],
  ])
  expect(findings[0]).toMatchObject({
    id: 'noindex',
    severity: 'critical',
    evidence: 'x-robots-tag: googlebot: noindex',
  })
  expect((data as Data).robots.map(({ agent, rule }) => `${agent} ${rule}`)).toEqual([
    'googlebot noindex',
    'googlebot nofollow',
    '* unavailable_after: 25 Jun 2027 15:00:00 PST',
  ])
})

test('no cookie value is in the report, and a cookie on a cached page is critical', async () => {
  const envelope = await check([
    ['set-cookie', 'sid=TOPSECRET; Secure'],
    ['cache-control', 'public, max-age=600'],
  ])
  expect(JSON.stringify(envelope.report)).not.toContain('TOPSECRET')
  expect(envelope.findings.find(({ id }) => id === 'cached-cookie')?.severity).toBe('critical')
})

test('a header with preload is checked against the preload list’s rules, and others are not', async () => {
  const asks = await check([['strict-transport-security', 'max-age=3600; preload']])
  const finding = asks.findings.find(({ id }) => id === 'hsts-preload')
  expect(finding).toMatchObject({ severity: 'warning', evidence: expect.stringContaining('31536000 seconds') })
  expect(finding?.evidence).toContain('includeSubDomains')
  expect(asks.report.map((block) => 'title' in block && block.title)).toContain('HSTS preload list')
  const plain = await check([['strict-transport-security', 'max-age=31536000; includeSubDomains']])
  expect(plain.findings.map(({ id }) => id)).not.toContain('hsts-preload')
})

test('an invalid certificate gets a message and no score', async () => {
  const message = 'The certificate of shop.com has expired.'
  const envelope = await runWith(
    tool,
    { url: 'shop.com' },
    { pages: () => [unread('https://shop.com/', 'tls', message), http] },
  )
  expect(envelope).toMatchObject({ status: 'failed', failure: { errors: { url: message } }, report: [] })
})

test.each(['redirects', 'dns', 'refused'] as const)('a failure of the kind %s gets no score', async (kind) => {
  const down = unread('https://shop.com/', kind, 'No response this time.')
  const alone = await runWith(tool, { url: 'shop.com' }, { pages: () => [down, http] })
  const other = await runWith(
    tool,
    { url: 'shop.com' },
    { pages: () => [pageOf('', { url: 'https://shop.com/' }), down] },
  )
  for (const { status, summary } of [alone, other])
    expect([status, summary]).toEqual(['failed', 'No response this time.'])
})

test('a host without https is scored over http', async () => {
  const page = pageOf('<p>Shop', { url: 'http://shop.com/' })
  const { data } = await runWith(
    tool,
    { url: 'shop.com' },
    { pages: () => [unread('https://shop.com/', 'unreachable', 'Refused.'), page] },
  )
  expect((data as Data).security.rules.find(({ rule }) => rule === 'hsts')?.result).toBe(
    'hsts-not-implemented-no-https',
  )
})

test('every finding has evidence, and every problem a fix', async () => {
  const { findings } = await check(
    [
      ['server', 'nginx/1.18.0'],
      ['x-powered-by', 'PHP/8.1'],
    ],
    '<script src="http://cdn.example/a.js"></script>',
  )
  expect(findings.map(({ id }) => id)).toContain('unwanted-header')
  for (const { title, evidence, fix, severity } of findings) {
    expect([title, Boolean(evidence)]).toEqual([title, true])
    if (severity === 'critical' || severity === 'warning') expect([title, Boolean(fix)]).toEqual([title, true])
  }
})

test('a challenge and a parked domain have a message, an error page its headers, and none a grade', async () => {
  const answer = (status: number, html: string, headers: [string, string][] = []) =>
    runWith(
      tool,
      { url: 'www.shop.com' },
      { pages: () => [pageOf(html, { url: 'https://www.shop.com/', status, headers }), http, http] },
    )
  const challenge = await answer(403, '<title>Just a moment...</title>', [['cf-mitigated', 'challenge']])
  const parked = await answer(200, '<title>shop.com</title><p>This domain is for sale')
  expect([challenge, parked].map(({ status }) => status)).toEqual(['failed', 'failed'])
  expect(challenge.summary).toContain('captcha')
  expect(parked.summary).toContain('parked domain')
  for (const status of [401, 429, 500]) {
    const { summary, findings, report } = await answer(status, '<p>Sorry')
    expect(summary).toContain(`responds with ${status}, so there is no page to grade`)
    expect(findings.map(({ id }) => id)).toEqual(['no-page'])
    expect(report.map(({ kind }) => kind)).not.toContain('score')
  }
})
