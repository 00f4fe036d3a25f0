import { contrastRatio, luminance, over, toHex } from '#engine/color/contrast.ts'
import { type Color, parseColor } from '#engine/color/parse-color.ts'
import { type Coords, clip, fromOklab, fromPolar, isInGamut, toOklab, toPolar } from '#engine/color/spaces.ts'
import { Failure } from '#engine/failures.ts'
import { apca } from './apca.ts'
import { simulations } from './color-vision.ts'
import { formats } from './formats.ts'
import { nearestPassing } from './nearest-passing.ts'

export type Criterion = { id: string; name: string; level: 'AA' | 'AAA'; needed: number; passes: boolean }
export type Pair = ReturnType<typeof measurePair>

const criteria = [
  { id: '1.4.3', name: 'Normal text', level: 'AA', needed: 4.5 },
  { id: '1.4.3', name: 'Large text (24 px, or 18.66 px bold)', level: 'AA', needed: 3 },
  { id: '1.4.11', name: 'Icons, borders of controls, charts', level: 'AA', needed: 3 },
  { id: '1.4.6', name: 'Normal text', level: 'AAA', needed: 7 },
  { id: '1.4.6', name: 'Large text (24 px, or 18.66 px bold)', level: 'AAA', needed: 4.5 },
] as const

const SHADES = [0.97, 0.92, 0.84, 0.75, 0.66, 0.57, 0.48, 0.39, 0.3, 0.22, 0.15]

/**
 * Returns all measurements of a text color on a background.
 * @throws {Failure} invalid, for a color that cannot be read
 */
export function measurePair(foreground: string, background: string) {
  const [front, back] = [read('foreground', foreground), read('background', background)]
  const ground = over(back, [1, 1, 1])
  const text = over(front, ground)
  const ratio = contrastRatio(text, ground)
  return {
    ratio,
    apca: apca(text, ground),
    foreground: about(front, text),
    background: about(back, ground),
    criteria: criteria.map((one): Criterion => ({ ...one, passes: ratio >= one.needed })),
    nearest: ([4.5, 3, 7] as const)
      .filter((needed) => ratio < needed)
      .map((needed) => ({
        needed,
        foreground: nearestPassing(text, ground, needed),
        background: nearestPassing(ground, text, needed),
      })),
    palette: { foreground: shades(text, ground), background: shades(ground, text) },
    vision: simulations(text).map(({ name, srgb }, at) => {
      const seenGround = simulations(ground)[at]?.srgb ?? ground
      return { name, foreground: toHex(srgb), background: toHex(seenGround), ratio: contrastRatio(srgb, seenGround) }
    }),
  }
}

function read(field: 'foreground' | 'background', text: string): Color {
  const color = parseColor(text)
  if (!('error' in color)) return color
  throw new Failure('invalid', { message: color.error, errors: { [field]: color.error } })
}

function about({ srgb, alpha, space }: Color, seen: Coords) {
  return {
    space,
    alpha,
    isInSrgb: isInGamut(srgb),
    hex: toHex(seen),
    luminance: luminance(seen),
    formats: formats(seen),
  }
}

/** Returns the same hue in eleven lightnesses of OKLCH, each with as much of its chroma as sRGB holds. */
function shades(color: Coords, against: Coords) {
  const [, chroma, hue] = toPolar(toOklab(color))
  return SHADES.map((lightness) => {
    let [least, most] = [0, chroma]
    const at = (amount: number) => fromOklab(fromPolar([lightness, amount, hue]))
    if (!isInGamut(at(chroma)))
      for (let turn = 0; turn < 16; turn++) {
        const middle = (least + most) / 2
        if (isInGamut(at(middle))) least = middle
        else most = middle
      }
    else least = chroma
    const srgb = clip(at(least))
    return { lightness, hex: toHex(srgb), ratio: contrastRatio(srgb, against) }
  })
}
