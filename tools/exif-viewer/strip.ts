import { heifItems, readBoxes, readHeifExif } from '#engine/images/boxes.ts'
import { findOrientation } from '#engine/images/exif-orientation.ts'
import { jpegParts } from '#engine/images/jpeg-parts.ts'
import { ascii, joined, jpegMetadata, riff, webpChunks, webpMetadata } from '#engine/images/metadata.ts'
import type { Format } from '#engine/images/picture.ts'
import { pngChunk, readPngChunks } from '#engine/images/png-chunks.ts'
import { isManifest, xmpPackets } from './read-blocks.ts'

type Bytes = Uint8Array<ArrayBuffer>
export type Keep = { orientation: boolean; profile: boolean }
/** `bytes` is undefined if no copy can be made without decoding, with the reason in `why`. */
export type Stripped = { bytes: Bytes; removed: string[] } | { bytes?: undefined; why: string }

const letters = (bytes: Uint8Array, count: number) => String.fromCharCode(...bytes.subarray(0, count))

/**
 * Returns a copy without metadata. The coded picture is copied byte for byte, never decoded. Every block that is not
 * known to affect how the picture looks is left out.
 * @param keep orientation: as the only tag of a new Exif block; profile: the ICC color profile
 */
export function strip(bytes: Bytes, format: Format, name: string, keep: Keep): Stripped {
  if (format === 'jpeg') return stripJpeg(bytes, keep)
  if (format === 'png') return stripPng(bytes, name, keep)
  if (format === 'webp') return stripWebp(bytes, keep)
  if (format === 'heic' || format === 'avif') return blankHeif(bytes)
  return { why: 'Copies can be made of JPEG, PNG, WebP, HEIC, and AVIF files. Convert this one to PNG first.' }
}

function stripJpeg(bytes: Bytes, keep: Keep): Stripped {
  const whole = jpegParts(bytes)
  if (!whole) return { why: 'Its segments are damaged, so nothing can be removed safely. Save it again first.' }
  const removed: string[] = []
  const kept: Uint8Array[] = []
  for (const { marker, start, end, data } of whole.parts) {
    const head = letters(data, 12)
    const isProfile = marker === 0xe2 && head.startsWith('ICC_PROFILE')
    if (marker === 0xe0 && head.startsWith('JFIF\0')) {
      // The thumbnail in a JFIF header is removed; the header with the pixel density stays.
      kept.push(Uint8Array.of(0xff, 0xe0, 0, 16), data.subarray(0, 12), Uint8Array.of(0, 0))
      if (data.length > 14) removed.push('JFIF thumbnail')
    } else if (marker === 0xee && head.startsWith('Adobe')) {
      // This segment says how the colors are coded. Without it, a CMYK or RGB picture gets wrong colors.
      kept.push(bytes.subarray(start, end))
    } else if ((marker >= 0xe0 && marker <= 0xef && !(isProfile && keep.profile)) || marker === 0xfe) {
      removed.push(segmentName(marker, head))
    } else kept.push(bytes.subarray(start, end))
  }
  if (bytes.length > whole.end) removed.push(`${bytes.length - whole.end} bytes after the image`)
  const { exif } = jpegMetadata(bytes)
  const turn = keep.orientation && exif ? orientationBlock(exif) : undefined
  const app1 = turn ? [Uint8Array.of(0xff, 0xe1, 0, turn.length + 8), ascii('Exif\0\0'), turn] : []
  const hasEnd = bytes[whole.end - 2] === 0xff && bytes[whole.end - 1] === 0xd9
  const end = hasEnd ? [Uint8Array.of(0xff, 0xd9)] : []
  // A JFIF segment must be first (JFIF 1.02), so the orientation follows it.
  const isJfif = kept[0]?.[1] === 0xe0
  const first = isJfif ? kept.splice(0, 3) : []
  return { bytes: joined([bytes.subarray(0, 2), ...first, ...app1, ...kept, ...end]), removed: counted(removed) }
}

function segmentName(marker: number, head: string) {
  if (head.startsWith('Exif')) return 'Exif'
  if (head.startsWith('http://ns.ad')) return 'XMP'
  if (head.startsWith('Photoshop')) return 'Photoshop and IPTC'
  if (head.startsWith('ICC_PROFILE')) return 'color profile'
  if (head.startsWith('MPF')) return 'list of additional images (MPF)'
  if (head.startsWith('JP')) return 'C2PA manifest'
  return marker === 0xfe ? 'comment' : `APP${marker - 0xe0} segment`
}

/** Chunks that affect how a PNG looks (PNG third edition, 11), so they stay. */
const shown = new Set('IHDR PLTE IDAT IEND tRNS cHRM gAMA sBIT sRGB cICP mDCV cLLI bKGD pHYs acTL fcTL fdAT'.split(' '))

