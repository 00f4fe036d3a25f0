import { interactionDelay, layoutShift } from './vitals.ts'

/** The least that browsers report, ms: without a count of interactions, they are counted by the events. */
const MIN_EVENT_LENGTH = 16

/** Sends what this visit measured to `body[data-vitals]` when the page is hidden: no cookie, no name, nothing elsewhere. */
export function reportVitals() {
  const endpoint = document.body.dataset.vitals
  if (!endpoint) return
  // A page that opens in the background is painted when somebody turns to it: that is no measure of its speed.
  const isShown = document.visibilityState !== 'hidden'
  const shifts = follow('layout-shift')
  const events = follow('event', { durationThreshold: MIN_EVENT_LENGTH })
  const first = follow('first-input')
  const largest = follow('largest-contentful-paint')
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const send = () => {
    if (document.visibilityState !== 'hidden') return
    removeEventListener('visibilitychange', send)
    const { interactionCount } = performance as { interactionCount?: number }
    const vitals = {
      inp: interactionDelay([...first(), ...events()] as never[], interactionCount),
      cls: layoutShift(shifts() as never[]),
      ttfb: navigation?.responseStart,
      ...(isShown && {
        lcp: largest().at(-1)?.startTime,
        fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      }),
    }
    navigator.sendBeacon(
      endpoint,
      new Blob([JSON.stringify({ data: { page: location.pathname, ...vitals } })], { type: 'application/json' }),
    )
  }
  addEventListener('visibilitychange', send)
}

/** Returns a function that gives all entries of a type so far, those that the browser has not delivered yet included. */
function follow(type: string, options: { durationThreshold?: number } = {}) {
  const entries: PerformanceEntry[] = []
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => entries
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()))
  observer.observe({ type, buffered: true, ...options } as PerformanceObserverInit)
  return () => [...entries, ...observer.takeRecords()]
}
