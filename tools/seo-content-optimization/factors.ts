import type { Compared } from './compare.ts'

type FactorScore = { name: string; value: number | null; method: string }

/** Flesch: 60 is plain English. LIX: 30 is easy, 60 very difficult. */
const PLAIN = 60

/** Returns the score of each factor, 0 to 100; `null` if it cannot be measured. */
export function factorsOf(data: Compared): FactorScore[] {
  const { checks, covered, rivalWords, words, rivals } = data
  const deductions = '100, less 100 for each critical finding, 50 for each warning, and 20 for each notice about it.'
  const length = rivalWords && rivalWords.median > 0 ? Math.min(1, words / rivalWords.median) : null
  return [
    { name: 'Title', value: checks.scores.title, method: deductions },
    { name: 'Description', value: checks.scores.description, method: deductions },
    { name: 'Headings', value: checks.scores.headings, method: deductions },
    { name: 'Keyword', value: checks.scores.keyword, method: deductions },
    {
      name: 'Terms of rivals',
      value: percent(covered),
      method: 'Share of the terms of rivals that the draft uses at least once.',
    },
    {
      name: 'Questions of rivals',
      value: questionScore(data),
      method: '100, less 20 for each question of a rival that nothing in the draft answers.',
    },
    {
      name: 'Length',
      value: rivals.length > 0 ? percent(length) : null,
      method: 'Words, divided by the median of the rivals, at most 100. Length itself is not a ranking factor.',
    },
    {
      name: 'Readability',
      value: easeScore(data),
      method: 'Flesch Reading Ease, 60 and above is 100; for other languages LIX, 30 and below is 100, and 60 is 0.',
    },
  ]
}

/** Returns how many factors were measured. */
export const countMeasured = (factors: FactorScore[]) => factors.filter(({ value }) => value !== null).length

/** Returns the mean of the measured factors; `null` if there are none. */
export function totalOf(factors: FactorScore[]): number | null {
  const known = factors.flatMap(({ value }) => (value === null ? [] : [value]))
  return known.length === 0 ? null : Math.round(known.reduce((sum, value) => sum + value, 0) / known.length)
}

const percent = (share: number | null) => (share === null ? null : Math.round(share * 100))

const questionScore = ({ rivals, questions }: Compared) =>
  rivals.length === 0 ? null : Math.max(0, 100 - 20 * questions.length)

function easeScore({ readingEase }: Compared) {
  if (readingEase === null) return null
  const share = readingEase.name === 'LIX' ? (60 - readingEase.value) / 30 : readingEase.value / PLAIN
  return Math.round(Math.min(1, Math.max(0, share)) * 100)
}
