import { expect, test } from 'vitest'
import { headerSize } from './header.ts'

const SHORT = 3
const LONG = 4

/** Returns the head of a TIFF file: a directory with a width and a height. */
function tiff(isLittle: boolean, type: number, width: number, height: number) {
  const bytes = new Uint8Array(64)
  const view = new DataView(bytes.buffer)
  bytes.set(isLittle ? [0x49, 0x49] : [0x4d, 0x4d])
  view.setUint16(2, 42, isLittle)
  view.setUint32(4, 8, isLittle)
  view.setUint16(8, 2, isLittle)
  for (const [entry, [tag, value]] of [
    [256, width],
    [257, height],
  ].entries()) {
    const at = 10 + entry * 12
    view.setUint16(at, tag as number, isLittle)
    view.setUint16(at + 2, type, isLittle)
    view.setUint32(at + 4, 1, isLittle)
    if (type === SHORT) view.setUint16(at + 8, value as number, isLittle)
    else view.setUint32(at + 8, value as number, isLittle)
  }
  return bytes
}

test.each([
  [true, SHORT, 640, 480],
  [false, SHORT, 640, 480],
  [true, LONG, 70_000, 66_000],
  [false, LONG, 70_000, 66_000],
])('the size of a TIFF is read; little-endian: %s, type: %i', (isLittle, type, width, height) => {
  expect(headerSize(tiff(isLittle, type, width, height), 'tiff')).toEqual({ width, height })
})
