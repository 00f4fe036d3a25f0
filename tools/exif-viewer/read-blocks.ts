import { heifItems, readBoxes, readHeifExif, readHeifHead } from '#engine/images/boxes.ts'
import { jpegParts } from '#engine/images/jpeg-parts.ts'
import { joined, jpegMetadata, webpChunks } from '#engine/images/metadata.ts'
import type { Format } from '#engine/images/picture.ts'
import { type PngChunk, readPngChunks } from '#engine/images/png-chunks.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** The raw blocks of a picture besides its pixels. */
export type Blocks = {
  /** TIFF structure of the Exif block. */
  exif?: Bytes
  /** XMP packets as text. */
  xmp: string[]
  /** IPTC-IIM records. */
  iptc?: Bytes
  icc?: Bytes
  /** Texts with their keyword: PNG chunks, JPEG and GIF comments. */
  texts: { keyword: string; text: string }[]
  /** C2PA manifest store (JUMBF). */
  manifest?: Bytes
  /** Bytes after the end of the picture: the video of a moving photo, depth maps, or hidden data. */
  trailing: number
  /** Blocks that could not be read, each described in a sentence. */
  unread: string[]
}

const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)
const utf8 = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
/** Identifier of the C2PA box in files of boxes (C2PA 2.1, A.5). */
const C2PA_UUID = 'd8fec3d61b0e483c92975828877ec481'
/** Maximum length to which texts are unpacked, so that a compression bomb costs no more. */
const MAX_TEXT_LENGTH = 2_000_000

/** Takes the blocks out of a picture of any format, without decoding a pixel. */
export async function readBlocks(bytes: Bytes, format: Format, name: string): Promise<Blocks> {
  const blocks: Blocks = { xmp: [], texts: [], trailing: 0, unread: [] }
  if (format === 'jpeg') readJpeg(bytes, blocks)
  else if (format === 'png') await readPng(readPngChunks(bytes, name), bytes, blocks)
  else if (format === 'webp') readWebp(bytes, blocks)
  else if (format === 'heic' || format === 'avif') readHeif(bytes, blocks)
  else if (format === 'jxl') readJxl(bytes, blocks)
  else {
    if (format === 'tiff') blocks.exif = bytes
    if (format === 'gif') readGif(bytes, blocks)
    blocks.xmp.push(...xmpPackets(bytes).map(({ start, end }) => utf8(bytes.subarray(start, end))))
  }
  return blocks
}

/**
 * Returns the places of XMP packets in a file whose structure is not parsed (XMP, part 3, annex B.1: packet scanning).
 */
export function xmpPackets(bytes: Uint8Array): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  for (let from = 0; found.length < 10; ) {
    const start = indexOf(bytes, '<x:xmpmeta', from)
    const end = start < 0 ? -1 : indexOf(bytes, '</x:xmpmeta>', start)
    if (end < 0) break
    from = end + '</x:xmpmeta>'.length
    found.push({ start, end: from })
  }
  return found
}

function readJpeg(bytes: Bytes, blocks: Blocks) {
  Object.assign(blocks, jpegMetadata(bytes))
  const whole = jpegParts(bytes)
  const manifest: Uint8Array[] = []
  const extended: { at: number; text: string }[] = []
  for (const { marker, data } of whole?.parts ?? []) {
    const head = latin(data.subarray(0, 40))
    if (marker === 0xe1 && head.startsWith('http://ns.adobe.com/xap/1.0/\0')) blocks.xmp.push(utf8(data.subarray(29)))
    if (marker === 0xe1 && head.startsWith('http://ns.adobe.com/xmp/extension/\0') && data.length > 75)
      extended.push({ at: new DataView(data.buffer, data.byteOffset).getUint32(71), text: utf8(data.subarray(75)) })
    if (marker === 0xed && head.startsWith('Photoshop 3.0\0')) blocks.iptc ??= iptcOf(data.subarray(14))
    // ISO/IEC 19566-5, D.2: identifier, instance, and number of the packet; later packets repeat the header of the box.
    if (marker === 0xeb && head.startsWith('JP')) manifest.push(data.subarray(manifest.length > 0 ? 16 : 8))
    if (marker === 0xfe) blocks.texts.push({ keyword: 'Comment', text: utf8(data) })
  }
  if (extended.length > 0)
    blocks.xmp.push(
      extended
        .sort((a, b) => a.at - b.at)
        .map(({ text }) => text)
        .join(''),
    )
  if (manifest.length > 0) blocks.manifest = joined(manifest)
  if (whole) blocks.trailing = bytes.length - whole.end
}

