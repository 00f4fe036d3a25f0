import type { Payload, TypedUser } from 'payload'
import { idOf } from '#engine/id-of.ts'

/** Where the dashboard lists them. */
export const DRAFTS_ID = 'drafts-in-review'

/** Returns the drafts that the account should review, and those that it sent, those with news first. */
export async function readWaitingDrafts(cms: Payload, user: TypedUser) {
  const { docs } = await cms.find({
    collection: 'review-requests',
    where: { or: [{ assignee: { equals: user.id } }, { author: { equals: user.id } }] },
    sort: 'sentAt',
    pagination: false,
    depth: 0,
  })
  return {
    forMe: docs.filter(({ assignee, state }) => state === 'review' && idOf(assignee) === user.id),
    mine: docs.filter(({ author }) => idOf(author) === user.id).sort((a, b) => order(a.state) - order(b.state)),
  }
}

const order = (state: string) => ['changes', 'approved', 'review'].indexOf(state)
