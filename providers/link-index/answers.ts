import type { IndexInfo } from '#engine/data-providers/link-index.ts'
import type { DataSource, Found, Unknown } from '#engine/data-providers/lookup.ts'
import { graphSource } from '#engine/data-providers/releases.ts'
import { withCommas } from '#engine/text/numbers.ts'
import { MAX_COMPARED, MAX_GAP_READ } from './rules.ts'

/** Returns the source of the figures of an index. */
export function sourceOf({ release, asOf, isSample }: IndexInfo): DataSource {
  return isSample ? { name: 'Made-up sample graph', kind: 'sample', asOf } : graphSource(release)
}

export function found<Value>(value: Value, info: IndexInfo, caveats: string[] = []): Found<Value> {
  return { kind: 'found', value, source: sourceOf(info), ...(caveats.length > 0 ? { caveats } : {}) }
}

/** Returns that a release does not list these domains: they have no links there, or were not crawled. */
export function notListed(domains: string | string[], info: IndexInfo): Unknown {
  const names = [domains].flat()
  const what = info.isSample ? 'the made-up sample graph' : `the release ${info.release} of Common Crawl’s domain graph`
  return {
    kind: 'unknown',
    message: `${names.join(', ')} ${names.length > 1 ? 'are' : 'is'} not among the ${withCommas(info.domains)} domains in ${what}.`,
    source: sourceOf(info),
  }
}

/** Returns that a release lists a domain without a rank. */
export function notRanked(domain: string, info: IndexInfo): Unknown {
  return {
    kind: 'unknown',
    message: `The release ${info.release} lists ${domain} without a rank.`,
    source: sourceOf(info),
  }
}

export const caveatsOf = {
  notCompared: `Gained and lost links are not listed for a domain with more than ${withCommas(MAX_COMPARED)} referring domains.`,
  gapCut: `Only the ${withCommas(MAX_GAP_READ)} best referring domains by rank were compared.`,
  notInGap: (domain: string) => `${domain} is not in this release, so no domain is known to link to it.`,
}