async function readPng(chunks: PngChunk[], bytes: Bytes, blocks: Blocks) {
  for (const { type, data } of chunks) {
    if (type === 'eXIf') blocks.exif = data
    if (type === 'caBX') blocks.manifest = data
    if (type === 'iCCP') blocks.icc = (await inflate(data.subarray(data.indexOf(0) + 2))) ?? blocks.icc
    if (!['tEXt', 'zTXt', 'iTXt'].includes(type)) continue
    const { keyword, text } = await pngText(type, data)
    if (keyword === 'XML:com.adobe.xmp') blocks.xmp.push(text)
    else if (keyword.startsWith('Raw profile type ')) readRawProfile(keyword.slice(17), text, blocks)
    else blocks.texts.push({ keyword, text })
  }
  const last = chunks.at(-1)
  if (last?.type === 'IEND') blocks.trailing = bytes.length - (last.start + 12 + last.data.length)
}

/** Returns keyword and text of a PNG chunk (PNG, 11.3.3). */
async function pngText(type: string, data: Bytes) {
  const end = Math.max(0, data.indexOf(0))
  const keyword = latin(data.subarray(0, end))
  if (type === 'tEXt') return { keyword, text: latin(data.subarray(end + 1)) }
  if (type === 'zTXt') return { keyword, text: latin((await inflate(data.subarray(end + 2))) ?? new Uint8Array()) }
  const language = data.indexOf(0, end + 3)
  const body = data.subarray(data.indexOf(0, language + 1) + 1)
  return { keyword, text: utf8(data[end + 1] === 1 ? ((await inflate(body)) ?? new Uint8Array()) : body) }
}

/** Reads a profile that ImageMagick wrote into a text: a name, a length, and the bytes in hexadecimal. */
function readRawProfile(kind: string, text: string, blocks: Blocks) {
  const [, , ...lines] = text.trim().split('\n')
  const bytes = Uint8Array.from(lines.join('').match(/[0-9a-f]{2}/gi) ?? [], (pair) => Number.parseInt(pair, 16))
  const isExif = latin(bytes.subarray(0, 6)) === 'Exif\0\0'
  if (kind === 'exif' || (kind === 'APP1' && isExif)) blocks.exif ??= bytes.slice(isExif ? 6 : 0)
  if (kind === 'xmp') blocks.xmp.push(utf8(bytes))
  if (kind === 'iptc') blocks.iptc ??= iptcOf(bytes) ?? bytes
}

function readWebp(bytes: Bytes, blocks: Blocks) {
  for (const { type, data } of webpChunks(bytes)) {
    if (type === 'EXIF') blocks.exif = data.slice(latin(data.subarray(0, 6)) === 'Exif\0\0' ? 6 : 0)
    if (type === 'XMP ') blocks.xmp.push(utf8(data))
    if (type === 'ICCP') blocks.icc = data.slice()
    if (type === 'C2PA') blocks.manifest = data.slice()
  }
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) + 8
  blocks.trailing = Math.max(0, bytes.length - size - (size & 1))
}

