/** Returns the host of an absolute http(s) URL in lower-case ASCII without a trailing dot, or `null`. */
export function hostOf(url: string): string | null {
  if (!URL.canParse(url)) return null
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || protocol === 'http:' ? hostname.replace(/\.$/, '') : null
}

/** @example withoutWww('www.shop.example') // 'shop.example' */
export const withoutWww = (host: string) => host.replace(/^www\./, '')

/**
 * Returns an IPv6 address as it is resolved and compared. Other hosts stay.
 * @example withoutBrackets('[2001:db8::1]') // '2001:db8::1'
 */
export const withoutBrackets = (hostname: string) => hostname.replace(/^\[|\]$/g, '')

/** Returns the host of a site: without `www.`, with a port that is not the default. */
export const siteHostOf = (url: string) => withoutWww(new URL(url).host)

/**
 * Returns the name of a website, typed with or without a scheme, without `www.` and port. Other texts stay.
 * @example websiteHost('www.shop.example/a') // 'shop.example'
 */
export function websiteHost(website: string) {
  const url = URL.parse(/^https?:/i.test(website) ? website : `https://${website}`)
  return url ? withoutWww(url.hostname) : website
}

/**
 * Returns the host of a URL as visitors see it, with `www.` and port. Other texts stay.
 * @example shownHost('https://cal.example/a') // 'cal.example'
 */
export const shownHost = (url: string) => URL.parse(url)?.host ?? url
