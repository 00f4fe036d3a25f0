const PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:']

/** A host that no address has: what keeps it after parsing was relative. */
const HERE = 'https://relative.invalid'

/**
 * Lets an address through that leads somewhere harmless: http, https, mailto, tel, or relative to this site.
 * Addresses are read the way a browser reads them, so a tab within `java\tscript:` hides nothing.
 * @returns the address and whether it leaves the site; undefined when it must not become a link
 * @example safeUrl('javascript:alert(1)') // undefined
 */
export function safeUrl(url: unknown): { href: string; external: boolean } | undefined {
  if (typeof url !== 'string') return
  const href = url.trim()
  if (href === '' || !URL.canParse(href, HERE)) return
  const { protocol, origin } = new URL(href, HERE)
  if (!PROTOCOLS.includes(protocol)) return
  return { href, external: protocol.startsWith('http') && origin !== HERE }
}
