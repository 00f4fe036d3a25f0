import type { Proof } from '../../proof.ts'
import { annotationProofs } from './annotations.ts'
import { languageProofs } from './language.ts'
import { languageLinkProofs } from './links.ts'
import { sitemapCodeProofs } from './sitemap-codes.ts'

export const internationalProofs: Proof[] = [
  ...languageLinkProofs,
  ...annotationProofs,
  ...sitemapCodeProofs,
  ...languageProofs,
]
