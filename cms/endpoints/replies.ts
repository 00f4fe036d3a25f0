import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { withCommas } from '#engine/text/numbers.ts'
import { environment } from '#platform/environment/environment.ts'
import { hasRole } from '../access/roles.ts'
import { type ConversationCollection, conversations } from '../collaboration/conversations.ts'
import { nameOf } from '../collaboration/document-name.ts'
import { type Lead, senderOfLead, sendReply } from '../collaboration/send-reply.ts'
import { type CmsRequest, cmsEndpoint } from './cms-endpoint.ts'
import { refusal } from './responses.ts'

const MAX_SUBJECT = 200
const MAX_MESSAGE = 10_000
const SUBJECT_LENGTH = `Enter a subject of at most ${MAX_SUBJECT} characters.`
const MESSAGE_LENGTH = `Enter a message of at most ${withCommas(MAX_MESSAGE)} characters.`
const NO_REPLY_TO = 'Choose who gets the reply.'
const MISSING = 'This document no longer exists.'

const upTo = (max: number, error: string) => z.string({ error }).trim().min(1, { error }).max(max, { error })

const Reply = z.object({
  subject: upTo(MAX_SUBJECT, SUBJECT_LENGTH),
  message: upTo(MAX_MESSAGE, MESSAGE_LENGTH),
  replyTo: z.string({ error: NO_REPLY_TO }),
  key: z
    .string({ error: NO_REPLY_TO })
    .trim()
    .regex(/^[\w-]{8,100}$/, { error: NO_REPLY_TO }),
})

/** Returns the replies to one kind of lead: reading them, sending one, and sending a failed one again. */
export function repliesEndpoints(collection: ConversationCollection): Endpoint[] {
  const mayCall = (user: unknown) => hasRole(user, conversations[collection].role)
  const on =
    <Input>(command: (request: CmsRequest<Input>, collection: ConversationCollection, lead: Lead) => Promise<object>) =>
    async (request: CmsRequest<Input>) => {
      const { req, id } = request
      const lead = await req.payload.findByID({ collection, id, depth: 0, disableErrors: true })
      return lead ? command(request, collection, lead as unknown as Lead) : refusal(404, MISSING)
    }
  return [
    cmsEndpoint({ path: '/:id/replies', method: 'get', mayCall }, on(thread)),
    cmsEndpoint({ path: '/:id/replies', method: 'post', mayCall, schema: Reply }, on(send)),
    cmsEndpoint({ path: '/:id/replies/:reply/again', method: 'post', mayCall }, on(sendAgain)),
  ]
}

async function thread({ req }: CmsRequest, collection: ConversationCollection, lead: Lead) {
  const { docs } = await req.payload.find({
    collection: 'replies',
    where: { about: { equals: nameOf({ slug: collection, id: lead.id }) } },
    sort: 'createdAt',
    pagination: false,
    depth: 1,
  })
  return {
    to: senderOfLead(collection, lead) ?? null,
    subject: conversations[collection].subject(lead),
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

async function send(
  { input: { subject, message, key, ...input }, req }: CmsRequest<z.output<typeof Reply>>,
  collection: ConversationCollection,
  lead: Lead,
) {
  if (!senderOfLead(collection, lead)) return refusal(422, 'This person left no email address.')
  const replyTo = (await answersTo(req)).find((one) => one === input.replyTo)
  if (!replyTo) return refusal(422, NO_REPLY_TO)
  const effect = await sendReply(req, collection, lead, { subject, message, replyTo, key })
  return { message: 'Your reply is on its way.', effect }
}

async function sendAgain({ req }: CmsRequest, collection: ConversationCollection, lead: Lead) {
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
  if (typeof email !== 'number') return refusal(404, MISSING)
  const access = { user: req.user, overrideAccess: false, depth: 0, req } as const
  await req.payload.update({ collection: 'outbox', id: email, data: { status: 'waiting' }, ...access })
  return { message: 'Your reply is on its way again.' }
}
