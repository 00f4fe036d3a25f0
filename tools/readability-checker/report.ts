import { formulasOf } from '#engine/readability/formulas-of.ts'
import type { TextLanguage } from '#engine/readability/languages.ts'
import type { Measured, MeasuredSentence } from '#engine/readability/measure.ts'
import { middleGrade, verdictOf } from '#engine/readability/verdict.ts'
import { countOf } from '#engine/text/count-of.ts'
import { roundTo, withCommas } from '#engine/text/numbers.ts'
import { pastedHtmlLimits } from '#engine/text/page-text.ts'
import { beginningOf } from '#engine/text/shorten.ts'
import { type Block, chart, type Finding, findings, metric, score, table, text, WHOLE } from '#engine/tool/blocks.ts'
import { mainTextLabel, mainTextLimits, type ReadPage } from '#engine/web/text-source.ts'

type Readability = Measured & {
  language: TextLanguage
  hasSyllables: boolean
  page: ReadPage | null
  text: string
  isHtml: boolean
  isTooShort: boolean
}

/** Number of words from which a sentence is listed as long; the UK government's style guide splits beyond 25. */
const LONG = 25
const VERY_LONG = 40
const MAX_ROWS = 500
const MAX_MARKS = 2_000
/** Minimum number of words for a grade: Flesch (1948) and later formulas were made for samples of this size. */
export const FEWEST_WORDS = 100

const flesch = { label: 'Flesch (1948)', url: 'https://doi.org/10.1037/h0057532' }
const silentReading = { label: 'Brysbaert (2019)', url: 'https://doi.org/10.1016/j.jml.2019.104047' }
const govuk = {
  label: 'GOV.UK style: sentence length',
  url: 'https://www.gov.uk/guidance/content-design/writing-for-gov-uk',
}

export function reportReadability(measured: Readability) {
  const { page, text: source, isHtml } = measured
  const { counts, sentences, hardWords, language, hasSyllables, isTooShort } = measured
  const isEnglish = language.code === 'en'
  const longest = sentences.reduce(
    (best, one) => (one.words > best.words ? one : best),
    sentences[0] as MeasuredSentence,
  )
  const longestOf = `${counts.sentences === 1 ? 'its only sentence' : `the longest of ${withCommas(counts.sentences)} sentences`} has ${countOf(longest.words, 'word')}`
  const graded = isTooShort ? null : gradeBlocks(measured)
  return {
    summary: `${isEnglish ? '' : `${language.name}, `}${graded?.summary ?? tooShort(counts.words, isEnglish)}; ${longestOf}.`,
    blocks: [
      ...(graded?.blocks ?? []),
      metric(countMetrics(measured), 'Counts'),
      chart({
        title: 'Words in each sentence',
        form: 'columns',
        unit: 'words',
        labels: sentences.slice(0, MAX_ROWS).map((_, index) => String(index + 1)),
        series: [{ name: 'Words', values: sentences.slice(0, MAX_ROWS).map(({ words }) => words) }],
        highlight: Math.min(sentences.indexOf(longest), MAX_ROWS - 1),
        method: `Sentences in reading order; a hyphenated word counts as one.${sentences.length > MAX_ROWS ? ` The first ${MAX_ROWS}.` : ''}`,
      }),
      findings(findingsOf(measured, source), 'What slows the reader down'),
      text({
        title: page ? `Hard passages. ${mainTextLabel(page)}` : 'Hard passages',
        text: source,
        marks: heat(sentences, isEnglish),
        ...(page || isHtml ? {} : { field: 'text' }),
      }),
      sentenceTable(sentences, isEnglish),
      table({
        title: 'Hard words',
        columns: [
          { label: 'Word' },
          {
            label: 'Syllables',
            form: 'number',
            method: isEnglish
              ? 'The first pronunciation in the CMU dictionary, or spelling rules for words it lacks.'
              : 'By spelling rules.',
          },
          { label: 'Count', form: 'number' },
          ...(isEnglish ? [{ label: 'Familiar', method: 'Whether it is on the list used for Dale-Chall.' }] : []),
        ],
        rows: hardWords
          .slice(0, MAX_ROWS)
          .map(({ word, syllables, count, isUnfamiliar }) => [
            word,
            hasSyllables ? syllables : null,
            count,
            ...(isEnglish ? [isUnfamiliar ? 'no' : 'yes'] : []),
          ]),
        note: !isEnglish
          ? `Words of ${hasSyllables ? 'five syllables' : '13 letters'} or more.`
          : 'Complex words as Gunning defines them: three syllables or more, except names, compounds of short words, and the endings -ed and -es.',
      }),
    ],
    limits: [
      ...mainTextLimits(page),
      ...pastedHtmlLimits(isHtml),
      ...(isEnglish
        ? []
        : [
            `The text is ${language.name}. English formulas don’t apply to it, so only formulas made for it are shown, with LIX and RIX.`,
          ]),
    ],
  }
}

