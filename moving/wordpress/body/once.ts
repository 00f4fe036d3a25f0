/** Returns a function that calls another one the first time, and remembers what it returned. */
export function once(read: () => string): () => string {
  let result: string | undefined
  return () => {
    result ??= read()
    return result
  }
}
