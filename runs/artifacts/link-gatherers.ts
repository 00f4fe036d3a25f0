import type { LinkIndex } from '#engine/data-providers/link-index.ts'
import { withoutSettings } from '#engine/data-providers/without-settings.ts'
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

/** Returns a link index whose failed look-ups say what a visitor can do, and not what the operator can. */
export function indexForVisitors(index: LinkIndex): LinkIndex {
  return {
    info: index.info,
    ranks: async (domains) => (await index.ranks(domains)).map(withoutSettings),
    referrers: async (domain, options) => withoutSettings(await index.referrers(domain, options)),
    linkGap: async (own, others, options) => withoutSettings(await index.linkGap(own, others, options)),
    similar: async (domain, options) => withoutSettings(await index.similar(domain, options)),
  }
}
