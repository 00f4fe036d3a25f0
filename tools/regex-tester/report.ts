import {
  type Block,
  code,
  type Finding,
  findings,
  type Mark,
  metric,
  table,
  text as textBlock,
} from '../../engine/tool/blocks.ts'
import type { Report } from '../../engine/tool/define-tool.ts'
import type { Danger } from './backtracking.ts'
import type { Foreign } from './foreign.ts'
import { MAX_MATCHES, type Match } from './match.ts'
import { describeQuantifier, type Part } from './parse-pattern.ts'

type Found = {
  matches: Match[]
  isCut: boolean
  parts: Part[][]
  dangers: Danger[]
  foreign: Foreign[]
  replaced: string | null
  source: string
}

const standard = { label: 'ECMAScript, 22.2', url: 'https://tc39.es/ecma262/#sec-regexp-regular-expression-objects' }
const article = {
  label: 'OWASP, ReDoS',
  url: 'https://owasp.org/www-community/attacks/Regular_expression_Denial_of_Service_-_ReDoS',
}

export function reportMatches(
  { matches, isCut, parts, dangers, foreign, replaced, source }: Found,
  text: string,
): Report {
  const labels = matches[0]?.groups.map(({ label }) => label) ?? []
  const covered = matches.reduce((sum, { start, end }) => sum + end - start, 0)
  const blocks: Block[] = [
    metric([
      {
        label: 'Matches',
        value: matches.length,
        method: 'Matches that the engine finds, one after the other.',
        ref: standard,
      },
      { label: 'Groups', value: countGroups(parts), method: 'Groups of the pattern that are kept.' },
      {
        label: 'Text covered',
        value: text === '' ? null : Number(((100 * covered) / text.length).toFixed(1)),
        unit: '%',
        method: 'UTF-16 code units in matches, of those in the text.',
      },
    ]),
    findings([...(dangers.length > 0 ? dangers.map(toFinding) : [harmless]), ...foreign.map(fromForeign)]),
    textBlock({ title: 'Text', text, marks: matches.filter(({ text }) => text !== '').map(toMark) }),
    table({
      title: 'Matches',
      columns: [
        { label: 'No.', form: 'number' },
        { label: 'Line', form: 'number' },
        { label: 'Column', form: 'number' },
        { label: 'Match', form: 'mono' },
        ...labels.map((label) => ({ label: `Group ${label}`, form: 'mono' as const })),
      ],
      rows: matches.map(({ line, column, text, groups }, at) => [
        at + 1,
        line,
        column,
        text === '' ? '(empty)' : text,
        ...groups.map(({ text }) => text ?? 'not used'),
      ]),
      ...(isCut ? { note: `Only the first ${MAX_MATCHES.toLocaleString('en-US')} are listed.` } : {}),
    }),
    table({
      title: 'The pattern in words',
      columns: [{ label: 'Part', form: 'mono' }, { label: 'Means' }, { label: 'How often' }],
      rows: wordsOf(parts),
    }),
  ]
  if (replaced !== null)
    blocks.push(code({ title: 'Replaced', code: replaced, language: 'text', fileName: 'replaced.txt' }))
  return { summary: summaryOf(matches, isCut, source, dangers), blocks, status: isCut ? 'partial' : 'done' }
}

function summaryOf(matches: Match[], isCut: boolean, source: string, dangers: Danger[]) {
  const count = isCut
    ? `More than ${MAX_MATCHES.toLocaleString('en-US')} matches`
    : matches.length === 1
      ? '1 match'
      : `${matches.length || 'No'} matches`
  const shown = source.length > 60 ? `${source.slice(0, 59)}…` : source
  return `${count} for ${shown}${dangers.length > 0 ? ', which can hang' : ''}`
}

function countGroups(parts: Part[][]): number {
  return parts.flat().reduce((sum, { capture, body }) => sum + (capture ? 1 : 0) + (body ? countGroups(body) : 0), 0)
}

function toMark({ start, end, groups }: Match, at: number): Mark {
  const kept = groups.map(({ label, text }) => `group ${label}: ${text ?? 'not used'}`)
  return { start, end, tone: at % 2 === 0 ? 'pass' : 'notice', note: [`Match ${at + 1}`, ...kept].join(', ') }
}

/** What stands in a group is set in below it; neighboring single characters are read as one text. */
function wordsOf(options: Part[][], depth = 0): string[][] {
  const indent = '  '.repeat(depth)
  return options.flatMap((parts, option) => [
    ...(option > 0 ? [[`${indent}|`, 'or', '']] : []),
    ...(parts.length === 0 && options.length > 1 ? [[indent, 'nothing', '']] : []),
    ...joined(parts).flatMap((part) => [
      [
        indent +
          (part.body && part.source.length > 24 ? `${part.source.slice(0, 23)}…` : part.source) +
          (part.quantifier?.source ?? ''),
        part.meaning,
        part.quantifier ? describeQuantifier(part.quantifier) : '',
      ],
      ...(part.body ? wordsOf(part.body, depth + 1) : []),
    ]),
  ])
}

function joined(parts: Part[]): Part[] {
  const result: Part[] = []
  for (const part of parts) {
    const last = result.at(-1)
    const isPlain = (one: Part) => one.meaning.startsWith('“') && !one.quantifier
    if (last && isPlain(last) && isPlain(part))
      result[result.length - 1] = {
        ...last,
        source: last.source + part.source,
        meaning: `${last.meaning.slice(0, -1)}${part.meaning.slice(1)}`,
      }
    else result.push(part)
  }
  return result
}

const harmless: Finding = {
  id: 'no-known-shape',
  severity: 'pass',
  title: 'No shape that is known to hang',
  why: 'No unlimited repeat holds another one, and no two that take the same characters stand side by side.',
}

const shapes: Record<Danger['kind'], Pick<Finding, 'severity' | 'title' | 'why' | 'fix'>> = {
  nested: {
    severity: 'critical',
    title: 'A repeat within a repeat: on a text that almost fits, the time can double with every character',
    why: 'The engine tries every way to split the same characters between the inner and the outer repeat before it gives up.',
    fix: 'Take one of the two repeats out, or put a character between the rounds that the inner part cannot match.',
  },
  overlap: {
    severity: 'critical',
    title: 'Alternatives that begin alike, repeated without limit: the time can double with every character',
    why: 'Each round can be matched by more than one alternative, and the engine tries them all.',
    fix: 'Write the alternatives so that the first character decides, or use one class instead.',
  },
  neighbors: {
    severity: 'warning',
    title: 'Two unlimited repeats of the same characters side by side: the time grows with the square of the length',
    why: 'Every place between the two is tried as their border.',
    fix: 'Join them into one, or put between them what the first cannot match.',
  },
}

const fromForeign = ({ source, column, says, fix }: Foreign): Finding => ({
  id: 'other-language',
  severity: 'warning',
  title: `${source} is ${says}`,
  why: 'The pattern runs, but it asks for something else than it did where it comes from.',
  fix,
  evidence: source,
  place: { field: 'pattern', line: 1, column },
  ref: standard,
})

function toFinding({ part, kind }: Danger): Finding {
  return {
    id: kind,
    ...shapes[kind],
    evidence: part.source + (part.quantifier?.source ?? ''),
    place: { field: 'pattern', line: 1, column: part.start + 1 },
    ref: article,
  }
}
