import type { SeedKind } from '#engine/keywords/expansion-patterns.ts'
import type { RuleLanguage } from '#engine/keywords/intent-words.ts'

/** What the form of the tool has. */
export type ResearchInput = {
  seed: string
  kind: SeedKind
  language: RuleLanguage
  country: string
  audience: string
  alphabet: boolean
  usesModel: boolean
}
