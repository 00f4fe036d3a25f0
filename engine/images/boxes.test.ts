import { expect, test } from 'vitest'
import { readBoxes, withLastSize } from './boxes.ts'

const box = (size: number, type: string, content = '') => {
  const bytes = Buffer.alloc(8 + content.length)
  bytes.writeUInt32BE(size)
  bytes.write(`${type}${content}`, 4, 'latin1')
  return bytes
}
const fileOf = (...boxes: Buffer[]) => Uint8Array.from(Buffer.concat(boxes))

test('a last box that goes to the end of the file gets its size, and the file that was read stays as it is', () => {
  const file = fileOf(box(12, 'ftyp', 'avif'), box(0, 'meta', 'abcdef'))
  const sized = withLastSize(file)
  expect(new DataView(sized.buffer).getUint32(12)).toBe(14)
  expect(readBoxes(sized)).toEqual(readBoxes(file))
  expect(new DataView(file.buffer).getUint32(12)).toBe(0)
})

test.each([
  ['a size', fileOf(box(12, 'ftyp', 'avif'), box(8, 'mdat'))],
  ['no box', new Uint8Array(3)],
])('a file whose last box has %s stays as it is', (_, file) => {
  expect(withLastSize(file)).toBe(file)
})
