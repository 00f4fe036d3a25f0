// What the site and the worker do with audits; they get it from cms/database/client.ts.
export {
  deleteAudit,
  examineAgain,
  linkAuditToLead,
  notifyOfAudit,
  revokeAuditShare,
  stopAudit,
} from './change.ts'
export { startDueWatch } from './due-watches.ts'
export { type EarlierAudit, earlierAudits } from './earlier.ts'
export { type AuditPdfState, askForAuditPdf, auditToPrint, readAuditPdf, storeAuditPdf } from './pdfs.ts'
export { readReport } from './read-report.ts'
export {
  type AuditEnd,
  type AuditSummary,
  auditsWithoutJob,
  claimAudit,
  countAuditCrash,
  endAudit,
  type RunningAudit,
  releaseAudit,
  saveAuditProgress,
  storeAuditReport,
} from './runs.ts'
export { createAudit } from './start.ts'
export { type AuditRow, readAudit, readAuditReport } from './stored.ts'
export { nextTry } from './watch-schedule.ts'
export { watchToken } from './watch-token.ts'
export {
  type EndedAudit,
  endedAudit,
  giveUpWatch,
  type OpenWatch,
  openWatchesOf,
  postponeWatch,
  storeKnown,
  tokenOfWatch,
} from './watched-audits.ts'
export { askForWatch, confirmWatch, endWatch } from './watches.ts'
