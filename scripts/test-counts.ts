/** What this project reads of the JSON that Vitest's reporter writes. */
type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string; tags?: string[] }[] }[]
}

/**
 * Counts the tests of a run that passed, failed, and were left out for a tag. A file that fails without a failed test
 * counts as one: it could not be loaded, or its tests were skipped because its setup failed.
 */
export function countTests({ numPassedTests, numFailedTests, testResults }: Report) {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const leftOut = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, tags = [] }) => status === 'skipped' && tags.length > 0)
  return { passed: numPassedTests, failed: numFailedTests + broken.length, leftOut: leftOut.length }
}
