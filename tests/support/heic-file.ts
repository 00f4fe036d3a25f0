// Writes HEIC files for tests: one HEVC intra picture whose blocks are all stored as PCM samples (ITU-T H.265,
// 7.3.8.7), so that the correct output of a decoder is known exactly. No encoder that we may install writes HEVC.

type Options = {
  width: number
  height: number
  /** 4:2:0 samples, row by row, of `bits` bits each. */
  planes: { y: Uint16Array; cb: Uint16Array; cr: Uint16Array }
  bits?: 8 | 10
  /** Number of quarter turns counterclockwise (irot). */
  turns?: number
  exif?: Uint8Array
}

const CTB = 16

/** Returns the bytes of a HEIC file. Width and height must be even. */
export function heicFile({ width, height, planes, bits = 8, turns = 0, exif }: Options): Uint8Array<ArrayBuffer> {
  const sets = [videoParameters(), sequenceParameters(width, height, bits), pictureParameters()]
  const picture = bytes(...slices({ width, height, planes, bits }).flatMap((slice) => [u32(slice.length), slice]))
  const config = decoderConfiguration(sets, bits)
  const properties = [
    box('hvcC', config),
    box('ispe', u32(0), u32(width), u32(height)),
    box('pixi', u32(0), [3, bits, bits, bits]),
    // BT.709 primaries, sRGB transfer, BT.601 matrix, full range.
    box('colr', ascii('nclx'), u16(1), u16(13), u16(6), [0x80]),
    ...(turns ? [box('irot', [turns])] : []),
  ]
  const exifItem = exif ? bytes(u32(0), exif) : undefined
  const items = [
    box('infe', [2, 0, 0, 0], u16(1), u16(0), ascii('hvc1\0')),
    ...(exifItem ? [box('infe', [2, 0, 0, 1], u16(2), u16(0), ascii('Exif\0'))] : []),
  ]
  const ftyp = box('ftyp', ascii('heic'), u32(0), ascii('mif1heic'))
  const meta = (start: number) =>
    box(
      'meta',
      u32(0),
      box('hdlr', u32(0), u32(0), ascii('pict'), new Uint8Array(13)),
      box('pitm', u32(0), u16(1)),
      box('iinf', u32(0), u16(items.length), ...items),
      ...(exifItem ? [box('iref', u32(0), box('cdsc', u16(2), u16(1), u16(1)))] : []),
      box('iprp', box('ipco', ...properties), association(properties.length)),
      box(
        'iloc',
        u32(0),
        [0x44, 0],
        u16(items.length),
        location(1, start, picture.length),
        ...(exifItem ? [location(2, start + picture.length, exifItem.length)] : []),
      ),
    )
  const start = ftyp.length + meta(0).length + 8
  return bytes(ftyp, meta(start), box('mdat', picture, exifItem ?? []))
}

const association = (count: number) =>
  box(
    'ipma',
    u32(0),
    u32(1),
    u16(1),
    [count],
    Array.from({ length: count }, (_, at) => (at === 1 ? 0 : 0x80) | (at + 1)),
  )
const location = (id: number, start: number, length: number) => bytes(u16(id), u16(0), u16(1), u32(start), u32(length))

/** General profile: Main or Main 10, main tier, level 4 (H.265, 7.3.3). */
function profile(write: Bits, bits: number) {
  const number = bits === 8 ? 1 : 2
  write.put(number, 8)
  write.put(number === 1 ? 0x60000000 : 0x20000000, 32)
  write.put(0x9000, 16)
  write.put(0, 32)
  write.put(120, 8)
}

function videoParameters() {
  const write = new Bits()
  write.put(0, 4)
  write.put(3, 2)
  write.put(0, 6)
  write.put(0, 3)
  write.put(1, 1)
  write.put(0xffff, 16)
  profile(write, 8)
  write.put(1, 1)
  for (const value of [1, 0, 0]) write.golomb(value)
  write.put(0, 6)
  write.golomb(0)
  write.put(0, 2)
  return unit(32, write.end())
}

function sequenceParameters(width: number, height: number, bits: number) {
  const [across, down] = [round16(width), round16(height)]
  const write = new Bits()
  write.put(1, 8)
  profile(write, bits)
  write.golomb(0)
  write.golomb(1)
  write.golomb(across)
  write.golomb(down)
  const isCut = across !== width || down !== height
  write.put(isCut ? 1 : 0, 1)
  if (isCut) for (const value of [0, (across - width) / 2, 0, (down - height) / 2]) write.golomb(value)
  write.golomb(bits - 8)
  write.golomb(bits - 8)
  write.golomb(4)
  write.put(1, 1)
  for (const value of [1, 0, 0]) write.golomb(value)
  // Coding blocks of 16 (never split), transform blocks of 4 to 16.
  for (const value of [1, 0, 0, 2, 0, 0]) write.golomb(value)
  write.put(0, 3)
  write.put(1, 1)
  write.put(bits - 1, 4)
  write.put(bits - 1, 4)
  write.golomb(1)
  write.golomb(0)
  // PCM samples are not filtered.
  write.put(1, 1)
  write.golomb(0)
  write.put(0, 5)
  return unit(33, write.end())
}

