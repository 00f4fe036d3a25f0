import { createHash } from 'node:crypto'

/**
 * How many commits share the extended cases. An eighth took about 100 s, beyond what `npm test` may take; of the files
 * of a share this small, the start of the products is the larger part.
 */
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
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[]
}

/**
 * Returns what to run again after some cases failed: their files, and a pattern for their names. Without a pattern, a
 * file failed as a whole: it could not be loaded, or its setup failed.
 * @returns undefined if nothing failed
 */
export function failedCases({ testResults }: Report): { files: string[]; pattern: string | undefined } | undefined {
  const failed = testResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return undefined
  const namesOf = ({ assertionResults }: Report['testResults'][number]) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
  const hasNames = failed.every((file) => namesOf(file).length > 0)
  const pattern = hasNames ? `^(${failed.flatMap(namesOf).map(escaped).join('|')})$` : undefined
  return { files: failed.map(({ name }) => name), pattern }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

type Counts = { passed: number; failed: number; skipped: number }

/**
 * Returns the counts of a run after its failed cases ran again: what failed twice counts, or what did not run again.
 */
export function afterSecondTry(first: Counts, again: Counts): Counts {
  if (again.passed + again.failed < first.failed) return first
  const failed = Math.min(first.failed, again.failed)
  return { ...first, passed: first.passed + first.failed - failed, failed }
}
