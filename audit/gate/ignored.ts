import { z } from 'zod'
import { Failure } from '#engine/failures.ts'
import type { AuditReport } from '../report.ts'
import { rules } from '../rules/index.ts'

const Ignored = z.array(
  z.strictObject({
    rule: z.string(),
    /** Pages whose URL begins with it; without one, all. */
    url: z.string().optional(),
    reason: z.string().trim().min(1, { error: 'Say why the rule is ignored.' }),
  }),
)

/** Rules that somebody decided to ignore, with the reason: `[{ "rule": "title-too-wide", "reason": "…" }]`. */
export type IgnoredRules = z.output<typeof Ignored>

/**
 * Reads a file of rules to ignore.
 * @throws {Failure} invalid, with what to correct
 */
export function readIgnored(text: string): IgnoredRules {
  const read = Ignored.safeParse(jsonOf(text))
  if (!read.success) {
    const [issue] = read.error.issues
    const place = issue?.path.length ? ` (at ${issue.path.join('.')})` : ''
    throw new Failure('invalid', { message: `The file of ignored rules cannot be read: ${issue?.message}${place}` })
  }
  const known = new Set(rules.map(({ id }) => id))
  const unknown = read.data.find(({ rule }) => !known.has(rule))
  if (unknown)
    throw new Failure('invalid', { message: `The file of ignored rules names “${unknown.rule}”, which is no rule.` })
  return read.data
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Failure('invalid', { message: `The file of ignored rules is not JSON: ${(error as Error).message}` })
  }
}

/** Returns a report without what is ignored. The score stays: it says how the site is. */
export function withoutIgnored<Report extends Pick<AuditReport, 'findings'>>(
  report: Report,
  ignored: IgnoredRules,
): Report {
  const isIgnored = (rule: string, url: string) =>
    ignored.some((one) => one.rule === rule && (one.url === undefined || url.startsWith(one.url)))
  return {
    ...report,
    findings: report.findings
      .map((finding) => ({ ...finding, pages: finding.pages.filter(({ url }) => !isIgnored(finding.rule, url)) }))
      .filter(({ pages }) => pages.length > 0),
  }
}
