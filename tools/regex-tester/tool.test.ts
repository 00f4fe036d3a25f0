// @module-tag slow
import { expect, test } from 'vitest'
import { run } from '#tests/support/tool-ports.ts'
import { findDangers } from './backtracking.ts'
import { countSteps } from './count-steps.ts'
import { compile, matchAll } from './match.ts'
import { describeQuantifier, parsePattern } from './parse-pattern.ts'
import { compileProgram } from './program.ts'
import { tool } from './tool.ts'

type Data = {
  matches: { text: string; line: number; column: number; groups: { label: string; text: string | null }[] }[]
  replaced: string | null
  isCut: boolean
}
const matchesOf = async (input: Record<string, unknown>) => (await run(tool, input)).data as Data

test('every match has its line, column, and groups', async () => {
  const { matches } = await matchesOf({ pattern: '(?<key>\\w+)=(\\d+)?', text: 'a=1\n  bc=\nd=23' })
  expect(matches).toMatchObject([
    {
      text: 'a=1',
      line: 1,
      column: 1,
      groups: [
        { label: '1 key', text: 'a' },
        { label: '2', text: '1' },
      ],
    },
    {
      text: 'bc=',
      line: 2,
      column: 3,
      groups: [
        { label: '1 key', text: 'bc' },
        { label: '2', text: null },
      ],
    },
    { text: 'd=23', line: 3, column: 1 },
  ])
})

test.each([
  ['a*', 'g', 'baac'],
  ['', 'g', 'a😀b'],
  ['', 'gu', 'a😀b'],
  ['(?:)', 'gv', '😀'],
  ['\\b', 'g', 'one two'],
  ['^', 'gm', 'a\nb\n'],
  ['(?<=a)b', 'g', 'ab bb ab'],
  ['.', 'gs', 'a\nb'],
  ['a', '', 'aaa'],
  ['a', 'y', 'aab'],
  ['(a)|(b)', 'gi', 'AbC'],
  ['\\p{L}+', 'gu', 'Größe, 東京'],
])('/%s/%s finds in %j what String.matchAll finds', (pattern, flags, text) => {
  const oracle = flags.includes('g')
    ? [...text.matchAll(new RegExp(pattern, flags))].map((found) => [found.index, ...found])
    : flags === ''
      ? [text.match(new RegExp(pattern))].map((found) => [found?.index, ...(found ?? [])])
      : [
          [0, 'a'],
          [1, 'a'],
        ]
  const { matches } = matchAll(compile(pattern, flags), text)
  expect(
    matches.map(({ start, text, groups }) => [start, text, ...groups.map((group) => group.text ?? undefined)]),
  ).toEqual(oracle)
})

test('too many matches are cut, and the report says so', async () => {
  const envelope = await run(tool, { pattern: '', flags: 'g', text: 'a' })
  expect(envelope.status).toBe('failed')
  const long = await run(tool, { pattern: 'a', text: 'a'.repeat(20_000) })
  expect(long).toMatchObject({ status: 'partial', summary: 'More than 10,000 matches for /a/g' })
})

test.each([
  ['(', 'g', 'pattern', /unterminated group/i],
  ['[z-a]', 'g', 'pattern', /range out of order/i],
  ['a{2,1}', 'g', 'pattern', /numbers out of order/i],
  ['\\', 'g', 'pattern', /\\ at end/i],
  ['(?<a>x)(?<a>y)', 'g', 'pattern', /duplicate/i],
  ['foo\\', 'g', 'pattern', /read: \\ at end of pattern\.$/],
  ['a', 'gg', 'flags', /twice/],
  ['a', 'gx', 'flags', /no flag x/],
  ['a', 'uv', 'flags', /cannot be combined/],
])('/%s/%s is refused with a reason', async (pattern, flags, field, reason) => {
  const { status, failure } = await run(tool, { pattern, flags, text: 'a' })
  expect(status).toBe('failed')
  expect(failure?.errors[field]).toMatch(reason)
})

test.each([
  ['(?P<name>x)', 1, '(?<name>…)'],
  ['a(?i)b', 2, '(?i:…)'],
  ['a++', 2, 'possessive'],
  ['(?>a)', 1, 'atomic'],
])('/%s/ of another language is refused at column %i with a hint', async (pattern, column, hint) => {
  const { summary } = await run(tool, { pattern, text: 'a' })
  expect(summary).toContain(`Column ${column}:`)
  expect(summary).toContain(hint)
})

test.each([
  ['\\Aabc', [1]],
  ['abc\\z', [4]],
  ['x[[:alpha:]]', [2]],
  ['\\(?>a', []],
  ['[*+]+|\\++', []],
  ['\\\\A', []],
])('/%s/ means something else in other languages at %j', async (pattern, columns) => {
  const { findings } = await run(tool, { pattern, text: 'a' })
  const places = findings.filter(({ id }) => id === 'other-language').map(({ place }) => place?.column)
  expect(places).toEqual(columns)
})

