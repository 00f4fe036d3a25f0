/** What this project reads of the JSON that Vitest's reporter writes. */
type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string; tags?: string[] }[] }[]
}

/**
 * Counts the tests of a run that passed, failed, were left out for a tag, and were skipped because test data or a
 * program
 * is absent. A file that fails without a failed test counts as one: it could not be loaded, or its tests were skipped
 * because its setup failed.
 * @param isRun whether tests with these tags were to run
 */
export function countTests(
  { numPassedTests, numFailedTests, testResults }: Report,
  isRun: (tags: string[]) => boolean,
) {
  const isBroken = ({ status, assertionResults }: Report['testResults'][number]) =>
    status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
  const broken = testResults.filter(isBroken)
  const skipped = testResults
    .filter((file) => !isBroken(file))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'skipped')
  const leftOut = skipped.filter(({ tags = [] }) => !isRun(tags))
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    leftOut: leftOut.length,
    skipped: skipped.length - leftOut.length,
  }
}
