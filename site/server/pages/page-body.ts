import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A body in one content coding; `identity` has none. */
export type EncodedBody = { bytes: Buffer; etag: string }

/** The body of a stored page, compressed once, not at every request. */
export type PageBody = {
  /** The same for the same content. */
  hash: string
  identity: EncodedBody
  gzip: EncodedBody
  br: EncodedBody
  /** Whether Brotli has run at its best level, which takes about fifty times as long as its fast level. */
  isBest: boolean
}

/** Ten times as fast as gzip's own default is slow, and still smaller than gzip. */
const FAST_QUALITY = 5
const BEST_QUALITY = 11

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** A body without a content coding, for responses that are not stored. */
export function uncompressedBody(bytes: Buffer): PageBody {
  const identity = { bytes, etag: '' }
  return { hash: '', identity, gzip: identity, br: identity, isBest: true }
}

/** A body in all codings, Brotli at a fast level because someone is waiting for it. */
export async function compressFast(bytes: Buffer, hash = hashOf(bytes)): Promise<PageBody> {
  const [br, gz] = await Promise.all([brotli(bytes, FAST_QUALITY), gzipAsync(bytes)])
  return {
    hash,
    identity: { bytes, etag: `"${hash}"` },
    gzip: { bytes: gz, etag: `"${hash}-gz"` },
    br: { bytes: br, etag: `"${hash}-br-fast"` },
    isBest: false,
  }
}

/** A body in the one coding that the client accepts, at a fast level, for responses that are not stored. */
export async function compressOnce(bytes: Buffer, accepted?: string): Promise<PageBody> {
  const plain = uncompressedBody(bytes)
  const coding = preferredCoding(accepted)
  if (!coding) return plain
  const compressed = await (coding === 'br' ? brotli(bytes, FAST_QUALITY) : gzipAsync(bytes))
  return { ...plain, [coding]: { bytes: compressed, etag: '' } }
}

/** The same body with the smallest Brotli there is. */
export async function compressBest(body: PageBody): Promise<PageBody> {
  const br = await brotli(body.identity.bytes, BEST_QUALITY)
  return { ...body, br: { bytes: br, etag: `"${body.hash}-br"` }, isBest: true }
}

export function hashOf(bytes: Buffer) {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
}

/** Bytes in memory. */
export function sizeOf({ identity, gzip, br }: PageBody) {
  return identity.bytes.length + gzip.bytes.length + br.bytes.length
}

/** Returns the smallest coding that a client with this Accept-Encoding accepts. */
export function chooseEncoding(body: PageBody, accepted?: string) {
  const coding = preferredCoding(accepted)
  if (!coding || body[coding] === body.identity) return { ...body.identity, encoding: undefined }
  return { ...body[coding], encoding: coding }
}

function preferredCoding(accepted = '') {
  return (['br', 'gzip'] as const).find((coding) => new RegExp(`\\b${coding}\\b`).test(accepted))
}

function brotli(bytes: Buffer, quality: number) {
  return brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}
