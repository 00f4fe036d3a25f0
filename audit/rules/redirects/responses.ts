import { parse } from 'acorn'
import type { Tag } from '#engine/web/read-tags.ts'
import { type ScriptRedirect, scriptRedirectIn, scriptsWithLocation } from '#tools/redirect-checker/script-redirect.ts'
import { readRefreshOf } from '../../page/refresh-of.ts'
import { pageRule, tagEvidence } from '../../rule.ts'
import { ACTION } from '../../site/linked-from.ts'
import { google, source } from '../../sources.ts'

const group = 'redirects'
const redirects = google('redirects', 'crawling-indexing/301-redirects')
const statuses = source(
  'Google: HTTP status codes and crawling',
  'https://developers.google.com/crawling/docs/troubleshooting/http-status-codes',
)
const rfc = (section: string) =>
  source(`RFC 9110, ${section}`, `https://www.rfc-editor.org/rfc/rfc9110#section-${section}`)

const REDIRECTS = new Set([301, 302, 303, 307, 308])
const TEMPORARY = new Set([302, 303, 307])
const LEAVES = /\blocation(?:\.href)?\s*=[^=]|\blocation\.(?:replace|assign)\s*\(/

/** Scripts that were parsed, because pages of one template have the same ones. */
const parsed = new Map<string, ScriptRedirect | null>()
const MAX_PARSED = 200

/** Returns the redirect of one script, with its line in the script. */
function redirectIn({ source: text = '', ...tag }: Tag): ScriptRedirect | null {
  // Most scripts set no location, so few are parsed.
  if (!LEAVES.test(text)) return null
  const key = `${tag.attributes.type ?? ''} ${text}`
  const before = parsed.get(key)
  if (before !== undefined) return before
  const scripts = scriptsWithLocation([{ ...tag, line: 1, text, source: '' }])
  const found = scriptRedirectIn(scripts, parse) ?? null
  if (parsed.size >= MAX_PARSED) parsed.clear()
  parsed.set(key, found)
  return found
}

export const responseRules = [
  pageRule({
    id: 'server-error',
    group,
    severity: 'error',
    scope: 'response',
    fault: 'with a server error',
    measures: 'Responses with a status of 500 or more.',
    appliesTo: 'Every linked URL of the site that was requested.',
    why: 'Visitors see an error instead of the page. If it lasts, search engines request the whole site less often and drop the page.',
    source: statuses,
    fix: 'Look up the URL in the error log of the server.',
    weight: 10,
    effort: 3,
    evaluate: ({ crawled: { status } }) => (status !== null && status >= 500 ? [{ detail: `Status ${status}` }] : []),
  }),
  pageRule({
    id: 'redirect-without-target',
    group,
    severity: 'error',
    scope: 'response',
    fault: 'with a redirect that names no URL',
    measures: 'Whether a response with a status of a redirect has a Location header. It may be relative.',
    appliesTo: 'Responses with the status 301, 302, 303, 307, or 308.',
    why: 'Browsers show an empty page, and crawlers stop here.',
    source: rfc('10.2.2'),
    fix: 'Send a Location header with the URL of the page.',
    weight: 8,
    effort: 1,
    evaluate: (page) => {
      const { status } = page.crawled
      if (status === null || !REDIRECTS.has(status)) return null
      return page.header('location').trim() === '' ? [{ detail: `Status ${status}` }] : []
    },
  }),
  pageRule({
    id: 'redirect-temporary',
    group,
    severity: 'notice',
    scope: 'response',
    fault: 'with a temporary redirect',
    measures: 'Redirects with the status 302, 303, or 307 to another page of the same host.',
    appliesTo: 'Redirects, except those of the home page, of carts, logins, and choices of a language.',
    why: 'Search engines may keep showing the old URL, because a temporary redirect says that it will return.',
    source: redirects,
    fix: 'If the page has moved for good, send the status 301, or 308 where the method must stay.',
    weight: 3,
    effort: 1,
    evaluate: ({ crawled, url }) => {
      const { status, location } = crawled
      if (location === undefined || status === null || !URL.canParse(location)) return null
      const [from, to] = [new URL(url), new URL(location)]
      const isExempt = from.pathname === '/' || ACTION.test(from.pathname) || ACTION.test(to.pathname)
      if (isExempt || from.host !== to.host) return null
      return TEMPORARY.has(status) ? [{ detail: `Status ${status} to ${location}` }] : []
    },
  }),
  pageRule({
    id: 'redirect-to-http',
    group,
    severity: 'error',
    scope: 'response',
    fault: 'with a redirect from https to http',
    measures: 'Whether the target of a redirect of an https URL begins with http.',
    appliesTo: 'Redirects of https URLs.',
    why: 'The visitor had an encrypted connection and is sent to one that everybody on the way can read and change.',
    source: rfc('17.3'),
    fix: 'Write https into the target.',
    weight: 8,
    effort: 1,
    evaluate: ({ crawled: { location }, url }) => {
      if (location === undefined || !url.startsWith('https:')) return null
      return /^http:/i.test(location) ? [{ detail: location }] : []
    },
  }),
  pageRule({
    id: 'meta-refresh',
    group,
    severity: 'warning',
    scope: 'html',
    fault: 'with a refresh instead of a redirect',
    measures: 'A meta refresh, or a Refresh header, that leads to another URL.',
    appliesTo: 'HTML pages.',
    why: 'The browser loads a whole page only to leave it. Google treats a refresh after a few seconds as temporary, and other crawlers stay.',
    source: redirects,
    fix: 'Let the server redirect with the status 301.',
    weight: 4,
    effort: 2,
    evaluate: (page) => {
      const refresh = readRefreshOf(page)
      if (!refresh) return []
      const { target, tag } = refresh
      const evidence = tag ? tagEvidence(page, tag) : { snippet: `refresh: ${page.header('refresh')}` }
      return [{ ...evidence, detail: `To ${target.url} after ${target.delay} s` }]
    },
  }),
  pageRule({
    id: 'script-redirect',
    group,
    severity: 'warning',
    scope: 'html',
    fault: 'that a script leaves at once',
    measures: 'Inline scripts that set the location while the page loads, whatever the visitor does.',
    appliesTo: 'HTML pages with inline scripts.',
    why: 'Google sees such a redirect only after it has rendered the page, and crawlers without scripts never do.',
    source: redirects,
    fix: 'Let the server redirect with the status 301.',
    weight: 5,
    effort: 2,
    evaluate: ({ tags }) => {
      const inline = tags.filter(({ name, attributes }) => name === 'script' && attributes.src === undefined)
      if (inline.length === 0) return null
      for (const tag of inline) {
        const found = redirectIn(tag)
        if (!found || found.isConditional) continue
        const line = tag.line + found.line - 1
        return [{ line, snippet: found.evidence, ...(found.url ? { detail: `To ${found.url}` } : {}) }]
      }
      return []
    },
  }),
]
