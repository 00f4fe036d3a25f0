// What the site and the worker do with audits; they get it from cms/database/client.ts.
export {
  deleteAudit,
  examineAgain,
  linkAuditToLead,
  notifyOfAudit,
  revokeAuditShare,
  stopAudit,
} from './change.ts'
export { type EarlierAudit, earlierAudits } from './earlier.ts'
export { type AuditPdfState, askForAuditPdf, auditToPrint, readAuditPdf, storeAuditPdf } from './pdfs.ts'
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
