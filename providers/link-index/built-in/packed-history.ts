/** `docs/domain-lookup.json` of commoncrawl/cc-webgraph-statistics. Names have their labels reversed. */
export type DomainLookup = {
  releases: string[]
  /** Harmonic centrality and PageRank in each release; `null` where the domain is not among the best 1,000. */
  domains: Record<string, [harmonic: (number | null)[], pageRank: (number | null)[]]>
}

export type ReleaseSize = { domains: number; links: number }

export type PackedRelease = Partial<ReleaseSize> & {
  release: string
  /** Places in `domains`, best first, so that the place in this list is the rank: 16-bit integers, base64. */
  places: string
  /** 32-bit floats, base64: what the graph's own software computes. */
  harmonic: string
  /** 64-bit floats, base64. */
  pageRank: string
}

export type PackedHistory = {
  source: string
  license: string
  /** Separated by spaces, labels in their usual order. */
  domains: string
  releases: PackedRelease[]
}

/**
 * Returns the file in compact form, without loss. The file has values, not positions. Each release that it covers has
 * exactly its best 1,000 domains, so the order by harmonic centrality gives the positions; equal values, of which a
 * release has four pairs at most, are ordered by reversed name.
 * @throws {RangeError} if a harmonic centrality is no 32-bit float: the compact form would lose digits
 */
export function packHistory(lookup: DomainLookup, sizes: ReadonlyMap<string, ReleaseSize>): PackedHistory {
  const rows = Object.entries(lookup.domains).sort(([one], [other]) => (one < other ? -1 : 1))
  const releases = lookup.releases.map((release, column) => {
    const listed = rows
      .flatMap(([, [harmonic, pageRank]], place) => {
        const values = [harmonic[column] ?? null, pageRank[column] ?? null] as const
        return values[0] === null || values[1] === null ? [] : [{ place, harmonic: values[0], pageRank: values[1] }]
      })
      .sort((one, other) => other.harmonic - one.harmonic || one.place - other.place)
    const inexact = listed.find(({ harmonic }) => Math.fround(harmonic) !== harmonic)
    if (inexact) throw new RangeError(`${release}: ${inexact.harmonic} is no 32-bit float.`)
    return {
      release,
      ...sizes.get(release),
      places: base64(Uint16Array.from(listed, ({ place }) => place)),
      harmonic: base64(Float32Array.from(listed, ({ harmonic }) => harmonic)),
      pageRank: base64(Float64Array.from(listed, ({ pageRank }) => pageRank)),
    }
  })
  return {
    source: 'https://github.com/commoncrawl/cc-webgraph-statistics, docs/domain-lookup.json and docs/domain.tsv',
    license: 'Apache-2.0',
    domains: rows.map(([name]) => name.split('.').reverse().join('.')).join(' '),
    releases,
  }
}

function base64({ buffer }: Uint16Array<ArrayBuffer> | Float32Array<ArrayBuffer> | Float64Array<ArrayBuffer>) {
  return Buffer.from(buffer).toString('base64')
}
