import { zlibSync } from 'fflate'
import { toHex } from '#engine/color/contrast.ts'
import type { Coords } from '#engine/color/spaces.ts'
import { joined } from '#engine/images/metadata.ts'
import type { Picture } from '#engine/images/picture.ts'
import { pngChunk } from '#engine/images/png-chunks.ts'

export type Drawing = {
  /** Rows of modules, dark is true, without the quiet zone. */
  modules: boolean[][]
  /** Modules of quiet zone on each side. */
  quiet: number
  /** sRGB, 0 to 1. */
  dark: Coords
  light: Coords
}

/** Returns an SVG with one path for all dark modules: a rectangle for each run of a row, one unit a module. */
export function codeSvg({ modules, quiet, dark, light }: Drawing, pixels: number): string {
  const edge = modules.length + 2 * quiet
  const path = modules
    .flatMap((row, y) => runs(row).map(([x, length]) => `M${x + quiet} ${y + quiet}h${length}v1h-${length}z`))
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${edge * pixels}" height="${edge * pixels}" viewBox="0 0 ${edge} ${edge}" shape-rendering="crispEdges"><rect width="${edge}" height="${edge}" fill="${toHex(light)}"/><path fill="${toHex(dark)}" d="${path}"/></svg>\n`
}

/** Returns a PNG of one bit a pixel with a palette of two colors (PNG, W3C, third edition). */
export function codePng({ modules, quiet, dark, light }: Drawing, pixels: number): Uint8Array<ArrayBuffer> {
  const edge = (modules.length + 2 * quiet) * pixels
  const stride = 1 + Math.ceil(edge / 8)
  const rows = new Uint8Array(stride * edge)
  for (let y = 0; y < edge; y++)
    for (let x = 0; x < edge; x++)
      if (isDark(modules, quiet, x, y, pixels)) {
        const at = y * stride + 1 + (x >> 3)
        rows[at] = (rows[at] ?? 0) | (128 >> (x & 7))
      }
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, edge)
  view.setUint32(4, edge)
  header.set([1, 3, 0, 0, 0], 8)
  return joined([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    pngChunk('IHDR', header),
    pngChunk(
      'PLTE',
      Uint8Array.from([...light, ...dark], (value) => Math.round(value * 255)),
    ),
    pngChunk('IDAT', zlibSync(rows, { level: 9 })),
    pngChunk('IEND', new Uint8Array()),
  ])
}

/** Returns the code as pixels, for the reader. */
export function codePixels({ modules, quiet, dark, light }: Drawing, pixels: number): Picture {
  const edge = (modules.length + 2 * quiet) * pixels
  const data = new Uint8ClampedArray(edge * edge * 4)
  for (let y = 0; y < edge; y++)
    for (let x = 0; x < edge; x++) {
      const color = isDark(modules, quiet, x, y, pixels) ? dark : light
      data.set([color[0] * 255, color[1] * 255, color[2] * 255, 255], (y * edge + x) * 4)
    }
  return { width: edge, height: edge, data }
}

const isDark = (modules: boolean[][], quiet: number, x: number, y: number, pixels: number) =>
  modules[Math.floor(y / pixels) - quiet]?.[Math.floor(x / pixels) - quiet] === true

function runs(row: boolean[]): [start: number, length: number][] {
  const found: [number, number][] = []
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x++
    found.push([start, x - start + 1])
  }
  return found
}
