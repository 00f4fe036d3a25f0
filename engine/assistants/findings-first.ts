import type { Finding, Severity } from '../tool/blocks.ts'

const ORDER: Severity[] = ['critical', 'warning', 'notice', 'pass']

/** Returns the findings that need attention, worst first, and how many there are of each severity. */
export function findingsFirst(findings: Finding[]) {
  const sorted = findings.toSorted((one, other) => ORDER.indexOf(one.severity) - ORDER.indexOf(other.severity))
  const counts = Object.fromEntries(
    ORDER.map((severity) => [severity, findings.filter((one) => one.severity === severity).length]),
  )
  return { toFix: sorted.filter(({ severity }) => severity !== 'pass'), counts }
}
