import { Failure } from '../failures.ts'
import { refuseHuge } from './header.ts'
import type { Metadata } from './picture.ts'
import type { Read } from './read.ts'

/** The first page of a TIFF 6.0 file, by utif2. Previews and masks are passed over (tag 254). */
export async function readTiff(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<Read> {
  const { default: utif } = await import('utif2')
  // The reader counts from the start of the buffer.
  const buffer = bytes.slice().buffer
  const pages = utif.decode(buffer).filter((page) => page.t256 && page.t257)
  const page = pages.find((one) => !(numberOf(one.t254) & 5)) ?? pages[0]
  if (!page) throw new Failure('invalid', { message: `${name} is a TIFF without a picture.` })
  refuseHuge({ width: numberOf(page.t256), height: numberOf(page.t257) }, name)
  utif.decodeImage(buffer, page)
  if (!page.data || page.data.length === 0)
    throw new Failure('invalid', { message: `${name} is a TIFF packed in a way that is not read. Save it with LZW.` })
  const data = new Uint8ClampedArray(utif.toRGBA8(page))
  const profile = page.t34675 as ArrayLike<number> | undefined
  const metadata: Metadata = profile ? { icc: Uint8Array.from(profile) } : {}
  const bits = numberOf(page.t258)
  const notes = pages.length > 1 ? [`The TIFF has ${pages.length} pages: the first was taken.`] : []
  if (bits > 8) notes.push(`${bits} bits a channel were reduced to 8.`)
  return {
    picture: { width: page.width, height: page.height, data },
    orientation: numberOf(page.t274) || 1,
    metadata,
    notes,
  }
}

const numberOf = (tag: unknown) => Number((tag as ArrayLike<number> | undefined)?.[0] ?? 0)
