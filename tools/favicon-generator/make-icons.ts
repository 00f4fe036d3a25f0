import { contrastRatio, toHex } from '#engine/color/contrast.ts'
import { parseColor } from '#engine/color/parse-color.ts'
import { type Coords, clip } from '#engine/color/spaces.ts'
import { Failure } from '#engine/failures.ts'
import { made } from '#engine/images/batch.ts'
import { encodePng } from '#engine/images/encode.ts'
import { writeIco } from '#engine/images/icon.ts'
import type { Picture } from '#engine/images/picture.ts'
import type { Ports } from '#engine/tool/ports.ts'
import { fileSource, onSquare, svgSource } from './icon-source.ts'
import { letterSvg, type Shape } from './letter-svg.ts'

export type Options = {
  source: 'letters' | 'file' | 'svg'
  letters: string
  pictures: File[]
  svg: string
  ink: string
  ground: string
  shape: Shape
  padding: number
  siteName: string
}
export type Icons = Awaited<ReturnType<typeof makeIcons>>

/**
 * Part of a maskable icon that no mask cuts off: a circle of 80% (W3C, Web App Manifest, “Icon masks and safe zone”).
 */
const SAFE = 0.8
const tabs = { light: [1, 1, 1] as Coords, dark: [0x20 / 255, 0x21 / 255, 0x24 / 255] as Coords }

/**
 * Returns the whole set.
 * @throws {Failure} invalid, with the field that is missing or cannot be read
 */
export async function makeIcons(
  options: Options,
  { drawSvg, asset, signal, progress }: Pick<Ports, 'drawSvg' | 'asset' | 'signal' | 'progress'>,
) {
  const colors = { ink: hexOf('ink', options.ink), ground: hexOf('ground', options.ground) }
  const ground = [1, 3, 5].map((at) => Number.parseInt(colors.ground.slice(at, at + 2), 16))
  const { source, whole } = await open()
  const share = 1 - (2 * options.padding) / 100
  let step = 0
  const icon = async (edge: number, from = source, inside = share, onGround = false) => {
    signal.throwIfAborted()
    progress(step++, 7, `${edge} × ${edge}`)
    await new Promise((resolve) => setTimeout(resolve))
    const picture = onSquare(await from.at(Math.max(1, Math.round(edge * inside))), edge, onGround ? ground : null)
    return { edge, picture, png: await encodePng(picture, 2, asset) }
  }
  const small = [await icon(16), await icon(32), await icon(48)]
  const isLetters = options.source === 'letters'
  const apple = await icon(180, whole, isLetters ? 1 : share, true)
  // The corner of a square must be inside the circle: 0.8 / √2. Letters have their own margin.
  const maskable = await icon(512, whole, isLetters ? 1 : SAFE / Math.SQRT2, true)
  const [middle, large] = [await icon(192), await icon(512)]
  const ico = writeIco(small.map(({ edge, png }) => ({ width: edge, height: edge, png })))
  const mean = meanColor(small[1]?.picture)
  return {
    kind: source.kind,
    width: source.width,
    height: source.height,
    ...colors,
    siteName: options.siteName.trim(),
    isBlank: mean === null,
    onTabs: mean ? { light: contrastRatio(mean, tabs.light), dark: contrastRatio(mean, tabs.dark) } : null,
    external: source.facts?.external ?? [],
    scripts: source.facts?.scripts ?? [],
    notes: source.notes,
    [made]: {
      ico,
      svg: await source.svg(),
      tab: small[1]?.png ?? large.png,
      apple: apple.png,
      middle: middle.png,
      large: large.png,
      maskable: maskable.png,
    },
  }

  async function open() {
    const world = { drawSvg, asset }
    if (options.source === 'svg') {
      if (!options.svg.trim()) refuse('svg', 'Paste an SVG.')
      const source = svgSource(options.svg, 'The SVG', world)
      return { source, whole: source }
    }
    if (options.source === 'file') {
      const file = options.pictures[0] ?? refuse('pictures', 'Choose an image or an SVG.')
      const source = await fileSource(file, world)
      return { source, whole: source }
    }
    const letters = options.letters.trim()
    if (!letters) refuse('letters', 'Enter one or two letters, or an emoji.')
    const count = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(letters)].length
    if (count > 3) refuse('letters', `${count} characters are not legible at 16 pixels. Enter one to three.`)
    const drawn = letterSvg(letters, { ...colors, shape: options.shape })
    await refuseMissingGlyph(letters)
    return {
      source: svgSource(drawn, 'The icon', world),
      whole: svgSource(letterSvg(letters, { ...colors, shape: 'square' }), 'The icon', world),
    }
  }

  /**
   * A font without the character renders nothing, which would give an empty icon.
   * @throws {Failure} invalid
   */
  async function refuseMissingGlyph(letters: string) {
    const look = { ink: '#000000', ground: '#ffffff', shape: 'none' as const }
    const data = await drawSvg(letterSvg(letters, look), { width: 32, height: 32 })
    if (!data.some((value, at) => at % 4 === 3 && value > 0))
      refuse('letters', `No font on this device has “${letters}”. Use other letters or an SVG.`)
  }
}

function refuse(field: string, message: string): never {
  throw new Failure('invalid', { message, errors: { [field]: message } })
}

function hexOf(field: string, text: string) {
  const color = parseColor(text)
  return 'error' in color ? refuse(field, color.error) : toHex(clip(color.srgb))
}

/** Returns the mean color of visible pixels, weighted by alpha; null if nothing is visible. */
function meanColor(picture: Picture | undefined): Coords | null {
  const sum: Coords = [0, 0, 0]
  let weight = 0
  for (let at = 0; picture && at < picture.data.length; at += 4) {
    const alpha = (picture.data[at + 3] ?? 0) / 255
    weight += alpha
    for (const channel of [0, 1, 2] as const) sum[channel] += ((picture.data[at + channel] ?? 0) / 255) * alpha
  }
  return weight < 1 ? null : (sum.map((value) => value / weight) as Coords)
}
