/**
 * Returns a color by number, in one of the notations in turn; the same number gives the same color. Used by tests and
 * the bench.
 */
export function randomColor(seed: number): string {
  let state = (seed * 2654435761 + 12345) >>> 0
  const next = (most: number, least = 0) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9) >>> 0
    return Number((least + (state / 2 ** 32) * (most - least)).toFixed(4))
  }
  const whole = () => Math.floor(next(256))
  switch (seed % 8) {
    case 0:
      return `#${[whole(), whole(), whole()].map((value) => value.toString(16).padStart(2, '0')).join('')}`
    case 1:
      return `rgb(${next(255)} ${next(255)} ${next(255)})`
    case 2:
      return `hsl(${next(360)} ${next(100)}% ${next(100)}%)`
    case 3:
      return `hwb(${next(360)} ${next(100)}% ${next(100)}%)`
    case 4:
      return `lab(${next(100)} ${next(100, -100)} ${next(100, -100)})`
    case 5:
      return `lch(${next(100)} ${next(130)} ${next(360)})`
    case 6:
      return `oklab(${next(1)} ${next(0.3, -0.3)} ${next(0.3, -0.3)})`
    default:
      return `oklch(${next(1)} ${next(0.35)} ${next(360)})`
  }
}
