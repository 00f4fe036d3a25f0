import { z } from 'zod'
import { Failure } from '#engine/failures.ts'
import { countOf } from '#engine/text/count-of.ts'
import { foldWord, stopWords } from '#engine/text/stop-words.ts'
import { hyphenatedWordsOf } from '#engine/text/words.ts'
import { chart, findings, metric, score, text as textBlock, WHOLE } from '#engine/tool/blocks.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { about } from './about.ts'
import { type Dialect, dialectNames, dialectOf } from './dialect.ts'
import { output } from './output.ts'
import {
  corrected,
  countedKinds,
  findingsOf,
  isMistake,
  MAX_FINDINGS,
  marksOf,
  rules,
  scoreOf,
  withoutAccepted,
} from './rate-issues.ts'

/**
 * Maximum share of small words: the Universal Declaration of Human Rights has 54% in English, 30% in Scots, and up to
 * 10% in other languages.
 */
const MAX_SMALL_WORDS = 0.2
const MIN_FOREIGN_WORDS = 5

export const tool = defineTool({
  ...about,
  isLive: true,
  action: 'Check',
  guide: [
    'Checks English text for spelling, grammar, and style mistakes without sending it to another service; use it to proofread emails, articles, or product copy.',
    'Returns each mistake with its position, its rule, and suggestions, the corrected text, and a score from 0 to 100.',
  ],
  timeLimit: 60,
  input: z.object({
    text: field.text({ label: 'English text', rows: 12, max: 200_000, empty: 'Enter a text to check.' }),
    dialect: field.choice({
      label: 'English',
      default: 'auto',
      hint: 'Words such as color and colour show which one the text uses.',
      options: {
        auto: 'Detect from the spelling',
        american: 'American',
        british: 'British',
        canadian: 'Canadian',
        australian: 'Australian',
        indian: 'Indian',
      },
    }),
    accepted: field.text({
      label: 'Words to accept',
      rows: 2,
      max: 20_000,
      isOptional: true,
      advanced: true,
      hint: 'Names and terms, separated by commas or lines. They are never flagged as misspelled.',
    }),
    ignored: field.line({
      label: 'Rules to ignore',
      isOptional: true,
      advanced: true,
      placeholder: 'OxfordComma, LongSentences',
      hint: 'Rule names as shown in the findings, separated by commas.',
    }),
    isMarkdown: field.flag({
      label: 'The text is Markdown',
      hint: 'Code and URLs are ignored.',
      advanced: true,
    }),
  }),
  output,
  samples: [
    {
      label: 'A draft for the Oakfield shop',
      input: {
        text: 'We are a small shop for wool socks in the the hills of Vermont. Each pair is made by hand, and it take about five hours. You could of bought them at our market stall, but teh shop never closes. Write us an letter if something does not fit.',
      },
    },
  ],
  assets: { 'harper.wasm': 'harper.js/dist/harper_wasm_slim_bg.wasm' },
  libraries: [
    { name: 'harper.js', does: 'Finds the mistakes and proposes the corrections' },
    { name: 'compromise', does: 'Tells nouns from verbs, for agreement' },
    { name: 'eld', does: 'Helps to recognize texts in other languages' },
  ],
  limits: [
    'Rules miss what depends on meaning, and they flag jargon and deliberate style.',
    'House style is not checked: title case, acronyms, URLs, the first words of list items. Words with a capital that no dictionary has count as names, unless they are close to an ordinary word.',
    'English only. The first check loads Harper, about 16 MB, which takes a few seconds.',
  ],
  run: async ({ text, dialect: chosen, accepted, ignored, isMarkdown }, { asset, progress }) => {
    if (!/\p{Script=Latin}/u.test(text)) throw noEnglish()
    const heap = /[^\p{L}\p{N}\s]{1000}/u.exec(text)
    if (heap) throw heaped(text.slice(0, heap.index).split('\n').length)
    const foreign = await foreignLanguage(text)
    if (foreign) throw notEnglish(foreign)
    const { lint } = await import('./harper.ts')
    progress(0, 1, 'Loading Harper')
    const guessed = chosen === 'auto' ? dialectOf(text) : undefined
    const dialect: Dialect = chosen === 'auto' ? (guessed ?? 'american') : chosen
    const found = await lint(text, { dialect, isMarkdown, wasm: () => asset('harper.wasm') })
    const issues = withoutAccepted(found, { words: listOf(accepted), rules: listOf(ignored) })
    const words = hyphenatedWordsOf(text).length
    const unknown = issues.filter(({ rule }) => rule === 'SpellCheck').length
    const serious = issues.filter(isMistake).length
    const points = scoreOf(words, { mistakes: serious, style: issues.length - serious })
    const counts: Record<string, number> = {}
    for (const { kind } of issues) counts[kind] = (counts[kind] ?? 0) + 1
    return {
      issues,
      corrected: corrected(text, issues),
      dialect,
      isGuessed: chosen === 'auto',
      isCertain: guessed !== undefined,
      words,
      score: points,
      counts,
      mistakes: serious,
      isEnglish: unknown < 5 || unknown / words < 0.3,
    }
  },
  report: (
    { issues, corrected, dialect, isGuessed, isCertain, words, score: points, counts, mistakes: serious, isEnglish },
    { text },
  ) => {
    const style = issues.length - serious
    const total = countOf(words, 'word')
    const kinds = countedKinds(counts)
    return {
      summary: issues.length === 0 ? `Nothing found in ${total}` : `${foundIn(serious, style)} in ${total}`,
      blocks: [
        score({
          parts: WHOLE,
          value: points,
          label: 'Correctness',
          method:
            '100 without findings; every 10 mistakes per 100 words cut the score in half. A style suggestion counts as a quarter of a mistake, and a text counts as at least 50 words.',
          ref: rules,
        }),
        metric([
          { label: 'Words', value: words, method: 'Unicode word boundaries; a hyphenated word counts as one.' },
          {
            label: 'Mistakes',
            value: serious,
            method: "Findings in Harper's categories of spelling, grammar, agreement, punctuation, and the like.",
          },
          { label: 'Style', value: style, method: 'All other findings of Harper.' },
        ]),
        ...(kinds.length > 1
          ? [
              chart({
                title: 'Findings by category',
                form: 'bars',
                labels: kinds.map(([kind]) => kind),
                series: [{ name: 'Findings', values: kinds.map(([, count]) => count) }],
                method: 'Categories of Harper, in plain words.',
              }),
            ]
          : []),
        textBlock({
          title: 'Your text',
          text,
          field: 'text',
          marks: marksOf(issues),
          ...(corrected === text ? {} : { whole: { label: 'Accept all corrections', text: corrected } }),
        }),
        findings(findingsOf(issues, text)),
      ],
      limits: [
        ...(isGuessed
          ? [
              isCertain
                ? `Checked as ${dialectNames[dialect]} English, because the text uses that spelling.`
                : 'Checked as American English, because the text has no words that other dialects spell differently, or it mixes dialects.',
            ]
          : []),
        ...(isEnglish ? [] : ['About a third of the words or more are unknown, so this may not be English.']),
        ...(issues.length > MAX_FINDINGS ? [`The first ${MAX_FINDINGS} findings are listed; all are marked.`] : []),
      ],
    }
  },
})

