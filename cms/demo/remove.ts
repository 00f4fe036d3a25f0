import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, GlobalSlug, Payload, TypedUser } from 'payload'
import { connectionOf, type Transaction, transactionOf } from '../database/transaction.ts'
import { audit } from '../hooks/audit.ts'
import { removable } from './collections.ts'
import { type RemovalPlan, readPlan } from './read-plan.ts'
import type { BlankedTexts } from './read-texts.ts'
import { printDocuments, printGlobal, readSeeded, type Seeded, writeSeeded } from './seeded.ts'

/** Any number, but the same in every process that removes the demonstration. */
const LOCK = 7265

type Options = {
  /** Who asked for it; without an account, the command line. */
  user?: TypedUser | null
  /** The number of documents that the person has confirmed. Another number removes nothing. */
  confirmed?: number
  /** Called before the first step and after each: a text that is blanked, or a document that is deleted. */
  onStep?: (done: number, total: number) => void
}

/**
 * Removes the demonstration: all of it or nothing. What editors changed or made stays, with everything it needs. A
 * second call finds nothing to do.
 * @returns what was done, and whether the confirmed number was right; if not, nothing was done
 */
export function removeDemonstration(cms: Payload, { user, confirmed, onStep }: Options = {}) {
  return transactionOf(cms, async (transaction) => {
    await (await connectionOf(transaction)).execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const plan = await readPlan(cms, transaction)
    if (confirmed !== undefined && confirmed !== plan.goes.length) return { plan, isConfirmed: false }
    const texts = plan.texts.filter(({ data }) => Object.keys(data).length > 0)
    if (plan.goes.length + texts.length === 0) return { plan, isConfirmed: true }
    const steps = countSteps(texts.length + plan.goes.length, onStep)
    for (const one of texts) {
      await blank(cms, one, transaction)
      steps.next()
    }
    for (const collection of removable)
      for (const { id } of plan.goes.filter((one) => one.collection === collection)) {
        await cms.delete({ collection, id, trash: true, depth: 0, req: inside(transaction) })
        steps.next()
      }
    await remember(cms, texts, transaction)
    const about = { ...transaction, ...(user ? { user } : {}) } as Transaction
    await audit(about, 'demonstration-removed', { details: countsOf(plan) })
    return { plan, isConfirmed: true }
  })
}

function countSteps(total: number, onStep: Options['onStep']) {
  let done = 0
  onStep?.(done, total)
  return { next: () => onStep?.(++done, total) }
}

/** Returns the number of removed documents by collection, and of the blanked texts. */
export function countsOf({ goes, texts }: RemovalPlan): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { collection } of goes) counts[collection] = (counts[collection] ?? 0) + 1
  const blanked = texts.reduce((sum, { blank }) => sum + blank.length, 0)
  return blanked > 0 ? { ...counts, texts: blanked } : counts
}

async function blank(cms: Payload, texts: BlankedTexts, transaction: Transaction) {
  const req = inside(transaction)
  if ('global' in texts) {
    const config = cms.config.globals.find(({ slug }) => slug === texts.global)
    const data = { ...texts.data, ...(hasDrafts(config) ? { _status: 'published' } : {}) }
    await cms.updateGlobal({ slug: texts.global, data: data as never, depth: 0, req })
  } else {
    const { collection, id, data } = texts
    await cms.update({ collection, id, data: data as never, depth: 0, req })
  }
}

/** Remembers how the texts were left, so that the dashboard knows which an editor still has to write. */
async function remember(cms: Payload, texts: BlankedTexts[], transaction: Transaction) {
  const seeded = await readSeeded(cms)
  if (!seeded) return
  const removed: NonNullable<Seeded['removed']> = {
    at: new Date().toISOString(),
    globals: { ...seeded.removed?.globals },
    documents: { ...seeded.removed?.documents },
  }
  const ids: Partial<Record<CollectionSlug, number[]>> = {}
  for (const one of texts)
    if ('global' in one) removed.globals[one.global] = await printGlobal(cms, one.global as GlobalSlug, transaction)
    else ids[one.collection] = [...(ids[one.collection] ?? []), one.id]
  for (const [collection, own] of Object.entries(ids))
    removed.documents[collection] = await printDocuments(cms, collection as CollectionSlug, own, transaction)
  await writeSeeded(cms, { ...seeded, removed }, transaction)
}

/** Each operation has a context of its own, so that hooks of one do not disturb another. */
const inside = (transaction: Transaction) => ({ ...transaction, context: {} })

const hasDrafts = (config: { versions?: { drafts?: unknown } } | undefined) => Boolean(config?.versions?.drafts)
