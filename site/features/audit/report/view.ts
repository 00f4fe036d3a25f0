import type { ComponentType } from 'react'
import type { AuditReport } from '#audit/report.ts'
import type { StoredAudit } from '#audit/stored-audit.ts'
import type { ChartBlock, ScoreBlock } from '#engine/tool/blocks.ts'

/** An audit whose report is shown. */
export type ReportedAudit = StoredAudit & { report: AuditReport }

/** What the pages of tools render in the same way: the score ring, and charts with their tables. */
export type ReportParts = { ScoreRing: ComponentType<ScoreBlock>; Chart: ComponentType<ChartBlock> }

/** Returns the path of the image of a spot on a page; undefined if there is none. */
export const spotImage =
  ({ speed }: Pick<AuditReport, 'speed'>, key: string) =>
  (url: string, spot: string): string | undefined => {
    const at = speed.findIndex((one) => one.url === url && one.spots?.[spot] !== undefined)
    return at === -1 ? undefined : reportPath(key, `spots/${at}-${spot}.jpg`)
  }

/** Returns the path of a report, of one of its files, or of one of its findings. */
export const reportPath = (key: string, rest = '') => `/audit/${key}/${rest}`
