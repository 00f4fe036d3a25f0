import { z } from 'zod'
import { Failure } from '../../engine/failures.ts'
import { chart, type Finding, findings, type Mark, metric, score, text as textBlock } from '../../engine/tool/blocks.ts'
import { defineTool } from '../../engine/tool/define-tool.ts'
import { field } from '../../engine/tool/field.ts'
import type { Issue } from './harper.ts'

/** Kinds of Harper that are a mistake by any reading; the others are a matter of style. */
const mistakes =
  /spelling|typo|grammar|agreement|word choice|wordchoice|repetition|capitali|punctuation|boundary|malapropism|eggcorn|nonstandard|usage/i
const MOST_FINDINGS = 300
const rules = { label: 'Harper: rules', url: 'https://writewithharper.com/docs/rules' }

export const tool = defineTool({
  slug: 'grammar-checker',
  title: 'Grammar and spelling',
  category: 'content',
  runs: 'browser',
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
    'English only. The first check loads Harper, about 16 MB, which takes a few seconds.',
  ],
  run: async ({ text, dialect, isMarkdown }, { asset, progress }) => {
    const heap = /[^\p{L}\p{N}\s]{1000}/u.exec(text)
    if (heap) throw heaped(text.slice(0, heap.index).split('\n').length)
    const { lint } = await import('./harper.ts')
    progress(0, 1, 'Loading Harper')
    const issues = await lint(text, { dialect, isMarkdown, wasm: () => asset('harper.wasm') })
    const words = (text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu) ?? []).length
    const serious = issues.filter(({ kind }) => mistakes.test(kind)).length
    const weighted = serious + (issues.length - serious) / 4
    // Ten mistakes in a hundred words leave nothing.
    const points = words === 0 ? null : Math.max(0, Math.round(100 - (weighted / words) * 1_000))
    const counts: Record<string, number> = {}
    for (const { kind } of issues) counts[kind] = (counts[kind] ?? 0) + 1
    return { issues, words, score: points, counts, mistakes: serious }
  },
  report: ({ issues, words, score: points, counts, mistakes: serious }, { text }) => {
    const kinds = Object.entries(counts).sort(([, one], [, other]) => other - one)
    return {
      summary:
        issues.length === 0
          ? `Nothing found in ${words.toLocaleString('en-US')} words`
          : `${serious} mistake${serious === 1 ? '' : 's'} and ${issues.length - serious} matters of style in ${words.toLocaleString('en-US')} words`,
      blocks: [
        score({
          value: points,
          label: serious === 0 ? 'No mistake found' : `${serious} to mend`,
          method: '100 minus 10 for each mistake in a hundred words; a matter of style counts a quarter.',
          ref: rules,
        }),
        metric([
          { label: 'Words', value: words, method: 'Runs of letters and digits, with apostrophes and hyphens within.' },
          {
            label: 'Mistakes',
            value: serious,
            method: "Findings of Harper's kinds spelling, grammar, agreement, punctuation and the like.",
          },
          { label: 'Style', value: issues.length - serious, method: 'All other findings of Harper.' },
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
      limits: issues.length > MOST_FINDINGS ? [`The first ${MOST_FINDINGS} findings are listed; all are marked.`] : [],
    }
  },
})

/** Where two rules mark the same letters, the first counts. */
function marksOf(issues: Issue[]): Mark[] {
  const marks: Mark[] = []
  let free = 0
  for (const { start, end, kind, message, suggestions } of issues) {
    if (start < free || end <= start) continue
    free = end
    marks.push({
      start,
      end,
      tone: toneOf(kind),
      note: plain(message),
      ...(suggestions.length > 0 ? { replacements: suggestions } : {}),
    })
  }
  return marks
}

function findingsOf(issues: Issue[], text: string): Finding[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  let line = 0
  const list = issues.slice(0, MOST_FINDINGS).map((issue): Finding => {
    while (line + 1 < starts.length && (starts[line + 1] as number) <= issue.start) line++
    const first = issue.suggestions[0]
    return {
      id: issue.rule,
      severity: toneOf(issue.kind),
      title: plain(issue.message),
      why: `${issue.kind}, rule ${issue.rule}.`,
      evidence: issue.text,
      ...(first === undefined ? {} : { fix: first === '' ? `Leave out “${issue.text}”.` : `Write “${first}”.` }),
      ref: rules,
      place: { field: 'text', line: line + 1, column: issue.start - (starts[line] as number) + 1 },
    }
  })
  const rank = { critical: 0, warning: 1, notice: 2, pass: 3 }
  list.sort((one, other) => rank[one.severity] - rank[other.severity])
  if (list.length > 0) return list
  return [
    {
      id: 'clean',
      severity: 'pass',
      title: 'No rule was broken.',
      why: 'Meaning, facts and argument are yours to check.',
    },
  ]
}

const toneOf = (kind: string) => (mistakes.test(kind) ? ('warning' as const) : ('notice' as const))
const plain = (message: string) => message.replaceAll('`', '"')

/** Harper's time grows with the square of such a run. */
function heaped(line: number) {
  const message = `Line ${line} holds 1,000 signs without a letter or space between them. Take them out and check again.`
  return new Failure('invalid', { message, errors: { text: message } })
}
