import { expect, test } from 'vitest'
import { afterSecondTry, extendedShare, failedCases, hasExtendedCases } from './extended-share.ts'

// In two parts, so that the runner does not take it for the tag of this file.
const MODULE_TAG = ['// @module', 'tag'].join('-')

const files = Array.from({ length: 1_600 }, (_, at) => `tests/int/file-${at}.test.ts`)
const commits = Array.from({ length: 400 }, (_, at) => `commit ${at}`)

test('a commit always runs the same files, about one in 32 of them', () => {
  expect(extendedShare(files, 'a')).toEqual(extendedShare(files, 'a'))
  for (const commit of commits) {
    const { length } = extendedShare(files, commit)
    expect(length).toBeGreaterThan(25)
    expect(length).toBeLessThan(80)
  }
})

test('after some commits, every file has run', () => {
  expect(new Set(commits.flatMap((commit) => extendedShare(files, commit))).size).toBe(files.length)
  const shares = new Set(commits.map((commit) => extendedShare(files, commit).join()))
  expect(shares.size).toBe(32)
})

test.each([
  [`${MODULE_TAG} extended`, true],
  ["test('a', { tags: 'extended' }, () => {})", true],
  ["test('a', { tags: ['slow', 'extended'] }, () => {})", true],
  ["eachOf(['a', 'b'], 1)('%s', () => {})", true],
  [`${MODULE_TAG} slow`, false],
  ["test('an extended line is cut', () => {})", false],
])('extended cases are found: %s', (source, expected) => expect(hasExtendedCases(source)).toBe(expected))

const file = (name: string, status: string, ...results: [string, string][]) => ({
  ...{ name, status },
  assertionResults: results.map(([fullName, result]) => ({ fullName, status: result })),
})

test('the cases that failed run again, and no others', () => {
  const good = file('a.test.ts', 'passed', ['one', 'passed'])
  const bad = file('b.test.ts', 'failed', ['A (1.5 s) fails?', 'failed'], ['A 1 passes', 'passed'])
  expect(failedCases({ testResults: [good] })).toBeUndefined()
  const { files: again = [], pattern = '' } = failedCases({ testResults: [good, bad] }) ?? {}
  expect(again).toEqual(['b.test.ts'])
  expect(
    ['A (1.5 s) fails?', 'A 1 passes', 'So A (1.5 s) fails?'].map((name) => new RegExp(pattern).test(name)),
  ).toEqual([true, false, false])
})

test('a file that failed as a whole runs again as a whole', () => {
  const bad = file('b.test.ts', 'failed', ['one', 'skipped'])
  expect(failedCases({ testResults: [bad] })).toEqual({ files: ['b.test.ts'], pattern: undefined })
})

test('only what fails twice counts as failed', () => {
  const first = { passed: 10, failed: 3, skipped: 1 }
  expect(afterSecondTry(first, { passed: 2, failed: 1, skipped: 0 })).toEqual({ passed: 12, failed: 1, skipped: 1 })
  expect(afterSecondTry(first, { passed: 3, failed: 0, skipped: 0 })).toEqual({ passed: 13, failed: 0, skipped: 1 })
  // A file that failed as a whole has more cases.
  expect(afterSecondTry(first, { passed: 1, failed: 9, skipped: 0 })).toEqual(first)
})

test('what did not run again has failed', () => {
  const first = { passed: 10, failed: 3, skipped: 1 }
  expect(afterSecondTry(first, { passed: 0, failed: 0, skipped: 9 })).toEqual(first)
  expect(afterSecondTry(first, { passed: 2, failed: 0, skipped: 0 })).toEqual(first)
})
