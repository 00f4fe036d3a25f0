import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'

/** Encoded bodies of `size` zero bytes: kilobytes that become as many megabytes as one likes. */
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
