import fs from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { createRequire } from 'node:module'
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js'
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js'
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js'
import { parseHttpEquivHeaders } from '@mdn/mdn-http-observatory/src/retriever/utils.js'
import { Requests } from '@mdn/mdn-http-observatory/src/types.js'

export type Score = { grade: string; score: number; results: Record<string, string> }

/**
 * Returns the score of the MDN HTTP Observatory for a response, as a visitor of `hostname` gets it over https. Uses the
 * package's own tests and points and requests only `url`. Assumes that the http port is closed and that no host is
 * preloaded: the package's install script, which does not run here, downloads that list.
 * @throws {Error} if the response sets cookies, or headers in its HTML, which are not covered
 */
export async function scoreHeaders(url: string, hostname: string): Promise<Score> {
  const response = await fetch(url, { headers: { accept: 'text/html' }, redirect: 'manual' })
  const html = await response.text()
  if (response.headers.has('set-cookie') || /http-equiv/i.test(html))
    throw new Error(`${url} sets cookies or headers in its HTML, which are not checked here.`)
  // Readable by name and as entries, like the headers of axios, which the tests expect.
  const headers = Object.assign(Object.create({ get: (name: string) => response.headers.get(name) }), {
    ...Object.fromEntries(response.headers),
  })
  const exchange = { status: response.status, headers, verified: true }
  const requests = Object.assign(new Requests(hostname), {
    session: { url: new URL(`https://${hostname}/`), jar: undefined },
  })
  const auto = Object.assign(exchange, { httpEquiv: new Map() })
  Object.assign(requests.responses, { auto, https: exchange, http: null })
  return scoreRequests(requests, html)
}

/** What a host responded, with headers as Node's HTTP client has them. */
type ObservedHost = {
  hostname: string
  headers: IncomingHttpHeaders
  html: string
  /** URLs from the http URL to the last one; undefined if there is no http. */
  httpRoute: string[] | undefined
  /** Headers of the response to a CORS preflight from this origin. */
  preflight: { headers: IncomingHttpHeaders; origin: string } | undefined
}

type CookieJar = {
  setCookieSync: (cookie: string, url: string, options: object) => void
  getCookiesSync: (url: string) => object[]
}

/** Scores as `scoreHeaders` does, responses at hand, with cookies and headers in the HTML. */
export function scoreHost({ hostname, headers, html, httpRoute, preflight }: ObservedHost): Score {
  const { CookieJar } = ofPackage('tough-cookie') as { CookieJar: new () => CookieJar }
  const url = `https://${hostname}/`
  const jar = new CookieJar()
  for (const cookie of headers['set-cookie'] ?? []) jar.setCookieSync(cookie, url, { ignoreError: true })
  // The scanner fetches /robots.txt next, which drops cookies that have expired.
  jar.getCookiesSync(url)
  const exchange = { status: 200, headers: readable(headers), verified: true }
  const requests = Object.assign(new Requests(hostname), { session: { url: new URL(url), jar } })
  const isHtml = /^(?:text\/html|application\/xhtml\+xml)$/.test(headers['content-type']?.split(';')[0] ?? '')
  const httpEquiv = isHtml && html ? parseHttpEquivHeaders(html, url) : new Map()
  Object.assign(requests.responses, {
    auto: { ...exchange, httpEquiv },
    https: exchange,
    http: httpRoute ? exchange : null,
    httpRedirects: (httpRoute ?? []).map((route) => ({ url: new URL(route), status: 301 })),
    cors: preflight
      ? { headers: readable(preflight.headers), request: { headers: { origin: preflight.origin } } }
      : null,
  })
  return scoreRequests(requests, html)
}

const ofPackage = createRequire(createRequire(import.meta.url).resolve('@mdn/mdn-http-observatory/src/types.js'))

/** Readable by name, like the headers of axios. */
const readable = (headers: IncomingHttpHeaders) =>
  Object.assign(Object.create({ get: (name: string) => headers[name] }), headers) as IncomingHttpHeaders

function scoreRequests(requests: Requests, html: string): Score {
  requests.resources.path = html
  const outputs = withoutPreloadList(() => ALL_TESTS.map((score) => score(requests)))
  return { ...pointsOf(outputs.map(({ result }) => result)), results: namesOf(outputs) }
}

/** Adds up points like the package's scanner: points above 100 count only if fewer than ten were lost. */
function pointsOf(results: (string | null)[]) {
  const modifiers = results.map((result) => (result ? getScoreModifier(result) : 0))
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 100)
  const lost = sum(modifiers.filter((modifier) => modifier < 0))
  return getGradeForScore(lost >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : lost)
}

function namesOf(outputs: { result: string | null }[]) {
  return Object.fromEntries(outputs.map((output) => [output.constructor.name, String(output.result)]))
}

function withoutPreloadList<T>(score: () => T) {
  const read = fs.readFileSync
  fs.readFileSync = ((path: string, ...more: []) =>
    String(path).endsWith('hsts-preload.json') ? '{}' : read(path, ...more)) as typeof fs.readFileSync
  try {
    return score()
  } finally {
    fs.readFileSync = read
  }
}
