import { type Coords, clip, toLinear } from './spaces.ts'

/** Returns the relative luminance, 0 to 1, of an sRGB color (WCAG 2.2, “relative luminance”). */
export function luminance(srgb: Coords): number {
  const [red, green, blue] = toLinear(clip(srgb))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast ratio, 1 to 21 (WCAG 2.2, “contrast ratio”). Never rounded: 4.499 is less than 4.5. */
export function contrastRatio(one: Coords, other: Coords): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Returns the color that a translucent color has on an opaque one: blended in gamma-encoded sRGB, as browsers do. */
export const over = ({ srgb, alpha }: { srgb: Coords; alpha: number }, ground: Coords): Coords =>
  clip(srgb).map((value, at) => value * alpha + (clip(ground)[at] ?? 0) * (1 - alpha)) as Coords

/** @example toHex([1, 0, 0]) // '#ff0000' */
export const toHex = (srgb: Coords): string =>
  `#${clip(srgb)
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
