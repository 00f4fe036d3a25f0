import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font } from 'satori'

let loading: Promise<Font[]> | undefined

/**
 * Returns the fonts in which images are set, read once.
 * @throws {Error} if a font cannot be read
 */
export function socialImageFonts(): Promise<Font[]> {
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
