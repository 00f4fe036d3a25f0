import { contrastRatio, luminance, over, toHex } from '#engine/color/contrast.ts'
import { parseColor } from '#engine/color/parse-color.ts'
import { deltaEOK } from '#engine/color/spaces.ts'
import { Failure } from '#engine/failures.ts'
import type { Ports } from '#engine/tool/ports.ts'
import { codePixels, codePng, codeSvg } from './draw-code.ts'
import { readCodes } from './read-codes.ts'

export type Ecc = 'L' | 'M' | 'Q' | 'H'
export type Options = { ecc: Ecc; quiet: number; pixels: number; dark: string; light: string }
export type MadeCode = Awaited<ReturnType<typeof makeCode>>

/** Capacity of a code of version 40 for each kind of content: ISO/IEC 18004, table 7. */
const capacities: [fits: RegExp, unit: string, most: Record<Ecc, number>][] = [
  [/^\d*$/, 'digits', { L: 7089, M: 5596, Q: 3993, H: 3057 }],
  [/^[0-9A-Z $%*+\-./:]*$/, 'characters', { L: 4296, M: 3391, Q: 2420, H: 1852 }],
  [/^/, 'bytes', { L: 2953, M: 2331, Q: 1663, H: 1273 }],
]

/**
 * Creates a code, renders it in its colors, and reads the image back.
 * @throws {Failure} invalid, if the payload does not fit or a color cannot be read
 */
export async function makeCode(payload: string, { ecc, quiet, pixels, dark, light }: Options, asset: Ports['asset']) {
  const { encode } = await import('uqr')
  const bytes = new TextEncoder().encode(payload)
  const [ground, front] = [read('light', light), read('dark', dark)]
  const colors = { light: over(ground, [1, 1, 1]), dark: over(front, over(ground, [1, 1, 1])) }
  const code = written()
  const drawing = { modules: code.data, quiet, ...colors }
  // A scanner across the room gets about three pixels a module, so the reader gets no more.
  const found = await readCodes(codePixels(drawing, 3), asset, 'UTF8')
  const same = found.find(
    (one) => one.bytes.length === bytes.length && one.bytes.every((byte, at) => byte === bytes[at]),
  )
  return {
    payload,
    bytes: bytes.length,
    version: code.version,
    modules: code.size,
    ecc,
    mask: code.maskPattern,
    quiet,
    pixels: (code.size + 2 * quiet) * pixels,
    dark: toHex(colors.dark),
    light: toHex(colors.light),
    contrast: contrastRatio(colors.dark, colors.light),
    isInverted: luminance(colors.dark) > luminance(colors.light),
    isOneColor: deltaEOK(colors.dark, colors.light) < 0.02,
    readBack: same ? same.text : (found[0]?.text ?? null),
    isProven: same !== undefined,
    svg: codeSvg(drawing, pixels),
    png: codePng(drawing, pixels),
  }

  function written() {
    try {
      return encode(payload, { ecc, border: 0, boostEcc: false })
    } catch (cause) {
      const [, unit, most] = capacities.find(([fits]) => fits.test(payload)) as (typeof capacities)[number]
      const way = ecc === 'L' ? 'Shorten the text.' : 'Shorten the text, or choose a lower error correction level.'
      const message = `${bytes.length} ${unit} do not fit: at level ${ecc}, the largest code holds ${most[ecc]}. ${way}`
      throw new Failure('invalid', { message, errors: { ecc: message }, cause })
    }
  }
}

function read(field: 'dark' | 'light', text: string) {
  const color = parseColor(text)
  if (!('error' in color)) return color
  throw new Failure('invalid', { message: color.error, errors: { [field]: color.error } })
}
