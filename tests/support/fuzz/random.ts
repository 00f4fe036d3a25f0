/** Returns a generator of numbers that are the same for the same seed. Source: mulberry32. */
export function randomOf(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    below,
    chance: (share: number) => next() < share,
    pick: <T>(list: readonly T[]) => list[below(list.length)] as T,
    times: <T>(most: number, make: () => T) => Array.from({ length: below(most + 1) }, make),
  }
}

export type Random = ReturnType<typeof randomOf>
