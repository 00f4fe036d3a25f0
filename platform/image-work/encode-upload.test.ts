// @module-tag slow
import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { encodeUpload, ImageRefused } from './encode-upload.ts'

const SCRIPT = '<script>alert(1)</script>'
const GPS = { IFD0: { Artist: SCRIPT }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 13/1' } }
const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
const photo = () => sharp({ create: { width: 90, height: 60, channels: 3, background: '#888', noise } })
const plain = () => sharp({ create: { width: 90, height: 60, channels: 3, background: '#f80' } })
const pixels = (bytes: Uint8Array, options = {}) => sharp(bytes, options).raw().toBuffer()
/** The pixels as a browser shows them. */
const shown = async (bytes: Uint8Array) =>
  pixels(await sharp(bytes).withIccProfile('srgb', { attach: false }).png().toBuffer())
const largestDifference = (a: Buffer, b: Buffer) =>
  a.reduce((most, value, at) => Math.max(most, Math.abs(value - (b[at] ?? 999))), 0)

/** Returns an image of two frames, red and blue. */
async function animation(format: 'gif' | 'webp') {
  const frames = ['#f00', '#00f'].map((background) => ({
    create: { width: 90, height: 60, channels: 3, background } as const,
  }))
  const pngs = await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer()))
  return sharp(pngs, { join: { animated: true } })
    [format]({ delay: [100, 300], loop: 2 })
    .toBuffer()
}

