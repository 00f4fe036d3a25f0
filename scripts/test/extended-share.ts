import { createHash } from 'node:crypto'

/** How many commits share the extended cases. An eighth took about 100 s, beyond what `npm test` may take. */
const SHARES = 32

/** Returns whether a test file has cases with the tag `extended`. */
export const hasExtendedCases = (source: string) =>
  /@module-tag extended\b|tags: (?:\[[^\]]*)?'extended'|\beachOf\(/.test(source)

/** Returns the test files whose extended cases run with this commit: about one in thirty-two, others with the next. */
export function extendedShare(files: string[], commit: string): string[] {
  const share = shareOf(commit)
  return files.filter((path) => shareOf(path) === share)
}

function shareOf(text: string) {
  return createHash('sha256').update(text).digest().readUInt32BE() % SHARES
}

type Report = {
  testResults: { name: string; assertionResults: { status: string; fullName: string; tags?: string[] }[] }[]
}

/**
 * Returns the extended cases of a run that failed: how many, their files, and a pattern for their names.
 * @returns undefined if none failed
 */
export function failedCases({ testResults }: Report) {
  const failed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, tags = [] }) => status === 'failed' && tags.includes('extended'))
      .map(({ fullName }) => ({ name, fullName })),
  )
  if (failed.length === 0) return undefined
  return {
    count: failed.length,
    files: [...new Set(failed.map(({ name }) => name))],
    pattern: `^(${failed.map(({ fullName }) => escaped(fullName)).join('|')})$`,
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

type Counts = { passed: number; failed: number; leftOut: number; skipped: number }

/**
 * Returns the counts of a run after some of its failed cases ran again: what failed twice counts, or what did not run
 * again.
 * @param tried how many of the failed cases were to run again
 */
export function afterSecondTry(first: Counts, tried: number, again: Pick<Counts, 'passed' | 'failed'>): Counts {
  if (again.passed + again.failed < tried) return first
  const mended = Math.max(0, tried - again.failed)
  return { ...first, passed: first.passed + mended, failed: first.failed - mended }
}
