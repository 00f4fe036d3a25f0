/** A box of an ISO base media file (ISO/IEC 14496-12): its four-letter type and its content. */
export type MediaBox = { type: string; start: number; end: number }

/** Returns the boxes in a range of bytes. A truncated box ends at the end of the file. */
export function readBoxes(bytes: Uint8Array, from = 0, to = bytes.length): MediaBox[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const boxes: MediaBox[] = []
  for (let at = from; at + 8 <= to; ) {
    let size = view.getUint32(at)
    let head = 8
    if (size === 1 && at + 16 <= to) {
      size = Number(view.getBigUint64(at + 8))
      head = 16
    }
    if (size === 0) size = to - at
    if (size < head) break
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    boxes.push({ type, start: at + head, end: Math.min(to, at + size) })
    at += size
  }
  return boxes
}

/**
 * Returns the file with the size of its last box, which may be 0 for “to the end of the file”: libavif of 2023 does not
 * read that.
 */
export function withLastSize(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const start = (readBoxes(bytes).at(-1)?.start ?? 0) - 8
  if (start < 0 || new DataView(bytes.buffer, bytes.byteOffset).getUint32(start) !== 0) return bytes
  const copy = bytes.slice()
  new DataView(copy.buffer).setUint32(start, bytes.length - start)
  return copy
}

export type HeifHead = {
  width: number
  height: number
  /** Quarter turns, counterclockwise. */
  turns: number
  /** `imir`: axis 0 flips top and bottom, 1 flips left and right (ISO/IEC 23008-12, 6.5.12). */
  mirror?: 0 | 1
  icc?: Uint8Array<ArrayBuffer>
  /** Bits a channel, from the pixi box. */
  bits?: number
  /** Code points of ITU-T H.273, from a colr box of type nclx. */
  primaries?: number
  transfer?: number
  /** An image sequence. */
  isSequence: boolean
}

/** Returns the properties of the primary image of an AVIF or HEIC file, or undefined if the file has none. */
export function readHeifHead(bytes: Uint8Array<ArrayBuffer>): HeifHead | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const top = readBoxes(bytes)
  const meta = top.find(({ type }) => type === 'meta')
  const ftyp = top.find(({ type }) => type === 'ftyp')
  if (!meta || !ftyp) return undefined
  const inside = readBoxes(bytes, meta.start + 4, meta.end)
  const iprp = inside.find(({ type }) => type === 'iprp')
  if (!iprp) return undefined
  const pitm = inside.find(({ type }) => type === 'pitm')
  const primary = pitm ? (bytes[pitm.start] === 0 ? view.getUint16(pitm.start + 4) : view.getUint32(pitm.start + 4)) : 1
  const parts = readBoxes(bytes, iprp.start, iprp.end)
  const ipco = parts.find(({ type }) => type === 'ipco')
  if (!ipco) return undefined
  const properties = readBoxes(bytes, ipco.start, ipco.end)
  const used = parts
    .filter(({ type }) => type === 'ipma')
    .flatMap((box) => associations(view, box, primary))
    .flatMap((index) => properties[index - 1] ?? [])
  const brand = String.fromCharCode(...bytes.subarray(ftyp.start, ftyp.start + 4))
  const head: HeifHead = { width: 0, height: 0, turns: 0, isSequence: ['avis', 'hevc', 'hevx', 'msf1'].includes(brand) }
  for (const { type, start, end } of used) {
    if (type === 'ispe' && end - start >= 12) {
      head.width = view.getUint32(start + 4)
      head.height = view.getUint32(start + 8)
    } else if (type === 'irot' && end > start) head.turns = (bytes[start] ?? 0) & 3
    else if (type === 'imir' && end > start) head.mirror = ((bytes[start] ?? 0) & 1) as 0 | 1
    else if (type === 'pixi' && end - start >= 6) head.bits = bytes[start + 5] ?? 8
    else if (type === 'colr') {
      const kind = String.fromCharCode(...bytes.subarray(start, start + 4))
      if (kind === 'prof' || kind === 'rICC') head.icc = bytes.slice(start + 4, end)
      if (kind === 'nclx' && end - start >= 10) {
        head.primaries = view.getUint16(start + 4)
        head.transfer = view.getUint16(start + 6)
      }
    }
  }
  return head.width > 0 ? head : undefined
}