test.each<[string, (image: Sharp) => Sharp]>([
  ['jpg', (image) => image.jpeg()],
  ['png', (image) => image.png()],
  ['webp', (image) => image.webp()],
  ['avif', (image) => image.avif()],
  ['gif', (image) => image.gif()],
])('C2 an encoded %s contains only pixels: no location, comments, or trailing data', async (format, as) => {
  const image = await as(
    photo().withExif(GPS).withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SCRIPT}</x:xmpmeta>`),
  ).toBuffer()
  const { bytes, ...encoded } = await encodeUpload(Buffer.concat([image, Buffer.from(SCRIPT)]))
  expect(encoded).toEqual({ format, width: 90, height: 60 })
  expect(Buffer.from(bytes).includes('script')).toBe(false)
  const { exif, xmp, iptc, comments } = await sharp(bytes).metadata()
  expect({ exif, xmp, iptc, comments }).toEqual({})
})

test('C2 JPEG comments, PNG texts, and unknown chunks are removed', async () => {
  const comment = Buffer.concat([Buffer.from('fffe001b', 'hex'), Buffer.from(SCRIPT)])
  const jpeg = await photo().jpeg().toBuffer()
  const withComment = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])
  const png = await photo().withMetadata({}).png().toBuffer()
  for (const bytes of [withComment, png]) {
    const encoded = await encodeUpload(bytes)
    expect(Buffer.from(encoded.bytes).includes('script')).toBe(false)
  }
})

test('R-223 a rotated photo is stored upright with its true size', async () => {
  const [left, right] = ['#f00', '#00f'].map((background) => ({
    create: { width: 45, height: 60, channels: 3, background } as const,
  }))
  const upright = sharp({ create: { width: 90, height: 60, channels: 3, background: '#fff' } }).composite([
    { input: left ?? '', left: 0, top: 0 },
    { input: right ?? '', left: 45, top: 0 },
  ])
  const turned = await sharp(await upright.png().toBuffer())
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { bytes, width, height } = await encodeUpload(turned)
  expect({ width, height, orientation: (await sharp(bytes).metadata()).orientation }).toEqual({ width: 60, height: 90 })
  const [r = 0, , b = 255] = await pixels(bytes)
  expect(r).toBeGreaterThan(240)
  expect(b).toBeLessThan(20)
})

test('C2 PNG and lossless WebP keep every pixel, including transparency and 16 bits', {
  tags: 'extended',
}, async () => {
  const clear = () => photo().ensureAlpha(0.4)
  for (const image of [
    await photo().png().toBuffer(),
    await clear().png().toBuffer(),
    await photo().toColourspace('b-w').png().toBuffer(),
    await photo().png({ palette: true }).toBuffer(),
    await clear().webp({ lossless: true }).toBuffer(),
    await clear().withIccProfile('srgb').png().toBuffer(),
  ]) {
    const { bytes } = await encodeUpload(image)
    expect((await pixels(bytes)).equals(await pixels(image))).toBe(true)
    expect((await sharp(bytes).metadata()).hasAlpha).toBe((await sharp(image).metadata()).hasAlpha)
  }
  const deep = await photo().toColourspace('rgb16').png().toBuffer()
  const { bytes } = await encodeUpload(deep)
  expect((await sharp(bytes).metadata()).bitsPerSample).toBe(16)
  expect((await pixels(bytes)).equals(await pixels(deep))).toBe(true)
})

test('C2 lossy formats stay close to the original', async () => {
  const soft = await photo().blur(3).png().toBuffer()
  for (const image of [
    await sharp(soft).jpeg().toBuffer(),
    await sharp(soft).jpeg({ chromaSubsampling: '4:4:4' }).toBuffer(),
    await sharp(soft).webp().toBuffer(),
    await sharp(soft).avif().toBuffer(),
  ]) {
    const { bytes } = await encodeUpload(image)
    expect(largestDifference(await pixels(bytes), await pixels(image))).toBeLessThan(20)
    expect((await sharp(bytes).metadata()).chromaSubsampling).toBe((await sharp(image).metadata()).chromaSubsampling)
  }
})

test('C2 colors look the same, and those beyond sRGB keep a profile of ours', async () => {
  const wide = [
    plain().withIccProfile('p3').png(),
    plain().withIccProfile('p3').jpeg(),
    plain().toColourspace('rgb16').withIccProfile('p3').png(),
  ]
  for (const image of wide) {
    const before = await image.toBuffer()
    const { bytes } = await encodeUpload(before)
    expect((await sharp(bytes).metadata()).icc).toHaveLength(480)
    expect(largestDifference(await shown(bytes), await shown(before))).toBeLessThan(4)
  }
  const beyond = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0f0' } })
    .png()
    .toBuffer()
  const tagged = await sharp(beyond).withIccProfile('p3').png().toBuffer()
  expect(
    largestDifference(
      await pixels((await encodeUpload(tagged)).bytes, { ignoreIcc: true }),
      await pixels(tagged, { ignoreIcc: true }),
    ),
  ).toBeLessThan(3)
})

test('C2 CMYK becomes the colors that it shows', async () => {
  const inks = await plain().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer()
  expect((await sharp(inks).metadata()).space).toBe('cmyk')
  const { bytes } = await encodeUpload(inks)
  expect(await sharp(bytes).metadata()).toMatchObject({ space: 'srgb', channels: 3 })
  expect((await sharp(bytes).metadata()).icc).toBeUndefined()
  expect(largestDifference(await pixels(bytes), await shown(inks))).toBeLessThan(8)
})

test.each(['gif', 'webp'] as const)('R-223 an animated %s keeps its frames, timing, and loops', async (format) => {
  const image = await animation(format)
  const encoded = await encodeUpload(Buffer.concat([image, Buffer.from(SCRIPT)]))
  expect(encoded).toMatchObject({ format, width: 90, height: 60 })
  expect(await sharp(encoded.bytes).metadata()).toMatchObject({ pages: 2, delay: [100, 300], loop: 2 })
  expect(Buffer.from(encoded.bytes).includes('script')).toBe(false)
  const [before, after] = [await pixels(image, { animated: true }), await pixels(encoded.bytes, { animated: true })]
  expect(largestDifference(after, before)).toBeLessThan(4)
})

/** Returns the header of a PNG that claims a size, without image data. */
async function pngOf(width: number, height: number) {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

/** Returns an animation whose frames change one dot each. */
function gifOf(width: number, height: number, frames: number) {
  const header = Buffer.from('47494638396100000000800000000000ffffff', 'hex')
  header.writeUInt16LE(width, 6)
  header.writeUInt16LE(height, 8)
  return Buffer.concat([header, ...Array(frames).fill(Buffer.from('2c0000000001000100000202440100', 'hex'))])
}

test.each([
  ['This image has 256 megapixels (16000 × 16000). The limit is 50 megapixels', () => pngOf(16_000, 16_000)],
  ['This image has 56 megapixels (2000 × 2000, 14 frames).', () => gifOf(2_000, 2_000, 14)],
  ['This animation has 501 frames. An image may have at most 500.', () => gifOf(1, 1, 501)],
  ['This image is 20000 × 100 pixels. No side may have more than 16383.', () => pngOf(20_000, 100)],
])('C1 an image that is too large is refused before decoding: %s', async (reason, make) => {
  const asked = encodeUpload(await make())
  await expect(asked).rejects.toThrow(ImageRefused)
  await expect(asked).rejects.toThrow(reason)
})

test('C2 invalid and mislabeled images are refused with a reason', async () => {
  const jpeg = await photo().jpeg().toBuffer()
  const wrong = 'This file is not a picture that the site can show.'
  for (const bytes of [
    Buffer.alloc(0),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    Buffer.from('%PDF-1.7'),
  ])
    await expect(encodeUpload(bytes)).rejects.toThrow(wrong)
  for (const bytes of [jpeg.subarray(0, jpeg.length / 2), Buffer.concat([jpeg.subarray(0, 4), Buffer.alloc(2000)])])
    await expect(encodeUpload(bytes)).rejects.toThrow('This image is damaged or incomplete')
})
