import { defineFormula } from './define-formula.ts'

/** The first results of a search, one value per result in each list, in the same order. */
export type FirstResults = {
  /** 0 to 100. */
  authorities: number[]
  /** 0 to 1. */
  titles: number[]
  /** 1 for a home page, else 0. */
  homes: number[]
  /** Words of the main text. */
  words: number[]
}

/** What each part adds, in points. Their sum is the difficulty. */
export type DifficultyParts = { authority: number; strong: number; title: number; depth: number; home: number }

const sourceOfTitles = {
  label: 'Google: title links',
  url: 'https://developers.google.com/search/docs/appearance/title-link',
}

/**
 * Difficulty of getting into the first ten results, from 0 to 100: the sum of five parts, each of which rises with what
 * makes the current results hard to replace.
 */
export const keywordDifficulty = defineFormula({
  slug: 'keyword-difficulty',
  name: 'Keyword difficulty',
  summary: 'How hard it is to get among the first ten results for a keyword, from 0 to 100.',
  expression: [
    'difficulty = p × a + q × s + r × t + u × d + v × h',
    'a = median(A) ÷ 100',
    's = share of the results with A ≥ B',
    't = mean(T)',
    'd = log10(1 + median(min(W, M))) ÷ log10(1 + M)',
    'h = mean(H)',
  ],
  inputs: {
    authorities: {
      symbol: 'A',
      meaning: 'Link position score of the domain of each of the first ten results. It is that of the whole domain.',
      unit: '0 to 100',
      source: { label: 'Link position score', url: '/tools/formulas/link-position/' },
    },
    titles: {
      symbol: 'T',
      meaning:
        'How well the title of each result matches: 1 for the exact phrase, 0.75 for all of its words in another order, and half the share of its words otherwise.',
      unit: '0 to 1',
      source: sourceOfTitles,
    },
    homes: {
      symbol: 'H',
      meaning: '1 for a result that is the home page of its host, else 0.',
      unit: '0 or 1',
      source: { label: 'The URL of the result', url: 'https://www.rfc-editor.org/rfc/rfc3986#section-3.3' },
    },
    words: {
      symbol: 'W',
      meaning: 'Words of the main text of each result, without menus and comments.',
      unit: 'words',
      source: { label: 'Unicode: word boundaries', url: 'https://unicode.org/reports/tr29/' },
    },
  },
  constants: {
    authority: {
      symbol: 'p',
      value: 50,
      meaning: 'Points for a median authority of 100.',
      why: 'Links are what a new page cannot write for itself, so they count most. The value is our choice.',
    },
    strong: {
      symbol: 'q',
      value: 15,
      meaning: 'Points if every result is on a strong domain.',
      why: 'A median hides whether one or four places are open to others. This part shows it.',
    },
    title: {
      symbol: 'r',
      value: 15,
      meaning: 'Points if every title has the exact phrase.',
      why: 'Results without the phrase show that few pages answer it on purpose.',
    },
    depth: {
      symbol: 'u',
      value: 15,
      meaning: 'Points for a median text of M words or more.',
      why: 'A longer text takes longer to match. Length as such ranks nothing.',
    },
    home: {
      symbol: 'v',
      value: 5,
      meaning: 'Points if every result is a home page.',
      why: 'Home pages rank for names and wide topics, where a single article rarely replaces them.',
    },
    strongFrom: {
      symbol: 'B',
      value: 60,
      meaning: 'Authority from which a domain is called strong.',
      why: 'It is the score of rank 4,000 of all domains of the web.',
    },
    longText: {
      symbol: 'M',
      value: 2_500,
      meaning: 'Words above which a text is not harder to match.',
      why: 'It is the length of a thorough guide, about ten minutes of reading.',
    },
  },
  properties: [
    'It never falls when the authority, the title match, or the text of one result rises, or when a result becomes a home page.',
    'It is 0 at least and 100 at most, and the five parts add up to it.',
    'The order of the ten results does not matter.',
  ],
  missing:
    'A value that is unknown is not 0. The difficulty is then computed twice, with the lowest and with the highest value that each unknown can have, and the report shows the range. Every true value is inside it.',
  limits: [
    'It is a model, not a measurement. The weights are our choice, because no engine publishes its own.',
    'It leaves out your own site, ads, the season, and how well a page answers the question.',
    'Other companies compute a number of the same name in another way. The two cannot be compared.',
  ],
  tools: ['keyword-difficulty-checker'],
  compute: ({ authorities, titles, homes, words }: FirstResults, k): DifficultyParts => ({
    authority: (k.authority * median(authorities)) / 100,
    strong: k.strong * mean(authorities.map((one) => (one >= k.strongFrom ? 1 : 0))),
    title: k.title * mean(titles),
    depth: (k.depth * Math.log10(1 + median(cut(words, k.longText)))) / Math.log10(1 + k.longText),
    home: k.home * mean(homes),
  }),
  explain: ({ authorities, titles, homes, words }, parts, k) => [
    `a = median(${authorities.join(', ')}) ÷ 100 = ${(median(authorities) / 100).toFixed(3)}`,
    `s = ${authorities.filter((one) => one >= k.strongFrom).length} of ${authorities.length} with A ≥ ${k.strongFrom} = ${(parts.strong / k.strong).toFixed(2)}`,
    `t = mean(${titles.join(', ')}) = ${mean(titles).toFixed(3)}`,
    `d = log10(1 + ${median(cut(words, k.longText))}) ÷ log10(1 + ${k.longText}) = ${(parts.depth / k.depth).toFixed(3)}`,
    `h = mean(${homes.join(', ')}) = ${mean(homes).toFixed(2)}`,
    `difficulty = ${parts.authority.toFixed(2)} + ${parts.strong.toFixed(2)} + ${parts.title.toFixed(2)} + ${parts.depth.toFixed(2)} + ${parts.home.toFixed(2)} = ${difficultyOf(parts).toFixed(2)}`,
    `shown as ${Math.round(difficultyOf(parts))}`,
  ],
  examples: [
    {
      label: 'Ten results of mixed strength',
      values: {
        authorities: [78, 74, 70, 66, 61, 55, 48, 41, 33, 30],
        titles: [1, 1, 0.75, 1, 0.5, 0.75, 1, 0.25, 0.5, 1],
        homes: [0, 0, 0, 0, 0, 0, 1, 0, 0, 0],
        words: [1_850, 1_420, 2_300, 960, 1_100, 740, 310, 1_650, 820, 1_290],
      },
    },
  ],
})

/** The largest number of words that changes the difficulty. */
export const LONG_TEXT = keywordDifficulty.constants.longText?.value ?? 0
/** Minimum authority of a strong domain. */
export const STRONG_FROM = keywordDifficulty.constants.strongFrom?.value ?? 0

/** Returns the sum of the parts, from 0 to 100, unrounded. */
export const difficultyOf = ({ authority, strong, title, depth, home }: DifficultyParts) =>
  authority + strong + title + depth + home

const cut = (values: number[], max: number) => values.map((value) => Math.min(value, max))
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}
