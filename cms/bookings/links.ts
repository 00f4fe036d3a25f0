import { createHmac, timingSafeEqual } from 'node:crypto'
import { environment } from '#platform/environment/environment.ts'
import { acceptedSecrets } from '#platform/environment/signing-secrets.ts'

type Signed = { id: number; createdAt: string | Date }

/** Returns the part of a link that lets its holder see, move, and cancel one booking. */
export const bookingToken = ({ id, createdAt }: Signed, secret?: string) =>
  sign('booking', id, String(new Date(createdAt).getTime()), secret)

/**
 * Returns the part of a link that confirms a held call. It is only ever sent to the email address of the call: who has
 * it reads that mailbox.
 */
export const confirmationToken = ({ id, createdAt }: Signed, secret?: string) =>
  sign('booking-confirmation', id, String(new Date(createdAt).getTime()), secret)

/** Returns the part of the URL of a person's calendar feed. A higher version revokes all earlier ones. */
export const feedToken = ({ id, feedVersion }: { id: number; feedVersion?: number | null }, secret?: string) =>
  sign('calendar-feed', id, String(feedVersion ?? 1), secret)

/**
 * Reads a token.
 * @returns the id that it names, which proves nothing yet: compare it with the token of that document
 */
export function idInToken(token: string) {
  const id = /^(\d{1,9})\.[\w-]{43}$/.exec(token)?.[1]
  return id === undefined ? undefined : Number(id)
}

/**
 * Returns whether a token is that of a document, made with the current secret or the previous one. Compares in constant
 * time.
 */
export function isTokenOf<D>(document: D, token: string, tokenOf: (document: D, secret: string) => string) {
  return acceptedSecrets().some((secret) => isSame(tokenOf(document, secret), token))
}

function isSame(one: string, other: string) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Returns a token that proves its use and a document in a state: `12.<HMAC>`. */
export function sign(use: string, id: number, state: string, secret = environment.payloadSecret) {
  const signature = createHmac('sha256', secret).update(`${use} ${id} ${state}`).digest('base64url')
  return `${id}.${signature}`
}
