import { countOf } from '../../engine/text/count-of.ts'
import { chart, type Finding, findings, metric, score, table, text } from '../../engine/tool/blocks.ts'
import { formulas } from './formulas.ts'
import type { Measured, MeasuredSentence } from './measure.ts'

/** Words from which a sentence is listed as long; the UK government's style guide splits beyond 25. */
const LONG = 25
const VERY_LONG = 40
const MAX_ROWS = 500
const MAX_MARKS = 2_000
/** Fewer words give unstable grades: the papers used samples of 100 words and more. */
const FEW_WORDS = 100

const flesch = { label: 'Flesch (1948)', url: 'https://doi.org/10.1037/h0057532' }
const pace = { label: 'Brysbaert (2019)', url: 'https://doi.org/10.1016/j.jml.2019.104047' }
const govuk = {
  label: 'GOV.UK style: sentence length',
  url: 'https://www.gov.uk/guidance/content-design/writing-for-gov-uk',
}

export function reportReadability(measured: Measured, { text: given }: { text: string }) {
  const { counts, scores, sentences, hardWords } = measured
  const ease = scores.fleschReadingEase ?? 0
  const grade = middleGrade(scores)
  const longest = sentences.reduce(
    (best, one) => (one.words > best.words ? one : best),
    sentences[0] as MeasuredSentence,
  )
  return {
    summary: `${levelOf(ease)}: Flesch ${ease.toFixed(1)}, about grade ${Math.max(0, grade).toFixed(1)}; ${counts.sentences === 1 ? 'its one sentence' : `the longest of ${counts.sentences.toLocaleString('en-US')} sentences`} has ${countOf(longest.words, 'word')}.`,
    blocks: [
      score({
        value: Math.round(Math.min(100, Math.max(0, ease))),
        label: levelOf(ease),
        method:
          'Flesch Reading Ease, cut to 0 to 100. Higher is easier. The grade beside it is the middle of the formulas that give one.',
        ref: flesch,
      }),
      metric(
        formulas.map(({ id, name, unit, definition, ref }) => ({
          label: name,
          value: scores[id] ?? null,
          ...(unit === 'grade' ? { unit: 'grade' } : {}),
          method: definition,
          ref,
        })),
        'Ten formulas',
      ),
      metric(countMetrics(measured), 'What was counted'),
      chart({
        title: 'Words in each sentence',
        form: 'columns',
        unit: 'words',
        labels: sentences.slice(0, MAX_ROWS).map((_, index) => String(index + 1)),
        series: [{ name: 'Words', values: sentences.slice(0, MAX_ROWS).map(({ words }) => words) }],
        highlight: Math.min(sentences.indexOf(longest), MAX_ROWS - 1),
        method: `Sentences in reading order; hyphenated words count as one.${sentences.length > MAX_ROWS ? ` The first ${MAX_ROWS}.` : ''}`,
      }),
      findings(judge(measured, given), 'What costs the reader most'),
      text({ title: 'Where it is heavy', text: given, field: 'text', marks: heat(sentences) }),
      sentenceTable(sentences),
      table({
        title: 'Hard words',
        columns: [
          { label: 'Word' },
          {
            label: 'Syllables',
            form: 'number',
            method: 'First pronunciation of the CMU dictionary; by rules where it has none.',
          },
          { label: 'Count', form: 'number' },
          { label: 'Familiar', method: 'Whether it is on the list used for Dale-Chall.' },
        ],
        rows: hardWords
          .slice(0, MAX_ROWS)
          .map(({ word, syllables, count, isUnfamiliar }) => [word, syllables, count, isUnfamiliar ? 'no' : 'yes']),
        note: 'Complex words after Gunning: three syllables or more, without names, compounds of short words, -ed and -es.',
      }),
    ],
    ...(counts.words < FEW_WORDS
      ? {
          limits: [
            `${countOf(counts.words, 'word')} ${counts.words === 1 ? 'is' : 'are'} few: grades are steady from about ${FEW_WORDS} on, SMOG from 30 sentences.`,
          ],
        }
      : {}),
  }
}