/** Returns the indexes, from 1, of the properties that an `ipma` box assigns to an item. */
function associations(view: DataView, { start, end }: MediaBox, item: number): number[] {
  const version = view.getUint8(start)
  const isWide = (view.getUint8(start + 3) & 1) === 1
  const count = view.getUint32(start + 4)
  let at = start + 8
  for (let entry = 0; entry < count && at + 3 <= end; entry++) {
    const id = version < 1 ? view.getUint16(at) : view.getUint32(at)
    at += version < 1 ? 2 : 4
    const listed = view.getUint8(at++)
    const size = isWide ? 2 : 1
    if (at + listed * size > end) return []
    if (id === item)
      return Array.from({ length: listed }, (_, index) =>
        isWide ? view.getUint16(at + index * 2) & 0x7fff : view.getUint8(at + index) & 0x7f,
      )
    at += listed * size
  }
  return []
}

/** Returns the Exif block of a HEIC or AVIF file (ISO/IEC 23008-12, annex A), from its TIFF header on. */
export function readHeifExif(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const meta = readBoxes(bytes).find(({ type }) => type === 'meta')
  if (!meta) return undefined
  const inside = readBoxes(bytes, meta.start + 4, meta.end)
  const iloc = inside.find(({ type }) => type === 'iloc')
  const found = heifItems(bytes).find(({ type }) => type === 'Exif')
  if (!iloc || !found) return undefined
  const place = locate(view, iloc, { id: found.id, data: inside.find(({ type }) => type === 'idat')?.start })
  if (!place || place.offset + place.length > bytes.length || place.length < 8) return undefined
  const header = view.getUint32(place.offset)
  if (header > place.length - 8) return undefined
  return bytes.slice(place.offset + 4 + header, place.offset + place.length)
}

/** Returns the items that a HEIC or AVIF file lists in `iinf`: images, `Exif`, `mime`, and others. */
export function heifItems(bytes: Uint8Array<ArrayBuffer>): { id: number; type: string }[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const meta = readBoxes(bytes).find(({ type }) => type === 'meta')
  const iinf = meta && readBoxes(bytes, meta.start + 4, meta.end).find(({ type }) => type === 'iinf')
  if (!iinf) return []
  return readBoxes(bytes, iinf.start + (bytes[iinf.start] === 0 ? 6 : 8), iinf.end)
    .filter(({ start, end }) => end - start >= 12)
    .map(({ start }) => {
      const isLong = bytes[start] === 3
      const after = start + (isLong ? 10 : 8)
      return {
        id: isLong ? view.getUint32(start + 4) : view.getUint16(start + 4),
        type: String.fromCharCode(...bytes.subarray(after, after + 4)),
      }
    })
}

/**
 * Returns where the bytes of an item are: the first extent of its entry in `iloc`.
 * @param item its number, and where the box of data inside of `meta` begins: method 1 counts from there, 0 from the
 * file
 */
function locate(view: DataView, { start, end }: MediaBox, item: { id: number; data: number | undefined }) {
  const version = view.getUint8(start)
  const sizes = view.getUint16(start + 4)
  const [offsetSize, lengthSize, baseSize, indexSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15, sizes & 15]
  let at = start + 6
  const take = (size: number) => {
    const value = size === 8 ? Number(view.getBigUint64(at)) : size === 4 ? view.getUint32(at) : 0
    at += size
    return value
  }
  const count = version < 2 ? view.getUint16(at) : view.getUint32(at)
  at += version < 2 ? 2 : 4
  for (let entry = 0; entry < count && at + 6 <= end; entry++) {
    const id = version < 2 ? view.getUint16(at) : view.getUint32(at)
    at += version < 2 ? 2 : 4
    const method = version > 0 ? view.getUint16(at) & 15 : 0
    if (version > 0) at += 2
    at += 2
    const base = take(baseSize)
    const extents = view.getUint16(at)
    at += 2
    for (let extent = 0; extent < extents && at < end; extent++) {
      if (version > 0) take(indexSize)
      const offset = take(offsetSize)
      const length = take(lengthSize)
      if (id !== item.id) continue
      const from = method === 0 ? 0 : method === 1 ? item.data : undefined
      return from === undefined || extents > 1 ? undefined : { offset: from + base + offset, length }
    }
  }
  return undefined
}
