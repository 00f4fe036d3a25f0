import type { Finding } from '#engine/tool/blocks.ts'
import type { LighthouseRun } from '#engine/web/rendered.ts'
import { findFaults } from '#tools/page-speed-checker/findings.ts'
import { itemsOf, type Report } from '#tools/page-speed-checker/lighthouse-report.ts'
import { requestsOf } from '#tools/page-speed-checker/requests.ts'
import { type Vital, vitalsOf } from '#tools/page-speed-checker/vitals.ts'
import type { Evidence } from '../../evidence.ts'
import type { SiteOutcome } from '../../rule.ts'
import type { SiteView } from '../../site/site-view.ts'

type CheckedRun = { report: Report; vitals: Vital[]; findings: Finding[] }

const checkedRuns = new WeakMap<LighthouseRun, CheckedRun>()
const MAX_SNIPPET = 300
const ELSEWHERE = 'A more exact rule has found the same on these pages.'

/** Returns a run as the page speed checker judges it. Many rules ask about one run. */
function checkRun(run: LighthouseRun): CheckedRun {
  const known = checkedRuns.get(run)
  if (known) return known
  const report = run.report as Report
  const vitals = vitalsOf(report, 'mobile')
  const findings = findFaults({ report, vitals, requests: requestsOf(report), hops: [] })
  const result = { report, vitals, findings }
  checkedRuns.set(run, result)
  return result
}

/** Finds the pages on which a vital is poor, of those on which Lighthouse measured it. */
export function poorVital({ lighthouse }: SiteView, id: Vital['id'], shown: (value: number) => string): SiteOutcome {
  if ('unmeasured' in lighthouse) return lighthouse
  const measured = lighthouse.value.flatMap(({ url, run }) => {
    const vital = checkRun(run).vitals.find((one) => one.id === id)
    return vital && vital.value !== null
      ? [{ url, value: vital.value, rating: vital.rating, limits: vital.limits }]
      : []
  })
  if (measured.length === 0) return { unmeasured: `Lighthouse measured no ${id} on these pages.` }
  return {
    of: measured.length,
    found: measured
      .filter(({ rating }) => rating === 'poor')
      .map(({ url, value, limits: [good, poor] }) => ({
        url,
        detail: `${shown(value)} in Lighthouse as a phone; good up to ${shown(good)}, poor above ${shown(poor)}`,
      })),
  }
}

/**
 * Finds the pages on which the page speed checker has a finding that is more than a notice.
 * @param audit of Lighthouse, without which the page was not measured
 * @param elsewhere pages on which another rule has found the same already
 */
export function speedFinding(
  { lighthouse }: SiteView,
  id: string,
  audit: string,
  elsewhere: ReadonlySet<string> = new Set(),
): SiteOutcome {
  if ('unmeasured' in lighthouse) return lighthouse
  const measured = lighthouse.value.filter(
    ({ url, run }) => isMeasured(checkRun(run).report, audit) && !elsewhere.has(url),
  )
  if (measured.length === 0)
    return { unmeasured: elsewhere.size > 0 ? ELSEWHERE : 'Lighthouse did not report what this rule needs.' }
  return {
    of: measured.length,
    found: measured.flatMap(({ url, run }) => {
      const finding = checkRun(run).findings.find((one) => one.id === id && one.severity !== 'notice')
      return finding ? [{ url, ...evidenceOf(finding) }] : []
    }),
  }
}

function isMeasured(report: Report, audit: string) {
  if (audit === 'network-requests') return itemsOf(report, audit).length > 0
  // An audit without a score does not apply to the page, which is a result, too.
  return report.audits[audit] !== undefined
}

function evidenceOf({ title, evidence }: Finding): Evidence {
  return { detail: title, ...(evidence ? { snippet: evidence.slice(0, MAX_SNIPPET) } : {}) }
}