/** @example foundIn(8, 0) // '8 mistakes' */
const foundIn = (mistakes: number, style: number) =>
  style === 0
    ? countOf(mistakes, 'mistake')
    : `${countOf(mistakes, 'mistake')} and ${countOf(style, 'style suggestion')}`

const listOf = (text: string) =>
  text
    .split(/[,\n]/)
    .map((one) => one.trim())
    .filter(Boolean)

/** Returns another language only if the detector is sure and the text has hardly any small words of English. */
async function foreignLanguage(text: string) {
  const { detectLanguage } = await import('#engine/text/language/detect.ts')
  const { name, isReliable, guesses } = detectLanguage(text)
  if (!isReliable || guesses.some(({ language }) => language === 'en')) return null
  const words = hyphenatedWordsOf(text)
  const small = words.filter(({ text: word }) => stopWords('en').has(foldWord(word))).length
  return words.length >= MIN_FOREIGN_WORDS && small / words.length < MAX_SMALL_WORDS ? name : null
}

function notEnglish(language: string) {
  const message = `This text is ${language}. The checker reads English only.`
  return new Failure('invalid', { message, errors: { text: message } })
}

function noEnglish() {
  const message = 'This text contains no English words.'
  return new Failure('invalid', { message, errors: { text: message } })
}

/** Harper's time grows with the square of the length of such a run. */
function heaped(line: number) {
  const message = `Line ${line} has 1,000 symbols in a row without a letter or space. Remove them and check again.`
  return new Failure('invalid', { message, errors: { text: message } })
}
