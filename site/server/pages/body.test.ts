import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding, compressBest, compressFast, compressOnce, hashOf, sizeOf, uncompressedBody } from './body.ts'

const bytes = Buffer.from('<p>A page that compresses well.</p>'.repeat(50))

test('R13 a stored page has the same text in every encoding, and an ETag for each', async () => {
  const body = await compressFast(bytes)
  expect(body.identity).toEqual({ bytes, etag: `"${hashOf(bytes)}"` })
  expect(brotliDecompressSync(body.br.bytes)).toEqual(bytes)
  expect(gunzipSync(body.gzip.bytes)).toEqual(bytes)
  expect(new Set([body.identity, body.gzip, body.br].map(({ etag }) => etag)).size).toBe(3)
  expect(body.isBest).toBe(false)
  expect(sizeOf(body)).toBe(bytes.length + body.gzip.bytes.length + body.br.bytes.length)
  expect(hashOf(bytes)).toBe(createHash('sha256').update(bytes).digest('base64url').slice(0, 22))
})

test('R13 the best compression is smaller with another ETag, and nothing else changes', async () => {
  const fast = await compressFast(bytes)
  const best = await compressBest(fast)
  expect(brotliDecompressSync(best.br.bytes)).toEqual(bytes)
  expect(best.br.bytes.length).toBeLessThan(fast.br.bytes.length)
  expect(best).toEqual({ ...fast, br: { bytes: best.br.bytes, etag: `"${fast.hash}-br"` }, isBest: true })
})

test('a browser gets the smallest encoding that it accepts', async () => {
  const body = await compressFast(bytes)
  const chosen = (accepted?: string) => chooseEncoding(body, accepted)
  expect(chosen('gzip, deflate, br, zstd')).toEqual({ ...body.br, encoding: 'br' })
  expect(chosen('gzip')).toEqual({ ...body.gzip, encoding: 'gzip' })
  for (const accepted of [undefined, '', 'zstd'])
    expect(chosen(accepted)).toEqual({ ...body.identity, encoding: undefined })
})

test('a page that is not stored is compressed once, without an ETag', async () => {
  const plain = uncompressedBody(bytes)
  expect(plain.isBest).toBe(true)
  expect(chooseEncoding(plain, 'br')).toEqual({ bytes, etag: '', encoding: undefined })
  expect(await compressOnce(bytes)).toEqual(plain)
  const br = await compressOnce(bytes, 'br, gzip')
  expect(brotliDecompressSync(chooseEncoding(br, 'br').bytes)).toEqual(bytes)
  expect(br.gzip).toEqual(plain.identity)
  const gz = await compressOnce(bytes, 'gzip')
  expect(chooseEncoding(gz, 'gzip')).toMatchObject({ etag: '', encoding: 'gzip' })
  expect(gunzipSync(gz.gzip.bytes)).toEqual(bytes)
})
