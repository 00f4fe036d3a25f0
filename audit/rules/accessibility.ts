import { ariaRules } from './accessibility/aria.ts'
import { behaviorRules } from './accessibility/behavior.ts'
import { measuredRules } from './accessibility/measured.ts'
import { nameRules } from './accessibility/names.ts'
import { structureRules } from './accessibility/structure.ts'

export const accessibilityRules = [...nameRules, ...structureRules, ...ariaRules, ...behaviorRules, ...measuredRules]
