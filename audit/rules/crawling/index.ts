import { canonicalRules } from './canonical.ts'
import { canonicalTargetRules } from './canonical-targets.ts'
import { directiveRules } from './directives.ts'
import { robotsRules } from './robots.ts'
import { sitemapRules } from './sitemap.ts'
import { sitemapUrlRules } from './sitemap-urls.ts'
import { urlRules } from './urls.ts'

export const crawlingRules = [
  ...robotsRules,
  ...sitemapRules,
  ...sitemapUrlRules,
  ...directiveRules,
  ...canonicalRules,
  ...canonicalTargetRules,
  ...urlRules,
]
