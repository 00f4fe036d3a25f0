import type { PageRule, Rule, SiteRule } from '../rule.ts'
import { accessibilityRules } from './accessibility.ts'
import { aiRules } from './ai/index.ts'
import { contentRules } from './content/index.ts'
import { crawlingRules } from './crawling/index.ts'
import { descriptionRules } from './descriptions.ts'
import { imageRules } from './images/index.ts'
import { internationalRules } from './international/index.ts'
import { linkRules } from './links/index.ts'
import { mobileRules } from './mobile.ts'
import { redirectRules } from './redirects/index.ts'
import { securityRules } from './security.ts'
import { shopRules } from './shop/index.ts'
import { socialRules } from './social.ts'
import { speedRules } from './speed.ts'
import { structuredDataRules } from './structured-data/index.ts'
import { titleRules } from './titles.ts'

/** All rules, group by group in the order of the report. */
export const rules: Rule[] = [
  ...crawlingRules,
  ...redirectRules,
  ...titleRules,
  ...descriptionRules,
  ...contentRules,
  ...linkRules,
  ...structuredDataRules,
  ...internationalRules,
  ...imageRules,
  ...speedRules,
  ...mobileRules,
  ...securityRules,
  ...accessibilityRules,
  ...socialRules,
  ...aiRules,
  ...shopRules,
]

export const pageRules = rules.filter((rule): rule is PageRule => rule.kind === 'page')
export const siteRules = rules.filter((rule): rule is SiteRule => rule.kind === 'site')
