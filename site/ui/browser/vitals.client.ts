import { sendBeacon } from './beacon.client.ts'
import { interactionDelay, layoutShift } from './vitals.ts'

/**
 * Shortest duration of an event that browsers report, in milliseconds. Used where a browser does not count
 * interactions.
 */
const MIN_EVENT_LENGTH = 16

/**
 * Sends the web vitals of this visit to `body[data-vitals]` when the page is hidden. Sets no cookie and sends no name.
 */
export function reportVitals() {
  const endpoint = document.body.dataset.vitals
  if (!endpoint) return
  // A page that opens in a background tab is painted when the tab is shown, so its times would be misleading.
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
    sendBeacon(endpoint, vitals)
  }
  addEventListener('visibilitychange', send)
}

/** Returns a function that returns all entries of a type so far, including those not yet delivered. */
function follow(type: string, options: { durationThreshold?: number } = {}) {
  const entries: PerformanceEntry[] = []
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => entries
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()))
  observer.observe({ type, buffered: true, ...options } as PerformanceObserverInit)
  return () => [...entries, ...observer.takeRecords()]
}
