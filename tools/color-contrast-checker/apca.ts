import { type Coords, clip } from '#engine/color/spaces.ts'

/**
 * Returns the lightness contrast Lc, about −108 to 106: positive for dark text on light. It is not part of any WCAG
 * version in force. Source: the published constants of APCA 0.0.98G-4g (A. Somers).
 */
export function apca(text: Coords, ground: Coords): number {
  const [front, back] = [soften(light(text)), soften(light(ground))]
  if (Math.abs(front - back) < 0.0005) return 0
  const isDarkOnLight = back > front
  const raw = 1.14 * (isDarkOnLight ? back ** 0.56 - front ** 0.57 : back ** 0.65 - front ** 0.62)
  if (Math.abs(raw) < 0.1) return 0
  return 100 * (isDarkOnLight ? raw - 0.027 : raw + 0.027)
}

function light(srgb: Coords) {
  const [red, green, blue] = clip(srgb)
  return 0.2126729 * red ** 2.4 + 0.7151522 * green ** 2.4 + 0.072175 * blue ** 2.4
}

// biome-ignore lint/suspicious/noApproximativeNumericConstant: 1.414 is the published exponent, not the root of two.
const soften = (value: number) => (value > 0.022 ? value : value + (0.022 - value) ** 1.414)
