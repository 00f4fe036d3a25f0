import type { Annotation, Version } from './annotations.ts'

/** What one page says about another, and what the other says back. */
export type LinkState =
  | 'returned'
  | 'self'
  /** It names no language versions at all. */
  | 'no-annotations'
  /** It names others, but not this page. */
  | 'no-return'
  /** It names this page with another code. */
  | 'other-code'
  /** It names a variant of the URL: scheme, www, slash, case, or query. */
  | 'other-url'
  /** It names a URL that redirects to this page. */
  | 'via-redirect'
  /** Its link back is outside the head, where search engines ignore it. */
  | 'in-body'
  | 'redirects'
  | 'error-status'
  | 'unread'
  /** Our own limit was reached, or the server refuses our bot: that says nothing about the page. */
  | 'unmeasured'
  | 'noindex'
  | 'blocked'
  | 'other-canonical'
  /** Not fetched, because the cluster is too large. */
  | 'unchecked'

export type Link = { from: string; to: string; code: string; state: LinkState; detail: string; evidence: string }

/** States that break a pair: search engines then ignore both annotations. */
export const broken: LinkState[] = [
  'no-annotations',
  'no-return',
  'other-url',
  'via-redirect',
  'in-body',
  'redirects',
  'error-status',
  'noindex',
  'blocked',
  'other-canonical',
]

/** Returns one link for each annotation that counts, with what comes back. */
export function linksOf(versions: Version[]): Link[] {
  const byUrl = new Map(
    versions.flatMap((version) => [...version.redirectsFrom, version.url].map((url) => [url, version] as const)),
  )
  for (const version of versions) byUrl.set(version.url, version)
  return versions.flatMap((version) =>
    effective(version).map((annotation) => {
      const { state, detail } = stateOf(version, annotation, byUrl)
      return {
        from: version.url,
        to: annotation.url,
        code: annotation.code,
        state,
        detail,
        evidence: annotation.evidence,
      }
    }),
  )
}

type Effective = Annotation & { url: string }

/** Returns annotations in places that search engines read. */
export const effective = ({ annotations }: Version) =>
  annotations.filter(
    (annotation): annotation is Effective => annotation.from !== 'body' && annotation.url !== undefined,
  )

function stateOf(
  version: Version,
  { url, code }: Effective,
  byUrl: Map<string, Version>,
): { state: LinkState; detail: string } {
  const target = byUrl.get(url)
  if (url === version.url) return { state: 'self', detail: '' }
  if (!target) return { state: 'unchecked', detail: 'This page was not fetched.' }
  if (target.status === null)
    return { state: target.isUnknown ? 'unmeasured' : 'unread', detail: target.failure ?? 'No response.' }
  if (target.failure) return { state: 'error-status', detail: target.failure }
  if (target.url !== url) return { state: 'redirects', detail: `It redirects to ${target.url}.` }
  if (target.isBlocked) return { state: 'blocked', detail: 'robots.txt blocks it.' }
  if (target.isNoindex) return { state: 'noindex', detail: 'It has noindex.' }
  if (target.canonical && target.canonical !== target.url)
    return { state: 'other-canonical', detail: `Its canonical is ${target.canonical}.` }
  return returnOf(version, code, target)
}

function returnOf(version: Version, code: string, target: Version): { state: LinkState; detail: string } {
  const back = effective(target)
  const own = effective(version)
    .filter(({ url }) => url === version.url)
    .map((one) => one.code.toLowerCase())
  const exact = back.filter(({ url }) => url === version.url)
  if (exact.length > 0) {
    const codes = exact.map((one) => one.code)
    const agrees = own.length === 0 || codes.some((one) => own.includes(one.toLowerCase()))
    return agrees
      ? { state: 'returned', detail: '' }
      : {
          state: 'other-code',
          detail: `It calls this page ${codes.join(', ')}; the page calls itself ${own.join(', ')}.`,
        }
  }
  const redirecting = back.find(({ url }) => version.redirectsFrom.includes(url))
  if (redirecting)
    return { state: 'via-redirect', detail: `It links back to ${redirecting.url}, which redirects here.` }
  const variant = back.find(({ url }) => skeleton(url) === skeleton(version.url))
  if (variant) return { state: 'other-url', detail: `It links back to ${variant.url}, which is another URL.` }
  const hidden = target.annotations.find(({ from, url }) => from === 'body' && url === version.url)
  if (hidden) return { state: 'in-body', detail: `Its link back is outside the head: ${hidden.evidence}` }
  return back.length === 0
    ? { state: 'no-annotations', detail: 'It has no hreflang annotations.' }
    : { state: 'no-return', detail: `It names ${back.length} versions, but not this page (${code}).` }
}

/** Returns a URL without its usual variations: scheme, www, slash, case, and query. */
const skeleton = (url: string) =>
  url
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/[?#].*$/, '')
    .replace(/(?:\/index\.\w+|\/)$/, '')
