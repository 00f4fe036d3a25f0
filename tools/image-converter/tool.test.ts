// @module-tag slow
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { pngChunk } from '#engine/images/png-chunks.ts'
import { heicFile } from '#tests/support/heic-file.ts'
import { run } from '#tests/support/tool-ports.ts'
import { tool } from './tool.ts'

type Row = {
  alpha: string
  profile: string
  orientation: string
  camera: string
  notes: string[]
  error?: string
  from: string
}

const WIDTH = 48
const HEIGHT = 40
/** Red at the left, blue at the right, the upper half brighter, so that every rotation and flip can be detected. */
const raw = Buffer.from(
  Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
    return [x < WIDTH / 2 ? 200 : 20, y < HEIGHT / 2 ? 180 : 60, x < WIDTH / 2 ? 20 : 200]
  }).flat(),
)
const picture = () => sharp(raw, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
const fileOf = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name)

async function converted(bytes: Uint8Array, name: string, input: Record<string, unknown> = {}) {
  const envelope = await run(tool, { files: [fileOf(bytes, name)], target: 'png', ...input })
  const row = (envelope.data as { rows: Row[] } | null)?.rows[0]
  return { envelope, row, bytes: Buffer.from(envelope.files[0]?.bytes ?? []) }
}

async function difference(a: Buffer, b: Buffer) {
  const [x, y] = await Promise.all([a, b].map((one) => sharp(one).removeAlpha().toColourspace('srgb').raw().toBuffer()))
  if (!x || !y || x.length !== y.length) return Number.POSITIVE_INFINITY
  return x.reduce((sum, value, at) => sum + Math.abs(value - (y[at] ?? 0)), 0) / x.length
}

/** Returns a 24-bit Windows bitmap, written here so that our reader is not tested with our own writer. */
function bmp24() {
  const stride = WIDTH * 3
  const bytes = Buffer.alloc(54 + stride * HEIGHT)
  bytes.write('BM')
  bytes.writeUInt32LE(54, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(WIDTH, 18)
  bytes.writeInt32LE(HEIGHT, 22)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(24, 28)
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++)
      for (let c = 0; c < 3; c++)
        bytes[54 + (HEIGHT - 1 - y) * stride + x * 3 + c] = raw[(y * WIDTH + x) * 3 + 2 - c] ?? 0
  return bytes
}

