import type { RankHistory } from '#engine/data-providers/link-index.ts'
import { dateOfRelease } from '#engine/data-providers/releases.ts'
import type { PackedHistory, ReleaseSize } from './packed-history.ts'

type HistoryRelease = Partial<ReleaseSize> & { release: string; asOf: string }
export type History = {
  /** Oldest first. */
  releases: HistoryRelease[]
  /** How many domains at least one release lists. */
  domains: number
  /** One entry per release, or undefined if no release lists the domain. */
  of: (domain: string) => RankHistory[] | undefined
}

/** Reads the compact file. */
export function readHistory(packed: PackedHistory): History {
  const places = new Map(packed.domains.split(' ').map((domain, place) => [domain, place]))
  const releases = packed.releases.map(({ release, domains, links }) => ({
    release,
    asOf: dateOfRelease(release) ?? '',
    ...(domains ? { domains } : {}),
    ...(links ? { links } : {}),
  }))
  const columns = packed.releases.map((release) => readColumn(release, places.size))
  return {
    releases,
    domains: places.size,
    of: (domain) => {
      const place = places.get(domain)
      if (place === undefined) return undefined
      return releases.map(({ release, asOf }, column) => ({ release, asOf, ...(columns[column]?.(place) ?? nothing) }))
    },
  }
}

const nothing = { harmonic: null, pageRank: null, rank: null }

/** Returns what a release says of a domain, by its place in the list of names. */
function readColumn({ places, ...packed }: PackedHistory['releases'][number], domains: number) {
  const harmonic = new Float32Array(bytesOf(packed.harmonic))
  const pageRank = new Float64Array(bytesOf(packed.pageRank))
  /** By place; 0 where the release does not list the domain. */
  const ranks = new Uint16Array(domains)
  for (const [index, place] of new Uint16Array(bytesOf(places)).entries()) ranks[place] = index + 1
  return (place: number) => {
    const rank = ranks[place] ?? 0
    if (rank === 0) return nothing
    return { harmonic: harmonic[rank - 1] ?? null, pageRank: pageRank[rank - 1] ?? null, rank }
  }
}

/** Returns a copy of bytes, because a view of wider numbers must begin at a multiple of their size. */
function bytesOf(base64: string): ArrayBuffer {
  return new Uint8Array(Buffer.from(base64, 'base64')).buffer
}
