import { renderAsync } from '@resvg/resvg-js'
import { createElement } from 'react'
import satori from 'satori'
import sharp from 'sharp'
import type { SocialCard } from './card.ts'
import { socialImageFonts } from './fonts.ts'
import { socialImageSize } from './path.ts'
import { SocialImage } from './picture.tsx'

/** Colors of an image, enough for flat areas and the edges of letters. Fewer show banding; more make larger files. */
const COLORS = 128

/**
 * Renders a card as PNG. Only the text is laid out on this thread; rendering and compression use other threads.
 * @throws {Error} if a font cannot be read or the image cannot be rendered
 */
export async function renderCard(card: SocialCard): Promise<Buffer> {
  const svg = await satori(createElement(SocialImage, { card }), {
    ...socialImageSize,
    fonts: await socialImageFonts(),
  })
  const { width, height, pixels } = await renderAsync(svg, { font: { loadSystemFonts: false } })
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colors: COLORS, compressionLevel: 9, effort: 4 })
    .toBuffer()
}
