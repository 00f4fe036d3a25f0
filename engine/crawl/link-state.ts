import { siteHostOf } from '../net/hosts.ts'
import type { CheckedUrl, CrawledLink, CrawledPage, CrawledSite } from '../web/crawl.ts'
import { normalizeUrl } from './normalize-url.ts'
import { checkSoft404, type Soft404 } from './soft-404.ts'

/** What a visitor gets who follows a link. */
export type LinkKind =
  | 'ok'
  | 'not-found'
  | 'gone'
  | 'client-error'
  | 'server-error'
  | 'timeout'
  | 'dns'
  | 'tls'
  | 'unreachable'
  | 'soft-404'
  | 'parked'
  | 'fragment'
  | 'redirect-home'
  | 'redirect-loop'
  | 'malformed'
  | 'rate-limited'
  | 'refused'
  | 'excluded'
  | 'unchecked'

/** `unknown`: it cannot be determined whether the link works. */
export type LinkVerdict = 'ok' | 'broken' | 'unknown'

export type LinkState = {
  kind: LinkKind
  verdict: LinkVerdict
  status: number | null
  /** URLs from the link's own to the last one. */
  hops: string[]
  /** What a failed request said. */
  message?: string
  soft404?: Soft404
}

type Response = CheckedUrl & { page?: CrawledPage }

const VERDICTS: Record<LinkKind, LinkVerdict> = {
  ok: 'ok',
  'not-found': 'broken',
  gone: 'broken',
  'client-error': 'broken',
  'server-error': 'broken',
  timeout: 'broken',
  dns: 'broken',
  tls: 'broken',
  unreachable: 'broken',
  'soft-404': 'broken',
  parked: 'broken',
  fragment: 'broken',
  'redirect-home': 'broken',
  'redirect-loop': 'broken',
  malformed: 'broken',
  'rate-limited': 'unknown',
  refused: 'unknown',
  excluded: 'unknown',
  unchecked: 'unknown',
}

/** Source: Google follows up to 10 redirects, browsers 20. */
const MAX_HOPS = 10

const FAILURES: Partial<Record<NonNullable<CheckedUrl['failure']>['kind'], LinkKind>> = {
  dns: 'dns',
  tls: 'tls',
  'time-limit': 'timeout',
  unreachable: 'unreachable',
  redirects: 'redirect-loop',
  // Our own limits say nothing about the link.
  busy: 'unchecked',
  'too-large': 'unchecked',
}

/** Statuses with which servers reject robots, although people may get the page. */
const REFUSALS = new Set([401, 402, 403, 405, 406, 407, 408, 425, 451, 501, 999])

/** Returns a function that determines where a link of a crawled site leads. */
export function createLinkStates(site: Pick<CrawledSite, 'pages' | 'checked' | 'excluded' | 'missing'>) {
  const responses = new Map<string, Response>()
  for (const checked of site.checked) responses.set(checked.url, checked)
  for (const page of site.pages) responses.set(page.url, responseOf(page))
  const excluded = new Set(site.excluded)
  const home = site.pages.find(({ depth, location }) => depth === 0 && location === undefined)
  const soft404s = new Map<string, Soft404 | undefined>()

  function soft404Of(page: CrawledPage) {
    if (!soft404s.has(page.url)) soft404s.set(page.url, checkSoft404(page, { missing: site.missing, home }))
    return soft404s.get(page.url)
  }

  function stateOf({ url, fragment }: Pick<CrawledLink, 'url' | 'fragment'>): LinkState {
    if (!normalizeUrl(url)) return state('malformed', null, [url])
    const hops: string[] = []
    let at = url
    for (;;) {
      if (hops.includes(at) || hops.length > MAX_HOPS) return state('redirect-loop', null, [...hops, at])
      hops.push(at)
      if (!URL.canParse(at)) return state('malformed', null, hops)
      const response = responses.get(at)
      if (!response) return state(excluded.has(at) ? 'excluded' : 'unchecked', null, hops)
      const { status, failure, location, page } = response
      const instead = response.instead ?? page?.instead
      if (failure || status === null)
        return { ...state(failureKind(failure), null, hops), ...(failure ? { message: failure.message } : {}) }
      if (location !== undefined) {
        at = location
        continue
      }
      if (instead) return state(instead === 'parked' ? 'parked' : 'refused', status, hops)
      const kind = kindOfStatus(status)
      if (kind !== 'ok') return state(kind, status, hops)
      if (hops.length > 1 && isRedirectHome(url, at)) return state('redirect-home', status, hops)
      const soft404 = page && soft404Of(page)
      if (soft404) return { ...state('soft-404', status, hops), soft404 }
      return state(page && isMissing(fragment, page) ? 'fragment' : 'ok', status, hops)
    }
  }
  return stateOf
}

const state = (kind: LinkKind, status: number | null, hops: string[]): LinkState => ({
  kind,
  verdict: VERDICTS[kind],
  status,
  hops,
})

function responseOf(page: CrawledPage): Response {
  const { url, status, location, failure, instead } = page
  return {
    url,
    status,
    page,
    ...(instead ? { instead } : {}),
    ...(location === undefined ? {} : { location }),
    ...(failure ? { failure } : {}),
  }
}

function failureKind(failure: CheckedUrl['failure']): LinkKind {
  return (failure && FAILURES[failure.kind]) ?? 'refused'
}

function kindOfStatus(status: number): LinkKind {
  if (status === 404) return 'not-found'
  if (status === 410) return 'gone'
  if (status === 429) return 'rate-limited'
  if (REFUSALS.has(status) || status < 200 || (status >= 300 && status < 400)) return 'refused'
  if (status >= 500) return 'server-error'
  return status >= 400 ? 'client-error' : 'ok'
}

const HOME = /^\/(index\.\w+|home|start|default\.\w+)?\/?$/i
/** The home page of one language: `/de/`, `/pt-br`. */
const LOCALE = /^\/[a-z]{2}([-_][a-z]{2,4})?\/?$/i

/** Links that perform an action for the visitor and lead back on purpose. */
const ACTION = /log-?(in|out)|sign-?(in|out)|lang|locale|currency|consent/i

/** Returns whether a URL below the home page of its site was redirected to it: the content is not there anymore. */
function isRedirectHome(from: string, to: string) {
  const [asked, got] = [new URL(from), new URL(to)]
  if (siteHostOf(from) !== siteHostOf(to) || got.search !== '') return false
  if (HOME.test(asked.pathname) || LOCALE.test(asked.pathname) || ACTION.test(asked.pathname)) return false
  if (HOME.test(got.pathname)) return true
  // From /de/sale to /de/.
  return LOCALE.test(got.pathname)
}

/**
 * Returns whether a document lacks an element for a fragment (HTML Standard, 7.4.6.3). Fragments that scripts and
 * browsers handle themselves (`#/route`, `#!state`, `#:~:text=`) do not count.
 */
function isMissing(fragment: string, { anchors, mediaType }: CrawledPage) {
  const name = fragment.replace(/:~:.*$/s, '')
  if (name === '' || /^[/!]/.test(name) || name.includes('=') || name.toLowerCase() === 'top') return false
  if (!/html|^$/.test(mediaType)) return false
  return !anchors.includes(name) && !anchors.includes(decoded(name))
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
