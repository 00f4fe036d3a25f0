import type { ProviderScore } from '#engine/data-providers/capabilities.ts'
import type { IndexInfo } from '#engine/data-providers/link-index.ts'
import type { Lookup } from '#engine/data-providers/lookup.ts'
import type { Standing } from '#engine/data-providers/standing.ts'
import type { Source } from '#engine/tool/envelope.ts'
import type { RefusedLine } from '#engine/web/domain-list.ts'

/** Another company's score, under its own name; `problem` if it was requested and is missing. */
export type ScoredBy = {
  providerScore: (Omit<ProviderScore, 'domain'> & { provider: string; asOf: string | null }) | null
  providerProblem: string | null
}

export type Scored = Standing & ScoredBy & { entered: string }

export type Authority = {
  single: Scored | null
  bulk: Scored[]
  refused: RefusedLine[]
  index: IndexInfo
  sources: Source[]
  /** What the operator can set to show scores of other companies. */
  settings: string[]
}

/** Returns a provider's score as it is shown beside ours. Without a provider, there is no problem, only no score. */
export function providerScoreOf(lookup: Lookup<ProviderScore> | undefined): ScoredBy {
  if (!lookup) return { providerScore: null, providerProblem: null }
  if (lookup.kind === 'found') {
    const { metric, value, max } = lookup.value
    const { name: provider, asOf = null } = lookup.source
    return { providerScore: { metric, value, max, provider, asOf }, providerProblem: null }
  }
  const isUnset = lookup.kind === 'failed' && lookup.reason === 'not-configured'
  return { providerScore: null, providerProblem: isUnset ? null : lookup.message }
}
