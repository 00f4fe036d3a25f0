import type { UnreadKind } from './page.ts'

export type FetchedRobots = {
  url: string
  /** `null` if there was no response. */
  status: number | null
  /** The file, at most 500 KiB; '' if there is none. */
  text: string
  fetchedAt: number
  failure?: { kind: UnreadKind; message: string }
}

export type SitemapFile = {
  url: string
  /** Where it was named: in robots.txt, in an index, by the visitor, or at its usual place. */
  from: 'robots' | 'index' | 'visitor' | 'guess'
  status: number | null
  headers: [name: string, value: string][]
  isGzip: boolean
  /** The decompressed file. */
  body: Uint8Array<ArrayBuffer>
  fetchedAt: number
  failure?: { kind: UnreadKind; message: string }
}
export type FetchedSitemaps = {
  robots: FetchedRobots
  files: SitemapFile[]
  /** Files of an index that were not fetched because of the limit. */
  skipped: string[]
}
