import type { CheckedUrl, CrawledPage } from '../web/crawl.ts'
import type { FailureKind } from '../web/page.ts'

/** One request. Redirects are not followed: the crawler decides about each hop. */
export type CrawlRequest = { url: string; method: 'GET' | 'HEAD'; signal: AbortSignal }

export type CrawlResponse = {
  status: number
  /** Lower-case names. */
  headers: Record<string, string | string[] | undefined>
  /** Decompressed. Ending the iteration early ends the transfer. */
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
  /** Milliseconds from the request to the first byte of the response. */
  firstByteMs: number
}

/**
 * Sends one request.
 * @throws {CrawlFailure} if there is no response
 */
export type CrawlFetch = (request: CrawlRequest) => Promise<CrawlResponse>

/** Why a URL has no response. */
export class CrawlFailure extends Error {
  override name = 'CrawlFailure'
  readonly kind: FailureKind

  constructor(kind: FailureKind, message: string, cause?: unknown) {
    super(message, { cause })
    this.kind = kind
  }
}

/** A URL of the frontier. A URL of depth `CHECK_ONLY` is requested but not read. */
export type FrontierUrl = { url: string; depth: number /** Number of redirects that led here. */; hops: number }
export type Waiting = FrontierUrl & { id: number }

/** Deeper than any page, so that checks come last. */
export const CHECK_ONLY = 1_000_000

/** What a request of the frontier led to. */
export type CrawlResult =
  | { kind: 'page'; page: CrawledPage }
  | { kind: 'check'; checked: CheckedUrl }
  | { kind: 'excluded'; url: string }

export type CrawlCounts = {
  pages: number
  redirects: number
  checks: number
  excluded: number
  waiting: number
  /** Those of `waiting` that are only checked. */
  waitingChecks: number
}

/**
 * The frontier and the results of one crawl. All progress is stored here, so a crawl continues from its store after the
 * process was killed. A result and the URLs found with it are stored together or not at all.
 */
export type CrawlStore = {
  /** Adds new URLs. A waiting URL moves to a smaller depth. */
  add: (found: FrontierUrl[]) => void | Promise<void>
  /** The smallest depth that has waiting URLs. */
  nextDepth: () => number | undefined | Promise<number | undefined>
  /** Waiting URLs of a depth in the order found, after an id. */
  next: (depth: number, afterId: number, limit: number) => Waiting[] | Promise<Waiting[]>
  complete: (id: number, result: CrawlResult, found: FrontierUrl[]) => void | Promise<void>
  counts: () => CrawlCounts | Promise<CrawlCounts>
  results: () => Iterable<CrawlResult> | AsyncIterable<CrawlResult>
  /** A value that a continued crawl needs, such as its start or its hosts. */
  note: (name: string) => string | undefined | Promise<string | undefined>
  setNote: (name: string, value: string) => void | Promise<void>
}
