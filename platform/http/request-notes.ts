import { AsyncLocalStorage } from 'node:async_hooks'
import type { AccountLookupFailed } from '../sessions/account-lookup.ts'

/** What Payload and Next find out about a request. They do not pass it on to the server in front of them. */
export type RequestNotes = {
  /** The account that sent it could not be looked up. */
  failedLookup?: AccountLookupFailed
  /** Whether it calls a server function with arguments that the function accepts. */
  hasArguments?: true
}

const KEY = Symbol.for('prairie.request-notes')
/** Shared by the server, and by each bundle of the back office, which has its own copy of this module. */
const shared = globalThis as { [KEY]?: AsyncLocalStorage<RequestNotes> }
shared[KEY] ??= new AsyncLocalStorage()
const current = shared[KEY]

/** Runs work for a request; notes made during it are added to `notes`. */
export const takingNotes = <Value>(notes: RequestNotes, work: () => Value): Value => current.run(notes, work)

/** Adds to the notes of the current request; earlier notes stay. */
export function note(notes: RequestNotes) {
  const found = current.getStore()
  if (found) Object.assign(found, { ...notes, ...found })
}
