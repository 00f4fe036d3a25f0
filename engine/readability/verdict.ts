import { formulasOf } from './formulas-of.ts'

export type Verdict = {
  /** 0 to 100, higher is easier. */
  ease: number
  label: string
  /** The formula behind it, with its value: “Flesch 62.1”. */
  evidence: string
  method: string
  ref: { label: string; url: string }
}

/** For each language, the formula with the scale of Flesch: 0 to 100, higher is easier. */
const easeFormulas: Record<string, string> = {
  en: 'fleschReadingEase',
  de: 'fleschAmstad',
  es: 'fernandezHuerta',
  it: 'gulpease',
  fr: 'kandelMoles',
  nl: 'fleschDouma',
  pt: 'fleschMartins',
  ru: 'fleschOborneva',
}

/** Returns how easy a text is, by the formula for its language, or by LIX if there is none. */
export function verdictOf(scores: Record<string, number | null>, language: string | null): Verdict {
  const formulas = formulasOf(language)
  const own = formulas.find(({ id }) => id === easeFormulas[language ?? ''])
  const formula = own ?? formulas.find(({ id }) => id === 'lix')
  if (!formula) throw new Error('LIX is for every language.')
  const value = scores[formula.id] ?? 0
  const ease = own ? value : LIX_RANGE.zero - (value * 100) / LIX_RANGE.width
  return {
    ease: Math.round(Math.min(100, Math.max(0, ease))),
    label: own ? levelOf(value, language) : levelOfLix(value),
    evidence: `${language === 'en' ? 'Flesch' : formula.name} ${value.toFixed(1)}`,
    method: own
      ? `${formula.name}, limited to 0 to 100. Higher is easier.`
      : 'LIX inverted: 20 or less is 100, and 60 or more is 0. Higher is easier.',
    ref: formula.ref,
  }
}

/** LIX values of the easiest and the hardest text, which become 100 and 0. */
const LIX_RANGE = { zero: 150, width: 40 }

/** Flesch's own table of styles; Gulpease has one of its own. */
function levelOf(ease: number, language: string | null) {
  if (language === 'it')
    return ease >= 80 ? 'Easy' : ease >= 60 ? 'Fairly difficult' : ease >= 40 ? 'Difficult' : 'Very difficult'
  if (ease >= 90) return 'Very easy'
  if (ease >= 80) return 'Easy'
  if (ease >= 70) return 'Fairly easy'
  if (ease >= 60) return language === 'en' ? 'Plain English' : 'Standard'
  if (ease >= 50) return 'Fairly difficult'
  return ease >= 30 ? 'Difficult' : 'Very difficult'
}

/** Björnsson's table. */
function levelOfLix(lix: number) {
  if (lix < 30) return 'Very easy'
  if (lix < 40) return 'Easy'
  if (lix < 50) return 'Standard'
  return lix < 60 ? 'Difficult' : 'Very difficult'
}

/** Returns the median of the formulas that give a school grade; null if the language has none. */
export function middleGrade(scores: Record<string, number | null>, language: string | null): number | null {
  const grades = formulasOf(language)
    .flatMap(({ id, unit }) => (unit === 'grade' && scores[id] !== null ? [scores[id] ?? 0] : []))
    .sort((a, b) => a - b)
  if (grades.length === 0) return null
  return ((grades[Math.floor((grades.length - 1) / 2)] ?? 0) + (grades[Math.ceil((grades.length - 1) / 2)] ?? 0)) / 2
}
