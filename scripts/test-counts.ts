/** What this project reads of the JSON that Vitest's reporter writes. */
type Report = {
  numPassedTests: number
  numFailedTests: number
  /** Those that were skipped, and those that the tags left out. */
  numPendingTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/**
 * Counts the tests of a run that passed, failed, and were left out. A file that fails without a failed test counts as
 * one: it could not be loaded, or its tests were skipped because its setup failed.
 */
export function countTests({ numPassedTests, numFailedTests, numPendingTests, testResults }: Report) {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length, skipped: numPendingTests }
}
