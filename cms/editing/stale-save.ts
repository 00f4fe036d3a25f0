/** What a save builds on, and what is stored. All in milliseconds since 1970. */
type Save = {
  /** The `updatedAt` that the sender read; undefined if it changes single fields whatever the rest is. */
  base: number | undefined
  /** The `updatedAt` of the newest state, a draft included; undefined if nothing is stored yet. */
  newest: number | undefined
  /** The `updatedAt` of what the same tab saved last, whose response may have been lost. */
  ownSave: number | undefined
}

/**
 * Returns whether a save would overwrite something that its sender has not seen.
 * @example isStale({ base: 1, newest: 2, ownSave: undefined }) // true
 */
export function isStale({ base, newest, ownSave }: Save): boolean {
  if (base === undefined || newest === undefined) return false
  return newest > base && newest !== ownSave
}
