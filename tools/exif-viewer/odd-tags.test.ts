import { expect, test } from 'vitest'
import { readTags } from './read-tags.ts'

const [ASCII, SHORT] = [2, 3]

/** Returns a little-endian directory of texts and short numbers, as an Exif block. */
function exifOf(entries: [tag: number, value: string | number][]): Uint8Array {
  const end = 10 + entries.length * 12 + 4
  const texts = Buffer.from(entries.map(([, value]) => (typeof value === 'string' ? value : '')).join(''), 'latin1')
  const bytes = Buffer.alloc(end)
  bytes.write('II*\0\x08\0\0\0', 'latin1')
  bytes.writeUInt16LE(entries.length, 8)
  let offset = end
  for (const [index, [tag, value]] of entries.entries()) {
    const at = 10 + index * 12
    bytes.writeUInt16LE(tag, at)
    bytes.writeUInt16LE(typeof value === 'string' ? ASCII : SHORT, at + 2)
    bytes.writeUInt32LE(typeof value === 'string' ? value.length : 1, at + 4)
    bytes.writeUInt32LE(typeof value === 'string' ? offset : value, at + 8)
    if (typeof value === 'string') offset += value.length
  }
  return Uint8Array.from(Buffer.concat([bytes, texts]))
}

const read = async (entries: [number, string | number][]) => {
  const blocks = { exif: exifOf(entries), icc: undefined, xmp: [], iptc: undefined, texts: [], unread: [] }
  const { tags } = await readTags(blocks as unknown as Parameters<typeof readTags>[0])
  return Object.fromEntries(tags.map(({ tag, value }) => [tag, value]))
}

test('a text ends at its first zero, and what a camera left behind it is not shown', async () => {
  expect(await read([[0x0110, 'ION230\0FH\0']])).toEqual({ Model: 'ION230' })
})

test('a copyright names the photographer and the editor', async () => {
  expect(await read([[0x8298, 'Nora Lindqvist\0Oakfield\0']])).toEqual({ Copyright: 'Nora Lindqvist, Oakfield' })
})

test('a tag in a directory that is not its own has its name, and an unknown one its number', async () => {
  const tags = await read([
    [0xa401, 0],
    [0xa403, 1],
    [0xea77, 7],
  ])
  expect(tags).toEqual({ CustomRendered: 'Normal', WhiteBalance: 'Manual', 60023: '7' })
})
