import { interactionDelay, layoutShift } from './vitals.ts'

/** Sends what this visit measured to `body[data-vitals]` when the page is hidden: no cookie, no name, nothing elsewhere. */
export function reportVitals() {
  const address = document.body.dataset.vitals
  if (!address) return
  const shifts = follow('layout-shift')
  const events = follow('event', { durationThreshold: 40 })
  const largest = follow('largest-contentful-paint')
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const send = () => {
    if (document.visibilityState !== 'hidden') return
    removeEventListener('visibilitychange', send)
    const vitals = {
      lcp: largest.at(-1)?.startTime,
      inp: interactionDelay(events as never[]),
      cls: layoutShift(shifts as never[]),
      ttfb: navigation?.responseStart,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    }
    navigator.sendBeacon(
      address,
      new Blob([JSON.stringify({ data: { page: location.pathname, ...vitals } })], { type: 'application/json' }),
    )
  }
  addEventListener('visibilitychange', send)
}

function follow(type: string, options: { durationThreshold?: number } = {}) {
  const entries: PerformanceEntry[] = []
  if (PerformanceObserver.supportedEntryTypes.includes(type)) {
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({
      type,
      buffered: true,
      ...options,
    } as PerformanceObserverInit)
  }
  return entries
}
