import { createHash } from 'node:crypto'
import type pg from 'pg'
import { increase } from '../metrics/counters.ts'
import { hasLog } from '../process/log.ts'

const SLOW_MS = 500
const MAX_SHOWN = 300

/** Logs each query of a client that takes longer than half a second, without the values that it was sent with. */
export function watchQueries(client: Pick<pg.ClientBase, 'query'>, log: (line: string) => void = warn) {
  const { query } = client
  client.query = function (this: unknown, ...sent: unknown[]) {
    const startedAt = performance.now()
    const ended = () => {
      const ms = performance.now() - startedAt
      if (ms < SLOW_MS) return
      increase('prairie_slow_queries_total')
      log(`Slow query (${Math.round(ms)} ms): ${fingerprintOf(sqlOf(sent[0]))}`)
    }
    const last = sent.at(-1)
    if (typeof last === 'function')
      sent[sent.length - 1] = function (this: unknown, ...result: unknown[]) {
        ended()
        return last.apply(this, result)
      }
    const result = (query as (...sent: unknown[]) => unknown).apply(this, sent)
    if (result instanceof Promise) result.then(ended, ended)
    return result
  } as typeof query
}

/** At a terminal, a long query of a setup or a seed is no news. */
function warn(line: string) {
  if (hasLog()) console.warn(line)
}

/**
 * Returns the text of a query by which its kind is recognized: without literals, with a number that is the same for all
 * queries of its kind.
 * @example fingerprintOf("select 1 where a = 'b'") // '0f3a19c2 select ? where a = ?'
 */
export function fingerprintOf(text: string) {
  const kind = text
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, '?')
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/(?<![\w$"])-?\d+(?:\.\d+)?\b/g, '?')
    .replace(/\s+/g, ' ')
    .replace(/\((?:\s*(?:\?|\$\d+|default)\s*,?)+\)/g, '(…)')
    .trim()
  const hash = createHash('sha256').update(kind).digest('hex').slice(0, 8)
  return `${hash} ${kind.length > MAX_SHOWN ? `${kind.slice(0, MAX_SHOWN)}…` : kind}`
}

function sqlOf(query: unknown) {
  return typeof query === 'string' ? query : String((query as { text?: unknown } | null)?.text ?? '')
}
