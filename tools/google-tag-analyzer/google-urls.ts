import { GAP } from './script-value.ts'

/** What a loaded URL is, if it belongs to a Google tag. */
export type GoogleUrl = {
  kind:
    | 'google-tag'
    | 'gtm'
    | 'gtm-noscript'
    | 'analytics-js'
    | 'ga-js'
    | 'ads-conversion-js'
    | 'ads-pixel'
    | 'floodlight-pixel'
    | 'analytics-pixel'
    | 'adsense'
    | 'publisher-tag'
    | 'optimize'
  id: string | null
  host: string
  /** Loaded from a host that is not Google's: a server container or the Google tag gateway. */
  isServerSide: boolean
  /** The data layer that the URL names (`l=`). */
  dataLayer: string | null
}

const GOOGLE_HOST =
  /(?:^|\.)(?:googletagmanager\.com|google-analytics\.com|googleadservices\.com|doubleclick\.net|googlesyndication\.com|googleoptimize\.com|google\.com)$/
const TAG_ID = /^(?:G|GT|AW|DC|UA|MC|HA)-[\w-]+$/i

/** Returns the Google tag that a URL loads; undefined for anything else. */
export function readGoogleUrl(text: string, base: string): GoogleUrl | undefined {
  const cleaned = text.trim().replaceAll(GAP, '')
  const isGap = text.includes(GAP)
  const from = base === '' ? 'https://page.invalid/' : base
  if (!URL.canParse(cleaned, from)) return undefined
  const url = new URL(cleaned, from)
  const { hostname: host, pathname: path, searchParams } = url
  const param = (name: string) => searchParams.get(name)?.trim() || null
  const isGoogle = GOOGLE_HOST.test(host)
  const found = (kind: GoogleUrl['kind'], id: string | null = param('id')): GoogleUrl => ({
    kind,
    id: id && isGap && id === '' ? null : id,
    host,
    isServerSide: !isGoogle,
    dataLayer: param('l'),
  })
  if (host.endsWith('googletagmanager.com')) {
    if (path === '/gtag/js') return found('google-tag')
    if (path === '/gtm.js') return found('gtm')
    if (path === '/ns.html') return found('gtm-noscript')
    return undefined
  }
  if (/(?:^|\.)google-analytics\.com$/.test(host)) {
    if (/^\/(?:analytics|analytics_debug)\.js$/.test(path)) return found('analytics-js', null)
    if (/^\/(?:ga|urchin|u\/ga_debug|plugins\/ua\/ec)\.js$/.test(path)) return found('ga-js', null)
    if (/^\/(?:[a-z]\/)?(?:collect|__utm\.gif|g\/collect)$/.test(path))
      return found('analytics-pixel', param('tid') ?? param('utmac'))
    if (path === '/gtm/js') return found('optimize')
    return undefined
  }
  if (host === 'stats.g.doubleclick.net' && path === '/dc.js') return found('ga-js', null)
  if (/(?:^|\.)googleadservices\.com$/.test(host) && /^\/pagead\/conversion(?:_async)?\.js$/.test(path))
    return found('ads-conversion-js', null)
  const pixel = /^\/pagead\/(?:viewthrough)?conversion\/(\d+)/.exec(path)
  if (isGoogle && pixel) return found('ads-pixel', `AW-${pixel[1]}`)
  const activity =
    /(?:^|\.)fls\.doubleclick\.net$|^ad\.doubleclick\.net$/.test(host) &&
    /^\/(?:activity|activityi|ddm\/activity)/.test(path)
  if (activity) return found('floodlight-pixel', floodlightId(path))
  if (/(?:^|\.)googlesyndication\.com$/.test(host) && /adsbygoogle\.js$/.test(path))
    return found('adsense', param('client'))
  if (
    /^(?:securepubads\.g\.doubleclick\.net|(?:www\.|pagead2\.)?googletagservices\.com)$/.test(host) &&
    /\/gpt\.js$/.test(path)
  )
    return found('publisher-tag', null)
  if (host.endsWith('googleoptimize.com')) return found('optimize')
  return isGoogle ? undefined : firstParty(url, found)
}

/** Returns the Google tag or Tag Manager that is loaded from a host of the site's own. */
function firstParty({ pathname: path, searchParams }: URL, found: (kind: GoogleUrl['kind']) => GoogleUrl) {
  const id = searchParams.get('id')?.trim() ?? ''
  if (/\/ns\.html$/.test(path) && /^GTM-/i.test(id)) return found('gtm-noscript')
  if (/^GTM-[A-Z\d]+$/i.test(id) || /\/gtm\.js$/.test(path)) return found('gtm')
  if (TAG_ID.test(id) || (/\/gtag\/js$/.test(path) && id !== '')) return found('google-tag')
  return undefined
}

function floodlightId(path: string) {
  const source = /;src=(\d+)/.exec(path)?.[1]
  return source ? `DC-${source}` : null
}

/** Returns the product that an id belongs to. */
export function productOf(
  id: string | null,
):
  | 'GA4'
  | 'Google Ads'
  | 'Floodlight'
  | 'Universal Analytics'
  | 'Google tag'
  | 'Tag Manager'
  | 'Merchant Center'
  | 'unknown' {
  if (!id) return 'unknown'
  if (/^G-/i.test(id)) return 'GA4'
  if (/^AW-/i.test(id)) return 'Google Ads'
  if (/^DC-/i.test(id)) return 'Floodlight'
  if (/^UA-/i.test(id)) return 'Universal Analytics'
  if (/^GT-/i.test(id)) return 'Google tag'
  if (/^GTM-/i.test(id)) return 'Tag Manager'
  return /^MC-/i.test(id) ? 'Merchant Center' : 'unknown'
}

/** Returns whether an id was copied from documentation. */
export const isPlaceholder = (id: string) =>
  /^(?:(?:G|AW|DC|GT|GTM|UA)-)?(?:X{3,}|0{4,}|1234567\d*|Y{3,}|ABC123\w*|ID|XXXX-X)(?:-[X\d]+)?$|TAG_ID|MEASUREMENT_ID|CONVERSION_ID|CONTAINER_ID|YOUR|TARGET_ID|\{\{|<|%/i.test(
    id,
  )
