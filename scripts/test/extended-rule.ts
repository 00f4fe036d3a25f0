import { hasExtendedCases } from './extended-share.ts'

/**
 * Tests of what deletes, migrates, authorizes, pays, sends, or publishes: `npm test` always runs them, because a
 * mistake
 * there cannot be undone. Only further members of a family and further widths may be left out (`eachOf` with a count).
 */
const ALWAYS = [
  // Deletes.
  ...['int/lost-files', 'int/retention', 'int/privacy', 'int/trash', 'int/redirects'],
  // Migrates and starts.
  ...['int/seed', 'int/several-starts', 'int/shutdown', 'int/start-lock', 'int/upgrade'],
  // Authorizes.
  ...['int/back-office-access', 'int/back-office-login', 'int/contributor', 'int/evidence', 'int/insiders'],
  ...['int/login-limits', 'int/own-account', 'int/permissions', 'int/two-factor', 'int/two-factor-required'],
  'e2e/two-factor',
  // Sends.
  ...['int/mail', 'int/mail-workers', 'int/newsletter', 'int/outbox', 'int/webhook', 'int/confirmation'],
  'int/audit-watches',
  // Publishes.
  ...['int/publishing', 'int/review', 'int/safe-saves', 'e2e/moderation'],
].map((name) => `tests/${name}.test.ts`)

/**
 * Returns what breaks the rule for tests with the tag `extended`, as one line for each file.
 * @param sources of the tests in `tests/int` and `tests/e2e`, by path
 */
export function brokenExtendedRule(sources: Map<string, string>): string[] {
  const unknown = ALWAYS.filter((path) => !sources.has(path)).map((path) => `${path}: there is no such file`)
  const broken = [...sources].flatMap(([path, source]) => {
    if (ALWAYS.includes(path) && leavesOutCases(source)) return [`${path}: its cases always run`]
    if (hasExtendedCases(source) && !hasReason(source)) return [`${path}: its first lines give no reason`]
    return []
  })
  return [...unknown, ...broken]
}

const leavesOutCases = (source: string) =>
  /@module-tag extended\b|tags: (?:\[[^\]]*)?'extended'|\beachOf\((?:(?!\)\()[\s\S])*,\s*0,?\s*\)\(/.test(source)

/** A whole file says why below its tag; single cases have one reason for all of them. */
const hasReason = (source: string) => /^\/\/ (?:@module-tag extended\n\/\/ \w|extended: \w)/.test(source)
