import { createServer, get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Score, scoreHost } from '#tests/support/observatory.ts'
import { hopOf, pageOf, unread } from '#tests/support/page-of.ts'
import { exchangeOf } from '../exchange-of.ts'
import { type SecurityScore, scoreSecurity } from '../rules/score.ts'
import type { HeaderSet } from './header-sets.ts'
import { embedders, gradeOf, openers } from './since-version-4.ts'

/** Our rules by the names of the Observatory's tests. */
const names: Record<string, string> = {
  csp: 'content-security-policy',
  cookies: 'cookies',
  cors: 'cross-origin-resource-sharing',
  redirection: 'redirection',
  referrer: 'referrer-policy',
  hsts: 'strict-transport-security',
  sri: 'subresource-integrity',
  'content-type': 'x-content-type-options',
  framing: 'x-frame-options',
  corp: 'cross-origin-resource-policy',
  coop: 'cross-origin-opener-policy',
  coep: 'cross-origin-embedder-policy',
}
const ORIGIN = 'https://origin.example'

export type Difference = { set: HeaderSet; what: string; ours: unknown; theirs: unknown }

/**
 * Sends each header set from a server on loopback, scores what arrives with our rules and with the Observatory's own,
 * and returns where they differ, with all scores and results that occurred.
 */
export async function compareScores(sets: HeaderSet[]) {
  const server = createServer((request, response) => {
    const set = sets[Number(request.url?.slice(1))]
    response.sendDate = false
    response.writeHead(200, (set?.headers ?? []).flat())
    response.end(set?.html)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const differences: Difference[] = []
  const seen = { scores: new Set<number>(), results: new Set<string>() }
  for (const [index, set] of sets.entries()) {
    const received = await receive(port, index)
    const [ours, theirs] = [await oursOf(set, received), theirsOf(set, received.headers)]
    seen.scores.add(theirs.score)
    if (ours.score !== theirs.score || ours.grade !== theirs.grade)
      differences.push({ set, what: 'score', ours: [ours.score, ours.grade], theirs: [theirs.score, theirs.grade] })
    for (const { rule, result } of ours.rules) {
      const expected = theirs.results[names[rule] ?? '']
      seen.results.add(result)
      if (result !== expected) differences.push({ set, what: rule, ours: result, theirs: expected })
    }
  }
  server.close()
  return { differences, ...seen }
}

/**
 * Returns the results of the Observatory. Its package has version 4 of the scoring, so the differences of version 6 are
 * added.
 */
function theirsOf({ hostname, html, httpRoute, preflight }: HeaderSet, headers: IncomingHttpHeaders): Score {
  const policies = headers['content-security-policy']
  const { results } = scoreHost({
    hostname,
    headers: policies ? { ...headers, 'content-security-policy': String(policies).split(',') } : headers,
    html,
    httpRoute,
    preflight: preflight ? { headers: Object.fromEntries(preflight), origin: ORIGIN } : undefined,
  })
  for (const [name, table] of Object.entries({
    'cross-origin-opener-policy': openers,
    'cross-origin-embedder-policy': embedders,
  }))
    results[name] = table.find(([value]) => value === (headers[name] ?? ''))?.[1] ?? ''
  return { ...gradeOf(Object.values(results)), results }
}

async function oursOf(
  { hostname, html, httpRoute, preflight }: HeaderSet,
  { rawHeaders }: IncomingMessage,
): Promise<SecurityScore> {
  const headers = rawHeaders.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name.toLowerCase(), rawHeaders[index + 1] ?? '']] : [],
  )
  const url = `https://${hostname}/`
  const http = `http://${hostname}/`
  const found = await exchangeOf({
    https: pageOf(html, { url, headers }),
    http: httpRoute
      ? pageOf('', {
          url: httpRoute.at(-1) ?? '',
          hops: httpRoute.slice(0, -1).map((one) => hopOf(one, { status: 301 })),
        })
      : unread(http, 'unreachable', 'Nothing listens.'),
    preflight: preflight ? pageOf('', { url, status: 204, headers: preflight }) : undefined,
    now: Date.now(),
  })
  if (!found) throw new Error('There is no exchange.')
  return scoreSecurity(found.exchange)
}

function receive(port: number, index: number): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    get({ host: '127.0.0.1', port, path: `/${index}` }, (response) => {
      response.resume()
      response.on('end', () => done(response))
    }).on('error', fail)
  })
}
