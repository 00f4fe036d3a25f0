import type { ListSummary } from '../local/layout.ts'

/** Stores a release: the same calls, in this order, for every kind of index. */
export type GraphWriter = {
  /** By reversed name, ascending. */
  name: (reversed: string, place: number) => void
  /** By target, ascending; `sources` ascend, and are valid during the call only. */
  referrers: (target: number, sources: Uint32Array, facts: { hubs: number; summary?: ListSummary }) => void
  /** By source, ascending. */
  linked: (source: number, targets: Uint32Array) => void
  /** By place, ascending. */
  node: (node: WrittenNode) => void
  /** Waits until the written data has been sent, so that memory does not fill up. */
  drain: () => Promise<void>
  finish: (meta: ReleaseMeta) => Promise<void>
  /** Releases its files and connections, whether finished or not. */
  close: () => Promise<void>
}

export type WrittenNode = {
  place: number
  reversed: string
  hosts: number
  /** `null` where the release has none. */
  harmonic: number | null
  pageRank: number | null
  pageRankPosition: number | null
}

export type ReleaseMeta = {
  release: string
  asOf: string
  domains: number
  links: number
  /** ISO 8601: distinguishes two builds of one release. */
  builtAt: string
  /** Places of technical hubs, ascending. */
  hubs: number[]
}
