type Shift = { value: number; startTime: number; hadRecentInput: boolean }
type Interaction = { interactionId?: number; duration: number }

const GAP = 1000
const WINDOW = 5000
/** One of this many interactions may be slower than what is reported. */
const FORGIVEN = 50
/** Browsers that do not count interactions number them in steps of seven. */
const ID_STEP = 7

/** The largest session window of layout shifts: gaps under 1 s, 5 s at most. Source: web.dev/articles/cls. */
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
 * Returns the duration of the slowest interaction, leaving out one of every fifty, in milliseconds; undefined without
 * any. Source: web.dev/articles/inp.
 * @param events those the browser reported, which leaves out fast ones
 * @param count all interactions, fast ones included
 */
export function interactionDelay(events: Interaction[], count?: number) {
  const slowest = new Map<number, number>()
  for (const { interactionId, duration } of events)
    if (interactionId) slowest.set(interactionId, Math.max(duration, slowest.get(interactionId) ?? 0))
  const ids = [...slowest.keys()]
  const durations = [...slowest.values()].sort((a, b) => b - a)
  const all = count ?? (Math.max(...ids) - Math.min(...ids)) / ID_STEP + 1
  return durations[Math.min(durations.length - 1, Math.floor(all / FORGIVEN))]
}
