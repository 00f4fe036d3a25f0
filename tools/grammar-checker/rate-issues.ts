import type { Finding, Mark } from '#engine/tool/blocks.ts'
import type { Issue } from './issue.ts'

/** Kinds of Harper that are always mistakes; the others are matters of style. */
const mistakes =
  /spelling|typo|grammar|agreement|word choice|repetition|capitali|punctuation|boundary|malapropism|eggcorn|nonstandard|usage/i
export const MAX_FINDINGS = 300
export const rules = { label: 'Harper: rules', url: 'https://writewithharper.com/docs/rules' }

/** Returns marks without overlaps. If two rules mark the same letters, the first counts. */
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
      offers: [offerFor(issue)],
    })
  }
  return marks
}

/**
 * Returns 100 for a text without findings. Every ten mistakes in a hundred words halve the score, so each mistake
 * counts and no text reaches 0. A matter of style counts a quarter. A text of fewer than 50 words counts as 50.
 * @returns null for a text without words
 */
export function scoreOf(words: number, { mistakes, style }: { mistakes: number; style: number }): number | null {
  if (words === 0) return null
  const perHundred = ((mistakes + style / 4) / Math.max(words, FEWEST_WORDS)) * 100
  const points = Math.round(100 * 0.5 ** (perHundred / HALVING))
  return perHundred > 0 ? Math.min(points, 99) : points
}

const FEWEST_WORDS = 50
const HALVING = 10

/** Names for kinds of Harper that visitors would not know. */
const kindNames: Record<string, string> = {
  BoundaryError: 'Joined or split words',
  Eggcorn: 'Mixed-up words',
  Enhancement: 'Possible improvement',
  Malapropism: 'Mixed-up words',
  Miscellaneous: 'Other',
  Nonstandard: 'Nonstandard words',
  Readability: 'Hard to read',
  Redundancy: 'Unneeded words',
  Regionalism: 'Regional words',
  Repetition: 'Repeated words',
  Typo: 'Typos',
  'Word Choice': 'Word choice',
}

/** Returns the number of issues by kind, in plain words, the most frequent first. */
export function countedKinds(counts: Record<string, number>): [kind: string, count: number][] {
  const named: Record<string, number> = {}
  for (const [kind, count] of Object.entries(counts)) {
    const name = kindNames[kind] ?? kind
    named[name] = (named[name] ?? 0) + count
  }
  return Object.entries(named).sort(([, one], [, other]) => other - one)
}

/** Returns findings without those of ignored rules and accepted words. */
export function withoutAccepted(issues: Issue[], { words, rules }: { words: string[]; rules: string[] }): Issue[] {
  const accepted = new Set(words.map((word) => word.toLowerCase()))
  const ignored = new Set(rules.map((rule) => rule.toLowerCase()))
  return issues.filter(
    ({ rule, kind, text }) =>
      !ignored.has(rule.toLowerCase()) &&
      !(/spelling/i.test(kind) && accepted.has(text.replace(/[’']s$/, '').toLowerCase())),
  )
}

/** Returns the text with the first suggestion applied for each mistake; matters of style are left to the writer. */
export function corrected(text: string, issues: Issue[]): string {
  let written = ''
  let from = 0
  for (const issue of issues) {
    const [first] = issue.suggestions
    if (first === undefined || issue.start < from || !isMistake(issue)) continue
    written += text.slice(from, issue.start) + first
    // A deletion also deletes one of the two spaces around it.
    from = first === '' && /\s$/.test(written) && text[issue.end] === ' ' ? issue.end + 1 : issue.end
  }
  return written + text.slice(from)
}

const offerFor = ({ kind, rule, text }: Issue) =>
  /spelling/i.test(kind)
    ? { label: `Accept “${text}”`, field: 'accepted', value: text }
    : { label: 'Ignore this rule', field: 'ignored', value: rule }

/** Returns the listed findings, mistakes first, each with its line and column. */
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
      title: titleOf(issue),
      why: `${asSentence(plain(issue.message))} Rule: ${issue.rule}.`,
      evidence: aroundIn(text, issue),
      ...(first === undefined
        ? {}
        : { fix: first === '' ? `Remove “${issue.text}”.` : `Write ${orList(issue.suggestions)}.` }),
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
      title: 'No mistakes were found.',
      why: 'Check the meaning, the facts, and the argument yourself.',
    },
  ]
}

/** Returns what to write instead of what, where both are short and visible, and otherwise the message of the rule. */
function titleOf({ text, message, suggestions: [first] }: Issue) {
  const isShown = text.trim() !== '' && text.length <= MAX_IN_TITLE && !text.includes('\n')
  if (!isShown || first === undefined || first.length > MAX_IN_TITLE) return asSentence(plain(message))
  if (first === '') return `Remove “${text}”.`
  return first.trim() === '' ? asSentence(plain(message)) : `Write “${first}” instead of “${text}”.`
}

const MAX_IN_TITLE = 60
const MAX_SUGGESTIONS = 3
/** Characters around a mistake that show where it is. */
const AROUND = 30

/** @example orList(['your', 'you are']) // '“your” or “you are”' */
const orList = (suggestions: string[]) =>
  new Intl.ListFormat('en-US', { type: 'disjunction' }).format(
    suggestions.slice(0, MAX_SUGGESTIONS).map((one) => `“${one}”`),
  )

const asSentence = (message: string) => (/[.?!]$/.test(message) ? message : `${message}.`)

/** Returns an issue with the whole words around it in its line. */
function aroundIn(text: string, { start, end }: Issue) {
  const before = text.slice(Math.max(0, start - AROUND), start)
  const after = text.slice(end, end + AROUND)
  const from = start - AROUND > 0 ? before.replace(/^.*\n|^\S*\s/s, '') : before.replace(/^.*\n/s, '')
  const to = end + AROUND < text.length ? after.replace(/\n.*$|\s\S*$/s, '') : after.replace(/\n.*$/s, '')
  return `${from}${text.slice(start, end)}${to}`
}

/** Mistakes that Harper files under “Miscellaneous”: “an test”, “better then”. */
const MISFILED = new Set(['AnA', 'ThenThan'])

/** Returns whether an issue is a mistake. */
export const isMistake = ({ kind, rule }: Issue) => mistakes.test(kind) || MISFILED.has(rule)
const toneOf = (issue: Issue) => (isMistake(issue) ? ('warning' as const) : ('notice' as const))
const plain = (message: string) => message.replaceAll('`', '"')
