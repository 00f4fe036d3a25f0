import type { RankHistory } from '../../../engine/outside-data/link-index.ts'
import { dateOfRelease } from '../../../engine/outside-data/releases.ts'
import type { PackedHistory, ReleaseSize } from './packed-history.ts'

type HistoryRelease = Partial<ReleaseSize> & { release: string; asOf: string }
type Row = { place: number; harmonic: number; pageRank: number }

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
  /** Of each domain, by release. */
  const listed: (Map<number, Row & { rank: number }> | undefined)[] = []
  for (const [column, release] of packed.releases.entries()) {
    for (const [index, row] of rowsOf(release).entries()) {
      listed[row.place] ??= new Map()
      listed[row.place]?.set(column, { ...row, rank: index + 1 })
    }
  }
  return {
    releases,
    domains: places.size,
    of: (domain) => {
      const rows = listed[places.get(domain) ?? -1]
      return rows && releases.map(({ release, asOf }, column) => ({ release, asOf, ...historyOf(rows.get(column)) }))
    },
  }
}

function historyOf(row: (Row & { rank: number }) | undefined) {
  return { harmonic: row?.harmonic ?? null, pageRank: row?.pageRank ?? null, rank: row?.rank ?? null }
}

function rowsOf({ places, harmonic, pageRank }: PackedHistory['releases'][number]): Row[] {
  const values = [new Float32Array(bytesOf(harmonic)), new Float64Array(bytesOf(pageRank))] as const
  return [...new Uint16Array(bytesOf(places))].map((place, index) => ({
    place,
    harmonic: values[0][index] ?? Number.NaN,
    pageRank: values[1][index] ?? Number.NaN,
  }))
}

/** A buffer of its own, because a view of wider numbers must begin at a multiple of their size. */
function bytesOf(base64: string): ArrayBuffer {
  return new Uint8Array(Buffer.from(base64, 'base64')).buffer
}
