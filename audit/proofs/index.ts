import type { Proof } from '../proof.ts'
import { accessibilityProofs } from './accessibility.ts'
import { aiProofs } from './ai/index.ts'
import { contentProofs } from './content/index.ts'
import { crawlingProofs } from './crawling/index.ts'
import { descriptionProofs } from './descriptions.ts'
import { imageProofs } from './images/index.ts'
import { internationalProofs } from './international/index.ts'
import { linkProofs } from './links.ts'
import { mobileProofs } from './mobile.ts'
import { redirectProofs } from './redirects.ts'
import { securityProofs } from './security.ts'
import { shopProofs } from './shop/index.ts'
import { socialProofs } from './social.ts'
import { speedProofs } from './speed.ts'
import { structuredDataProofs } from './structured-data/index.ts'
import { titleProofs } from './titles.ts'

export const proofs: Proof[] = [
  ...crawlingProofs,
  ...redirectProofs,
  ...titleProofs,
  ...descriptionProofs,
  ...contentProofs,
  ...linkProofs,
  ...structuredDataProofs,
  ...internationalProofs,
  ...imageProofs,
  ...speedProofs,
  ...mobileProofs,
  ...securityProofs,
  ...accessibilityProofs,
  ...socialProofs,
  ...aiProofs,
  ...shopProofs,
]
