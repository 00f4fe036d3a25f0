import { comparedTextProofs } from './compared.ts'
import { headingProofs } from './headings.ts'
import { textProofs } from './text.ts'

export const contentProofs = [...headingProofs, ...textProofs, ...comparedTextProofs]
