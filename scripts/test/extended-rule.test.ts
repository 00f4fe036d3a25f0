import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listFiles } from '../check/project-files.ts'
import { brokenExtendedRule } from './extended-rule.ts'

const paths = listFiles('.', ['tests/int/*.test.ts', 'tests/e2e/*.test.ts'])
const sources = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]))
const broken = (path: string, source: string) => brokenExtendedRule(new Map([...sources, [path, source]]))

test('what deletes, migrates, authorizes, sends, or publishes always runs; all else says why it does not', () => {
  expect(brokenExtendedRule(sources)).toEqual([])
})

// In two parts, so that the runner does not take it for the tag of this file.
const MODULE_TAG = ['// @module', 'tag extended'].join('-')

test.each([
  "// extended: a reason\ntest('a', { tags: 'extended' }, () => {})",
  `${MODULE_TAG}\n// A reason.`,
  "// extended: a reason\neachOf([['a', 'b']], 0)('%s', () => {})",
  "// extended: a reason\neachOf(\n  [1, 2],\n  0,\n)('%s', () => {})",
])('a harmful case that is left out breaks the rule: %j', (source) => {
  expect(broken('tests/int/retention.test.ts', source)).toEqual(['tests/int/retention.test.ts: its cases always run'])
})

test('further members of a family may be left out', () => {
  const source = "// extended: a reason\neachOf([1, 0], 1)('%s', () => {})\neachOf([0], 1)('%s', () => {})"
  expect(broken('tests/int/retention.test.ts', source)).toEqual([])
})

test.each(["test('a', { tags: 'extended' }, () => {})", `${MODULE_TAG}\nimport a`, '// Why.\neachOf([1], 0)'])(
  'a file without a reason breaks the rule: %j',
  (source) => expect(broken('tests/e2e/motion.test.ts', source)).toHaveLength(1),
)

test('a file that was renamed breaks the rule', () => {
  expect(brokenExtendedRule(new Map()).length).toBeGreaterThan(20)
})
