import { inject } from './product.ts'
import type { Arrived } from './run-mail-server.ts'

/** The mails that arrived for an address, oldest first; without one, all of them. */
export const emailsTo = (recipient = '') => call<Arrived[]>('GET', `/mails?to=${encodeURIComponent(recipient)}`)

/** How often the product wanted to write to an address, whatever came of it. */
export const timesAsked = (recipient: string) => call<number>('GET', `/asked?to=${encodeURIComponent(recipient)}`)

/** Connections are refused from now on, and open ones cut. */
export const stopMailServer = () => call<null>('POST', '/stop')
export const startMailServer = () => call<null>('POST', '/start')

async function call<T>(method: string, path: string): Promise<T> {
  const response = await fetch(inject('mailUrl') + path, { method })
  if (!response.ok) throw new Error(`${method} ${path} of the mail server answered ${response.status}.`)
  return (await response.json()) as T
}