test.each([
  ['jpeg', () => picture().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer(), 3],
  ['progressive.jpeg', () => picture().jpeg({ quality: 95, progressive: true }).toBuffer(), 6],
  ['webp', () => picture().webp({ lossless: true }).toBuffer(), 0],
  ['avif', () => picture().avif({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer(), 3],
  ['gif', () => picture().gif().toBuffer(), 3],
  ['lzw.tiff', () => picture().tiff({ compression: 'lzw' }).toBuffer(), 0],
  ['deflate.tiff', () => picture().tiff({ compression: 'deflate' }).toBuffer(), 0],
  ['jpeg.tiff', () => picture().tiff({ compression: 'jpeg', quality: 95 }).toBuffer(), 6],
  ['16-bit.png', () => picture().toColourspace('rgb16').png().toBuffer(), 1],
  ['bmp', async () => bmp24(), 0],
  [
    'svg',
    async () =>
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="24" height="20" fill="#c8b414"/><rect x="24" width="24" height="20" fill="#14b4c8"/><rect y="20" width="24" height="20" fill="#c83c14"/><rect x="24" y="20" width="24" height="20" fill="#143cc8"/></svg>`,
      ),
    0.01,
  ],
])('%s becomes a PNG with the same pixels', async (name, make, most) => {
  const { bytes, envelope } = await converted(await make(), `picture.${name}`)
  expect(envelope.summary).toContain('PNG')
  expect(await difference(bytes, await picture().png().toBuffer())).toBeLessThanOrEqual(most as number)
})

test.each(['png', 'jpeg', 'webp', 'avif', 'jxl', 'bmp', 'ico'])(
  '%s is written and can be read again',
  async (target) => {
    const there = await converted(await picture().png().toBuffer(), 'a.png', { target, lossless: true, quality: 95 })
    const back = await converted(there.bytes, `a.${target}`)
    expect(back.row?.from).toBe(target)
    expect(await difference(back.bytes, await picture().png().toBuffer())).toBeLessThanOrEqual(
      target === 'jpeg' ? 8 : 0,
    )
  },
)

test('the eight Exif orientations come out upright', { tags: 'extended' }, async () => {
  const upright = await picture().png().toBuffer()
  for (let orientation = 1; orientation <= 8; orientation++) {
    const jpeg = await picture()
      .withMetadata({ orientation })
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .toBuffer()
    const { bytes } = await converted(jpeg, 'a.jpg')
    expect(await difference(bytes, await sharp(jpeg).autoOrient().png().toBuffer()), `${orientation}`).toBeLessThan(3)
    if (orientation > 1) expect(await difference(bytes, upright), `${orientation}`).toBeGreaterThan(10)
  }
})

test('a rotation by the HEIC decoder is reported as one', async () => {
  const fill = (length: number) => new Uint16Array(length).fill(128)
  const planes = { y: fill(32 * 16), cb: fill(128), cr: fill(128) }
  const { row, bytes } = await converted(heicFile({ width: 32, height: 16, planes, turns: 1 }), 'a.heic')
  expect(row?.orientation).toBe('applied')
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 16, height: 32 })
})

test('transparency is kept, or placed on the chosen background', async () => {
  const glass = await sharp({
    create: { width: 8, height: 8, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } },
  })
    .png()
    .toBuffer()
  const webp = await converted(glass, 'a.png', { target: 'webp', lossless: true })
  expect(webp.row?.alpha).toBe('kept')
  expect((await sharp(webp.bytes).raw().toBuffer())[3]).toBe(128)
  const jpeg = await converted(glass, 'a.png', { target: 'jpeg', quality: 100, ground: '#0000ff' })
  expect(jpeg.row?.alpha).toBe('flattened')
  const [red, , blue] = await sharp(jpeg.bytes).raw().toBuffer()
  expect([Math.abs((red ?? 0) - 128), Math.abs((blue ?? 0) - 127)].every((off) => off < 4)).toBe(true)
})

test('profile and camera data carry over between JPEG, PNG, and WebP; elsewhere colors become sRGB', {
  tags: 'extended',
}, async () => {
  const jpeg = await picture()
    .withExif({ IFD0: { Make: 'Oakfield' } })
    .withIccProfile('p3')
    .jpeg()
    .toBuffer()
  for (const target of ['png', 'webp', 'jpeg']) {
    const { bytes, row } = await converted(jpeg, 'a.jpg', { target })
    const about = await sharp(bytes).metadata()
    expect(about.icc?.equals((await sharp(jpeg).metadata()).icc as Buffer), target).toBe(true)
    expect(about.exif?.includes('Oakfield'), target).toBe(true)
    expect(row).toMatchObject({ profile: 'kept', camera: 'kept' })
  }
  const asSrgb = await sharp(jpeg).toColourspace('srgb').png().toBuffer()
  for (const target of ['avif', 'jxl', 'bmp', 'ico']) {
    const { row, bytes } = await converted(jpeg, 'a.jpg', { target, lossless: true })
    expect(row, target).toMatchObject({ profile: 'applied', camera: 'dropped' })
    const back = await converted(bytes, `a.${target}`)
    expect(await difference(back.bytes, asSrgb), target).toBeLessThan(0.5)
  }
})

test.each([
  ['jpeg', (ink: Sharp) => ink.jpeg()],
  ['TIFF', (ink: Sharp) => ink.tiff({ compression: 'lzw' })],
])('a CMYK %s becomes RGB, which is reported', async (_, write) => {
  const source = await write(picture().toColourspace('cmyk')).toBuffer()
  expect((await sharp(source).metadata()).space).toBe('cmyk')
  const { row, bytes } = await converted(source, 'a')
  expect(row?.profile).toBe('none')
  expect(row?.notes.join()).toContain('CMYK')
  // Conversions from CMYK differ slightly; an inverted picture differs by 100 or more.
  expect(await difference(bytes, await sharp(source).toColourspace('srgb').png().toBuffer())).toBeLessThan(35)
})

test('losses are reported: a truncated JPEG, gamma, coded colors', async () => {
  const noise = Buffer.from(Array.from({ length: 90 * 90 * 3 }, (_, at) => (at * 7919 + (at >> 3) * 31) & 255))
  const jpeg = await sharp(noise, { raw: { width: 90, height: 90, channels: 3 } })
    .jpeg()
    .toBuffer()
  expect((await converted(jpeg, 'whole.jpg')).row?.notes).toEqual([])
  expect((await converted(jpeg.subarray(0, jpeg.length * 0.7), 'torn.jpg')).row?.notes).toEqual([
    'torn.jpg is cut off: what is missing of it is filled with gray.',
  ])
  const png = await picture().png().toBuffer()
  const withChunk = (type: string, ...bytes: number[]) =>
    Buffer.concat([png.subarray(0, 33), pngChunk(type, Uint8Array.from(bytes)), png.subarray(33)])
  const cases: [Buffer, RegExp | undefined][] = [
    [withChunk('gAMA', 0, 0, 0xb1, 0x8f), undefined],
    [withChunk('gAMA', 0, 1, 0x86, 0xa0), /gamma of 1 /],
    [withChunk('cICP', 12, 13, 0, 1), /Display P3/],
    [withChunk('cICP', 9, 16, 0, 1), /BT\.2020, HDR \(PQ\)/],
    [withChunk('cICP', 1, 13, 0, 1), undefined],
  ]
  for (const [source, told] of cases) {
    const notes = (await converted(source, 'a.png')).row?.notes.join() ?? 'failed'
    if (told) expect(notes).toMatch(told)
    else expect(notes).toBe('')
  }
})

test('an invalid TIFF is a row among others, and an icon is checked by its inner image', async () => {
  const tiff = await picture().tiff({ compression: 'lzw' }).toBuffer()
  const huge = hugePng()
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt32LE(huge.length, 14)
  head.writeUInt32LE(22, 18)
  const inked = await picture().toColourspace('cmyk').tiff({ compression: 'jpeg' }).toBuffer()
  const lab = await picture().toColourspace('lab').tiff({ compression: 'none' }).toBuffer()
  const envelope = await run(tool, {
    files: [
      fileOf(await picture().toColourspace('cmyk').tiff({ compression: 'lzw' }).toBuffer(), 'cmyk.tif'),
      fileOf(tiff.subarray(0, tiff.length * 0.7), 'torn.tif'),
      fileOf(Buffer.concat([head, huge]), 'huge.ico'),
      fileOf(lab, 'lab.tif'),
      fileOf(inked, 'inked.tif'),
    ],
  })
  const rows = (envelope.data as { rows: Row[] }).rows
  expect(envelope.status).toBe('partial')
  expect(rows[0]?.error).toBeUndefined()
  expect(rows[1]?.error).toContain('a TIFF that cannot be decoded')
  expect(rows[2]?.error).toContain('30,000 × 30,000')
  for (const row of rows.slice(3)) expect(row.error).toContain('Save it as RGB')
})

test('an SVG gets the checks of the SVG tools and loads no local file', async () => {
  const local = join(process.cwd(), 'public/samples/oakfield-orders.png')
  const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">${inside}</svg>`
  const { row, bytes } = await converted(Buffer.from(svg(`<image href="${local}" width="20" height="10"/>`)), 'a.svg')
  expect(row?.notes.join()).toContain('not loaded')
  expect((await sharp(bytes).ensureAlpha().raw().toBuffer()).every((value) => value === 0)).toBe(true)
  const { envelope } = await converted(Buffer.from(svg('<g>')), 'open.svg')
  expect(envelope.summary).toMatch(/line 1.*<g>/)
})

test('camera data that no JPEG segment can hold is reported as dropped', async () => {
  const exif = new Uint8Array(70_000)
  exif.set([0x4d, 0x4d, 0, 42, 0, 0, 0, 8])
  const png = await picture().png().toBuffer()
  const source = Buffer.concat([png.subarray(0, 33), pngChunk('eXIf', exif), png.subarray(33)])
  expect((await converted(source, 'a.png', { target: 'webp' })).row?.camera).toBe('kept')
  expect((await converted(source, 'a.png', { target: 'jpeg' })).row?.camera).toBe('dropped')
})

/** Returns a PNG header that claims a size, with almost no data after it. */
function hugePng() {
  const bytes = Buffer.from(readFileSync('public/samples/oakfield-orders.png'))
  bytes.writeUInt32BE(30_000, 16)
  bytes.writeUInt32BE(30_000, 20)
  return bytes
}

test.each([
  ['photo.png', Buffer.from('504b0304140000000800', 'hex'), 'ZIP archive'],
  ['huge.png', hugePng(), '30,000 × 30,000'],
  ['empty.jpg', Buffer.alloc(0), 'is empty'],
  ['text.png', Buffer.from('Not an image at all, just words.'), 'a text file'],
  ['zeros.jpg', Buffer.alloc(100), 'unknown'],
  ['cut.webp', Buffer.from('RIFF\x10\0\0\0WEBPVP8 \x04\0\0\0', 'latin1'), 'cannot be decoded'],
  ['cut.jpg', Buffer.from('ffd8ffe000104a46', 'hex'), 'cannot be decoded'],
  ['cut.gif', Buffer.from('GIF89a\x10\0\x10\0', 'latin1'), 'cannot be decoded'],
  ['cut.bmp', Buffer.concat([bmp24().subarray(0, 100)]), 'cut off'],
  ['cut.ico', Buffer.from('0000010001001010000001002000ff00ff00ff00ff00', 'hex'), 'cut off'],
  ['cut.tif', Buffer.from('49492a0008000000ffff', 'hex'), 'TIFF'],
  ['cut.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'HEIC'],
  ['cut.avif', Buffer.from('\0\0\0\x18ftypavif\0\0\0\0mif1avif', 'latin1'), 'cannot be decoded'],
  ['cut.jxl', Buffer.from('ff0a00', 'hex'), 'cannot be decoded'],
])('%s gets a message', async (name, bytes, message) => {
  const { envelope } = await converted(bytes, name)
  expect(envelope.status).toBe('failed')
  expect(envelope.summary).toContain(message)
  expect(envelope.failure?.code).toBe('invalid')
})
