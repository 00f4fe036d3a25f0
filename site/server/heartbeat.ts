import { randomUUID } from 'node:crypto'

const INTERVAL_MS = 5_000
const PREFIX = 'heartbeat '

/** Returns a name of a notification that announces nothing. */
export const heartbeatName = () => PREFIX + randomUUID()

/** Returns whether a notification announces nothing: it was sent to see whether notifications arrive. */
export const isHeartbeat = (tags: string[] | undefined) => tags?.every((tag) => tag.startsWith(PREFIX)) ?? false

/**
 * Sends this process a notification every five seconds, because a listener that never gets any looks like a quiet day.
 * Behind a pooler in transaction mode, that is what happens.
 * @param send returns when the notification has been sent
 */
export function createHeartbeat(send: (name: string) => Promise<unknown>, now: () => number = Date.now) {
  const name = heartbeatName()
  let missingSince: number | undefined
  const beat = () =>
    send(name).then(
      () => (missingSince ??= now()),
      // The database is away, so nothing was sent that could be missing.
      () => undefined,
    )
  const timer = setInterval(beat, INTERVAL_MS).unref()
  return {
    beat,
    /** Notes the tags of a notification that has arrived, or that the connection was lost and replaced. */
    note(tags: string[] | undefined) {
      if (!tags || tags.includes(name)) missingSince = undefined
    },
    /** Returns for how many seconds a notification that was sent has not arrived. */
    age: () => (missingSince === undefined ? 0 : (now() - missingSince) / 1_000),
    stop: () => clearInterval(timer),
  }
}
