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
  ['a line comment', `// ${long}\nconst one = 1`],
  ['a docstring', `/** ${long} */\nconst one = 1`],
  ['a line of a docstring', `/**\n * Short.\n * ${long}\n */\nconst one = 1`],
])('a line over 120 columns in %s is a finding', (_where, text) => {
  expect(faultsOf(text)).toEqual([expect.stringMatching(/columns; 120 is the maximum of a comment\.$/)])
})

test.each([
  ['a tag that begins its line', '/**\n * Returns a list.\n * @returns it\n */\nexport const f = 1'],
  ['a tag that is the whole docstring', '/** @returns it */\nexport const f = 1'],
  ['a tag in code', '/** Reads lines such as `x @returns y`. */\nexport const f = 1'],
  ['a tag in a line comment', '// The words @returns and @throws mean nothing here.\nconst one = 1'],
  ['a string that looks like a comment', `const one = '/** A @returns */ // ${long}'`],
  ['a long directive', `// biome-ignore lint/x: ${long}\nconst one = 1`],
  ['a long URL', `// https://example.com/${'x'.repeat(120)}\nconst one = 1`],
])('%s is not a finding', (_what, text) => {
  expect(faultsOf(text)).toEqual([])
})

test('files that are not code are not read', () => {
  expect(faultsOf(`/** ${long} @returns */`, 'docs/x.md')).toEqual([])
})
