import type { Rule } from '../../rule.ts'
import { annotationRules } from './annotations.ts'
import { languageRules } from './language.ts'
import { languageLinkRules } from './links.ts'
import { sitemapCodeRules } from './sitemap-codes.ts'

export const internationalRules: Rule[] = [
  ...languageLinkRules,
  ...annotationRules,
  ...sitemapCodeRules,
  ...languageRules,
]