function countMetrics({ counts, hardWords }: Measured) {
  const { words, sentences, syllables } = counts
  return [
    {
      label: 'Words',
      value: words,
      method: 'Contractions and hyphenated words are one, as Flesch counts.',
      ref: flesch,
    },
    {
      label: 'Sentences',
      value: sentences,
      method: 'By end marks with rules for abbreviations, quotations and lists; a heading is one.',
    },
    {
      label: 'Syllables',
      value: syllables,
      method: 'CMU pronouncing dictionary, spelling rules for the rest, figures as read aloud.',
    },
    { label: 'Words a sentence', value: round(words / sentences), method: 'Words divided by sentences.' },
    { label: 'Syllables a word', value: round(syllables / words), method: 'Syllables divided by words.' },
    {
      label: 'Complex words',
      value: counts.complexWords,
      method: `As Gunning counts them; ${hardWords.length} different.`,
    },
    {
      label: 'Reading time',
      value: time(words / 238),
      method: 'Words divided by 238 a minute, the mean of silent readers.',
      ref: pace,
    },
    {
      label: 'Speaking time',
      value: time(words / 183),
      method: 'Words divided by 183 a minute, the mean of reading aloud.',
      ref: pace,
    },
  ]
}

function judge({ sentences, counts }: Measured, given: string): Finding[] {
  const long = sentences.filter(({ words }) => words > LONG).toSorted((a, b) => b.words - a.words)
  const found: Finding[] = long.slice(0, 10).map((one) => ({
    id: 'long-sentence',
    severity: one.words > VERY_LONG ? 'critical' : 'warning',
    title: `A sentence of ${one.words} words, grade ${one.grade.toFixed(1)} by itself.`,
    why: 'Readers hold a sentence in memory until it ends. Beyond 25 words many start again.',
    evidence: one.text.length > 240 ? `${one.text.slice(0, 240)}…` : one.text,
    fix: 'Split it at a conjunction or a semicolon, or make the enumeration a list.',
    ref: govuk,
    place: { field: 'text', ...lineOf(given, one.start) },
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
      why: 'Short sentences are read in one go.',
      ref: govuk,
    })
  const share = (100 * counts.complexWords) / counts.words
  found.push({
    id: 'complex-words',
    severity: share > 15 ? 'warning' : 'pass',
    title: `${share.toFixed(1)} % of the words are complex.`,
    why: 'Words of three syllables and more slow readers down unless the subject needs them.',
    ...(share > 15 ? { fix: 'Look at the list of hard words and swap those with a shorter twin.' } : {}),
  })
  return found
}

const sentenceTable = (sentences: MeasuredSentence[]) =>
  table({
    title: 'Sentences',
    columns: [
      { label: 'No.', form: 'number' },
      { label: 'Sentence' },
      { label: 'Words', form: 'number' },
      { label: 'Syllables', form: 'number' },
      { label: 'Hard words', form: 'number' },
      { label: 'Grade', form: 'number', method: 'Flesch-Kincaid of this sentence alone.' },
    ],
    rows: sentences
      .slice(0, MAX_ROWS)
      .map(({ text: one, words, syllables, hardWords, grade }, index) => [
        index + 1,
        one,
        words,
        syllables,
        hardWords,
        grade,
      ]),
    ...(sentences.length > MAX_ROWS ? { note: `The first ${MAX_ROWS} of ${sentences.length}.` } : {}),
  })

/** Nothing below 15 words, full heat at 45. */
const heat = (sentences: MeasuredSentence[]) =>
  sentences
    .filter(({ words }) => words > 15)
    .slice(0, MAX_MARKS)
    .map(({ start, end, words, grade }) => ({
      start,
      end,
      tone: 'heat' as const,
      weight: Math.min(1, round((words - 12) / 33)),
      note: `${words} words, grade ${grade.toFixed(1)}`,
    }))

/** Middle of the formulas that give a school grade. */
function middleGrade(scores: Record<string, number | null>) {
  const grades = formulas
    .filter(({ unit }) => unit === 'grade')
    .map(({ id }) => scores[id] ?? 0)
    .sort((a, b) => a - b)
  return ((grades[Math.floor((grades.length - 1) / 2)] ?? 0) + (grades[Math.ceil((grades.length - 1) / 2)] ?? 0)) / 2
}

/** Flesch's own table of styles. */
function levelOf(ease: number) {
  if (ease >= 90) return 'Very easy'
  if (ease >= 80) return 'Easy'
  if (ease >= 70) return 'Fairly easy'
  if (ease >= 60) return 'Plain English'
  if (ease >= 50) return 'Fairly difficult'
  return ease >= 30 ? 'Difficult' : 'Very difficult'
}

function lineOf(given: string, at: number) {
  const before = given.slice(0, at).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

const round = (value: number) => Math.round(value * 100) / 100

function time(minutes: number) {
  const seconds = Math.ceil(minutes * 60)
  if (seconds < 60) return `${seconds} s`
  const whole = Math.floor(seconds / 60)
  return whole < 60 ? `${whole} min ${seconds % 60} s` : `${Math.floor(whole / 60)} h ${whole % 60} min`
}