test('an unused named group keeps its name, and nested groups do not inherit it', async () => {
  const labels = async (pattern: string, text: string) =>
    (await matchesOf({ pattern, text })).matches[0]?.groups.map(({ label }) => label)
  expect(await labels('(?<year>\\d+)?-(?<month>\\d)', '-1')).toEqual(['1 year', '2 month'])
  expect(await labels('(?<all>(\\d))', '1')).toEqual(['1 all', '2'])
})

test('10,000 matches in a line of a million characters are found immediately', () => {
  matchAll(compile('.', 'g'), 'é'.repeat(1_000_000))
})

test('replacing follows String.replace', async () => {
  expect((await matchesOf({ pattern: '(\\w+) (?<b>\\w+)', text: 'a b c d', replacement: '$<b>-$1' })).replaced).toBe(
    'b-a d-c',
  )
  expect((await matchesOf({ pattern: 'a', text: 'a' })).replaced).toBeNull()
})

const read = (pattern: string, flags = '') =>
  parsePattern(pattern, flags).map((parts) =>
    parts.map(({ source, quantifier }) => source + (quantifier?.source ?? '')),
  )

test.each([
  ['ab+?c{2,}', '', [['a', 'b+?', 'c{2,}']]],
  ['a|(b|c)*', '', [['a'], ['(b|c)*']]],
  ['[^\\]a-z]\\d', '', [['[^\\]a-z]', '\\d']]],
  ['[[a-z]--[aeiou]]x', 'v', [['[[a-z]--[aeiou]]', 'x']]],
  ['\\u{1F600}\\x41\\cA\\k<n>', 'u', [['\\u{1F600}', '\\x41', '\\cA', '\\k<n>']]],
  [
    '(?<year>\\d{4})(?=-)(?!x)(?<=y)(?<!z)(?:q)(?i:r)',
    '',
    [['(?<year>\\d{4})', '(?=-)', '(?!x)', '(?<=y)', '(?<!z)', '(?:q)', '(?i:r)']],
  ],
  ['\\p{Script=Greek}', 'u', [['\\p{Script=Greek}']]],
  ['😀+', 'u', [['😀+']]],
  ['a{', '', [['a', '{']]],
  ['', '', [[]]],
])('%s is explained', (pattern, flags, parts) => {
  expect(read(pattern, flags)).toEqual(parts)
})

test('groups are numbered by their opening bracket', () => {
  const [first, second] = parsePattern('(a(b))(?<last>c)')[0] ?? []
  expect([first?.capture, first?.body?.[0]?.[1]?.capture, second?.capture]).toEqual([
    { index: 1 },
    { index: 2 },
    { index: 3, name: 'last' },
  ])
})

test.each([
  ['?', { min: 0, max: 1 }, 'zero or one time'],
  ['{3}', { min: 3, max: 3 }, '3 times'],
  ['{1}', { min: 1, max: 1 }, '1 time'],
  ['{2,5}', { min: 2, max: 5 }, '2 to 5 times'],
  ['{2,}', { min: 2, max: Number.POSITIVE_INFINITY }, '2 or more times'],
])('%s reads “%s”', (source, counts, words) => {
  expect(describeQuantifier({ source, isLazy: false, ...counts })).toBe(words)
  expect(describeQuantifier({ source, isLazy: true, ...counts })).toBe(`${words}, as few as possible`)
})

const dangerOf = (pattern: string, flags = '') => findDangers(parsePattern(pattern, flags), flags)?.[0]

