import { createHash, createHmac } from 'node:crypto'
import { derivedKey } from '../accounts/secret-box.ts'

/**
 * Returns the token of a subscriber's links, with which anyone can confirm and unsubscribe. It is made from what the
 * database stores and PAYLOAD_SECRET: nobody who reads the database can use a link.
 */
export function subscriptionToken({ id, token }: { id: number; token: string }, secret?: string) {
  const signature = createHmac('sha256', derivedKey('subscription link', secret))
    .update(`${id} ${token}`)
    .digest('base64url')
  return `${id}.${signature}`
}

/** Returns what is stored of a token in a link that an earlier release sent. */
export const hashOfFormerToken = (token: string) => createHash('sha256').update(token).digest('hex')
