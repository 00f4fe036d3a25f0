const MAX_ENTRIES = 20_000

/** Returns a caching version of a function, because stylesheets repeat selectors and values. */
export function remember<Result>(work: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>()
  return (text) => {
    const found = results.get(text)
    if (found !== undefined || results.has(text)) return found as Result
    const result = work(text)
    if (results.size >= MAX_ENTRIES) results.clear()
    results.set(text, result)
    return result
  }
}
