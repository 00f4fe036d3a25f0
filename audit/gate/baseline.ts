import { z } from 'zod'
import { Failure } from '#engine/failures.ts'
import type { AuditFinding } from '../findings.ts'
import type { AuditReport } from '../report.ts'

const Baseline = z.object({
  findings: z.array(z.object({ id: z.string(), pages: z.array(z.object({ url: z.string() })) })),
})

/** An earlier report: what was found then is known. */
export type Baseline = z.output<typeof Baseline>

/**
 * Reads an earlier JSON report as the baseline.
 * @throws {Failure} invalid, with what to do
 */
export function readBaseline(text: string): Baseline {
  try {
    return Baseline.parse(JSON.parse(text))
  } catch {
    throw new Failure('invalid', {
      message: 'The baseline is no report of an audit. Write one with --json report.json.',
    })
  }
}

/** Returns the findings that a baseline lacks: with a new cause, or on pages where it was not found. */
export function newSince({ findings }: Pick<AuditReport, 'findings'>, baseline: Baseline): AuditFinding[] {
  const known = new Map(baseline.findings.map(({ id, pages }) => [id, new Set(pages.map(({ url }) => url))]))
  return findings.flatMap((finding) => {
    const before = known.get(finding.id)
    const pages = before ? finding.pages.filter(({ url }) => !before.has(url)) : finding.pages
    return pages.length > 0 ? [{ ...finding, pages }] : []
  })
}