const tooShort = (words: number, isEnglish: boolean) =>
  `${isEnglish ? 'Too' : 'too'} short for a grade, ${countOf(words, 'word')} of at least ${FEWEST_WORDS}`

/** Returns the grade, and the result of every formula. */
function gradeBlocks({ scores, language }: Readability): { summary: string; blocks: Block[] } {
  const isEnglish = language.code === 'en'
  const verdict = verdictOf(scores, language.code)
  const grade = middleGrade(scores, language.code)
  return {
    summary: `${isEnglish ? verdict.label : verdict.label.toLowerCase()}: ${verdict.evidence}${grade === null ? '' : `, about grade ${Math.max(0, grade).toFixed(1)}`}`,
    blocks: [
      score({
        parts: WHOLE,
        value: verdict.ease,
        label: 'Reading ease',
        word: verdict.label,
        method: `${verdict.method}${grade === null ? '' : ' The grade shown with it is the median of the formulas that give one.'}`,
        ref: verdict.ref,
      }),
      metric(
        formulasOf(language.code).map(({ id, name, unit, definition, ref }) => ({
          label: name,
          value: scores[id] ?? null,
          ...(unit === 'grade' ? { unit: 'grade' } : {}),
          method: definition,
          ref,
        })),
        isEnglish ? 'Ten formulas' : `Formulas for ${language.name}`,
      ),
    ],
  }
}

function countMetrics({ counts, hardWords, language, hasSyllables }: Readability) {
  const isEnglish = language.code === 'en'
  const { words, sentences, syllables } = counts
  return [
    {
      label: 'Words',
      value: words,
      method: 'Contractions and hyphenated words count as one word, as in Flesch.',
      ref: flesch,
    },
    {
      label: 'Sentences',
      value: sentences,
      method: 'Split at end marks, with rules for abbreviations, quotations, and lists; a heading counts as one.',
    },
    {
      label: 'Syllables',
      value: hasSyllables ? syllables : null,
      method: isEnglish
        ? 'CMU pronouncing dictionary; spelling rules for other words; numbers as read aloud.'
        : hasSyllables
          ? `Spelling rules of ${language.name}.`
          : 'Nothing here counts syllables in this language.',
    },
    { label: 'Words per sentence', value: roundTo(words / sentences, 2), method: 'Words divided by sentences.' },
    {
      label: 'Syllables per word',
      value: hasSyllables ? roundTo(syllables / words, 2) : null,
      method: 'Syllables divided by words.',
    },
    {
      label: isEnglish ? 'Complex words' : 'Long words',
      value: isEnglish ? counts.complexWords : counts.longWords,
      method: isEnglish
        ? `Counted as Gunning defines them; ${hardWords.length} different words.`
        : 'Words of more than six letters.',
    },
    {
      label: 'Reading time',
      value: time(words / 238),
      method: 'Words divided by 238 per minute, the average of silent readers.',
      ref: silentReading,
    },
    {
      label: 'Speaking time',
      value: time(words / 183),
      method: 'Words divided by 183 per minute, the average of reading aloud.',
      ref: silentReading,
    },
  ]
}

