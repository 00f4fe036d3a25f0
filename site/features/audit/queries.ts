import type { AuditReport } from '#audit/report.ts'
import type { StoredAudit } from '#audit/stored-audit.ts'
import { type EarlierAudit, earlierAudits, readGlobal, signedInUser } from '#cms/database/client.ts'
import { isStaff } from '#site/calls/is-staff.ts'
import { offersAmong, type ShownOffer } from '#site/documents/tool-offers.ts'
import type { Other } from './report/comparison.tsx'
import type { ReportedAudit } from './report/view.ts'
import { readStoredAudit } from './stored-audits.ts'

/** 128 random bits in base64url, without padding. */
const KEY = /^[\w-]{22}$/

/** Returns whether an audit waits or runs. */
export const isUnderway = ({ state }: Pick<StoredAudit, 'state'>): boolean => state === 'waiting' || state === 'running'

/** Returns whether an audit has ended with a report. */
export const isReported = (audit: StoredAudit): audit is ReportedAudit =>
  !isUnderway(audit) && audit.report !== undefined

/** Returns the report with a key; undefined if there is none, or not yet. */
export async function reportByKey(key: string): Promise<ReportedAudit | undefined> {
  const audit = await readStoredAudit(key)
  return audit && isReported(audit) ? audit : undefined
}

/** Returns the sentence with which a report leads on to a service: an editor's, or one that fits what was found. */
export async function auditOffer({
  counts,
  score,
}: Pick<AuditReport, 'counts' | 'score'>): Promise<ShownOffer | undefined> {
  const offers = await offersAmong(
    [{ text: offerText(counts, score.value), service: 'seo' }],
    (await readGlobal('home')).auditOffer,
  )
  return offers[0]
}

function offerText({ error, warning }: AuditReport['counts'], score: number | null): string {
  if (error + warning > 0) return 'We fix findings like these, in this order, as part of {service}.'
  // A site that could hardly be read is not a clean one.
  if (score === null) return 'Finding out why a site cannot be read is part of {service}.'
  return 'Keeping a site this clean is part of {service}.'
}

/** Returns the key in the link of an audit, or a key alone; '' if there is none. */
export const keyIn = (link: string): string => link.split(/[/?#\s]/).findLast((part) => KEY.test(part)) ?? ''

/** Reads the audit that a visitor wants to compare with, from its link or its key; undefined for an empty text. */
export async function otherAudit(link: string | null): Promise<Other | undefined> {
  const typed = (link ?? '').trim()
  if (typed === '') return undefined
  const key = keyIn(typed)
  const other = await reportByKey(key)
  if (!other) return { problem: 'No report was found at this link. Copy the link of a finished audit.' }
  return { host: other.host, report: other.report, path: `/audit/${key}/`, hiddenIds: other.hiddenIds ?? [] }
}

/**
 * Returns earlier audits of the same site for staff who may read them. Visitors get none from us: their own are in the
 * storage of their browser, and those of others are not theirs.
 */
export async function earlierForStaff(
  audit: Pick<StoredAudit, 'id' | 'host'>,
  headers: Headers,
): Promise<EarlierAudit[]> {
  if (!isStaff(headers)) return []
  const user = await signedInUser(headers)
  return user ? earlierAudits(user, audit) : []
}
