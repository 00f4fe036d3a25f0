/** So many of a list from a place on, from its first again after its last, none of them twice. */
export function neighbors<T>(list: readonly T[], from: number, count: number): T[] {
  return [...list.slice(from), ...list.slice(0, from)].slice(0, Math.max(0, count))
}
