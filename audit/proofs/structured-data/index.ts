import type { Proof } from '../../proof.ts'
import { presenceProofs } from './presence.ts'
import { readingProofs } from './reading.ts'
import { valueProofs } from './values.ts'

export const structuredDataProofs: Proof[] = [...readingProofs, ...valueProofs, ...presenceProofs]
