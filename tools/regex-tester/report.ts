import { withCommas } from '#engine/text/numbers.ts'
import { shorten } from '#engine/text/shorten.ts'
import {
  type Block,
  code,
  type Finding,
  findings,
  type Mark,
  metric,
  table,
  text as textBlock,
} from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { Danger } from './backtracking.ts'
import type { Foreign } from './foreign.ts'
import { MAX_MATCHES, type Match } from './match.ts'
import { describeQuantifier, type Part } from './parse-pattern.ts'

type Found = {
  matches: Match[]
  isCut: boolean
  parts: Part[][]
  dangers: Danger[] | null
  foreign: Foreign[]
  replaced: string | null
  source: string
}

const standard = { label: 'ECMAScript, 22.2', url: 'https://tc39.es/ecma262/#sec-regexp-regular-expression-objects' }
const method = {
  label: 'Weideman et al. (2016)',
  url: 'https://doi.org/10.1007/978-3-319-40946-7_27',
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
        method: 'Matches in the text, one after the other.',
        ref: standard,
      },
      { label: 'Groups', value: countGroups(parts), method: 'Capturing groups of the pattern.' },
      {
        label: 'Text covered',
        value: text === '' ? null : Number(((100 * covered) / text.length).toFixed(1)),
        unit: '%',
        method: 'Share of UTF-16 code units that are part of a match.',
      },
    ]),
    findings([...verdictOn(dangers), ...foreign.map(fromForeign)]),
    ...(dangers ?? []).map((danger) => attackCode(danger, source)),
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
      ...(isCut ? { note: `Only the first ${withCommas(MAX_MATCHES)} are listed.` } : {}),
    }),
    table({
      title: 'The pattern explained',
      columns: [{ label: 'Part', form: 'mono' }, { label: 'Means' }, { label: 'Repeats' }],
      rows: wordsOf(parts),
    }),
  ]
  if (replaced !== null)
    blocks.push(
      code({ title: 'Result of the replacement', code: replaced, language: 'text', fileName: 'replaced.txt' }),
    )
  return { summary: summaryOf(matches, isCut, source, dangers ?? []), blocks, status: isCut ? 'partial' : 'done' }
}

function summaryOf(matches: Match[], isCut: boolean, source: string, dangers: Danger[]) {
  const count = isCut
    ? `More than ${withCommas(MAX_MATCHES)} matches`
    : matches.length === 1
      ? '1 match'
      : `${matches.length || 'No'} matches`
  const shown = shorten(source, 60)
  const isHanging = dangers.some(({ degree }) => degree === null || degree > 2)
  return `${count} for ${shown}${isHanging ? ', which can hang' : dangers.length > 0 ? ', which is slow on long texts' : ''}`
}

function countGroups(parts: Part[][]): number {
  return parts.flat().reduce((sum, { capture, body }) => sum + (capture ? 1 : 0) + (body ? countGroups(body) : 0), 0)
}

function toMark({ start, end, groups }: Match, at: number): Mark {
  const kept = groups.map(({ label, text }) => `group ${label}: ${text ?? 'not used'}`)
  return { start, end, tone: at % 2 === 0 ? 'pass' : 'notice', note: [`Match ${at + 1}`, ...kept].join(', ') }
}

/**
 * Returns rows that explain the parts of a pattern. The content of a group is indented; neighboring single characters
 * are joined.
 */
function wordsOf(options: Part[][], depth = 0): string[][] {
  const indent = '  '.repeat(depth)
  return options.flatMap((parts, option) => [
    ...(option > 0 ? [[`${indent}|`, 'or', '']] : []),
    ...(parts.length === 0 && options.length > 1 ? [[indent, 'nothing', '']] : []),
    ...joined(parts).flatMap((part) => [
      [
        indent + (part.body ? shorten(part.source, 24) : part.source) + (part.quantifier?.source ?? ''),
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

const verdictOn = (dangers: Danger[] | null) =>
  dangers === null ? [unread] : dangers.length > 0 ? dangers.map(toFinding) : [harmless]

const unread: Finding = {
  id: 'not-analyzed',
  severity: 'notice',
  title: 'Whether this pattern can be slow was not analyzed',
  why: 'Its groups are nested more than 100 levels deep.',
}

const harmless: Finding = {
  id: 'no-slow-text',
  severity: 'pass',
  title: 'No text was found that makes this pattern slow',
  why: 'The automaton of the pattern has no loops that can match the same characters, or a step count showed that they do no harm.',
  ref: method,
}

const ways = {
  exponential: {
    why: 'The engine can divide the same characters among the iterations of a repeat in many ways, and it tries all of them before it gives up.',
    fix: 'Remove one of the two repeats, or end each iteration with a character that it cannot contain.',
  },
  polynomial: {
    why: 'The engine tries every place where one repeat could end and the next could begin, or where the match could begin.',
    fix: 'Make neighboring repeats match different characters, anchor the pattern with ^ or \\b, or limit a repeat, for example to {0,100}.',
  },
}

const fromForeign = ({ source, column, says, fix }: Foreign): Finding => ({
  id: 'other-language',
  severity: 'warning',
  title: `${source} is ${says}`,
  why: 'The pattern runs, but it means something different here than in the language it comes from.',
  fix,
  evidence: source,
  place: { field: 'pattern', line: 1, column },
  ref: standard,
})

function toFinding({ kind, degree, part, attack }: Danger): Finding {
  return {
    id: kind,
    severity: kind === 'exponential' ? 'critical' : 'warning',
    title:
      kind === 'exponential'
        ? 'On a text that almost matches, the time grows exponentially: the pattern can hang'
        : `The time grows with the ${degree === 2 ? 'square' : `${degree}th power`.replace('3th', '3rd')} of the text length`,
    ...ways[kind],
    evidence: attackSource(attack),
    place: { field: 'pattern', line: 1, column: (part?.start ?? 0) + 1 },
    ref: method,
  }
}

/** Returns the attack as a JavaScript expression. */
function attackSource({ prefix, pump, repeats, suffix }: Danger['attack']) {
  const edge = (text: string) => (text === '' ? [] : [JSON.stringify(text)])
  return [...edge(prefix), `${JSON.stringify(pump)}.repeat(${repeats})`, ...edge(suffix)].join(' + ')
}

const attackCode = ({ attack }: Danger, source: string) =>
  code({
    title: 'A text that makes it slow',
    code: `const text = ${attackSource(attack)}\n${source}.test(text) // about ${withCommas(attack.steps / 1e6)} million steps, a second or so`,
    language: 'javascript',
  })
