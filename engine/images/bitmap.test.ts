import { expect, test } from 'vitest'
import { readBmp, writeBmp } from './bitmap.ts'

const HEADERS = 54
const COLORS = 16

/** Returns a bitmap of 16 grays, packed by run lengths of 4 bits. Pixels of the color n are n × 16. */
function packedBitmap(width: number, height: number, packed: number[]) {
  const pixels = HEADERS + COLORS * 4
  const bytes = new Uint8Array(pixels + packed.length)
  const view = new DataView(bytes.buffer)
  bytes.set([0x42, 0x4d])
  view.setUint32(2, bytes.length, true)
  view.setUint32(10, pixels, true)
  view.setUint32(14, 40, true)
  view.setInt32(18, width, true)
  view.setInt32(22, height, true)
  view.setUint16(26, 1, true)
  view.setUint16(28, 4, true)
  view.setUint32(30, 2, true)
  for (let color = 0; color < COLORS; color++) bytes.fill(color * 16, HEADERS + color * 4, HEADERS + color * 4 + 3)
  bytes.set(packed, pixels)
  return bytes
}

test('runs of 4 bits are unpacked as in the example of “Bitmap Compression” by Microsoft', () => {
  const packed = '03 04 05 06 00 06 45 56 67 00 04 78 00 02 05 01 04 78 00 00 09 1e 00 01'
  const bytes = packed.split(' ').map((byte) => Number.parseInt(byte, 16))
  const { width, data } = readBmp(packedBitmap(28, 3, bytes), 'a.bmp')
  // The first row in the file is the bottom row of the image.
  const row = (fromBelow: number) =>
    Array.from({ length: width }, (_, x) => ((data[((2 - fromBelow) * width + x) * 4] ?? 0) / 16).toString(16)).join('')
  expect([row(0), row(1), row(2)]).toEqual([
    `0400606045566778780${'0'.repeat(9)}`,
    `${'0'.repeat(23)}78780`,
    `1e1e1e1e1${'0'.repeat(19)}`,
  ])
})

test.each([true, false])('what is written can be read, with 72 dots an inch; alpha: %s', (hasAlpha) => {
  const data = Uint8ClampedArray.from({ length: 3 * 2 * 4 }, (_, at) => (at % 4 === 3 && !hasAlpha ? 255 : at * 10))
  const bytes = writeBmp({ width: 3, height: 2, data }, hasAlpha)
  expect(readBmp(bytes, 'a.bmp')).toEqual({ width: 3, height: 2, data })
  const view = new DataView(bytes.buffer)
  // 2,835 pixels per meter.
  expect([view.getInt32(38, true), view.getInt32(42, true)]).toEqual([2835, 2835])
})
