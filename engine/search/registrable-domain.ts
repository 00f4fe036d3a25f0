import { getDomain } from 'tldts'
import { hostOf } from '../net/hosts.ts'

/**
 * Returns the registrable domain of a host by the whole Public Suffix List, in lower-case ASCII (RFC 5890), or `null`
 * for a public suffix, an IP address, and what is no host. Stores of a platform with a suffix of its own, such as
 * `a.myshopify.com` and `b.myshopify.com`, are different domains.
 * Source: https://publicsuffix.org/list/
 * @example registrableDomain('WWW.Shop.co.uk') // 'shop.co.uk'
 */
export const registrableDomain = (host: string) => domainOf(host, true)

/**
 * Returns the registrable domain by the ICANN section alone, which is what a link index has.
 * @example icannDomain('a.myshopify.com') // 'myshopify.com'
 */
export const icannDomain = (host: string) => domainOf(host, false)

function domainOf(host: string, allowPrivateDomains: boolean): string | null {
  // A URL makes Punycode of other letters. A leading dot makes an empty label, which no host has.
  const ascii = host.startsWith('.') ? null : hostOf(`http://${host}`)
  return ascii === null ? null : getDomain(ascii, { allowPrivateDomains })
}