function stripPng(bytes: Bytes, name: string, keep: Keep): Stripped {
  const chunks = readPngChunks(bytes, name)
  const exif = chunks.find(({ type }) => type === 'eXIf')?.data
  const turn = keep.orientation && exif ? orientationBlock(exif) : undefined
  // A capital first letter marks a critical chunk: the picture cannot be shown without it.
  const stays = (type: string) => shown.has(type) || /^[A-Z]/.test(type) || (type === 'iCCP' && keep.profile)
  const parts = chunks
    .filter(({ type }) => stays(type))
    .flatMap(({ type, start, data }) => {
      const same = bytes.subarray(start, start + 12 + data.length)
      return type === 'IHDR' && turn ? [same, pngChunk('eXIf', turn)] : [same]
    })
  const last = chunks.at(-1)
  const end = last ? last.start + 12 + last.data.length : bytes.length
  const removed = chunks.filter(({ type }) => !stays(type)).map(({ type }) => pngNames[type] ?? `${type} chunk`)
  if (bytes.length > end) removed.push(`${bytes.length - end} bytes after the image`)
  return { bytes: joined([bytes.subarray(0, 8), ...parts]), removed: counted(removed) }
}

const pngNames: Record<string, string> = {
  eXIf: 'Exif',
  tEXt: 'text',
  zTXt: 'text',
  iTXt: 'text',
  tIME: 'modification date',
  iCCP: 'color profile',
  caBX: 'C2PA manifest',
}

function stripWebp(bytes: Bytes, keep: Keep): Stripped {
  const shownTypes = ['VP8X', 'ANIM', 'ANMF', 'ALPH', 'VP8 ', 'VP8L', ...(keep.profile ? ['ICCP'] : [])]
  const chunks = webpChunks(bytes)
  const { exif } = webpMetadata(bytes)
  const turn = keep.orientation && exif ? orientationBlock(exif) : undefined
  const body = chunks
    .filter(({ type }) => shownTypes.includes(type))
    .map(({ type, data }) => {
      if (type !== 'VP8X') return riff(type, data)
      // Flags of RFC 9649, 2.7: 0x20 profile, 0x08 Exif, 0x04 XMP.
      const head = data.slice()
      head[0] = ((head[0] ?? 0) & ~(keep.profile ? 0x0c : 0x2c)) | (turn ? 0x08 : 0)
      return riff(type, head)
    })
  const removed = chunks
    .filter(({ type }) => !shownTypes.includes(type))
    .map(({ type }) => ({ EXIF: 'Exif', 'XMP ': 'XMP', ICCP: 'color profile', C2PA: 'C2PA manifest' })[type] ?? type)
  return {
    bytes: riff('RIFF', joined([ascii('WEBP'), ...body, ...(turn ? [riff('EXIF', turn)] : [])])),
    removed: counted(removed),
  }
}

/**
 * Overwrites the metadata of HEIC and AVIF files, which refer to their parts by offset, so that nothing may move. The
 * orientation is a property of its own (`irot`) and always stays, as does the profile (`colr`).
 */
function blankHeif(bytes: Bytes): Stripped {
  const copy = bytes.slice()
  const removed: string[] = []
  const exif = readHeifExif(bytes)
  if (!exif && heifItems(bytes).some(({ type }) => type === 'Exif'))
    return { why: 'Its Exif block could not be read, so it cannot be blanked. Convert it to PNG first.' }
  if (exif) {
    const at = find(bytes, exif)
    if (at < 0) return { why: 'Its Exif block was not found, so nothing can be blanked safely.' }
    // An empty Exif block: its header, and a directory of no tags.
    copy.fill(0, at, at + exif.length)
    copy.set(ascii('MM\0*\0\0\0\x08').subarray(0, exif.length), at)
    removed.push('Exif')
  }
  for (const { start, end } of xmpPackets(bytes)) {
    copy.fill(0x20, start, end)
    copy.set(ascii('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>').subarray(0, end - start), start)
    removed.push('XMP')
  }
  for (const box of readBoxes(bytes)) {
    if (!isManifest(bytes, box)) continue
    // A box of free space (ISO/IEC 14496-12, 8.1.2).
    copy.set(ascii('free'), box.start - 4)
    copy.fill(0, box.start, box.end)
    removed.push('C2PA manifest')
  }
  return { bytes: copy, removed: counted(removed) }
}

/** Maximum number of comparisons in a search for a block, which limits the time for a hostile file. */
const MAX_COMPARED = 200_000_000

function find(bytes: Uint8Array, block: Uint8Array): number {
  const first = block[0] ?? 0
  let compared = 0
  for (let at = bytes.indexOf(first); at >= 0 && at + block.length <= bytes.length; at = bytes.indexOf(first, at + 1)) {
    let same = 1
    while (same < block.length && bytes[at + same] === block[same]) same++
    if (same === block.length) return at
    compared += same
    if (compared > MAX_COMPARED) return -1
  }
  return -1
}

/** Returns an Exif block with only the orientation, if the picture needs to be turned: TIFF 6.0, section 2. */
function orientationBlock(exif: Uint8Array): Bytes | undefined {
  const value = findOrientation(exif)?.value ?? 1
  if (value === 1) return undefined
  return joined([
    ascii('MM\0*\0\0\0\x08'),
    Uint8Array.of(0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0),
    new Uint8Array(4),
  ])
}

/** @example counted(['text', 'text', 'Exif']) // ['2 × text', 'Exif'] */
function counted(names: string[]) {
  return [...new Set(names)].map((name) => {
    const count = names.filter((one) => one === name).length
    return count > 1 ? `${count} × ${name}` : name
  })
}
