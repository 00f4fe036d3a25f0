import type { LinkGapRow } from '#engine/data-providers/link-index.ts'
import type { Lookup } from '#engine/data-providers/lookup.ts'
import { sourcesOf } from '#engine/data-providers/sources-of.ts'
import { type Standing, standingOf } from '#engine/data-providers/standing.ts'
import type { Gather } from '#engine/tool/artifacts.ts'
import type { Source } from '#engine/tool/envelope.ts'
import { registrableDomain } from '#engine/web/domain-list.ts'

export type LinkData = {
  /** In the order of the sites; `null` for a host without a registrable domain. */
  standings: (Standing | null)[]
  /** Domains that link to competitors and not to the own site; `null` is unknown. */
  linkGap: LinkGapRow[] | null
  /** Why the link gap is unknown. */
  gapProblem: string | null
  sources: Source[]
}

const MAX_GAP = 50

/** Returns what the link graph says of the hosts, the own one first. */
export async function linkDataOf(hosts: string[], gather: Gather): Promise<LinkData> {
  const domains = hosts.map((host) => {
    const read = registrableDomain(host)
    return 'domain' in read ? read.domain : null
  })
  const names = [...new Set(domains.filter((domain) => domain !== null))]
  const [own] = domains
  const others = names.filter((domain) => domain !== own)
  const [ranks, gap] = await Promise.all([
    names.length > 0 ? gather('domainRanks', { domains: names }) : [],
    own && others.length > 0 ? gather('linkGap', { own, others, limit: MAX_GAP }) : undefined,
  ])
  const lookups: Lookup<unknown>[] = [...ranks, ...(gap ? [gap] : [])]
  return {
    standings: domains.map((domain) => {
      const rank = ranks[names.indexOf(domain ?? '')]
      return domain && rank ? standingOf(domain, rank) : null
    }),
    linkGap: gap?.kind === 'found' ? gap.value : null,
    gapProblem: gap && gap.kind !== 'found' ? gap.message : null,
    sources: sourcesOf(lookups),
  }
}
