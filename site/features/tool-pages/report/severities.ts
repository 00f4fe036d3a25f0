import type { Severity } from '../../../../engine/tool/blocks.ts'

/** The worst first. */
export const severities = ['critical', 'warning', 'notice', 'pass'] as const satisfies Severity[]

export const severityWords: Record<Severity, string> = {
  critical: 'Critical',
  warning: 'Warning',
  notice: 'Notice',
  pass: 'Passed',
}
