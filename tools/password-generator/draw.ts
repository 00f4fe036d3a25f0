export type RandomBytes = (size: number) => Uint8Array

const STOCK = 1_024

/**
 * Returns a function that draws whole numbers from 0 to `limit` − 1, each equally likely: values beyond the largest
 * multiple of the limit are discarded (rejection sampling), because a plain remainder would favor small numbers.
 * `limit` is at most 65,536.
 */
export function drawer(randomBytes: RandomBytes) {
  let stock = randomBytes(STOCK)
  let at = 0
  const byte = () => {
    if (at === stock.length) {
      stock = randomBytes(STOCK)
      at = 0
    }
    return stock[at++] ?? 0
  }
  return (limit: number) => {
    const range = limit <= 256 ? 256 : 65_536
    const fair = range - (range % limit)
    for (;;) {
      const value = range === 256 ? byte() : byte() * 256 + byte()
      if (value < fair) return value % limit
    }
  }
}

export type Draw = ReturnType<typeof drawer>

/**
 * Draws characters from the whole alphabet; with `isEverySet`, draws again until each set occurs, which keeps the
 * distribution uniform.
 */
export function drawPassword(sets: string[], length: number, isEverySet: boolean, draw: Draw) {
  const alphabet = [...sets.join('')]
  for (;;) {
    const characters = Array.from({ length }, () => alphabet[draw(alphabet.length)] ?? '')
    if (!isEverySet || sets.every((set) => characters.some((one) => set.includes(one)))) return characters.join('')
  }
}

/**
 * Returns the bits of a uniform draw. With `isEverySet`, passwords that lack a set are subtracted by inclusion and
 * exclusion: Σ over the subsets S of the sets of (−1)^|S| · (n − |S|)^length.
 */
export function passwordBits(sets: string[], length: number, isEverySet: boolean) {
  const total = sets.join('').length
  const full = length * Math.log2(total)
  if (!isEverySet) return full
  let share = 0
  for (let mask = 0; mask < 1 << sets.length; mask++) {
    const left = sets.filter((_, at) => mask & (1 << at))
    const missing = left.reduce((sum, set) => sum + set.length, 0)
    share += (left.length % 2 === 0 ? 1 : -1) * ((total - missing) / total) ** length
  }
  return full + Math.log2(share)
}
