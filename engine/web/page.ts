import type { Unmeasured } from '../tool/measured.ts'

export type PageRequest = {
  /** As typed: without a scheme, https is tried first. */
  url: string
  /** Default: GET, with its body. HEAD is repeated as GET where a server refuses it. OPTIONS needs an `origin`. */
  method?: 'GET' | 'HEAD' | 'OPTIONS'
  /** Sent as `Origin`, with `Access-Control-Request-Method: GET`: a CORS preflight shows what other sites may read. */
  origin?: string
  /** Redirects that are followed; default 10. */
  maxRedirects?: number
  /** Of the decoded body; default 5 MB. A larger one is a failure, or is cut. */
  maxBytes?: number
  isCut?: boolean
  /** The `User-Agent` whose rules of robots.txt `Page.robots` reports; the request itself always names our bot. */
  userAgent?: string
  /**
   * What the tool can judge. `page`, the default, is HTML that visitors see: any other response becomes an unread page.
   * A tool that takes `anything` asks `stateOf` itself.
   */
  accepts?: 'page' | 'anything'
  /** Waits for the turn of a busy host, for a minute and a half at most. */
  waits?: boolean
}

/**
 * Milliseconds of each phase of one request; `null` where the phase did not take place (an open connection, no TLS).
 */
export type HopTiming = {
  dns: number | null
  connect: number | null
  tls: number | null
  /** From the request to the first byte of the response. */
  firstByte: number
  total: number
}

/**
 * One request and its response. Headers stand in the order received, with lower-case names; several may share a name.
 */
export type Hop = {
  url: string
  status: number
  statusText: string
  headers: [name: string, value: string][]
  /** Absolute URL of the `Location` header of a redirect. */
  location?: string
  /** What leads to the next hop: a response, or a rule of HSTS that upgrades http to https without a request. */
  redirectedBy?: 'status' | 'hsts'
  httpVersion: string
  ip: string
  timing: HopTiming
  tls?: { protocol: string; cipher: string; issuer: string; validTo: string }
}

/** A page as our server received it. */
export type Page = {
  /** As typed. */
  requestedUrl: string
  /** URL of the last hop. */
  url: string
  hops: [Hop, ...Hop[]]
  status: number
  /** Of the last hop. */
  headers: [name: string, value: string][]
  /** Essence of the Content-Type, sniffed where the header is missing; '' if unknown. */
  mediaType: string
  /** The body, decompressed, at most `maxBytes`. */
  body: Uint8Array<ArrayBuffer>
  /** Bytes that were transferred, before decompression. */
  transferBytes: number
  /** The body as text, if it is text; else ''. */
  text: string
  /** Name by the Encoding Standard, and what decided it. */
  encoding: { name: string; from: 'bom' | 'header' | 'meta' | 'xml' | 'content' | 'default' }
  /** Milliseconds since 1970. Not now, if the response is a cached one. */
  fetchedAt: number
  /** What robots.txt says about this URL; undefined if the file could not be read. */
  robots?: { isAllowed: boolean; line?: number; rule?: string }
}

/** A page that could not be fetched. */
export type UnreadPage = {
  requestedUrl: string
  /** The hops before the failure. */
  hops: Hop[]
  failure: { kind: UnreadKind; message: string }
}

/** A page that one of our own limits kept from being read. */
export type UnmeasuredPage = Pick<UnreadPage, 'requestedUrl' | 'hops'> & Unmeasured

export type ReceivedPage = Page | UnreadPage | UnmeasuredPage

/** Why there is no page: no response, or one that is not what was asked for (`no-page`). */

export type UnreadKind =
  | 'refused'
  | 'dns'
  | 'unreachable'
  | 'tls'
  | 'time-limit'
  | 'unreadable'
  | 'redirects'
  | 'no-page'

/** Why a request has no response, with our own limits: `busy`, `too-large`. */
export type FailureKind = UnreadKind | 'busy' | 'too-large'
