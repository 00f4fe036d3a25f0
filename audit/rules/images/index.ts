import type { Rule } from '../../rule.ts'
import { alternativeRules } from './alternatives.ts'
import { imageAttributeRules } from './attributes.ts'
import { imageFileRules } from './files.ts'
import { renderedImageRules } from './rendered.ts'

export const imageRules: Rule[] = [
  ...alternativeRules,
  ...imageAttributeRules,
  ...imageFileRules,
  ...renderedImageRules,
]
