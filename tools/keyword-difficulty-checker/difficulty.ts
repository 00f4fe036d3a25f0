import {
  type DifficultyParts,
  difficultyOf,
  keywordDifficulty,
  LONG_TEXT,
} from '#engine/formulas/keyword-difficulty.ts'

/** One of the first results. `null` is unknown. */
export type RankedPage = {
  position: number
  url: string
  domain: string | null
  title: string | null
  /** 0 to 100. */
  authority: number | null
  /** Why the authority is unknown. */
  authorityMessage?: string
  referringDomains: number | null
  /** 0 to 1. */
  titleMatch: number | null
  isHome: boolean
  words: number | null
  /** Why the number of words is unknown. */
  wordsMessage?: string
}

export type Difficulty = {
  /** Rounded; `null` if an input is unknown. */
  value: number | null
  /** Every possible value is between `low` and `high`. Rounded outward. */
  low: number
  high: number
  parts: { name: keyof DifficultyParts; low: number; high: number }[]
}

const NAMES: (keyof DifficultyParts)[] = ['authority', 'strong', 'title', 'depth', 'home']

/**
 * Returns the difficulty of results by the published formula. The formula rises with each input, so the lowest and
 * highest values of unknown inputs give the bounds of the range.
 */
export function difficultyOfResults(results: RankedPage[]): Difficulty {
  const [least, most] = [partsWith(results, 'least'), partsWith(results, 'most')]
  const [low, high] = [difficultyOf(least), difficultyOf(most)]
  const isKnown = results.every(
    ({ authority, titleMatch, words }) => authority !== null && titleMatch !== null && words !== null,
  )
  return {
    value: isKnown ? Math.round(low) : null,
    low: isKnown ? Math.round(low) : Math.floor(low),
    high: isKnown ? Math.round(high) : Math.min(100, Math.ceil(high)),
    parts: NAMES.map((name) => ({ name, low: least[name], high: most[name] })),
  }
}

function partsWith(results: RankedPage[], unknown: 'least' | 'most'): DifficultyParts {
  const fill = (values: (number | null)[], highest: number) =>
    values.map((value) => value ?? (unknown === 'least' ? 0 : highest))
  return keywordDifficulty.compute({
    authorities: fill(
      results.map(({ authority }) => authority),
      100,
    ),
    titles: fill(
      results.map(({ titleMatch }) => titleMatch),
      1,
    ),
    words: fill(
      results.map(({ words }) => words),
      LONG_TEXT,
    ),
    homes: results.map(({ isHome }) => (isHome ? 1 : 0)),
  })
}

const LEVELS: [from: number, name: string][] = [
  [70, 'very hard'],
  [50, 'hard'],
  [30, 'moderate'],
  [0, 'open'],
]

/** Returns a difficulty in words: `moderate`, or `moderate to hard` for a range. */
export function levelOf({ low, high }: Pick<Difficulty, 'low' | 'high'>): string {
  const [from, to] = [low, high].map((value) => LEVELS.find(([least]) => value >= least)?.[1] ?? 'open')
  return from === to ? String(from) : `${from} to ${to}`
}

/** @example writeDifficulty({ value: null, low: 38, high: 52 }) // '38 to 52' */
export const writeDifficulty = ({ value, low, high }: Pick<Difficulty, 'value' | 'low' | 'high'>) =>
  value === null ? `${low} to ${high}` : String(value)
