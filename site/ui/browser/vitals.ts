type Shift = { value: number; startTime: number; hadRecentInput: boolean }
type Interaction = { interactionId?: number; duration: number }

const GAP = 1000
const WINDOW = 5000
/** One of this many interactions may be slower than the reported one. */
const INTERACTIONS_PER_OUTLIER = 50
/** Browsers without an interaction count increase the interaction id in steps of seven. */
const ID_STEP = 7

/** Returns the largest session window of layout shifts: gaps under 1 s, 5 s at most. Source: web.dev/articles/cls. */
export function layoutShift(shifts: Shift[]) {
  let largest = 0
  let current = { start: 0, end: 0, sum: 0 }
  for (const { value, startTime } of shifts.filter(({ hadRecentInput }) => !hadRecentInput)) {
    const isNew = current.sum === 0 || startTime - current.end >= GAP || startTime - current.start >= WINDOW
    current = isNew
      ? { start: startTime, end: startTime, sum: value }
      : { ...current, end: startTime, sum: current.sum + value }
    largest = Math.max(largest, current.sum)
  }
  return largest
}

/**
 * Returns the duration of the slowest interaction, in milliseconds, ignoring one of every fifty; undefined if there
 * were none. Source: web.dev/articles/inp.
 * @param events the interactions that the browser reported; fast ones are missing
 * @param count number of all interactions, including fast ones
 */
export function interactionDelay(events: Interaction[], count?: number) {
  const slowest = new Map<number, number>()
  for (const { interactionId, duration } of events)
    if (interactionId) slowest.set(interactionId, Math.max(duration, slowest.get(interactionId) ?? 0))
  const ids = [...slowest.keys()]
  const durations = [...slowest.values()].sort((a, b) => b - a)
  const all = count ?? (Math.max(...ids) - Math.min(...ids)) / ID_STEP + 1
  return durations[Math.min(durations.length - 1, Math.floor(all / INTERACTIONS_PER_OUTLIER))]
}