function pictureParameters() {
  const write = new Bits()
  write.golomb(0)
  write.golomb(0)
  write.put(0, 7)
  write.golomb(0)
  write.golomb(0)
  write.golomb(0)
  write.put(0, 3)
  write.golomb(0)
  write.golomb(0)
  write.put(0, 6)
  write.put(0, 1)
  write.put(1, 1)
  write.put(0, 1)
  write.put(1, 1)
  write.put(0, 2)
  write.golomb(0)
  write.put(0, 2)
  return unit(34, write.end())
}

/**
 * Writes a slice for each block. Contexts then reset, and the only context-coded decision (part_mode, init value 184 at
 * QP 26: state 0, most probable 1) always has the same state.
 */
function slices({ width, height, planes, bits }: Required<Pick<Options, 'width' | 'height' | 'planes' | 'bits'>>) {
  const [across, down] = [round16(width) / CTB, round16(height) / CTB]
  const addressBits = Math.ceil(Math.log2(across * down))
  return Array.from({ length: across * down }, (_, index) => {
    const write = new Bits()
    write.put(index === 0 ? 1 : 0, 1)
    write.put(0, 1)
    write.golomb(0)
    if (index > 0) write.put(index, addressBits)
    write.golomb(2)
    write.golomb(0)
    write.put(1, 1)
    write.align()
    const [column, row] = [index % across, Math.floor(index / across)]
    // part_mode 2N×2N leaves a range of 510 − 240; pcm_flag ends the arithmetic code.
    terminate(write, 510 - 240)
    write.align()
    samples(write, planes.y, { width, height, x: column * 16, y: row * 16, edge: 16, bits })
    const half = { width: width / 2, height: height / 2, x: column * 8, y: row * 8, edge: 8, bits }
    samples(write, planes.cb, half)
    samples(write, planes.cr, half)
    // end_of_slice_segment_flag; the last bit of the flush is the stop bit.
    terminate(write, 510)
    write.align()
    return unit(19, write.bytes())
  })
}

/** Codes a terminating bin of 1 from a fresh low of 0 and flushes (H.265, 9.3.5.5 and 9.3.5.6). */
function terminate(write: Bits, range: number) {
  let low = range - 2
  let [span, outstanding, isFirst] = [2, 0, true]
  const put = (bit: number) => {
    if (isFirst) isFirst = false
    else write.put(bit, 1)
    for (; outstanding > 0; outstanding--) write.put(1 - bit, 1)
  }
  while (span < 256) {
    if (low < 256) put(0)
    else if (low >= 512) {
      low -= 512
      put(1)
    } else {
      low -= 256
      outstanding++
    }
    span *= 2
    low *= 2
  }
  put((low >> 9) & 1)
  write.put(((low >> 7) & 3) | 1, 2)
}

type Block = { width: number; height: number; x: number; y: number; edge: number; bits: number }
function samples(write: Bits, plane: Uint16Array, { width, height, x, y, edge, bits }: Block) {
  for (let row = 0; row < edge; row++)
    for (let column = 0; column < edge; column++)
      write.put(plane[Math.min(y + row, height - 1) * width + Math.min(x + column, width - 1)] ?? 0, bits)
}

/** Returns an HEVCDecoderConfigurationRecord (ISO/IEC 14496-15, 8.3.3.1). */
function decoderConfiguration(sets: Uint8Array[], bits: number) {
  const about = new Bits()
  profile(about, bits)
  const arrays = sets.map((set) => bytes([0x80 | ((set[0] ?? 0) >> 1)], u16(1), u16(set.length), set))
  return bytes(
    [1],
    about.bytes(),
    u16(0xf000),
    [0xfc, 0xfd, 0xf8 | (bits - 8), 0xf8 | (bits - 8), 0, 0, 0x0f, 3],
    ...arrays,
  )
}

/** Returns a NAL unit: two header bytes, and a 3 wherever 0, 0 is followed by a byte below 4 (H.265, 7.4.2). */
function unit(type: number, payload: Uint8Array) {
  const out = [type << 1, 1]
  let zeros = 0
  for (const byte of payload) {
    if (zeros >= 2 && byte <= 3) {
      out.push(3)
      zeros = 0
    }
    out.push(byte)
    zeros = byte === 0 ? zeros + 1 : 0
  }
  return Uint8Array.from(out)
}

class Bits {
  readonly #done: number[] = []
  #open = 0
  #count = 0

  put(value: number, count: number) {
    for (let bit = count - 1; bit >= 0; bit--) {
      this.#open = (this.#open << 1) | (Math.floor(value / 2 ** bit) & 1)
      if (++this.#count < 8) continue
      this.#done.push(this.#open)
      this.#open = 0
      this.#count = 0
    }
  }

  /** Writes an unsigned exponential Golomb code; a signed 0 is the same. */
  golomb(value: number) {
    const length = Math.floor(Math.log2(value + 1))
    this.put(0, length)
    this.put(value + 1, length + 1)
  }

  align() {
    while (this.#count > 0) this.put(0, 1)
  }

  /** Returns the bytes, including the stop bit. */
  end() {
    this.put(1, 1)
    this.align()
    return this.bytes()
  }

  bytes() {
    return Uint8Array.from(this.#done)
  }
}

type Part = Uint8Array | number[]

function bytes(...parts: Part[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const box = (type: string, ...parts: Part[]) => {
  const body = bytes(...parts)
  return bytes(u32(body.length + 8), ascii(type), body)
}
const u16 = (value: number) => [value >> 8, value & 255]
const u32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const round16 = (value: number) => Math.ceil(value / CTB) * CTB
