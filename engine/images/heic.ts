import { Failure } from '../failures.ts'
import { readHeifExif, readHeifHead } from './boxes.ts'
import { refuseHuge } from './header.ts'
import { orientationOf } from './orientation.ts'
import { codedColorNotes, type ReadImage, toPixels, withRgbProfile } from './read.ts'

/** The part of libheif's binding that is used. */
type HeifImage = {
  get_width: () => number
  get_height: () => number
  is_primary: () => boolean
  display: (into: { data: Uint8ClampedArray; width: number; height: number }, done: (shown: unknown) => void) => void
  free: () => void
}
type Decoder = { decode: (bytes: Uint8Array) => HeifImage[] }
type Heif = { HeifDecoder: new () => Decoder }

/**
 * Decodes the primary image of a HEIC or HEIF file (ISO/IEC 23008-12) with libheif, which applies rotation and
 * mirroring. libheif is LGPL-3.0: it stays a separate file, which is loaded for the first HEIC.
 */
export async function readHeic(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<ReadImage> {
  // One decoder for all files: it releases the previous file when it gets the next.
  const decoder = await loadDecoder()
  const images = decoder.decode(bytes)
  const image = images.find((one) => one.is_primary()) ?? images[0]
  if (!image)
    throw new Failure('invalid', {
      message: `${name} is a HEIC without an image that libheif can decode. It is damaged, incomplete, or not HEVC.`,
    })
  try {
    const [width, height] = [image.get_width(), image.get_height()]
    refuseHuge({ width, height }, name)
    const canvas = { data: new Uint8ClampedArray(width * height * 4), width, height }
    const shown = await new Promise((resolve) => image.display(canvas, resolve))
    if (!shown) throw new Error('libheif gave no pixels.')
    const head = readHeifHead(bytes)
    const exif = readHeifExif(bytes)
    const metadata = withRgbProfile({ ...(exif ? { exif } : {}), ...(head?.icc ? { icc: head.icc } : {}) })
    const notes = metadata.icc ? [] : codedColorNotes(head)
    if (head?.bits && head.bits > 8) notes.push(`${head.bits} bits a channel were reduced to 8.`)
    if (images.length > 1) notes.push(`The file holds ${images.length} pictures: the primary one was taken.`)
    const turned = head ? orientationOf(head.turns, head.mirror) : 1
    return { picture: toPixels(canvas), turned, metadata, notes }
  } finally {
    for (const one of images) one.free()
  }
}

let decoder: Promise<Decoder> | undefined

function loadDecoder(): Promise<Decoder> {
  decoder ??= import('libheif-js/libheif-wasm/libheif-bundle.mjs').then(async (module) => {
    const load = module.default as (options: object) => Heif | Promise<Heif>
    const { HeifDecoder } = await load({ print: () => {}, printErr: () => {} })
    return new HeifDecoder()
  })
  decoder.catch(() => {
    decoder = undefined
  })
  return decoder
}
