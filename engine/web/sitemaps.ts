import type { Instead } from './blocked-page.ts'
import type { FailureKind, UnreadKind } from './page.ts'
import type { PageState } from './page-state.ts'

export type FetchedRobots = {
  url: string
  /** `null` if there was no response. */
  status: number | null
  /** The file, at most 500 KiB; '' if there is none. */
  text: string
  fetchedAt: number
  /** What the server shows our bot instead of the file. */
  instead?: Instead
  failure?: { kind: FailureKind; message: string }
}

export type SitemapFile = {
  url: string
  /** Where it was named: in robots.txt, in an index, by the visitor, or at its usual place. */
  from: 'robots' | 'index' | 'visitor' | 'guess'
  status: number | null
  headers: [name: string, value: string][]
  isGzip: boolean
  /** Why there is no sitemap here, as a sentence: an error, a login, a captcha, a parked domain. */
  problem?: PageState
  /** The decompressed file. */
  body: Uint8Array<ArrayBuffer>
  fetchedAt: number
  failure?: { kind: UnreadKind; message: string }
}
export type FetchedSitemaps = {
  robots: FetchedRobots
  files: SitemapFile[]
  /** Files that our own limits kept from being read: how many, how large, and how many requests a host gets. */
  skipped: string[]
}
