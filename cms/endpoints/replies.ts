import type { Endpoint, PayloadRequest } from 'payload'
import { withCommas } from '#engine/text/numbers.ts'
import { environment } from '#platform/environment/environment.ts'
import { hasRole } from '../access/roles.ts'
import { nameOf } from '../collaboration/document-name.ts'
import { type LeadCollection, leadKinds } from '../collaboration/lead-kinds.ts'
import { type Lead, senderOfLead, sendReply } from '../collaboration/send-reply.ts'
import { jsonResponse, refused } from './csv-file.ts'

const MAX_SUBJECT = 200
const MAX_MESSAGE = 10_000
const KEY = /^[\w-]{8,100}$/
const MISSING = 'This document no longer exists.'

/** Returns the replies to one kind of lead: reading them, sending one, and sending a failed one again. */
export function repliesEndpoints(collection: LeadCollection): Endpoint[] {
  return [
    on(collection, 'get', '/:id/replies', async (req, lead) => jsonResponse(200, await thread(req, collection, lead))),
    on(collection, 'post', '/:id/replies', (req, lead) => send(req, collection, lead)),
    on(collection, 'post', '/:id/replies/:reply/again', (req, lead) => sendAgain(req, collection, lead)),
  ]
}

async function thread(req: PayloadRequest, collection: LeadCollection, lead: Lead) {
  const { docs } = await req.payload.find({
    collection: 'replies',
    where: { about: { equals: nameOf({ slug: collection, id: lead.id }) } },
    sort: 'createdAt',
    pagination: false,
    depth: 1,
  })
  return {
    to: senderOfLead(collection, lead) ?? null,
    subject: leadKinds[collection].subject(lead),
    answersTo: await answersTo(req),
    hasMailServer: environment.smtpUrl !== undefined,
    replies: docs.map(({ id, authorName, createdAt, subject, message, to, email }) => ({
      ...{ id, authorName, createdAt, subject, message, to },
      email:
        typeof email === 'object' && email
          ? { id: email.id, status: email.status, error: email.lastError ?? '', sentAt: email.sentAt ?? null }
          : null,
    })),
  }
}

/** Returns where the answer of the visitor can go: to the author, or to the office. */
async function answersTo({ payload, user }: PayloadRequest): Promise<string[]> {
  const { contactEmail } = await payload.findGlobal({ slug: 'brand', depth: 0 })
  return [...new Set([user?.email ?? '', contactEmail ?? ''])].filter(Boolean)
}

async function send(req: PayloadRequest, collection: LeadCollection, lead: Lead) {
  const body: Record<string, unknown> = (await req.json?.().catch(() => null)) ?? {}
  const [subject, message, key] = [plainText(body.subject), plainText(body.message), plainText(body.key)]
  if (!senderOfLead(collection, lead)) return invalid('This person left no email address.')
  if (subject === '' || subject.length > MAX_SUBJECT)
    return invalid(`Enter a subject of at most ${MAX_SUBJECT} characters.`)
  if (message === '' || message.length > MAX_MESSAGE)
    return invalid(`Enter a message of at most ${withCommas(MAX_MESSAGE)} characters.`)
  const replyTo = (await answersTo(req)).find((one) => one === body.replyTo)
  if (!replyTo || !KEY.test(key)) return invalid('Choose who gets the reply.')
  const effect = await sendReply(req, collection, lead, { subject, message, replyTo, key })
  return jsonResponse(200, { message: 'Your reply is on its way.', effect })
}

async function sendAgain(req: PayloadRequest, collection: LeadCollection, lead: Lead) {
  const { docs } = await req.payload.find({
    collection: 'replies',
    where: {
      and: [
        { id: { equals: Number(req.routeParams?.reply) || 0 } },
        { about: { equals: nameOf({ slug: collection, id: lead.id }) } },
      ],
    },
    limit: 1,
    depth: 0,
  })
  const email = docs[0]?.email
  if (typeof email !== 'number') return jsonResponse(404, { message: MISSING })
  const access = { user: req.user, overrideAccess: false, depth: 0, req } as const
  await req.payload.update({ collection: 'outbox', id: email, data: { status: 'waiting' }, ...access })
  return jsonResponse(200, { message: 'Your reply is on its way again.' })
}

function on(
  collection: LeadCollection,
  method: 'get' | 'post',
  path: string,
  handle: (req: PayloadRequest, lead: Lead) => Promise<Response>,
): Endpoint {
  return {
    path,
    method,
    handler: async (req) => {
      if (!hasRole(req.user, leadKinds[collection].role)) return refused(req)
      const id = Number(req.routeParams?.id)
      const isId = Number.isSafeInteger(id) && id > 0
      const lead = isId && (await req.payload.findByID({ collection, id, depth: 0, disableErrors: true }))
      return lead ? handle(req, lead as unknown as Lead) : jsonResponse(404, { message: MISSING })
    },
  }
}

const plainText = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
const invalid = (message: string) => jsonResponse(422, { message })