function readHeif(bytes: Bytes, blocks: Blocks) {
  const exif = readHeifExif(bytes)
  const icc = readHeifHead(bytes)?.icc
  if (exif) blocks.exif = exif
  else if (heifItems(bytes).some(({ type }) => type === 'Exif'))
    blocks.unread.push('Its Exif block is fragmented or outside the file and was not read.')
  if (icc) blocks.icc = icc
  const manifest = readBoxes(bytes).find((box) => isManifest(bytes, box))
  if (manifest) blocks.manifest = bytes.slice(manifest.start + 16, manifest.end)
  blocks.xmp.push(...xmpPackets(bytes).map(({ start, end }) => utf8(bytes.subarray(start, end))))
}

/** Returns whether a box is the one in which HEIC and AVIF files store a C2PA manifest. */
export function isManifest(bytes: Uint8Array, { type, start }: { type: string; start: number }) {
  const id = [...bytes.subarray(start, start + 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return type === 'uuid' && id === C2PA_UUID
}

function readJxl(bytes: Bytes, blocks: Blocks) {
  if (bytes[0] !== 0) return
  for (const { type, start, end } of readBoxes(bytes)) {
    if (type === 'Exif') blocks.exif = bytes.slice(start + 4, end)
    if (type === 'xml ') blocks.xmp.push(utf8(bytes.subarray(start, end)))
    if (type === 'jumb') blocks.manifest = bytes.slice(start - 8, end)
    if (type === 'brob')
      blocks.unread.push(
        `Its ${latin(bytes.subarray(start, start + 4)).trim()} block is compressed with Brotli and was not read.`,
      )
  }
}

/** Reads comments of a GIF and the bytes after its end (GIF 89a, 12 to 27). XMP is found by packet scanning. */
function readGif(bytes: Bytes, blocks: Blocks) {
  const table = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  const take = (from: number) => {
    const parts: Uint8Array[] = []
    let at = from
    for (let size = bytes[at] ?? 0; size > 0; size = bytes[at] ?? 0) {
      parts.push(bytes.subarray(at + 1, at + 1 + size))
      at += 1 + size
    }
    return { data: joined(parts), next: at + 1 }
  }
  for (let at = 13 + table(bytes[10] ?? 0); at < bytes.length; ) {
    const kind = bytes[at]
    if (kind === 0x21) {
      const { data, next } = take(at + 2)
      if (bytes[at + 1] === 0xfe) blocks.texts.push({ keyword: 'Comment', text: utf8(data) })
      at = next
    } else if (kind === 0x2c) at = take(at + 11 + table(bytes[at + 9] ?? 0)).next
    else {
      if (kind === 0x3b) blocks.trailing = bytes.length - at - 1
      return
    }
  }
}

/** Returns the IPTC resource (0x0404) among Photoshop's image resources. */
function iptcOf(data: Bytes): Bytes | undefined {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  for (let at = 0; at + 12 <= data.length && view.getUint32(at) === 0x3842494d; ) {
    const name = 1 + (data[at + 6] ?? 0)
    const head = at + 6 + name + (name & 1)
    if (head + 4 > data.length) return undefined
    const size = view.getUint32(head)
    if (view.getUint16(at + 4) === 0x0404) return data.slice(head + 4, head + 4 + size)
    at = head + 4 + size + (size & 1)
  }
  return undefined
}

/**
 * Unpacks a zlib stream up to a limit.
 * @returns undefined if it is damaged
 */
async function inflate(packed: Bytes): Promise<Bytes | undefined> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate')).getReader()
  const parts: Uint8Array[] = []
  try {
    for (let size = 0; size < MAX_TEXT_LENGTH; ) {
      const { done, value } = await reader.read()
      if (done) break
      parts.push(value)
      size += value.length
    }
    await reader.cancel()
  } catch {
    // The bytes before the damage are still used.
    if (parts.length === 0) return undefined
  }
  return joined(parts)
}

/** Returns the offset of a text in bytes, or -1. */
function indexOf(bytes: Uint8Array, letters: string, from: number): number {
  const wanted = new TextEncoder().encode(letters)
  const first = letters.charCodeAt(0)
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1))
    if (wanted.every((letter, index) => bytes[at + index] === letter)) return at
  return -1
}
