import { inject } from './product.ts'
import type { Arrived } from './run-mail-server.ts'

/**
 * Returns the emails that arrived for an email address, oldest first; without one, all of them.
 * @throws {Error} if the server that controls the mail server does not respond
 */
export const emailsTo = (recipient = '') => call<Arrived[]>('GET', `/mails?to=${encodeURIComponent(recipient)}`)

/**
 * Returns how often the product tried to send to an email address, whatever the outcome.
 * @throws {Error} if the server that controls the mail server does not respond
 */
export const countAttempts = (recipient: string) => call<number>('GET', `/attempts?to=${encodeURIComponent(recipient)}`)

/**
 * Makes the mail server refuse connections and close open ones.
 * @throws {Error} if the server that controls the mail server does not respond
 */
export const stopMailServer = () => call<null>('POST', '/stop')
/**
 * Starts the mail server again.
 * @throws {Error} if the server that controls the mail server does not respond
 */
export const startMailServer = () => call<null>('POST', '/start')

async function call<T>(method: string, path: string): Promise<T> {
  const response = await fetch(inject('mailUrl') + path, { method })
  if (!response.ok) throw new Error(`${method} ${path} of the mail server returned ${response.status}.`)
  return (await response.json()) as T
}
