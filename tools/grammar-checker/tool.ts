import { z } from 'zod'
import { Failure } from '../../engine/failures.ts'
import { countOf } from '../../engine/text/count-of.ts'
import { hyphenatedWordsOf } from '../../engine/text/words.ts'
import { chart, findings, metric, score, text as textBlock } from '../../engine/tool/blocks.ts'
import { defineTool } from '../../engine/tool/define-tool.ts'
import { field } from '../../engine/tool/field.ts'
import { about } from './about.ts'
import { findingsOf, isMistake, MAX_FINDINGS, marksOf, rules } from './judge.ts'

export const tool = defineTool({
  ...about,
  isLive: true,
  action: 'Check',
  timeLimit: 60,
  input: z.object({
    text: field.text({ label: 'English text', rows: 12, max: 200_000, empty: 'Enter a text to check.' }),
    dialect: field.choice({
      label: 'English of',
      default: 'american',
      options: {
        american: 'America',
        british: 'Britain',
        canadian: 'Canada',
        australian: 'Australia',
        indian: 'India',
      },
    }),
    isMarkdown: field.flag({
      label: 'The text is Markdown',
      hint: 'Code and addresses are left alone.',
      advanced: true,
    }),
  }),
  samples: [
    {
      label: 'A draft for the Oakfield shop',
      input: {
        text: 'We are a small shop for wool socks in the the hills of Vermont. Each pair is made by hand, and it take about five hours. You could of bought them at our market stall, but teh shop never closes. Write us an letter if something does not fit.',
        dialect: 'american',
      },
    },
  ],
  assets: { 'harper.wasm': 'harper.js/dist/harper_wasm_slim_bg.wasm' },
  libraries: [{ name: 'harper.js', does: 'Finds the mistakes and proposes the corrections' }],
  limits: [
    'Rules miss what depends on meaning, and they flag names, jargon and deliberate style.',
    'Matters of house style are left out: title case, the comma before “and”, acronyms, addresses, first words of a list.',
    'English only. The first check loads Harper, about 16 MB, which takes a few seconds.',
  ],
  run: async ({ text, dialect, isMarkdown }, { asset, progress }) => {
    if (!/\p{Script=Latin}/u.test(text)) throw noEnglish()
    const heap = /[^\p{L}\p{N}\s]{1000}/u.exec(text)
    if (heap) throw heaped(text.slice(0, heap.index).split('\n').length)
    const { lint } = await import('./harper.ts')
    progress(0, 1, 'Loading Harper')
    const issues = await lint(text, { dialect, isMarkdown, wasm: () => asset('harper.wasm') })
    const words = hyphenatedWordsOf(text).length
    const unknown = issues.filter(({ rule }) => rule === 'SpellCheck').length
    const serious = issues.filter(isMistake).length
    const weighted = serious + (issues.length - serious) / 4
    // Ten mistakes in a hundred words leave nothing.
    const points = words === 0 ? null : Math.max(0, Math.round(100 - (weighted / words) * 1_000))
    const counts: Record<string, number> = {}
    for (const { kind } of issues) counts[kind] = (counts[kind] ?? 0) + 1
    return { issues, words, score: points, counts, mistakes: serious, isEnglish: unknown < 5 || unknown / words < 0.3 }
  },
  report: ({ issues, words, score: points, counts, mistakes: serious, isEnglish }, { text }) => {
    const style = issues.length - serious
    const total = countOf(words, 'word')
    const kinds = Object.entries(counts).sort(([, one], [, other]) => other - one)
    return {
      summary:
        issues.length === 0
          ? `Nothing found in ${total}`
          : `${countOf(serious, 'mistake')} and ${countOf(style, 'matter')} of style in ${total}`,
      blocks: [
        score({
          value: points,
          label: serious === 0 ? 'No mistake found' : `${serious} to mend`,
          method:
            '100 minus 10 for each mistake in a hundred words; a matter of style counts a quarter. Never below 0.',
          ref: rules,
        }),
        metric([
          { label: 'Words', value: words, method: 'Word boundaries of Unicode; a hyphenated word is one.' },
          {
            label: 'Mistakes',
            value: serious,
            method: "Findings of Harper's kinds spelling, grammar, agreement, punctuation and the like.",
          },
          { label: 'Style', value: style, method: 'All other findings of Harper.' },
        ]),
        ...(kinds.length > 1
          ? [
              chart({
                title: 'Findings by kind',
                form: 'bars',
                labels: kinds.map(([kind]) => kind),
                series: [{ name: 'Findings', values: kinds.map(([, count]) => count) }],
                method: 'Kinds as Harper names them.',
              }),
            ]
          : []),
        textBlock({ title: 'Your text', text, field: 'text', marks: marksOf(issues) }),
        findings(findingsOf(issues, text)),
      ],
      limits: [
        ...(isEnglish ? [] : ['Nearly every third word or more is unknown: this may not be English.']),
        ...(issues.length > MAX_FINDINGS ? [`The first ${MAX_FINDINGS} findings are listed; all are marked.`] : []),
      ],
    }
  },
})

function noEnglish() {
  const message = 'There is no English word in this text.'
  return new Failure('invalid', { message, errors: { text: message } })
}

/** Harper's time grows with the square of such a run. */
function heaped(line: number) {
  const message = `Line ${line} holds 1,000 signs without a letter or space between them. Take them out and check again.`
  return new Failure('invalid', { message, errors: { text: message } })
}
