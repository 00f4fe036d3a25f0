import { type Changes, changesSince, hasChanged, knownReport } from '#audit/changes.ts'
import {
  type EndedAudit,
  endedAudit,
  getCms,
  giveUpWatch,
  inTransaction,
  type Job,
  nextTry,
  type OpenWatch,
  openWatchesOf,
  postponeWatch,
  readReport,
  storeKnown,
  type Transaction,
  watchToken,
} from '#cms/database/client.ts'
import { postalAddressOf } from '#emails/postal-address.ts'
import { auditChanges, watchEnded } from '#emails/templates/audit-watch.ts'
import type { EmailContext } from './outbox-email.ts'
import { emailContext, writeEmails } from './write-emails.ts'

/**
 * Compares an audit that has ended with what is known of its site, and writes an email to each address that watches it
 * if something is new or fixed. One transaction: a worker that is killed has written nothing, or everything.
 */
export async function reportChanges({ id }: Pick<Job<'report-changes'>, 'id'>): Promise<void> {
  await inTransaction(async (transaction) => {
    const audit = await endedAudit(transaction, id)
    // What a visitor has stopped is a part of a site. The next audit is the first to compare with.
    if (!audit || audit.state === 'stopped') return
    const watches = await openWatchesOf(transaction, id)
    if (watches.length === 0) return
    const context = await emailContext(transaction)
    const report = couldRead(audit) ? await readReport(await getCms(), id) : undefined
    for (const watch of watches) {
      if (!report) await fail(watch, audit, context, transaction)
      else {
        const former = [...(watch.known?.hidden ?? []), ...(watch.before?.hidden ?? [])]
        const known = knownReport(report, [...former, ...audit.hidden])
        const changes = watch.known ? changesSince(watch.known, known) : undefined
        if (changes && hasChanged(changes)) await write({ watch, audit, id, changes }, context, transaction)
        await storeKnown(transaction, watch.id, id, known)
      }
    }
  })
}

/** Returns whether the site could be read: without its home page, a report has no score. */
const couldRead = ({ state, score }: EndedAudit) => state === 'done' && score !== null

type Changed = { watch: OpenWatch; audit: EndedAudit; id: number; changes: Changes }

async function write({ watch, audit, id, changes }: Changed, context: EmailContext, transaction: Transaction) {
  const cms = await getCms()
  const { offices } = await cms.findGlobal({ slug: 'offices', depth: 0, req: transaction })
  const { brand, siteUrl } = context
  const href = `${siteUrl}/audit/${audit.shareKey}/`
  const { before, host, email: to } = watch
  const email = auditChanges({
    ...{ brandName: brand.name, host, changes, href, score: audit.score },
    ...(before?.shareKey
      ? { comparison: { href: `${href}?with=${before.shareKey}#compare`, since: before.finishedAt } }
      : {}),
    unsubscribeUrl: `${siteUrl}/audit/monthly/unsubscribe/?token=${watchToken(watch)}`,
    postalAddress: postalAddressOf(offices),
  })
  const about = `audit-watches/${watch.id}`
  await writeEmails(about, [{ kind: 'audit-changes', to, email, key: `${about} changes ${id}` }], context, transaction)
}

/** Tries again later, or gives up and says so. */
async function fail(watch: OpenWatch, audit: EndedAudit, context: EmailContext, transaction: Transaction) {
  const { id, host, url, email: to } = watch
  const [failures, failingSince] = [watch.failures + 1, watch.failingSince ?? audit.finishedAt]
  const nextAt = nextTry({ failures, failingSince: failingSince.getTime() }, Date.now())
  if (nextAt) return postponeWatch(transaction, id, { failures, failingSince, nextAt })
  const reason = audit.message ?? audit.verdict ?? ''
  const href = `${context.siteUrl}/audit/?url=${encodeURIComponent(url)}`
  const email = watchEnded({ brandName: context.brand.name, host, failingSince, reason, href })
  const about = `audit-watches/${id}`
  await writeEmails(about, [{ kind: 'audit-watch-ended', to, email, key: `${about} ended` }], context, transaction)
  return giveUpWatch(transaction, id)
}
