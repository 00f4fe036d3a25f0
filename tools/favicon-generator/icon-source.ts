import { toBase64 } from '#engine/base64.ts'
import { decode } from '#engine/images/decode.ts'
import { encodePng } from '#engine/images/encode.ts'
import type { DecodedPicture, Picture } from '#engine/images/picture.ts'
import { fitInside, resize } from '#engine/images/resize.ts'
import { sniff } from '#engine/images/sniff.ts'
import { drawn, openDrawing } from '#engine/images/svg.ts'
import { toSrgb } from '#engine/images/to-srgb.ts'
import { type SvgFacts, withNamespace } from '#engine/svg/inspect-svg.ts'
import type { Ports } from '#engine/tool/ports.ts'

type World = Pick<Ports, 'drawSvg' | 'asset'>

export type IconSource = {
  width: number
  height: number
  kind: 'svg' | 'bitmap'
  /** Returns the contents scaled to a square of that edge, with their proportions kept. */
  at: (edge: number) => Promise<Picture>
  svg: () => Promise<string>
  facts: SvgFacts | null
  /** Notes about what was left out or chosen while reading. */
  notes: string[]
}

/**
 * Creates a source from an SVG, which is rendered anew for each size.
 * @throws {Failure} invalid
 */
export function svgSource(source: string | Uint8Array, name: string, { drawSvg }: World): IconSource {
  const { facts, text, size } = openDrawing(source, name)
  return {
    ...size,
    kind: 'svg',
    facts,
    notes: [],
    at: async (edge) => {
      const fit = fitInside(size, { width: edge, height: edge, canEnlarge: true })
      return { ...fit, data: await drawn(drawSvg, text, fit, name) }
    },
    svg: async () => withNamespace(facts),
  }
}

/**
 * Creates a source from a picture of any format; an SVG is rendered for each size.
 * @throws {Failure} invalid
 */
export async function fileSource(file: File, world: World): Promise<IconSource> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (sniff(bytes) === 'svg') return svgSource(bytes, file.name, world)
  const source = await decode(bytes, file.name, world)
  const { width, height, notes } = source
  const picture = await prepared(source, world.asset)
  const at = (edge: number) =>
    resize(picture, fitInside(picture, { width: edge, height: edge, canEnlarge: true }), world.asset)
  return {
    width,
    height,
    kind: 'bitmap',
    facts: null,
    notes,
    at,
    svg: async () => {
      const small = await at(128)
      const png = await encodePng(small, 2, world.asset)
      const [x, y] = [(128 - small.width) / 2, (128 - small.height) / 2]
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><image x="${x}" y="${y}" width="${small.width}" height="${small.height}" href="data:image/png;base64,${toBase64(png)}"/></svg>\n`
    },
  }
}

/** Twice the largest icon: a large photo is scaled down to this size once, instead of for each icon. */
const ENOUGH = 1024

/** Returns the picture in sRGB, because icons carry no profile. */
async function prepared({ width, height, data, metadata: { icc } }: DecodedPicture, asset: Ports['asset']) {
  const picture = { width, height, data }
  const srgb = (icc && toSrgb(picture, icc)) ?? picture
  return resize(srgb, fitInside(srgb, { width: ENOUGH, height: ENOUGH }), asset)
}

/**
 * Places a picture in the middle of a square, with a background if there is one.
 * @param ground red, green, blue of 255
 */
export function onSquare(content: Picture, edge: number, ground: readonly number[] | null): Picture {
  const data = new Uint8ClampedArray(edge * edge * 4)
  if (ground)
    for (let at = 0; at < data.length; at += 4) data.set([ground[0] ?? 0, ground[1] ?? 0, ground[2] ?? 0, 255], at)
  const [left, top] = [Math.floor((edge - content.width) / 2), Math.floor((edge - content.height) / 2)]
  for (let y = 0; y < content.height; y++)
    for (let x = 0; x < content.width; x++) {
      const from = (y * content.width + x) * 4
      const to = ((y + top) * edge + x + left) * 4
      const alpha = (content.data[from + 3] ?? 0) / 255
      for (let channel = 0; channel < 3; channel++) {
        const value = content.data[from + channel] ?? 0
        data[to + channel] = ground ? value * alpha + (data[to + channel] ?? 0) * (1 - alpha) : value
      }
      if (!ground) data[to + 3] = content.data[from + 3] ?? 0
    }
  return { width: edge, height: edge, data }
}
