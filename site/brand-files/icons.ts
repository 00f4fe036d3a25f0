import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import type { BrandLook } from '#engine/brand/look.ts'
import { writeIco } from '#engine/images/icon.ts'
import { symbolSvg } from './symbol-svg.ts'

/**
 * Leaves a margin around the symbol: a mask may cut off everything outside a circle of 80% (W3C Web App Manifest, “Icon
 * masks and safe zone”).
 */
const MASK_SHARE = 0.62
const ICO_EDGES = [16, 32, 48]

type Icon = { type: string; render: (look: BrandLook) => Promise<Uint8Array | string> }

/** Every icon of the site by the name of its file. All are made from the symbol and the colors of the brand. */
export const icons = {
  'favicon.svg': {
    type: 'image/svg+xml',
    render: (look) => symbolSvg(look, { hasGround: look.symbol.kind !== 'own' }),
  },
  'favicon.ico': { type: 'image/x-icon', render: icoOf },
  'apple-touch-icon.png': { type: 'image/png', render: (look) => pngOf(look, 180) },
  'icon-192.png': { type: 'image/png', render: (look) => pngOf(look, 192) },
  'icon-512.png': { type: 'image/png', render: (look) => pngOf(look, 512) },
  'icon-maskable-512.png': { type: 'image/png', render: (look) => pngOf(look, 512, MASK_SHARE) },
} satisfies Record<string, Icon>

export type IconName = keyof typeof icons

/**
 * Returns an SVG as PNG of a width in pixels. No font and no file of the machine is used.
 * @throws {Error} if it cannot be rendered
 */
export async function pngOfSvg(svg: string, width: number): Promise<Buffer> {
  const image = await renderAsync(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } })
  return sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}

async function pngOf(look: BrandLook, edge: number, share = 1) {
  return pngOfSvg(await symbolSvg(look, { share }), edge)
}

async function icoOf(look: BrandLook) {
  const svg = await symbolSvg(look, { hasGround: look.symbol.kind !== 'own' })
  const pictures = await Promise.all(
    ICO_EDGES.map(async (edge) => ({ width: edge, height: edge, png: new Uint8Array(await pngOfSvg(svg, edge)) })),
  )
  return writeIco(pictures)
}
