import { expect, test } from 'vitest'
import { docstringFaults } from './docstrings.ts'

const faultsOf = (text: string, path = 'engine/x.ts') => docstringFaults([{ path, text }])
const long = 'word '.repeat(30).trim()

test.each(['returns', 'throws', 'param'])('@%s in a sentence is a finding', (tag) => {
  expect(faultsOf(`const one = 1\n/** Returns a list. @${tag} nothing */\nexport const f = () => one`)).toEqual([
    `engine/x.ts:2 has @${tag} in a sentence; a tag begins its own line.`,
  ])
})

test('a tag in the middle of a docstring of several lines is found on its line', () => {
  expect(faultsOf('/**\n * Returns a list.\n * It is new. @returns it\n */\nexport const f = 1')).toEqual([
    expect.stringContaining('engine/x.ts:3 has @returns'),
  ])
})

test.each([
  ['a place', '/** Above the list: its filters. */\nexport function Filters() {}', 'Above'],
  ['a tag', '/** @returns a list */\nexport async function f() {}', '@returns'],
  ['a verb in the infinitive', '/**\n * Return a list.\n */\nexport const f = async () => []', 'Return'],
  ['a method and a path', '/** GET /api/posts: all posts. */\nexport default function f() {}', 'GET'],
  ['an id', '/** R8: `npm start` is stopped. */\nexport const f = function () {}', 'R8'],
  ['a word with a comma', '/** Decorative, as its name is next to it. */\nexport const f = () => 1', 'Decorative'],
  ['a small letter', '/** returns a list */\nexport const f = () => []', 'returns'],
  ['code', '/** `null` without a list. */\nexport const f = () => []', '`null`'],
])('a docstring of an exported function that begins with %s is a finding', (_what, text, word) => {
  const expected = `begins with “${word}”; the docstring of an exported function begins with a verb: Returns, Creates, Reports.`
  expect(faultsOf(text)).toEqual([`engine/x.ts:1 ${expected}`])
})

test('the place of a docstring without a verb is the line where it begins', () => {
  const text = 'const one = 1\n\n/** A license. */\n\n/**\n * Whether it is.\n */\nexport const Is = () => <p>{one}</p>'
  expect(faultsOf(text, 'admin/x.tsx')).toEqual([expect.stringMatching(/^admin\/x\.tsx:5 begins with “Whether”/)])
})

test.each([
  ['a line comment', `// ${long}\nconst one = 1`],
  ['a docstring', `/** ${long} */\nconst one = 1`],
  ['a line of a docstring', `/**\n * Short.\n * ${long}\n */\nconst one = 1`],
])('a line over 120 columns in %s is a finding', (_where, text) => {
  expect(faultsOf(text)).toEqual([expect.stringMatching(/columns; 120 is the maximum of a comment\.$/)])
})

test.each([
  ['a tag that begins its line', '/**\n * Returns a list.\n * @returns it\n */\nexport const f = 1'],
  ['a tag that is the whole docstring', '/** @returns it */\nexport const f = 1'],
  ['a verb', '/** Returns a list. */\nexport const f = () => []'],
  ['a verb with a comma', '/**\n * Measures, in Chromium, a page.\n */\nexport async function f() {}'],
  ['an example alone', '/** @example f() // [] */\nexport const f = () => []'],
  ['a noun on what is not a function', '/** A list. */\nexport const f = [() => 1]'],
  ['a noun on what is not exported', '/** A list. */\nconst f = () => []\n/** A list. */\nfunction g() {}'],
  ['a comment that is not a docstring', '// A list.\nexport const f = () => []'],
  ['no comment', 'export const f = () => []'],
  ['a tag in code', '/** Reads lines such as `x @returns y`. */\nexport const f = 1'],
  ['a tag in a line comment', '// The words @returns and @throws mean nothing here.\nconst one = 1'],
  ['a string that looks like a comment', `const one = '/** A @returns */ // ${long}'`],
  ['a long directive', `// biome-ignore lint/x: ${long}\nconst one = 1`],
  ['a long URL', `// https://example.com/${'x'.repeat(120)}\nconst one = 1`],
])('%s is not a finding', (_what, text) => {
  expect(faultsOf(text)).toEqual([])
})

test('docstrings in tests begin with any word', () => {
  for (const path of ['engine/x.test.ts', 'admin/x.test.tsx', 'cms/x.process.test.ts'])
    expect(faultsOf('/** A list. */\nexport const f = () => []', path)).toEqual([])
})

test('files that are not code are not read', () => {
  expect(faultsOf(`/** ${long} @returns */`, 'docs/x.md')).toEqual([])
})
