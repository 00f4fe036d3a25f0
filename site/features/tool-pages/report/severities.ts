import type { Severity } from '#engine/tool/blocks.ts'

/** The worst first. */
export const severities = ['critical', 'warning', 'notice', 'pass'] as const satisfies Severity[]

export const severityLabels: Record<Severity, string> = {
  critical: 'Critical',
  warning: 'Warning',
  notice: 'Notice',
  pass: 'Passed',
}
