import { formulas } from './formulas.ts'
import { formulasByLanguage } from './formulas-by-language.ts'

/** Returns the formulas for a language: its own, and those for any language. */
export const formulasOf = (language: string | null) =>
  [...formulas, ...formulasByLanguage].filter((formula) => !formula.language || formula.language === language)
