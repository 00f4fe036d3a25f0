import { toHex } from '#engine/color/contrast.ts'
import { type Coords, toHsl, toHwb, toLab, toOklab, toPolar } from '#engine/color/spaces.ts'

/** Returns one color in every notation of CSS Color 4, as its section 15 writes them. */
export function formats(
  srgb: Coords,
): Record<'hex' | 'rgb' | 'hsl' | 'hwb' | 'lab' | 'lch' | 'oklab' | 'oklch', string> {
  const [red, green, blue] = srgb.map((value) => short(value * 255, 2))
  const [hue, saturation, lightness] = toHsl(srgb)
  const [, white, black] = toHwb(srgb)
  const write = (name: string, coords: Coords, digits: number) => {
    const hueless = name.endsWith('ch') && coords[1] < (name === 'lch' ? 0.015 : 0.00004)
    const [one, two, three] = coords.map((value) => short(value, digits))
    return `${name}(${one} ${hueless ? 0 : two} ${hueless ? 'none' : short(coords[2], name.endsWith('ch') ? 2 : digits) || three})`
  }
  return {
    hex: toHex(srgb),
    rgb: `rgb(${red} ${green} ${blue})`,
    hsl: `hsl(${short(hue, 1)} ${short(saturation * 100, 1)}% ${short(lightness * 100, 1)}%)`,
    hwb: `hwb(${short(hue, 1)} ${short(white * 100, 1)}% ${short(black * 100, 1)}%)`,
    lab: write('lab', toLab(srgb), 2),
    lch: write('lch', toPolar(toLab(srgb)), 2),
    oklab: write('oklab', toOklab(srgb), 4),
    oklch: write('oklch', toPolar(toOklab(srgb)), 4),
  }
}

const short = (value: number, digits: number) => String(Number(value.toFixed(digits)) || 0)
