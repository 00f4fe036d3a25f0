import type { IHasher } from 'hash-wasm'
import type { Algorithm } from './algorithms.ts'

type Watch = { signal: AbortSignal; onBytes?: (bytes: number) => void }
/** Lower-case hexadecimal, by id of the algorithm. */
export type Digests = Record<string, string>

/**
 * Computes digests of bytes in memory or of a file. A file is read piece by piece (Blob.stream), so its size does not
 * affect memory; several algorithms share one pass. With a key, each digest is an HMAC (RFC 2104).
 * @throws {DOMException} AbortError when stopped, NotReadableError when the file cannot be read
 */
export async function digestsOf(
  content: Uint8Array | Blob,
  algorithms: Algorithm[],
  key: Uint8Array | undefined,
  { signal, onBytes = () => {} }: Watch,
): Promise<Digests> {
  const hashers = await Promise.all(algorithms.map(({ id }) => hasherOf(id, key)))
  for (const hasher of hashers) hasher.init()
  const update = (piece: Uint8Array) => {
    for (const hasher of hashers) hasher.update(piece)
    onBytes(piece.length)
  }
  if (content instanceof Uint8Array) update(content)
  else await readPieces(content, update, signal)
  return Object.fromEntries(algorithms.map(({ id }, at) => [id, hashers[at]?.digest('hex') ?? '']))
}

/** Not `for await`: Safari reads streams through a reader only. */
async function readPieces(file: Blob, update: (piece: Uint8Array) => void, signal: AbortSignal) {
  const reader = file.stream().getReader()
  try {
    for (;;) {
      signal.throwIfAborted()
      const { done, value } = await reader.read()
      if (done) return
      update(value)
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

async function hasherOf(id: string, key: Uint8Array | undefined): Promise<IHasher> {
  const wasm = await import('hash-wasm')
  const makers: Record<string, () => Promise<IHasher>> = {
    md5: wasm.createMD5,
    sha1: wasm.createSHA1,
    sha224: wasm.createSHA224,
    sha256: wasm.createSHA256,
    sha384: wasm.createSHA384,
    sha512: wasm.createSHA512,
    'sha3-224': () => wasm.createSHA3(224),
    'sha3-256': () => wasm.createSHA3(256),
    'sha3-384': () => wasm.createSHA3(384),
    'sha3-512': () => wasm.createSHA3(512),
    blake2b: () => wasm.createBLAKE2b(512),
    blake2s: () => wasm.createBLAKE2s(256),
    blake3: () => wasm.createBLAKE3(256),
    crc32: () => wasm.createCRC32(),
    xxh32: () => wasm.createXXHash32(0),
    xxh64: () => wasm.createXXHash64(0, 0),
    xxh3: () => wasm.createXXHash3(0, 0),
    xxh128: () => wasm.createXXHash128(0, 0),
  }
  const make = makers[id]
  if (!make) throw new Error(`There is no algorithm "${id}".`)
  return key ? wasm.createHMAC(make(), key) : make()
}
