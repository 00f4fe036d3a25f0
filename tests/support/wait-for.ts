type Truthy<T> = Exclude<T, false | '' | 0 | null | undefined>

/**
 * Polls until the result is truthy, and returns it. Times are in milliseconds.
 * @throws {Error} after `within` milliseconds, with the last error as its cause
 */
export async function waitFor<T>(poll: () => Promise<T> | T, { within = 40_000, every = 50 } = {}): Promise<Truthy<T>> {
  const until = Date.now() + within
  let last: unknown
  while (Date.now() < until) {
    try {
      const result = await poll()
      if (result) return result as Truthy<T>
    } catch (error) {
      last = error
    }
    await new Promise((resolve) => setTimeout(resolve, every))
  }
  throw new Error(`It did not happen within ${within} ms.`, { cause: last })
}
