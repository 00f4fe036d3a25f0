import type { Finding, Mark } from '../../engine/tool/blocks.ts'
import type { Issue } from './issue.ts'

/** Kinds of Harper that are a mistake by any reading; the others are a matter of style. */
const mistakes =
  /spelling|typo|grammar|agreement|word choice|repetition|capitali|punctuation|boundary|malapropism|eggcorn|nonstandard|usage/i
export const MAX_FINDINGS = 300
export const rules = { label: 'Harper: rules', url: 'https://writewithharper.com/docs/rules' }

/** Where two rules mark the same letters, the first counts. */
export function marksOf(issues: Issue[]): Mark[] {
  const marks: Mark[] = []
  let free = 0
  for (const issue of issues) {
    const { start, end, message, suggestions } = issue
    if (start < free || end <= start) continue
    free = end
    marks.push({
      start,
      end,
      tone: toneOf(issue),
      note: plain(message),
      ...(suggestions.length > 0 ? { replacements: suggestions } : {}),
    })
  }
  return marks
}

/** What is listed, mistakes first, each with its line and column. */
export function findingsOf(issues: Issue[], text: string): Finding[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  let line = 0
  const list = issues.slice(0, MAX_FINDINGS).map((issue): Finding => {
    while (line + 1 < starts.length && (starts[line + 1] as number) <= issue.start) line++
    const first = issue.suggestions[0]
    return {
      id: issue.rule,
      severity: toneOf(issue),
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

/** Harper files a wrong article, “an test”, under “Miscellaneous”. */
export const isMistake = ({ kind, rule }: Issue) => mistakes.test(kind) || rule === 'AnA'
const toneOf = (issue: Issue) => (isMistake(issue) ? ('warning' as const) : ('notice' as const))
const plain = (message: string) => message.replaceAll('`', '"')
