/** Redirects that applications put around links, and the parameter that has the URL. */
const REDIRECTS: [host: RegExp, path: string, parameters: string[]][] = [
  [/^(www\.)?google\.[a-z.]+$/, '/url', ['q', 'url']],
  [/\.safelinks\.protection\.outlook\.com$/, '/', ['url']],
  [/^l\.facebook\.com$/, '/l.php', ['u']],
  [/^(www\.)?slack-redir\.net$/, '/link', ['url']],
]
const PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:']

/** Base for parsing: a URL that keeps this host was relative. */
const HERE = 'https://relative.invalid'

/**
 * Returns the URL that a pasted link leads to, without the redirect that an application put around it.
 * @returns undefined for what must not become a link: scripts, files, and places in the document that was copied
 * @example originalUrl('https://www.google.com/url?q=https://shop.example/&sa=D') // 'https://shop.example/'
 */
export function originalUrl(typed: string): string | undefined {
  const href = typed.trim()
  if (href === '' || href.startsWith('#') || !URL.canParse(href, HERE)) return undefined
  const url = new URL(href, HERE)
  if (!PROTOCOLS.includes(url.protocol)) return undefined
  if (url.origin === HERE) return href.replaceAll(' ', '%20')
  const wrapped = REDIRECTS.find(([host, path]) => host.test(url.hostname) && url.pathname === path)
  for (const parameter of wrapped?.[2] ?? []) {
    const inner = url.searchParams.get(parameter)
    if (inner && URL.canParse(inner)) return originalUrl(inner)
  }
  return /\s/.test(href) ? url.href : href
}
