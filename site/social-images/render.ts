import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { renderAsync } from '@resvg/resvg-js'
import { createElement } from 'react'
import satori, { type Font } from 'satori'
import sharp from 'sharp'
import type { SocialCard } from './card.ts'
import { SocialImage } from './picture.tsx'
import { socialImageSize } from './social-image-path.ts'

/** Colors of an image, enough for flat areas and the edges of letters. Fewer show banding; more make larger files. */
const COLORS = 128

/**
 * Renders a card as PNG. Only the text is laid out on this thread; rendering and compression use other threads.
 * @throws {Error} if a font cannot be read or the image cannot be rendered
 */
export async function renderCard(card: SocialCard): Promise<Buffer> {
  const svg = await satori(createElement(SocialImage, { card }), { ...socialImageSize, fonts: await fonts() })
  const { width, height, pixels } = await renderAsync(svg, { font: { loadSystemFonts: false } })
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colors: COLORS, compressionLevel: 9, effort: 4 })
    .toBuffer()
}

let loading: Promise<Font[]> | undefined

function fonts() {
  // Resolved as packages, because this file has a different path once it is built.
  const require = createRequire(import.meta.url)
  loading ??= Promise.all([
    font(
      'Familjen Grotesk',
      600,
      require.resolve('@fontsource/familjen-grotesk/files/familjen-grotesk-latin-600-normal.woff'),
    ),
    font(
      'Familjen Grotesk Ext',
      600,
      require.resolve('@fontsource/familjen-grotesk/files/familjen-grotesk-latin-ext-600-normal.woff'),
    ),
    font(
      'JetBrains Mono',
      400,
      require.resolve('@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff'),
    ),
    font(
      'JetBrains Mono Ext',
      400,
      require.resolve('@fontsource/jetbrains-mono/files/jetbrains-mono-latin-ext-400-normal.woff'),
    ),
  ])
  return loading
}

async function font(name: string, weight: 400 | 600, file: string): Promise<Font> {
  return { name, data: await readFile(file), weight, style: 'normal' }
}
