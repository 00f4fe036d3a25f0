import type { Tag } from '#engine/web/tags-of.ts'

export type Headers = readonly (readonly [name: string, value: string])[]

/** A response at the end of its redirects. */
export type Answered = { status: number; headers: Headers; isVerified: boolean }

/** What was received from a host, as the rules need it. */
export type Exchange = {
  hostname: string
  /** The response over https, or null if there is none. */
  https: Answered | null
  /** The response over http, or null if there is none. */
  http: Answered | null
  /** URLs of the redirects from the http URL, including the first and the last. */
  httpRoute: string[]
  /** The response that is scored: over https if possible. */
  main: Answered
  isHttps: boolean
  /** The elements of the page; none if it is not HTML. */
  tags: Tag[]
  /** `Set-Cookie` headers of every hop to the page, with the URL that sent them. */
  setCookies: { url: string; value: string }[]
  /** The response to a CORS preflight, and the origin it was asked for; null if there is none. */
  preflight: { headers: Headers; origin: string } | null
  /** Registrable domain by the Public Suffix List; null for an IP address. */
  domainOf: (urlOrHost: string) => string | null
  /** Whether a name is a public suffix, for which nobody may set cookies. */
  isPublicSuffix: (name: string) => boolean
  now: number
}

/** What a rule found. `result` is the name that the HTTP Observatory gives it. */
export type RuleResult = { result: string; evidence: string }
