type Flight = { result: Promise<unknown>; waiting: number; controller: AbortController }

/**
 * Creates a function that runs the same work once for all callers that wait for it. A caller who stops waiting ends the
 * work only if it was the last one.
 */
export function createSingleFlight() {
  const flights = new Map<string, Flight>()

  function start(key: string, work: (signal: AbortSignal) => Promise<unknown>) {
    const controller = new AbortController()
    const result = work(controller.signal).finally(() => {
      if (flights.get(key)?.controller === controller) flights.delete(key)
    })
    // Waiting callers get the error; this keeps it from being unhandled if none is left.
    result.catch(() => undefined)
    const flight = { result, waiting: 0, controller }
    flights.set(key, flight)
    return flight
  }

  /**
   * Waits for the work.
   * @throws {unknown} whatever `work` throws, or what `signal` was aborted with
   */
  return async function share<Value>(
    key: string,
    work: (signal: AbortSignal) => Promise<Value>,
    signal: AbortSignal,
  ): Promise<Value> {
    signal.throwIfAborted()
    const flight = flights.get(key) ?? start(key, work)
    flight.waiting++
    const { promise: aborted, reject } = Promise.withResolvers<never>()
    const abort = () => reject(signal.reason as Error)
    signal.addEventListener('abort', abort, { once: true })
    try {
      return (await Promise.race([flight.result, aborted])) as Value
    } finally {
      signal.removeEventListener('abort', abort)
      if (--flight.waiting === 0) {
        if (flights.get(key) === flight) flights.delete(key)
        flight.controller.abort(signal.reason)
      }
    }
  }
}
