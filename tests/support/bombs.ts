import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'

/** Returns encoded bodies that decode to `size` zero bytes: a few kilobytes each, whatever the size. */
export function bombs(size: number): [encoding: string, body: Buffer][] {
  const zeros = Buffer.alloc(size)
  const gzip = gzipSync(zeros, { level: 9 })
  const br = brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return [
    ['gzip', gzip],
    ['br', br],
    ['zstd', zstdCompressSync(zeros)],
    ['gzip, gzip', gzipSync(gzip)],
  ]
}
