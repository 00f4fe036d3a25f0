import {
  type AuditRow,
  askForWatch,
  countUse,
  createAudit,
  deleteAudit,
  examineAgain,
  notifyOfAudit,
  readAudit,
  revokeAuditShare,
  stopAudit,
  type Transaction,
} from '#cms/database/client.ts'
import { Failure } from '#engine/failures.ts'
import { canBePublic, REFUSED_URL } from '#engine/net/public-url.ts'
import { environment } from '#platform/environment/environment.ts'
import { bucketOf } from '#platform/http/ip-address.ts'
import type { CallResult, FormResult, RequestContext } from '#site/calls/request-context.ts'
import type { ExamineAgain, NotifyOfAudit, OwnAudit, StartAudit } from './schema.ts'
import { progressOf, reportOfAudit } from './stored-audits.ts'

const TEN_MINUTES_S = 600

const pathOfAudit = (key: string) => `/audit/${key}/`

/**
 * Starts an audit, or returns the one that this network has just started of the same site. `isAssistant`: many people
 * may share the IP address, so each gets an audit of their own; its key could delete the audit of another one.
 */
export async function beginAudit(
  { url, email, maxPages }: StartAudit,
  { ip, isAssistant = false }: Pick<RequestContext, 'ip'> & { isAssistant?: boolean },
): Promise<CallResult & { key: string; url: string }> {
  if (!canBePublic(url.url, environment.privateTargets))
    throw new Failure('invalid', { message: REFUSED_URL, errors: { url: REFUSED_URL } })
  const retryAfter = await countUse(`audits ${bucketOf(ip)}`, { max: environment.audits.limit, seconds: TEN_MINUTES_S })
  if (retryAfter > 0) throw tooManyAudits(retryAfter)
  const { key } = await createAudit({
    ...url,
    ip: isAssistant ? undefined : ip,
    maxPages,
    ...(email ? { email } : {}),
  })
  const shownOn = pathOfAudit(key)
  return { success: true, message: 'The audit has started.', key, url: environment.siteUrl + shownOn, shownOn }
}

const tooManyAudits = (retryAfter: number) =>
  new Failure('too-many', {
    message: `You have started ${environment.audits.limit} audits within ten minutes. Try again in ${Math.ceil(retryAfter / 60)} min.`,
    retryAfter,
  })

/** Returns how far an audit is. `version` changes with its report. */
export async function auditState(key: string) {
  const row = await found(key)
  const { state, revision, message, isAgain } = row
  return {
    success: true,
    state,
    version: revision,
    isExaminedAgain: isAgain,
    ...(message ? { message } : {}),
    progress: progressOf(row),
  }
}

/** Stops an audit, which then has a report of what was read. */
export async function endAudit({ key }: OwnAudit): Promise<CallResult> {
  const { id } = await owned(key)
  await stopAudit(id)
  return { success: true, message: 'The audit is stopping.', shownOn: pathOfAudit(key) }
}

/** Deletes an audit with everything that it found. */
export async function removeAudit({ key }: OwnAudit): Promise<CallResult> {
  const { id } = await owned(key)
  await deleteAudit(id)
  return { success: true, message: 'The audit is deleted.', shownOn: '/audit/' }
}

/** Ends the link that only shows the report. */
export async function revokeShare({ key }: OwnAudit): Promise<CallResult> {
  const { id } = await owned(key)
  await revokeAuditShare(id)
  return { success: true, message: 'The shared link no longer works.', shownOn: pathOfAudit(key) }
}

const WILL_NOTIFY = 'You will get one email with the link to the report.'
const WILL_ASK = 'Open the email we just sent you and confirm the monthly audit.'

/**
 * Has the link to the report emailed, once it is there, and a monthly audit confirmed by email. What looks automated
 * gets the same response, and no email.
 */
export async function notifyByEmail(
  { key, email, report, watch }: NotifyOfAudit,
  { isSpam }: RequestContext,
  transaction: Transaction,
): Promise<FormResult> {
  const { id } = await owned(key)
  if (report && !isSpam) await notifyOfAudit(transaction, id, email)
  if (watch && !isSpam) await askForWatch(transaction, id, email)
  return { success: true, message: [report && WILL_NOTIFY, watch && WILL_ASK].filter(Boolean).join(' ') }
}

/** Has the pages of a finding, or one page or link, read again. */
export async function readAgain({ key, finding, url }: ExamineAgain): Promise<CallResult> {
  const row = await owned(key)
  const urls = finding === '' ? [url].filter(Boolean) : await urlsOfFinding(row, finding)
  if (!(await examineAgain(row.id, urls)))
    throw new Failure('invalid', { message: 'There are no pages to read again. Start a new audit of this site.' })
  return { success: true, message: 'We are reading these pages again.', shownOn: pathOfAudit(key) }
}

/** Returns the pages of a finding, and the URL that is its cause, such as that of a missing page. */
async function urlsOfFinding(row: AuditRow, id: string): Promise<string[]> {
  const finding = (await reportOfAudit(row))?.findings.find((one) => one.id === id)
  if (!finding) return []
  const { cause, pages } = finding
  return [...(URL.canParse(cause.label) ? [cause.label] : []), ...pages.map(({ url }) => url)]
}

/** @throws {Failure} not-found */
async function found(key: string): Promise<AuditRow> {
  const row = await readAudit(key)
  if (!row) throw new Failure('not-found', { message: 'There is no such audit. It may have been deleted.' })
  return row
}

/** Returns the audit of a key that is not the one for sharing. */
async function owned(key: string): Promise<AuditRow> {
  const row = await found(key)
  if (row.isShared) throw new Failure('not-found', { message: 'This link only shows the report.' })
  return row
}
