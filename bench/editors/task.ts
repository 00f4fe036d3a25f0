import type { Arrived } from '#tests/support/run-mail-server.ts'
import type { Hands } from './hands.ts'

/** Where a task is done: the product, and the emails that arrived from it. */
export type Place = { url: string; emails: Arrived[] }

/** What an editor wants to do, from the dashboard on. It throws if visitors do not see the result. */
export type Task = {
  what: string
  /** What visitors do before. */
  prepare?: (place: Place) => Promise<unknown>
  run: (hands: Hands, place: Place) => Promise<unknown>
}
