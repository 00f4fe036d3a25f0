import type { Proof } from '../../proof.ts'
import { alternativeProofs } from './alternatives.ts'
import { imageAttributeProofs } from './attributes.ts'
import { imageFileProofs } from './files.ts'
import { renderedImageProofs } from './rendered.ts'

export const imageProofs: Proof[] = [
  ...alternativeProofs,
  ...imageAttributeProofs,
  ...imageFileProofs,
  ...renderedImageProofs,
]
