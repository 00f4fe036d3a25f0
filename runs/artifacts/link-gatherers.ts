import type { LinkIndex } from '#engine/data-providers/link-index.ts'
import type { Gatherers } from './web-gatherers.ts'

type LinkGatherers = Required<Pick<Gatherers, 'domainRanks' | 'referrers' | 'linkGap' | 'similarDomains' | 'linkIndex'>>

/** Creates the gatherers of what a link index says. */
export function createLinkGatherers(index: LinkIndex): LinkGatherers {
  return {
    domainRanks: ({ domains }) => index.ranks(domains),
    referrers: ({ domain, ...options }) => index.referrers(domain, options),
    linkGap: ({ own, others, limit }) => index.linkGap(own, others, { limit }),
    similarDomains: ({ domain, limit }) => index.similar(domain, { limit }),
    linkIndex: () => index.info(),
  }
}
