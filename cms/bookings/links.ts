import { createHmac, timingSafeEqual } from 'node:crypto'
import { environment } from '#platform/environment/environment.ts'

type Signed = { id: number; createdAt: string | Date }

/** Returns the part of a link that lets its holder see, move, and cancel one booking. */
export const bookingToken = ({ id, createdAt }: Signed) => sign('booking', id, String(new Date(createdAt).getTime()))

/**
 * Returns the part of a link that confirms a held call. It is only ever sent to the email address of the call: who has
 * it reads that mailbox.
 */
export const confirmationToken = ({ id, createdAt }: Signed) =>
  sign('booking-confirmation', id, String(new Date(createdAt).getTime()))

/** Returns the part of the URL of a person's calendar feed. A higher version revokes all earlier ones. */
export const feedToken = ({ id, feedVersion }: { id: number; feedVersion?: number | null }) =>
  sign('calendar-feed', id, String(feedVersion ?? 1))

/**
 * Reads a token.
 * @returns the id that it names, which proves nothing yet: compare it with the token of that document
 */
export function idInToken(token: string) {
  const id = /^(\d{1,9})\.[\w-]{43}$/.exec(token)?.[1]
  return id === undefined ? undefined : Number(id)
}

/** Compares tokens in constant time. */
export function isSameToken(one: string, other: string) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function sign(use: string, id: number, state: string) {
  const signature = createHmac('sha256', environment.payloadSecret).update(`${use} ${id} ${state}`).digest('base64url')
  return `${id}.${signature}`
}