// Each was timed with V8 and checked with recheck 4.5.
test.each([
  ['^(a+)+$', 'exponential'],
  ['^(a*)*$', 'exponential'],
  ['^(\\w+\\s?)*$', 'exponential'],
  ['^([a-zA-Z0-9]+)*@', 'exponential'],
  ['^((a+)b?)*$', 'exponential'],
  ['^(a|a)*$', 'exponential'],
  ['^(\\d|\\w)+$', 'exponential'],
  ['^(?:x{1,3})+$', 'exponential'],
  ['(x+x+)+y', 'exponential'],
  ['^(([a-z])+.)+[A-Z]([a-z])+$', 'exponential'],
  ['(a|aa)+$', 'exponential'],
  ['^\\d+(\\.\\d+)*(\\.\\d+)*$', 'polynomial'],
  ['\\s+$', 'polynomial'],
  ['^\\s+|\\s+$', 'polynomial'],
  ['(.*a){12}', 'polynomial'],
  ['^(?:.*,){11}P', 'polynomial'],
  ['a.*b.*c.*d.*e.*$', 'polynomial'],
  ['\\d+\\d+x', 'polynomial'],
  ['(?:a|b)*a*x', 'polynomial'],
  ['(\\w+\\s)*x', 'polynomial'],
  ['<!--[\\s\\S]*?-->', 'polynomial'],
  ['\\b[A-Z0-9._%+-]+@[A-Z0-9.-]+\\.[A-Z]{2,}\\b', 'polynomial'],
  ['^(?=.*a.*b)x', 'polynomial'],
  ['(?<name>\\w+)+@\\k<name>', 'exponential'],
  // CVE-2024-45296, and the same with another separator and with a query.
  ['^\\/([^\\/]+?)-([^\\/]+?)\\/?$', 'polynomial'],
  ['^\\/([^\\/]+?)\\.([^\\/]+?)\\/?$', 'polynomial'],
  ['^(?:\\/([^\\/#\\?]+?))-([^\\/#\\?]+?)[\\/#\\?]?$', 'polynomial'],
  ['^(a+)\\1+$', 'polynomial'],
  ['^(a*)\\1*b', 'polynomial'],
  ['^((?:a|b)*)\\1$', 'polynomial'],
  ['^(\\w+\\s?){12}$', 'polynomial'],
  ['^(.+?)aa\\b[^@]*@', 'polynomial'],
])('%s is slow, and the shown attack takes more than linear time', (pattern, kind) => {
  const danger = dangerOf(pattern)
  expect(danger?.kind).toBe(kind)
  const program = compileProgram(parsePattern(pattern), '')
  const { prefix, pump, suffix } = danger?.attack ?? { prefix: '', pump: '', suffix: '' }
  const isAnchored = pattern.startsWith('^') && !pattern.includes('|\\s')
  const steps = (repeats: number) => {
    const text = Uint16Array.from(prefix + pump.repeat(repeats) + suffix, (one) => program.letters.indexOf(one))
    return countSteps(program, text, { isAnchored, limit: 1e6 })
  }
  const repeats = Math.ceil(40 / pump.length)
  expect(steps(repeats * 2)).toBeGreaterThan(Math.min(1e6 - 1, steps(repeats) * 2.5))
})

test.each([
  '^a+$',
  '^(ab+)+$',
  '^(a?){15}a{15}$',
  '^(?:a|a){10}$',
  '^(?:[a-f0-9]{1,4}:){7}[a-f0-9]{1,4}$',
  '^(?=.{1,253}$)(?:[a-z0-9-]{1,63}\\.)+[a-z]{2,63}$',
  '^(\\w{2,5}){3}$',
  '^(\\w+)\\s+\\1$',
  '^(\\d{3})-\\1$',
  '^([\'"])(?:(?!\\1).)*\\1$',
  '^(a|b)*$',
  '^(?:[a-z]+-)*[a-z]+$',
  '^(?:\\d+,)*\\d+$',
  '\\b\\w+ing\\b',
  '^[\\w.+-]+@[\\w-]+\\.[\\w.-]+$',
  '(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?!$)|$)){4}',
  '^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z0-9][a-z0-9-]{0,61}[a-z0-9]$',
  '^(?=.*[A-Z])(?=.*\\d).{8,}$',
  '^(?!.*\\.\\.)[\\w.]+@\\w+$',
  '(?<=\\s)\\d+$',
  '^(\\w+)=\\1$',
  '[a-z]{1,40}\\d',
  '(?:a|b)*',
  '^.*$',
])('%s is not slow', (pattern) => {
  expect(dangerOf(pattern)).toBeUndefined()
})

test('flags matter: with m, ^ matches on every line, and with y, a search starts in one place', () => {
  expect(dangerOf('^\\s+x', '')).toBeUndefined()
  expect(dangerOf('^\\s+x', 'm')?.kind).toBe('polynomial')
  expect(dangerOf('\\s+x', 'y')).toBeUndefined()
  expect(dangerOf('^(A|a)*$', 'i')?.kind).toBe('exponential')
})

test('without the flag u, a dot takes half of an emoji, so no emoji makes a pattern fail', () => {
  expect(dangerOf('^a(?:\\s+(.+))$', 's')).toBeUndefined()
  expect(dangerOf('^a(?:\\s+([^]+))$')).toBeUndefined()
})

test('a slow pattern is reported with a text that proves it', async () => {
  const { findings, summary, report } = await run(tool, { pattern: '^(a+)+$', text: 'aaa' })
  expect(summary).toContain('which can hang')
  expect(findings[0]).toMatchObject({ id: 'exponential', severity: 'critical', place: { column: 3 } })
  expect(findings[0]?.evidence).toMatch(/^"a+" \+ "a+"\.repeat\(\d+\) \+ "b"$/)
  expect(report).toContainEqual(expect.objectContaining({ kind: 'code', language: 'javascript' }))
})

test('a pattern with a thousand nested groups is read', async () => {
  const deep = `${'('.repeat(900)}a${')'.repeat(900)}`
  const { status, findings } = await run(tool, { pattern: deep, text: 'a' })
  expect(status).toBe('done')
  expect(findings.map(({ id }) => id)).toEqual(['not-analyzed'])
})
