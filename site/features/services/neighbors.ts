/** Returns `count` items starting at `from`, wrapping around at the end, without duplicates. */
export function neighbors<T>(list: readonly T[], from: number, count: number): T[] {
  return [...list.slice(from), ...list.slice(0, from)].slice(0, Math.max(0, count))
}
