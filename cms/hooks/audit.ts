import type { PayloadRequest } from 'payload'
import { cmsOf } from '../database/transaction.ts'

type Entry = { about?: string | undefined; details?: string | object | undefined }

/**
 * Records who did what in the audit log, in the transaction of the request. `details` must not contain text of
 * visitors, because it would survive their deletion.
 * @example await audit(req, 'review-approved', { about: 'reviews/12' })
 */
export async function audit(req: Partial<PayloadRequest>, action: string, { about, details }: Entry = {}) {
  const cms = cmsOf(req)
  await cms.create({
    collection: 'audit-log',
    data: {
      action,
      who: req.user?.id ?? null,
      whoEmail: req.user?.email ?? null,
      about: about ?? null,
      details: details === undefined ? null : toDetailsText(details).slice(0, 5_000),
    },
    req,
    depth: 0,
  })
}

/** `{ rows: 12, from: 'file' }` → `rows 12, from file` */
function toDetailsText(details: string | object) {
  if (typeof details === 'string') return details
  return Object.entries(details)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')
}
