import type { Language } from '#engine/text/stop-words.ts'
import { wordsOf } from '#engine/text/words.ts'
import { checkContent } from './checks.ts'
import type { Content } from './content.ts'
import { coverageOf, rangeOf } from './coverage.ts'
import { missingNames, missingQuestions } from './missing.ts'
import { suggestOutline } from './outline.ts'
import { readingEase } from './reading-ease.ts'
import { placesOfTerm, stemsOf, termOf } from './terms.ts'

type Comparison = {
  keyword: string
  yours: Content
  rivals: { url: string; content: Content }[]
  language: Language
}

const MAX_TERM_MARKS = 400

/** Returns everything that the report shows. Parts that need rivals are `null` or empty without them. */
export async function compareContent({ keyword, yours, rivals, language }: Comparison) {
  const mine = stemsOf(yours.text, language)
  const theirs = rivals.map(({ content }) => stemsOf(content.text, language))
  const term = termOf(keyword, language)
  const keywordCounts = theirs.map((stems) => placesOfTerm(stems, term).length)
  const coverage = coverageOf(mine, theirs, language)
  const contents = rivals.map(({ content }) => content)
  const checks = checkContent(yours, keyword, language, keywordCounts)
  const words = wordsOf(yours.text).length
  const rivalWords = contents.map(({ text }) => wordsOf(text).length)
  const ease = await readingEase(yours.text, language)
  const spans = (stems: string[]) =>
    placesOfTerm(mine, stems).map((at) => ({
      start: mine.words[at]?.start ?? 0,
      end: mine.words[at + stems.length - 1]?.end ?? 0,
    }))
  return {
    keyword,
    yours,
    rivals: rivals.map(({ url }, at) => ({ url, words: rivalWords[at] ?? 0, keyword: keywordCounts[at] ?? 0 })),
    words,
    rivalWords: rivals.length > 0 ? rangeOf(rivalWords) : null,
    keywordCount: placesOfTerm(mine, term).length,
    coverage,
    covered: coverage.length > 0 ? coverage.filter(({ yours: count }) => count > 0).length / coverage.length : null,
    names: missingNames(yours, contents),
    questions: missingQuestions(yours, contents, { keyword: term, language }),
    outline: suggestOutline(yours, contents, language),
    readingEase: ease,
    checks,
    marks: {
      keyword: spans(term),
      terms: coverage
        .flatMap(({ stems, term: name }) => spans(stems).map((span) => ({ ...span, term: name })))
        .slice(0, MAX_TERM_MARKS),
    },
  }
}

export type Compared = Awaited<ReturnType<typeof compareContent>> & {
  url: string | null
  unread: { url: string; message: string }[]
}
