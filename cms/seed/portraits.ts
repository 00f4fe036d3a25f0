import { portraits } from '#content/portraits.ts'
import { drawPortrait, type PortraitLook } from '#engine/art/portrait.ts'

/** Width and height of the stored file: three times the largest portrait of a page, and some for other clients. */
const PIXELS = 640

/** Returns the drawn portraits of the demonstration's people, as files. */
export function portraitFiles() {
  return Promise.all(Object.entries(portraits).map(([name, look]) => portraitOf(name, look)))
}

/** Returns the name by which a person's portrait is found; undefined for someone who is not drawn. */
export function portraitAlt(name: string) {
  return name in portraits ? `Drawn portrait of ${name}` : undefined
}

async function portraitOf(name: string, look: PortraitLook) {
  const { default: sharp } = await import('sharp')
  const drawing = sharp(Buffer.from(drawPortrait(look))).resize(PIXELS, PIXELS)
  const bytes = await drawing.png().toBuffer()
  return {
    alt: portraitAlt(name),
    demo: true,
    file: { data: bytes, mimetype: 'image/png', name: `${fileName(name)}.png`, size: bytes.length },
  }
}

const fileName = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '-')
