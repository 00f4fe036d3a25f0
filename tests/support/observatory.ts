import fs from 'node:fs'
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js'
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js'
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js'
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
    throw new Error(`${url} sets cookies or headers in its HTML, which are not judged here.`)
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
