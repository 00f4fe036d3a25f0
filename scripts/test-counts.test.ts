import { expect, test } from 'vitest'
import { countTests } from './test-counts.ts'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((result) => ({ status: result })),
})
const failures = (...testResults: ReturnType<typeof file>[]) =>
  countTests({ numPassedTests: 2, numFailedTests: 0, testResults }).failed

test('a file that cannot be loaded fails the run', () => {
  expect(failures(file('passed', 'passed'), file('failed'))).toBe(1)
})

test('a file whose setup fails fails the run, although its tests are only skipped', () => {
  expect(failures(file('passed', 'passed'), file('failed', 'skipped', 'skipped'))).toBe(1)
})

test('a file with a failed test counts as its tests', () => {
  const report = { numPassedTests: 1, numFailedTests: 2, testResults: [file('failed', 'failed', 'failed', 'passed')] }
  expect(countTests(report)).toEqual({ passed: 1, failed: 2, leftOut: 0 })
})

test('tests left out for their tag are counted apart from other skipped tests', () => {
  const tests = [{ status: 'skipped', tags: ['extended'] }, { status: 'skipped', tags: [] }, { status: 'passed' }]
  const testResults = [{ status: 'passed', assertionResults: tests }]
  expect(countTests({ numPassedTests: 1, numFailedTests: 0, testResults }).leftOut).toBe(1)
})
