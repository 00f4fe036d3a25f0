// @module-tag slow
import { readFile } from 'node:fs/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressedSize } from './compressed-size.ts'

const asset = async () => new Uint8Array(await readFile('node_modules/brotli-wasm/pkg.web/brotli_wasm_bg.wasm'))
const prose = Array.from({ length: 900 }, (_, at) => `row ${at}: ${(at * 7919) % 1000} socks`).join('\n')

test.each([
  ['', 0],
  ['a', 1],
  ['é', 2],
  [prose, prose.length],
])('sizes match zlib, and brotli within 1% and 4 bytes', async (content, raw) => {
  const size = await compressedSize(content, asset)
  const brotli = brotliCompressSync(content).length
  expect(size.raw).toBe(raw)
  expect(size.gzip).toBe(gzipSync(content).length)
  expect(Math.abs((size.brotli ?? 0) - brotli)).toBeLessThanOrEqual(4 + brotli / 100)
})

test('without an encoder, the brotli size is unknown, not 0', async () => {
  expect(await compressedSize('a')).toEqual({ raw: 1, gzip: 21, brotli: null })
})

test('a megabyte of noise is measured', { tags: 'extended' }, async () => {
  const noise = new Uint8Array(1_000_000).map((_, at) => (at * 2654435761) >>> 13)
  expect((await compressedSize(noise, asset)).raw).toBe(1_000_000)
})
