import { countOf } from '#engine/text/count-of.ts'
import type { Finding, Reference } from '#engine/tool/blocks.ts'
import { headerOf } from '#engine/web/headers.ts'
import type { CacheReport, CacheVerdict } from '#engine/web/http-cache.ts'

type Headers = readonly (readonly [name: string, value: string])[]

export const rfc9111 = (section: string): Reference => ({
  label: `RFC 9111, ${section}`,
  url: `https://www.rfc-editor.org/rfc/rfc9111#section-${section}`,
})
const DAY_S = 86_400
const HOUR_S = 3_600
const MINUTE_S = 60

/** Returns a sentence about what one kind of cache does with the response. */
export function cacheSentence({
  isStorable,
  reason,
  lifetime,
  lifetimeFrom,
  left,
  alwaysValidates,
  mayServeStale,
}: CacheVerdict): string {
  if (!isStorable) return `Not stored. ${reason}`
  const end = mayServeStale
    ? 'Then the server is asked, and a stale copy may be used if it does not respond.'
    : 'Then the server must be asked.'
  if (alwaysValidates) return 'Stored, but the server is asked before every use.'
  if (lifetimeFrom === 'none') return 'Stored without a lifetime: each cache decides for itself when to ask the server.'
  if (lifetimeFrom === 'invalid' || lifetime === 0) return 'Stored as stale: the server is asked before every use.'
  const used = left !== null && lifetime !== null && left < lifetime ? `, ${durationOf(left)} of it left` : ''
  const how =
    lifetimeFrom === 'heuristic' ? 'a tenth of the time since Last-Modified, which caches may assume' : lifetimeFrom
  return `Stored, fresh for ${durationOf(lifetime ?? 0)} (${how})${used}. ${end}`
}

/** @example durationOf(5_400) // '1.5 hours' */
export function durationOf(seconds: number): string {
  const [size, unit] =
    seconds >= 2 * DAY_S
      ? [DAY_S, 'day']
      : seconds >= HOUR_S
        ? [HOUR_S, 'hour']
        : seconds >= MINUTE_S
          ? [MINUTE_S, 'minute']
          : [1, 'second']
  const count = Math.round((seconds / Number(size)) * 10) / 10
  return countOf(count, String(unit))
}

/** Returns findings about caching, with the header to send. */
export function cacheFindings(
  cache: CacheReport,
  headers: Headers,
  { isHtml, setsCookies }: { isHtml: boolean; setsCookies: boolean },
): Finding[] {
  const sent = headerOf(headers, 'cache-control')
  const evidence = sent === undefined ? 'No Cache-Control header.' : `cache-control: ${sent}`
  const found: Finding[] = cache.faults.map((fault) => ({
    id: 'cache-directive',
    severity: 'warning',
    title: `A directive of Cache-Control is contradictory or invalid: ${fault}`,
    why: 'Caches use the first value, or treat the response as stale.',
    evidence,
    fix: 'Send each directive once, with a whole number of seconds.',
    ref: rfc9111('4.2.1'),
  }))
  const add = (finding: Omit<Finding, 'evidence'> & { evidence?: string }) => found.push({ evidence, ...finding })
  if (cache.shared.isStorable && setsCookies && !cache.shared.alwaysValidates && (cache.shared.lifetime ?? 0) > 0)
    add({
      id: 'cached-cookie',
      severity: 'critical',
      title: 'A CDN may store this response together with its cookie.',
      why: 'The next visitor could get the cookie, and the session, of the first.',
      fix: 'cache-control: private, no-cache',
      ref: rfc9111('7.3'),
    })
  if (cache.shared.lifetimeFrom === 'heuristic' || cache.shared.lifetimeFrom === 'none')
    add({
      id: 'no-lifetime',
      severity: 'warning',
      title: 'No header says how long the response is fresh.',
      why: 'Every browser and CDN guesses, and a change may reach visitors late.',
      fix: isHtml ? 'cache-control: no-cache' : 'cache-control: public, max-age=31536000, immutable',
      ref: rfc9111('4.2.2'),
    })
  if (cache.private.lifetimeFrom === 'invalid')
    add({
      id: 'invalid-expires',
      severity: 'notice',
      title: 'The lifetime cannot be read, so the response is stale at once.',
      why: 'Caches must treat an invalid date or number as expired.',
      fix: 'cache-control: max-age=600',
      ref: rfc9111('5.3'),
    })
  if (cache.private.isStorable && !cache.validators.etag && !cache.validators.lastModified)
    add({
      id: 'no-validator',
      severity: 'warning',
      title: 'The response has neither ETag nor Last-Modified.',
      why: 'A stale copy cannot be validated, so the whole page is sent again.',
      evidence: 'No ETag or Last-Modified header.',
      fix: 'Turn on ETag in your server.',
      ref: { label: 'RFC 9110, 8.8', url: 'https://www.rfc-editor.org/rfc/rfc9110#section-8.8' },
    })
  if (cache.vary.includes('*') || cache.vary.includes('user-agent') || cache.vary.includes('cookie'))
    add({
      id: 'vary',
      severity: 'notice',
      title: 'Vary makes caches keep almost one copy per visitor.',
      why: 'A stored copy is used only for a request with the same headers.',
      evidence: `vary: ${headerOf(headers, 'vary')}`,
      fix: 'vary: Accept-Encoding',
      ref: rfc9111('4.1'),
    })
  if (found.length === 0)
    add({
      id: 'cache-clear',
      severity: 'pass',
      title: 'The headers say clearly how the response may be stored.',
      why: 'Browsers and CDNs need not guess.',
      ref: rfc9111('3'),
    })
  return found
}
