import type { DomainRank, LinkIndex } from '#engine/data-providers/link-index.ts'
import type { DataSource, Failed, Lookup } from '#engine/data-providers/lookup.ts'
import { graphSource } from '#engine/data-providers/releases.ts'
import { withCommas } from '#engine/text/numbers.ts'
import type { History } from './rank-history.ts'

const LICENSE = 'Apache-2.0 (commoncrawl/cc-webgraph-statistics)'
const HOW_TO =
  'The operator of this site can load all links: npm run data -- get links, then npm run data -- build (docs/link-index.md).'

/**
 * Creates the index of the ranks that the product ships with: the best 1,000 domains of each release since 2017. It has
 * no links. The rank of a domain is that of the newest release that lists it, which its source names.
 */
export function createBuiltInIndex(history: History): LinkIndex {
  const newest = history.releases.at(-1)
  const source = sourceOf(newest?.release ?? '')
  const withoutLinks = (about: string): Failed => ({
    kind: 'failed',
    reason: 'not-configured',
    message: `This server has ranks of ${withCommas(history.domains)} domains, and no links: ${about} cannot be looked up.`,
    howTo: HOW_TO,
  })
  return {
    info: async () => ({
      release: newest?.release ?? '',
      asOf: newest?.asOf ?? '',
      domains: history.domains,
      links: null,
      isSample: false,
    }),
    ranks: async (domains) => domains.map((domain) => rankOf(domain, history) ?? notListed(domain)),
    referrers: async (domain) => withoutLinks(`referring domains of ${domain}`),
    linkGap: async (own) => withoutLinks(`domains that link to others and not to ${own}`),
    similar: async (domain) => withoutLinks(`domains similar to ${domain}`),
  }

  function notListed(domain: string): Lookup<DomainRank> {
    const millions = Math.round((newest?.domains ?? 0) / 1e6)
    return {
      kind: 'unknown',
      message: `${domain} is not in the built-in list of ${withCommas(history.domains)} domains, out of ${millions} million in the whole graph.`,
      source,
    }
  }
}

function rankOf(domain: string, history: History): Lookup<DomainRank> | undefined {
  const entries = history.of(domain)
  const last = entries?.findLastIndex(({ rank }) => typeof rank === 'number') ?? -1
  const entry = entries?.[last]
  if (!entries || !entry || typeof entry.rank !== 'number' || entry.pageRank === null) return undefined
  const isOld = last < entries.length - 1
  return {
    kind: 'found',
    value: {
      domain,
      harmonicRank: entry.rank,
      pageRank: entry.pageRank,
      domains: history.releases[last]?.domains ?? history.domains,
      history: entries,
    },
    source: sourceOf(entry.release),
    ...(isOld
      ? {
          caveats: [
            `The built-in list has the first 1,000 domains of each release. ${domain} was last among them in ${entry.release}, and its rank is from there.`,
          ],
        }
      : {}),
  }
}

function sourceOf(release: string): DataSource {
  return { ...graphSource(release), license: LICENSE }
}
