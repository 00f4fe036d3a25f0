type Shift = { value: number; startTime: number; hadRecentInput: boolean }
type Interaction = { interactionId?: number; duration: number }

const GAP = 1000
const WINDOW = 5000
/** One of so many interactions may be slower than what is reported. */
const FORGIVEN = 50

/** The largest session window of layout shifts: gaps under 1 s, 5 s at most. Source: web.dev/articles/cls. */
export function layoutShift(shifts: Shift[]) {
  let largest = 0
  let current = { start: 0, end: 0, sum: 0 }
  for (const { value, startTime } of shifts.filter(({ hadRecentInput }) => !hadRecentInput)) {
    const isNew = current.sum === 0 || startTime - current.end > GAP || startTime - current.start > WINDOW
    current = isNew
      ? { start: startTime, end: startTime, sum: value }
      : { ...current, end: startTime, sum: current.sum + value }
    largest = Math.max(largest, current.sum)
  }
  return largest
}

/** The slowest interaction, ms, leaving one of every fifty out. Source: web.dev/articles/inp. */
export function interactionDelay(events: Interaction[]) {
  const slowest = new Map<number, number>()
  for (const { interactionId, duration } of events) {
    if (interactionId) slowest.set(interactionId, Math.max(duration, slowest.get(interactionId) ?? 0))
  }
  const durations = [...slowest.values()].sort((a, b) => b - a)
  return durations[Math.floor(durations.length / FORGIVEN)]
}
