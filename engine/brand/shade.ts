import { contrastRatio, toHex } from '../color/contrast.ts'
import { type Coords, fromOklab, fromPolar, isInGamut, toOklab, toPolar } from '../color/spaces.ts'

/** Lightness 0 to 1, chroma, hue in degrees (OKLCH, CSS Color 4). */
export type Lch = Coords

const LIGHTNESS_STEP = 0.004
const CHROMA_STEP = 0.98
/** Safety margin, so that rounding to eight bits per channel does not reduce the ratio below the minimum. */
const MARGIN = 0.02

/** @example srgbOf('#ff0000') // [1, 0, 0] */
export const srgbOf = (hex: string): Coords =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as Coords

export const lchOf = (hex: string): Lch => toPolar(toOklab(srgbOf(hex)))

/** Returns the color as `#rrggbb`. A color outside sRGB loses chroma and keeps its lightness and hue. */
export function hexOf([lightness, chroma, hue]: Lch): string {
  const light = Math.min(1, Math.max(0, lightness))
  let reduced = chroma
  let srgb = fromOklab(fromPolar([light, reduced, hue]))
  while (!isInGamut(srgb) && reduced > 0.001) {
    reduced *= CHROMA_STEP
    srgb = fromOklab(fromPolar([light, reduced, hue]))
  }
  return toHex(srgb)
}

/** Returns the contrast ratio of two colors `#rrggbb`, 1 to 21 (WCAG 2.2). */
export const ratioOf = (one: string, other: string): number => contrastRatio(srgbOf(one), srgbOf(other))

/**
 * Returns the color between two others, mixed in OKLab.
 * @param share of the second one, 0 to 1
 */
export function mix(one: string, other: string, share: number): string {
  const [a, b] = [toOklab(srgbOf(one)), toOklab(srgbOf(other))]
  return toHex(fromOklab(a.map((value, at) => value + ((b[at] ?? 0) - value) * share) as Coords))
}

/**
 * Returns the nearest shade of a color that has the contrast against all backgrounds: darker on light ones, lighter on
 * dark ones. If there is none, black or white.
 */
export function reach(color: string, grounds: string[], minimum: number): string {
  const isEnough = (hex: string) => grounds.every((ground) => ratioOf(hex, ground) >= minimum + MARGIN)
  if (isEnough(color)) return color
  const [lightness, chroma, hue] = lchOf(color)
  const direction = ratioOf('#000000', grounds[0] ?? '#ffffff') > ratioOf('#ffffff', grounds[0] ?? '#ffffff') ? -1 : 1
  for (let next = lightness; next >= 0 && next <= 1; next += direction * LIGHTNESS_STEP) {
    const shade = hexOf([next, chroma, hue])
    if (isEnough(shade)) return shade
  }
  return direction < 0 ? '#000000' : '#ffffff'
}
