import type { SeedKind } from '#engine/keywords/expansion-patterns.ts'
import type { RuleLanguage } from '#engine/keywords/intent-words.ts'

/** The fields of the tool's form. */
export type ResearchInput = {
  seed: string
  kind: SeedKind
  language: RuleLanguage
  country: string
  audience: string
  alphabet: boolean
  usesModel: boolean
}
