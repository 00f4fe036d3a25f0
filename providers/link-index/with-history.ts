import type { DomainRank, LinkIndex, RankHistory } from '#engine/data-providers/link-index.ts'
import type { Lookup } from '#engine/data-providers/lookup.ts'

/** Adds the releases that an index does not have to the history of each domain that it finds, the oldest first. */
export function withHistory(index: LinkIndex, historyOf: (domain: string) => RankHistory[] | undefined): LinkIndex {
  return { ...index, ranks: async (domains) => (await index.ranks(domains)).map(extended) }

  function extended(lookup: Lookup<DomainRank>): Lookup<DomainRank> {
    const more = lookup.kind === 'found' ? historyOf(lookup.value.domain) : undefined
    if (lookup.kind !== 'found' || !more) return lookup
    const own = lookup.value.history ?? []
    const missing = more.filter(({ release }) => !own.some((entry) => entry.release === release))
    const history = [...missing, ...own].sort((one, other) => (one.asOf < other.asOf ? -1 : 1))
    return { ...lookup, value: { ...lookup.value, history } }
  }
}