function findingsOf({ sentences, counts, language, page, isTooShort }: Readability, source: string): Finding[] {
  const long = sentences.filter(({ words }) => words > LONG).toSorted((a, b) => b.words - a.words)
  const found: Finding[] = long.slice(0, 10).map((one) => ({
    id: 'long-sentence',
    severity: one.words > VERY_LONG ? 'critical' : 'warning',
    title: `This sentence has ${one.words} words: ${language.code === 'en' ? 'grade' : 'LIX'} ${one.difficulty.toFixed(1)} on its own.`,
    why: 'Readers have to remember a sentence until it ends. Beyond 25 words, many start over.',
    evidence: beginningOf(one.text, 240),
    fix: 'Split it at a conjunction or a semicolon, or turn the enumeration into a list.',
    ref: govuk,
    ...(page ? {} : { place: { field: 'text', ...lineOf(source, one.start) } }),
  }))
  if (long.length > 10)
    found.push({
      id: 'more-long-sentences',
      severity: 'notice',
      title: `${long.length - 10} more sentences have over ${LONG} words.`,
      why: 'They are in the table of sentences.',
    })
  if (long.length === 0)
    found.push({
      id: 'sentence-length',
      severity: 'pass',
      title: `No sentence has more than ${LONG} words.`,
      why: 'Short sentences are easy to read.',
      ref: govuk,
    })
  if (isTooShort)
    found.unshift({
      id: 'too-short',
      severity: 'notice',
      title: `A grade needs at least ${FEWEST_WORDS} words; this text has ${counts.words}.`,
      why: `Flesch and the formulas after his were made for samples of ${FEWEST_WORDS} words. In a shorter text, a single word can change the grade.`,
      fix: 'Add the text around it. The counts hold for a text of any length.',
      ref: flesch,
    })
  if (language.code !== 'en') return found
  const share = (100 * counts.complexWords) / counts.words
  found.push({
    id: 'complex-words',
    severity: share > 15 ? 'warning' : 'pass',
    title: `${share.toFixed(1)}% of the words are complex.`,
    why: 'Words of three or more syllables slow readers down unless the subject needs them.',
    ...(share > 15 ? { fix: 'Replace the words in the list of hard words that have a shorter synonym.' } : {}),
  })
  return found
}

const sentenceTable = (sentences: MeasuredSentence[], isEnglish: boolean) =>
  table({
    title: 'Sentences',
    columns: [
      { label: 'No.', form: 'number' },
      { label: 'Sentence' },
      { label: 'Words', form: 'number' },
      { label: 'Syllables', form: 'number' },
      { label: 'Hard words', form: 'number' },
      {
        label: isEnglish ? 'Grade' : 'LIX',
        form: 'number',
        method: `${isEnglish ? 'Flesch-Kincaid' : 'LIX'} of this sentence on its own.`,
      },
    ],
    rows: sentences
      .slice(0, MAX_ROWS)
      .map(({ text: one, words, syllables, hardWords, difficulty }, index) => [
        index + 1,
        one,
        words,
        syllables,
        hardWords,
        difficulty,
      ]),
    ...(sentences.length > MAX_ROWS ? { note: `The first ${MAX_ROWS} of ${sentences.length}.` } : {}),
  })

/** Returns the intensity of a sentence's color: none below 15 words, full at 45. */
const heat = (sentences: MeasuredSentence[], isEnglish: boolean) =>
  sentences
    .filter(({ words }) => words > 15)
    .slice(0, MAX_MARKS)
    .map(({ start, end, words, difficulty }) => ({
      start,
      end,
      tone: 'heat' as const,
      weight: Math.min(1, roundTo((words - 12) / 33, 2)),
      note: `${words} words, ${isEnglish ? 'grade' : 'LIX'} ${difficulty.toFixed(1)}`,
    }))

function lineOf(source: string, at: number) {
  const before = source.slice(0, at).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

function time(minutes: number) {
  const seconds = Math.ceil(minutes * 60)
  if (seconds < 60) return `${seconds} s`
  const whole = Math.floor(seconds / 60)
  return whole < 60 ? `${whole} min ${seconds % 60} s` : `${Math.floor(whole / 60)} h ${whole % 60} min`
}
