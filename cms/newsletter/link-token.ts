import { createHash, createHmac } from 'node:crypto'
import { derivedKey } from '../accounts/secret-box.ts'

type Linked = { id: number; token: string }

/**
 * Returns the token of links for one purpose. It is made from what the database stores and PAYLOAD_SECRET: nobody who
 * reads the database can use a link.
 */
export function linkToken(purpose: string, { id, token }: Linked, secret?: string) {
  const signature = createHmac('sha256', derivedKey(purpose, secret)).update(`${id} ${token}`).digest('base64url')
  return `${id}.${signature}`
}

/** Returns the token of a subscriber's links, with which anyone can confirm and unsubscribe. */
export const subscriptionToken = (subscriber: Linked, secret?: string) =>
  linkToken('subscription link', subscriber, secret)

/** Returns what is stored of a token in a link that an earlier release sent. */
export const hashOfFormerToken = (token: string) => createHash('sha256').update(token).digest('hex')
