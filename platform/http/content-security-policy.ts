import { createHash } from 'node:crypto'
import { isOrigin } from '#engine/brand/origins.ts'

/** Every Content-Security-Policy of the product, by what is shown. Why each is what it is: docs/security-headers.md. */

type SitePage = {
  /** With an `https:` origin, URLs of it with `http:` are upgraded. */
  siteUrl: string
  /** In development, Vite writes stylesheets into the page, to replace them one by one. */
  mode?: 'development' | 'test' | 'production'
  inlineScripts?: string[]
  /** The whole texts of style elements. */
  inlineStyles?: string[]
  /** Third parties that administrators have allowed, which a page may load after a click or with consent. */
  embeds?: Embeds
  /** The page of a tool: its engines are WebAssembly, and the images it makes exist only in the browser. */
  hasTool?: boolean
  /** Videos in the text of this page: origins whose player a click opens in a frame, and origins of files. */
  videos?: { frames: string[]; files?: string[] | undefined }
}

type Embeds = {
  bookingUrl?: string
  chatUrl?: string
  /** Additional hosts of the chat and the scheduler: `https://cdn.example`, `wss://live.example`. */
  chatOrigins?: string[]
  analyticsUrl?: string
  tags?: { url: string; origins?: string[] }[]
}

/** Returns the policy of a page of the site. */
export function sitePagePolicy({
  siteUrl,
  mode,
  inlineScripts = [],
  inlineStyles = [],
  embeds = {},
  hasTool = false,
  videos,
}: SitePage) {
  const { framed, chat, tags } = originsOf(embeds)
  const connections = [...new Set([...chat, ...tags])]
  const scripts = connections.filter((origin) => origin.startsWith('https:'))
  const [frames, chatFiles] = [[...framed, ...(videos?.frames ?? []).filter(isOrigin)], chat].map((origins) =>
    [...new Set(origins)].filter((origin) => origin.startsWith('https:')),
  ) as [string[], string[]]
  const media = [...(videos?.files ? ["'self'", ...videos.files.filter(isOrigin)] : []), ...chatFiles]
  return policy(
    "default-src 'none'",
    ["script-src 'self'", ...(hasTool ? ["'wasm-unsafe-eval'"] : []), ...inlineScripts.map(hashOf), ...scripts].join(
      ' ',
    ),
    // A hash would disable 'unsafe-inline'.
    [
      "style-src 'self'",
      ...(mode === 'development' ? ["'unsafe-inline'"] : inlineStyles.map(hashOf)),
      ...chatFiles,
    ].join(' '),
    // Positions in charts are custom properties in style attributes.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...(hasTool ? ['blob:'] : []), ...scripts].join(' '),
    ["font-src 'self'", ...chatFiles].join(' '),
    ["connect-src 'self'", ...connections].join(' '),
    media.length > 0 && ['media-src', ...media].join(' '),
    frames.length > 0 && ['frame-src', ...frames].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    // The back office shows posts in a preview frame.
    "frame-ancestors 'self'",
    isHttps(siteUrl) && 'upgrade-insecure-requests',
  )
}

/** Directives that allow scripts of third parties. Frames and videos run nothing on the origin of the page. */
const SCRIPTED = /^(?:script|style|img|font|connect)-src /

/**
 * Returns the policy of a page of the site for a browser that is signed in to the back office. It allows no third-party
 * script, which could act as the signed-in person.
 */
export function withoutThirdParties(policy: string): string {
  const directives = policy.split('; ')
  if (!directives.some((directive) => /^script-src .*https:/.test(directive))) return policy
  const own = (directive: string) =>
    SCRIPTED.test(directive) ? directive.replace(/ (?:https|wss):\S+/g, '') : directive
  return directives.map(own).join('; ')
}

/** Returns the policy of a page under `/admin`, whose scripts Next marks with the nonce. */
export function backOfficePagePolicy({ siteUrl, nonce, isDevelopment }: BackOfficePage) {
  return policy(
    "default-src 'none'",
    // In development, Next evaluates strings.
    `script-src 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    // Payload's editor and select boxes write style elements and attributes while they run.
    "style-src 'self' 'unsafe-inline'",
    // Previews of files before they are uploaded are data: and blob: URLs.
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    // The live preview of posts, the preview of issues.
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    isHttps(siteUrl) && 'upgrade-insecure-requests',
  )
}

type BackOfficePage = { siteUrl: string; nonce: string; isDevelopment: boolean }

/** JSON, files, and scripts of the back office are never pages, even if a browser opens them as such. */
export const dataPolicy = policy("default-src 'none'", "frame-ancestors 'self'")

/** For an uploaded file, and an image made from one. */
export const filePolicy = policy("default-src 'none'", 'sandbox')

/** For an SVG of the brand, which may contain styles and nothing else. */
export const brandSvgPolicy = policy("default-src 'none'", "style-src 'unsafe-inline'", 'img-src data:', 'sandbox')

/**
 * Returns the policy of a page that needs no other file: its style is inline, and it has at most a form.
 * @param style the whole text of its style element
 */
export function plainPagePolicy(style: string, { hasForm, isDevelopment = false }: PlainPage) {
  return policy(
    "default-src 'none'",
    // In development, Vite's client reloads the page after a change, and shows errors in an element of its own.
    ...(isDevelopment ? ["script-src 'self'", "connect-src 'self'", "style-src 'unsafe-inline'"] : []),
    !isDevelopment && `style-src ${hashOf(style)}`,
    "img-src 'self'",
    "base-uri 'none'",
    `form-action ${hasForm ? "'self'" : "'none'"}`,
    "frame-ancestors 'self'",
  )
}

type PlainPage = { hasForm: boolean; isDevelopment?: boolean }

/** Returns the policy of the preview of an issue: an email with its own styles, and images of the site. */
export function emailPreviewPolicy(siteUrl: string) {
  return policy("default-src 'none'", `img-src ${siteUrl}`, "style-src 'unsafe-inline'", "frame-ancestors 'self'")
}

/** The inbox of development. */
export const inboxPolicy = policy("default-src 'none'", "style-src 'unsafe-inline'", "frame-src 'self'")

/** For an email in the inbox: it runs no script and belongs to no origin. */
export const inboxEmailPolicy = policy(
  'sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
)

function policy(...directives: (string | false)[]) {
  return directives.filter((directive) => directive !== false).join('; ')
}

function hashOf(source: string) {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`
}

/** Returns only the hosts that administrators have set; words that are not origins are left out. */
function originsOf({ bookingUrl, chatUrl, chatOrigins = [], analyticsUrl, tags = [] }: Embeds) {
  const [booking, chat] = [originOf(bookingUrl), originOf(chatUrl)]
  const others = chatOrigins.filter(isOrigin)
  return {
    framed: booking.length + chat.length > 0 ? [...booking, ...chat, ...others] : [],
    // A chat that is a page of its own loads its files in its frame.
    chat: isScript(chatUrl) ? [...chat, ...others] : [],
    tags: [
      ...originOf(analyticsUrl),
      ...tags.flatMap(({ url, origins = [] }) => [...originOf(url), ...origins.filter(isOrigin)]),
    ],
  }
}

const isScript = (url = '') => /\.m?js(?:[?#]|$)/.test(url)

/** The host of a URL may hold a semicolon or an asterisk. */
function originOf(url: string | undefined) {
  return url && URL.canParse(url) ? [new URL(url).origin].filter(isOrigin) : []
}

function isHttps(siteUrl: string) {
  return siteUrl.startsWith('https://')
}
