const PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:']

/** Base for parsing: a URL that keeps this nonexistent host was relative. */
const HERE = 'https://relative.invalid'

/** A host that was typed without its scheme. */
const WWW = /^www\.[^\s/]/i

/**
 * Accepts URLs that are safe to link to: http, https, mailto, tel, or relative to this site. Parses them as a browser
 * does, so that a tab in `java\tscript:` hides nothing. A host that begins with `www.` needs no scheme.
 * @returns the URL and whether it leaves the site; undefined if it must not become a link
 * @example safeUrl('javascript:alert(1)') // undefined
 */
export function safeUrl(url: unknown): { href: string; external: boolean } | undefined {
  if (typeof url !== 'string') return
  const typed = url.trim()
  const href = WWW.test(typed) ? `https://${typed}` : typed
  if (href === '' || !URL.canParse(href, HERE)) return
  const { protocol, origin } = new URL(href, HERE)
  if (!PROTOCOLS.includes(protocol)) return
  return { href, external: protocol.startsWith('http') && origin !== HERE }
}
