import type { TypedUser } from 'payload'
import { getCms } from '../database/connection.ts'
import type { AuditRow } from './stored.ts'

/** An earlier audit of a site, by the key that only shows its report. */
export type EarlierAudit = { shareKey: string; finishedAt: string }

const MAX_EARLIER = 5

/**
 * Returns the last audits of the same host that ended before an audit began, newest first, of all visitors. Only
 * for an account that may read all audits: a visitor must not learn of audits that others have started.
 * @returns none for any other account
 */
export async function earlierAudits(
  user: TypedUser,
  { id, host }: Pick<AuditRow, 'id' | 'host'>,
): Promise<EarlierAudit[]> {
  const cms = await getCms()
  const own = await cms.findByID({
    collection: 'audits',
    id,
    depth: 0,
    user,
    overrideAccess: false,
    disableErrors: true,
  })
  if (!own) return []
  const { docs } = await cms.find({
    collection: 'audits',
    where: {
      host: { equals: host },
      id: { less_than: id },
      state: { in: ['done', 'stopped'] },
      shareKey: { exists: true },
    },
    select: { shareKey: true, finishedAt: true },
    sort: '-id',
    limit: MAX_EARLIER,
    pagination: false,
    depth: 0,
    user,
    overrideAccess: false,
  })
  return docs.flatMap(({ shareKey, finishedAt }) => (shareKey && finishedAt ? [{ shareKey, finishedAt }] : []))
}
