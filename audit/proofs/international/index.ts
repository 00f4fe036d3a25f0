import type { Proof } from '../../proof.ts'
import { annotationProofs } from './annotations.ts'
import { languageProofs } from './language.ts'
import { languageLinkProofs } from './links.ts'

export const internationalProofs: Proof[] = [...languageLinkProofs, ...annotationProofs, ...languageProofs]
