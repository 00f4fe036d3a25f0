import { canonicalProofs } from './canonical.ts'
import { canonicalTargetProofs } from './canonical-targets.ts'
import { directiveProofs } from './directives.ts'
import { robotsProofs } from './robots.ts'
import { sitemapProofs } from './sitemap.ts'
import { urlProofs } from './urls.ts'

export const crawlingProofs = [
  ...robotsProofs,
  ...sitemapProofs,
  ...directiveProofs,
  ...canonicalProofs,
  ...canonicalTargetProofs,
  ...urlProofs,
]
