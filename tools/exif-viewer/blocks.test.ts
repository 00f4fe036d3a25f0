import sharp from 'sharp'
import { expect, test } from 'vitest'
import { joined } from '#engine/images/metadata.ts'
import { run } from '#tests/support/tool-ports.ts'
import type { Row } from './report.ts'
import { tool } from './tool.ts'

const ascii = (text: string) => new TextEncoder().encode(text)
const drawn = () => sharp({ create: { width: 40, height: 24, channels: 3, background: '#8a6' } })

async function open(bytes: Uint8Array, name = 'a.jpg') {
  const envelope = await run(tool, { files: [new File([new Uint8Array(bytes)], name)] })
  const row = (envelope.data as { rows: Row[] } | null)?.rows[0]
  return { envelope, row, ids: row?.findings.map(({ id }) => id) }
}

/** Returns a little-endian TIFF of one Exif directory: tags of type 7 (bytes) and 5 (fractions). */
function exifOf(tags: [tag: number, type: 7 | 5, bytes: Uint8Array][]): Uint8Array {
  const file = new Uint8Array(2000)
  const view = new DataView(file.buffer)
  file.set(ascii('II*\0\x08\0\0\0'))
  view.setUint16(8, 1, true)
  view.setUint16(10, 0x8769, true)
  view.setUint16(12, 4, true)
  view.setUint32(14, 1, true)
  view.setUint32(18, 26, true)
  view.setUint16(26, tags.length, true)
  let free = 400
  for (const [index, [tag, type, bytes]] of tags.entries()) {
    const at = 28 + index * 12
    view.setUint16(at, tag, true)
    view.setUint16(at + 2, type, true)
    view.setUint32(at + 4, type === 5 ? bytes.length / 8 : bytes.length, true)
    view.setUint32(at + 8, free, true)
    file.set(bytes, free)
    free += bytes.length + (bytes.length & 1)
  }
  return file.slice(0, free)
}

test('maker notes and comments are listed, and an item with zero bytes is not', async () => {
  const exif = exifOf([
    [0x829a, 5, Uint8Array.of(1, 0, 0, 0, 0, 0, 0, 0)],
    [0x829d, 5, new Uint8Array(8)],
    [0x927c, 7, ascii('Oakfield\0'.repeat(10))],
    [0x9286, 7, ascii('ASCII\0\0\0at the farm')],
  ])
  const jpeg = await drawn().jpeg().toBuffer()
  const segment = joined([Uint8Array.of(0xff, 0xe1, 0, 0), ascii('Exif\0\0'), exif])
  new DataView(segment.buffer).setUint16(2, segment.length - 2)
  const { row, ids } = await open(joined([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]))
  expect(row?.tags.map(({ tag, value }) => [tag, value])).toEqual([
    ['MakerNote', '90 bytes of the maker, in a form of its own'],
    ['UserComment', 'at the farm'],
  ])
  expect(ids).toEqual(['maker-note', 'words'])
})

test('a GIF comment and trailing bytes are reported', async () => {
  const gif = new Uint8Array(await drawn().gif().toBuffer())
  const table = 13 + ((gif[10] ?? 0) & 0x80 ? 3 * 2 ** (((gif[10] ?? 0) & 7) + 1) : 0)
  const comment = joined([
    Uint8Array.of(0x21, 0xfe, 4),
    ascii('Nora'),
    Uint8Array.of(5),
    ascii(' 2026'),
    Uint8Array.of(0),
  ])
  const { row, ids } = await open(
    joined([gif.subarray(0, table), comment, gif.subarray(table), ascii('film')]),
    'a.gif',
  )
  expect(row?.tags).toEqual([{ group: 'Text entries', tag: 'Comment', value: 'Nora 2026' }])
  expect(ids).toEqual(['trailing-data', 'words'])
})

test('a file with unreadable blocks is not called clean', async () => {
  const avif = new Uint8Array(
    await drawn()
      .withExif({ IFD0: { Artist: 'Nora Lindqvist' } })
      .avif()
      .toBuffer(),
  )
  const where = Buffer.from(avif).indexOf('iloc')
  const view = new DataView(avif.buffer)
  // The second item is Exif; its data is said to be beyond the end of the file.
  expect(view.getUint16(where + 10)).toBe(2)
  view.setUint32(where + 12 + 14 + 6, 0x7fffffff)
  const { row, envelope } = await open(avif, 'a.avif')
  expect(envelope.findings.map(({ id }) => id)).toEqual(['unreadable-block'])
  expect(row?.copy).toBeNull()
  const box = joined([Uint8Array.of(0, 0, 0, 16), ascii('brobExif'), new Uint8Array(4)])
  const jxl = joined([Uint8Array.of(0, 0, 0, 12), ascii('JXL '), Uint8Array.of(13, 10, 0x87, 10), box])
  expect((await open(jxl, 'a.jxl')).row?.notes.join()).toContain('Brotli')
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" inkscape:export-filename="/home/nora/a.png"/>'
  expect((await open(ascii(svg), 'a.svg')).envelope).toMatchObject({ status: 'failed' })
})
