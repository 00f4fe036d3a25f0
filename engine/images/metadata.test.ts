import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pngMetadata } from './metadata.ts'

const profile = (content: Uint8Array) => [
  { type: 'iCCP', data: Uint8Array.from([...new TextEncoder().encode('ICC'), 0, 0, ...deflateSync(content)]) },
]

test('a color profile is unpacked unless it would exhaust the memory', { tags: 'extended' }, () => {
  const content = Uint8Array.from({ length: 20_000 }, (_, at) => (at * 31) % 251)
  expect(pngMetadata(profile(content) as never).icc).toEqual(content)
  expect(pngMetadata(profile(new Uint8Array(64 * 1024 * 1024)) as never).icc).toBeUndefined()
  expect(pngMetadata([{ type: 'iCCP', data: Uint8Array.from([65, 0, 0, 1, 2, 3]) }] as never).icc).toBeUndefined()
})
