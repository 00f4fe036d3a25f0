import { expect, test } from 'vitest'
import { afterSecondTry, extendedShare, failedCases, hasExtendedCases } from './extended-share.ts'

// In two parts, so that the runner does not take it for the tag of this file.
const MODULE_TAG = ['// @module', 'tag'].join('-')

const files = Array.from({ length: 320 }, (_, at) => `tests/int/file-${at}.test.ts`)
const commits = Array.from({ length: 200 }, (_, at) => `commit ${at}`)
const shares = commits.map((commit) => extendedShare(files, commit))

test('a commit always runs the same files, about one in 32 of them', () => {
  expect(extendedShare(files, 'a')).toEqual(extendedShare(files, 'a'))
  for (const { length } of shares) {
    expect(length).toBeGreaterThan(2)
    expect(length).toBeLessThan(20)
  }
})

test('after some commits, every file has run', () => {
  expect(new Set(shares.flat()).size).toBe(files.length)
  expect(new Set(shares.map((share) => share.join())).size).toBe(32)
})

test.each([
  [`${MODULE_TAG} extended`, true],
  ["test('a', { tags: 'extended' }, () => {})", true],
  ["test('a', { tags: ['slow', 'extended'] }, () => {})", true],
  ["eachOf(['a', 'b'], 1)('%s', () => {})", true],
  [`${MODULE_TAG} slow`, false],
  ["test('an extended line is cut', () => {})", false],
])('extended cases are found: %s', (source, expected) => expect(hasExtendedCases(source)).toBe(expected))

const extended = (fullName: string, status: string) => ({ fullName, status, tags: ['extended'] })

test('the extended cases that failed run again, and no others', () => {
  const good = {
    name: 'a.test.ts',
    assertionResults: [extended('one', 'passed'), { fullName: 'two', status: 'failed' }],
  }
  const bad = { name: 'b.test.ts', assertionResults: [extended('A (1.5 s) fails?', 'failed'), extended('A', 'passed')] }
  expect(failedCases({ testResults: [good] })).toBeUndefined()
  const { files: again = [], pattern = '', count } = failedCases({ testResults: [good, bad] }) ?? {}
  expect([again, count]).toEqual([['b.test.ts'], 1])
  expect(
    ['A (1.5 s) fails?', 'A 1 passes', 'So A (1.5 s) fails?'].map((name) => new RegExp(pattern).test(name)),
  ).toEqual([true, false, false])
})

test('an extended case counts as failed only if it fails twice; other failures stay', () => {
  const first = { passed: 10, failed: 3, leftOut: 5, skipped: 1 }
  expect(afterSecondTry(first, 2, { passed: 1, failed: 1 })).toEqual({ ...first, passed: 11, failed: 2 })
  expect(afterSecondTry(first, 2, { passed: 2, failed: 0 })).toEqual({ ...first, passed: 12, failed: 1 })
  expect(afterSecondTry(first, 2, { passed: 0, failed: 2 })).toEqual(first)
})

test('an extended case that did not run again has failed', () => {
  const first = { passed: 10, failed: 3, leftOut: 5, skipped: 1 }
  expect(afterSecondTry(first, 3, { passed: 0, failed: 0 })).toEqual(first)
  expect(afterSecondTry(first, 3, { passed: 2, failed: 0 })).toEqual(first)
})
