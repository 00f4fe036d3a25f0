import { createHash } from 'node:crypto'
import { commonHeaders } from './common-headers.ts'

type Policy = {
  siteUrl: string
  /** In development, Vite writes stylesheets into the page, to replace them one by one. */
  mode?: 'development' | 'test' | 'production'
  inlineScripts?: string[]
  /** Third-party URLs that editors set: the only third parties a page may load, after a click. */
  embeds?: { bookingUrl?: string; chatUrl?: string; analyticsUrl?: string }
  /** The page of a tool: its engines are WebAssembly, and the images it makes exist only in the browser. */
  hasTool?: boolean
}

/**
 * Returns the headers of every response of the site; the back office behind /admin sends its own. Source: OWASP Secure
 * Headers.
 */
export function securityHeaders({ siteUrl, mode, inlineScripts = [], embeds = {}, hasTool = false }: Policy) {
  const hashes = inlineScripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  const secure = siteUrl.startsWith('https://')
  const [booking, chat] = [originOf(embeds.bookingUrl), originOf(embeds.chatUrl)]
  const scripts = [...chat, ...originOf(embeds.analyticsUrl)]
  return {
    'content-security-policy': [
      "default-src 'none'",
      ["script-src 'self'", ...(hasTool ? ["'wasm-unsafe-eval'"] : []), ...hashes, ...scripts].join(' '),
      mode === 'development' ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
      // Positions in charts are custom properties in style attributes.
      "style-src-attr 'unsafe-inline'",
      ["img-src 'self' data:", ...(hasTool ? ['blob:'] : []), ...scripts].join(' '),
      "font-src 'self'",
      ["connect-src 'self'", ...scripts].join(' '),
      ...(booking.length + chat.length > 0 ? [['frame-src', ...new Set([...booking, ...chat])].join(' ')] : []),
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      // The back office shows previews of posts in a frame.
      "frame-ancestors 'self'",
      ...(secure ? ['upgrade-insecure-requests'] : []),
    ].join('; '),
    ...commonHeaders(siteUrl),
  }
}

function originOf(url: string | undefined) {
  return url && URL.canParse(url) ? [new URL(url).origin] : []
}
