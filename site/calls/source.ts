/**
 * How a visitor reached the site, stored with their submission. Unknown values are empty. URLs come without the keys of
 * audits and without tokens, because anyone who reads the submission could delete or cancel with them.
 */
export type Source = {
  /** Path of the page with the form. */
  page: string
  /** Path of the page of this site that led to it. */
  previous: string
  /** First page of the visit, with its query. */
  landing: string
  /** The page of another site that linked here. */
  referrer: string
  utmSource: string
  utmMedium: string
  utmCampaign: string
  utmTerm: string
  utmContent: string
}

/** The path of an audit up to its key. */
const AUDIT_KEY = /^\/audit\/[\w-]{22}(?=\/|$)/
/** Parameters of this site's links in emails and answers that prove who opens them. */
const TOKENS = ['token', 'booking', 'lead']

const MAX_LENGTH = 2_048
const MAX_WORD_LENGTH = 200

/**
 * Returns the source from the fields of the form or, without JavaScript, from the request: the referrer is the page
 * with the form, and its query names the campaign if it was the first page.
 */
export function sourceOf(fields: Record<string, unknown>, referrer: string, siteUrl: string): Source {
  const site = new URL(siteUrl).origin
  const isOurs = URL.parse(referrer)?.origin === site
  const page = pathOf(fields.page)
  const previous = URL.parse(text(fields.previous))
  const first = text(fields.landing) || (isOurs ? pageOf(referrer, page) : '')
  const landing = first ? URL.parse(first, siteUrl) : null
  const query = landing?.searchParams ?? new URLSearchParams()
  for (const name of TOKENS) query.delete(name)
  const utm = (name: string) => (query.get(`utm_${name}`) ?? '').slice(0, MAX_WORD_LENGTH)
  return {
    page: withoutKey(page),
    previous: previous?.origin === site && previous.pathname !== page ? withoutKey(pathOf(previous.pathname)) : '',
    landing: landing ? (withoutKey(landing.pathname) + landing.search).slice(0, MAX_LENGTH) : '',
    referrer: (text(fields.cameFrom) || (isOurs ? '' : referrer)).slice(0, MAX_LENGTH),
    utmSource: utm('source'),
    utmMedium: utm('medium'),
    utmCampaign: utm('campaign'),
    utmTerm: utm('term'),
    utmContent: utm('content'),
  }
}

const withoutKey = (path: string) => path.replace(AUDIT_KEY, '/audit')

/** Returns the page of a form. A form that is shown again with errors has the URL of its call, which is not a page. */
const pageOf = (referrer: string, page: string) => (URL.parse(referrer)?.pathname.startsWith('/api/') ? page : referrer)

/** Returns a path of this site. Never returns another site's URL, so that nobody is redirected there. */
export function pathOf(page: unknown) {
  const path = text(page)
  return /^\/(?![/\\])[^\s\\]*$/.test(path) ? (path.split(/[?#]/)[0] ?? '/').slice(0, MAX_LENGTH) : '/'
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
