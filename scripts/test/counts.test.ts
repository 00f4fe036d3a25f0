import { expect, test } from 'vitest'
import { countTests } from './counts.ts'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((result) => ({ status: result })),
})
const isRun = (tags: string[]) => !tags.includes('extended')
const failures = (...testResults: ReturnType<typeof file>[]) =>
  countTests({ numPassedTests: 2, numFailedTests: 0, testResults }, isRun).failed

test('a file that cannot be loaded fails the run', () => {
  expect(failures(file('passed', 'passed'), file('failed'))).toBe(1)
})

test('a file whose setup fails fails the run, although its tests are only skipped', () => {
  expect(failures(file('passed', 'passed'), file('failed', 'skipped', 'skipped'))).toBe(1)
})

test('a file with a failed test counts as its tests', () => {
  const report = { numPassedTests: 1, numFailedTests: 2, testResults: [file('failed', 'failed', 'failed', 'passed')] }
  expect(countTests(report, isRun)).toEqual({ passed: 1, failed: 2, leftOut: 0, skipped: 0 })
})

test('tests left out for their tag are counted apart from those that lack their data', () => {
  const tests = [
    { status: 'skipped', tags: ['extended'] },
    { status: 'skipped', tags: [] },
    { status: 'skipped', tags: ['slow'] },
    { status: 'skipped' },
    { status: 'passed' },
  ]
  const testResults = [{ status: 'passed', assertionResults: tests }]
  const count = (isIncluded: (tags: string[]) => boolean) => {
    const { leftOut, skipped } = countTests({ numPassedTests: 1, numFailedTests: 0, testResults }, isIncluded)
    return [leftOut, skipped]
  }
  expect([count(isRun), count((tags) => tags.includes('extended')), count(() => true)]).toEqual([
    [1, 3],
    [3, 1],
    [0, 4],
  ])
})

test('tests of a file whose setup fails lack no data', () => {
  const report = { numPassedTests: 0, numFailedTests: 0, testResults: [file('failed', 'skipped', 'skipped')] }
  expect(countTests(report, isRun)).toEqual({ passed: 0, failed: 1, leftOut: 0, skipped: 0 })
})
