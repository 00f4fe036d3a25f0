/** The width to assume before the first measurement, in pixels. */
export const WIDTH_BEFORE_MEASUREMENT = 1280

type Listener = (width: number) => void

/** Tracks the window's width: 1280 px until it is measured. Calls a subscriber immediately and after every change. */
export function createWindowWidth() {
  let width = WIDTH_BEFORE_MEASUREMENT
  const listeners = new Set<Listener>()
  return {
    current: () => width,
    measured(next: number) {
      if (next === width) return
      width = next
      for (const listener of listeners) listener(width)
    },
    subscribe(listener: Listener) {
      listeners.add(listener)
      listener(width)
      return () => listeners.delete(listener)
    },
  }
}

/** Measures the window now and after every resize. */
export function followWindow(
  tracker: ReturnType<typeof createWindowWidth>,
  view: Pick<Window, 'innerWidth' | 'addEventListener'>,
) {
  const measure = () => tracker.measured(view.innerWidth)
  view.addEventListener('resize', measure)
  measure()
  return tracker
}
