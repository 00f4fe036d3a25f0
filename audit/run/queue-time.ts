/** What is known of the queue in which an audit waits. */
export type Queue = {
  /** Audits that wait before it. */
  place: number
  /** Seconds that each running audit still takes; `null` where that is unknown. */
  running: (number | null)[]
  /** Seconds that an audit has usually taken lately; `null` if none has ended. */
  usualSeconds: number | null
}

/**
 * Returns the seconds until an audit that waits has ended, if those before it take as long as the last ones did. As
 * many run at once as run now.
 * @returns `null` while no audit has ended from which to tell
 * @example queueSeconds({ place: 2, running: [30], usualSeconds: 100 }) // 330
 */
export function queueSeconds({ place, running, usualSeconds }: Queue): number | null {
  if (usualSeconds === null) return null
  // Whichever place is free first takes the next one, as at a counter.
  const free = running.map((seconds) => seconds ?? usualSeconds)
  if (free.length === 0) free.push(0)
  for (let before = 0; before < place; before++) {
    const next = free.indexOf(Math.min(...free))
    free[next] = (free[next] ?? 0) + usualSeconds
  }
  return Math.round(Math.min(...free) + usualSeconds)
}
