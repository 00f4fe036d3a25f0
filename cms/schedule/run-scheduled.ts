import type { PayloadRequest, TypedUser } from 'payload'
import { scheduleFailed } from '#emails/templates/schedule.ts'
import { environment } from '#platform/environment/environment.ts'
import { isPublisherOf } from '../access/readers.ts'
import { adminPath, type DocumentName, nameOf } from '../collaboration/document-name.ts'
import { titleOfDocument } from '../collaboration/document-title.ts'
import { type Transaction, transactionOf } from '../database/transaction.ts'
import { writeEmail } from '../emails/write-email.ts'
import type { ScheduleInput } from './scheduled.ts'

type Values = Record<string, unknown>
type Run = { input: ScheduleInput; req: PayloadRequest }

/** Tells the hook that follows every publication that a scheduled date publishes. */
export type ScheduleContext = { runsSchedule?: boolean }

/**
 * Does what was scheduled for a date, as the account that set it: publishes exactly the scheduled draft, or
 * unpublishes. If it fails, that account gets an email.
 * @throws {unknown} what went wrong, so that the queue records it
 */
export async function runScheduled({ input, req }: Run) {
  const { payload } = req
  const { doc, global } = input
  const on = (
    global ? { slug: global, id: undefined } : { slug: doc?.relationTo, id: Number(doc?.value) }
  ) as DocumentName
  const found = input.user
    ? await payload.findByID({ collection: 'users', id: input.user.value, depth: 0, disableErrors: true })
    : null
  const user = found ? ({ ...found, collection: 'users' } as TypedUser) : undefined
  try {
    // Dates of earlier releases may name no account.
    if (input.user && !isPublisherOf(user, on.slug)) throw new Error('The account that set the date may not publish.')
    await transactionOf(payload, (transaction) =>
      run({ ...transaction, context: { runsSchedule: true } }, on, input, user),
    )
  } catch (error) {
    if (user) await emailFailure(req, on, input, user, error as Error)
    throw error
  }
  return { output: {} }
}

async function run(transaction: Transaction, on: DocumentName, { type, seen, state }: ScheduleInput, user?: TypedUser) {
  const req = { ...transaction, ...(user ? { user } : {}) } as PayloadRequest
  const shared = { depth: 0, req, ...(user ? { user, overrideAccess: false } : {}) } as const
  const write = (data: Values, draft = false) =>
    on.id === undefined
      ? req.payload.updateGlobal({ slug: on.slug as 'home', data: data as never, draft, ...shared })
      : req.payload.update({ collection: on.slug as 'posts', id: on.id, data: data as never, draft, ...shared })
  if (type === 'unpublish') return write({ _status: 'draft' })
  const newest = await newestOf(req, on)
  const isAsScheduled = !state || newest.updatedAt === seen
  if (isAsScheduled) return write({ _status: 'published' })
  // Somebody has published it in the meantime, including what was scheduled.
  if (newest._status === 'published') return undefined
  await write({ ...state, _status: 'published' })
  // Changes made after scheduling continue as a draft.
  const { id: _id, createdAt: _created, updatedAt: _updated, _status, ...rest } = newest
  return write(rest, true)
}

async function newestOf(req: PayloadRequest, { slug, id }: DocumentName): Promise<Values> {
  const asked = { draft: true, depth: 0, req } as const
  return (id === undefined
    ? await req.payload.findGlobal({ slug: slug as 'home', ...asked })
    : await req.payload.findByID({ collection: slug as 'posts', id, ...asked })) as unknown as Values
}

async function emailFailure(
  req: PayloadRequest,
  on: DocumentName,
  input: ScheduleInput,
  user: TypedUser,
  error: Error,
) {
  const email = scheduleFailed({
    title: await titleOfDocument(req, on),
    isPublishing: input.type !== 'unpublish',
    reason: error.message,
    href: environment.adminUrl + adminPath(on),
  })
  await writeEmail(req, { to: user.email, kind: 'schedule-failed', about: nameOf(on) }, email)
}
