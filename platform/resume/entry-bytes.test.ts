import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { allBytes, firstBytes } from './entry-bytes.ts'

const entry = (bytes: Buffer) => ({ name: 'a', size: 9, packed: bytes.length, isStored: false, start: 0 })

test('C3 the first bytes of a packed file are found, unless empty blocks hide them', () => {
  const packed = deflateRawSync(Buffer.from('MZ and more'))
  const empty = Buffer.from('000000ffff', 'hex')
  const behind = (blocks: number) => Buffer.concat([...Array.from({ length: blocks }, () => empty), packed])
  expect(firstBytes(packed, entry(packed))?.toString()).toBe('MZ and more')
  expect(firstBytes(behind(3), entry(behind(3)))?.toString()).toBe('MZ and more')
  expect(firstBytes(behind(110), entry(behind(110)))).toBeUndefined()
})

test('C3 invalid or oversized packed data has no first bytes', () => {
  const packed = deflateRawSync(Buffer.alloc(1000))
  const rubbish = Buffer.from('ffffffff', 'hex')
  expect(allBytes(packed, entry(packed), 1000)).toHaveLength(1000)
  expect(allBytes(packed, entry(packed), 999)).toBeUndefined()
  expect(allBytes(rubbish, entry(rubbish), 999)).toBeUndefined()
  expect(firstBytes(rubbish, entry(rubbish))).toBeUndefined()
})
