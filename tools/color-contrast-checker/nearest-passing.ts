import { contrastRatio, toHex } from '#engine/color/contrast.ts'
import { type Coords, deltaEOK, fromOklab, fromPolar, isInGamut, toOklab, toPolar } from '#engine/color/spaces.ts'

export type Nearest = { hex: string; ratio: number; deltaE: number }

const CHROMA_STEPS = 40
const HALVINGS = 16

/**
 * Returns the color of the same hue that reaches a contrast with the least change. Lightness and chroma are searched in
 * OKLCH, the change is deltaEOK, and the rounded 8-bit color has to pass.
 * @returns null if no color of this hue passes on that background
 */
export function nearestPassing(color: Coords, ground: Coords, wanted: number): Nearest | null {
  const [lightness, chroma, hue] = toPolar(toOklab(color))
  let best: Nearest | null = null
  for (let step = CHROMA_STEPS; step >= 0; step--) {
    const at = (light: number) => fromOklab(fromPolar([light, (chroma * step) / CHROMA_STEPS, hue]))
    for (const end of [0, 1]) {
      const found = towards(lightness, end, at, ground, wanted)
      if (!found) continue
      const deltaE = deltaEOK(color, found.srgb)
      if (!best || deltaE < best.deltaE) best = { hex: found.hex, ratio: contrastRatio(found.srgb, ground), deltaE }
    }
  }
  return best
}

/**
 * Returns the lightness nearest to the start, in the direction of black or white, at which the rounded color passes.
 */
function towards(start: number, end: number, at: (light: number) => Coords, ground: Coords, wanted: number) {
  const passing = (light: number) => {
    const exact = at(light)
    if (!isInGamut(exact)) return undefined
    const srgb = exact.map((value) => Math.round(value * 255) / 255) as Coords
    return contrastRatio(srgb, ground) >= wanted ? { srgb, hex: toHex(srgb) } : undefined
  }
  // Near black and white, sRGB has little chroma: a first passing value is searched before the interval is halved.
  let [near, far] = [start, start]
  let found = passing(start)
  for (let step = 1; step <= 32 && !found; step++) {
    near = far
    far = start + ((end - start) * step) / 32
    found = passing(far)
  }
  for (let turn = 0; found && turn < HALVINGS && near !== far; turn++) {
    const middle = (near + far) / 2
    const nearer = passing(middle)
    if (nearer) [far, found] = [middle, nearer]
    else near = middle
  }
  return found
}
