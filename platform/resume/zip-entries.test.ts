import { strToU8, type ZipOptions, type Zippable, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipEntries } from './zip-entries.ts'

const MB = 1024 * 1024
const zip = (files: Zippable) => Buffer.from(zipSync(files))
const whole = zip({ 'a.txt': [strToU8('Hello'), { level: 0 }], 'b/c.txt': strToU8('Hello '.repeat(100)) })
const directoryOf = (bytes: Buffer) => bytes.readUInt32LE(bytes.length - 6)

/** Returns the same zip with a changed number in its directory. */
function lying(bytes: Buffer, offset: number, value: number, size: 2 | 4 = 4) {
  const changed = Buffer.from(bytes)
  changed.writeUIntLE(value, directoryOf(bytes) + offset, size)
  return changed
}

test('C3 the entries of a zip are listed without unpacking', () => {
  const [first, second, ...more] = zipEntries(whole) ?? []
  expect(more).toEqual([])
  expect(first).toMatchObject({ name: 'a.txt', size: 5, packed: 5, isStored: true })
  expect(whole.toString('latin1', first?.start, (first?.start ?? 0) + 5)).toBe('Hello')
  expect(second).toMatchObject({ name: 'b/c.txt', size: 600, isStored: false })
})

test('C3 a truncated or inconsistent zip is refused', () => {
  const end = whole.length - 22
  for (const bytes of [
    Buffer.alloc(0),
    Buffer.from('PK'),
    whole.subarray(0, whole.length - 10),
    whole.subarray(1),
    Buffer.concat([Buffer.from('MZ'), whole]),
    Buffer.concat([whole, Buffer.from('<script>')]),
    Buffer.concat([whole.subarray(0, end), Buffer.from('<script>'), whole.subarray(end)]),
  ])
    expect(zipEntries(bytes)).toBeUndefined()
})

test.each<[string, Buffer]>([
  ['is encrypted', lying(whole, 8, 1, 2)],
  ['is packed in a way that letters are not', lying(whole, 10, 12, 2)],
  ['is stored with another size', lying(whole, 24, 6)],
  ['reaches out of the zip', lying(lying(whole, 24, 2 * MB), 20, 2 * MB)],
  ['lies outside of the zip', lying(whole, 42, 0xfffffff0)],
  ['has another name in its own header', lying(whole, 46, 0x78787878)],
])('C3 a zip with an entry that %s is refused', (_what, bytes) => expect(zipEntries(bytes)).toBeUndefined())

test('C3 a zip with an entry that only its own header calls encrypted is refused', () => {
  const changed = Buffer.from(whole)
  changed.writeUInt16LE(1, 6)
  expect(zipEntries(changed)).toBeUndefined()
})

test('C3 zip bombs are refused: too many entries, too large, or packed too well', () => {
  const numbered = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, i): [string, [Uint8Array, ZipOptions]] => [
        `${i}`,
        [new Uint8Array(), { level: 0 }],
      ]),
    )
  expect(zipEntries(zip(numbered(2000)))).toHaveLength(2000)
  expect(zipEntries(zip(numbered(2001)))).toBeUndefined()

  expect(zipEntries(zip({ zeros: new Uint8Array(2 * MB) }))).toBeUndefined()
  expect(zipEntries(zip({ zeros: new Uint8Array(MB) }))).toHaveLength(1)

  const large = zip({ 'a.txt': strToU8('Hello '.repeat(20)), noise: [noise(0.6 * MB), { level: 1 }] })
  const packed = large.readUInt32LE(directoryOf(large) + 46 + 5 + 20)
  expect(packed).toBeGreaterThan(0.55 * MB)
  expect(zipEntries(lying(large, 46 + 5 + 24, 99 * MB))).toHaveLength(2)
  expect(zipEntries(lying(large, 46 + 5 + 24, 101 * MB))).toBeUndefined()
})

test('C3 a zip with duplicate names or a path traversal is refused', () => {
  for (const name of ['../a', 'b/../../a', '/a', '\\a', 'C:\\a', '..', 'a\0b'])
    expect([name, zipEntries(zip({ [name]: strToU8('a') }))]).toEqual([name, undefined])
  expect(zipEntries(zip({ 'a..b/c...txt': strToU8('a') }))).toHaveLength(1)
  expect(zipEntries(zip({ 'word/document.xml': strToU8('a'), 'word/Document.xml': strToU8('b') }))).toBeUndefined()
})

/** Incompressible bytes, the same in every run. */
function noise(length: number) {
  const bytes = new Uint8Array(Math.round(length))
  let state = 1
  for (let i = 0; i < bytes.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    bytes[i] = state >>> 24
  }
  return bytes
}
