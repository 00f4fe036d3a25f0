// Renders the icons of public/ from public/favicon.svg. Run it after changing the logo: node scripts/render-icons.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const folder = join(import.meta.dirname, '..', 'public')
const mark = readFileSync(join(folder, 'favicon.svg'), 'utf8')
/** A mask may cut off everything outside the middle circle of 80%: https://www.w3.org/TR/appmanifest/#icon-masks */
const MASKABLE_SCALE = 0.62

const renderIcon = (svg, size, palette = true) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette })
const middle = (32 * (1 - MASKABLE_SCALE)) / 2
const maskable = mark
  .replace(/(<rect[^>]*>)/, `$1<g transform="translate(${middle} ${middle}) scale(${MASKABLE_SCALE})">`)
  .replace('</svg>', '</g></svg>')

await renderIcon(mark, 180).toFile(join(folder, 'apple-touch-icon.png'))
await renderIcon(mark, 192).toFile(join(folder, 'icon-192.png'))
await renderIcon(mark, 512).toFile(join(folder, 'icon-512.png'))
await renderIcon(maskable, 512).toFile(join(folder, 'icon-maskable-512.png'))
writeFileSync(join(folder, 'favicon.ico'), await ico([16, 32, 48]))

/** An ICO file of PNG images: a header of 6 bytes, 16 bytes for each entry, then the images. */
async function ico(sizes) {
  const images = await Promise.all(sizes.map((size) => renderIcon(mark, size, false).toBuffer()))
  const header = Buffer.alloc(6 + 16 * sizes.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(sizes.length, 4)
  let offset = header.length
  for (const [at, image] of images.entries()) {
    const entry = 6 + 16 * at
    header.writeUInt8(sizes[at], entry)
    header.writeUInt8(sizes[at], entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(image.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += image.length
  }
  return Buffer.concat([header, ...images])
}
