import { type Readable, type Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib'
import { FetchFailure, tooLarge } from './fetch-failure.ts'

/** Sent as Accept-Encoding. */
export const ACCEPTED_ENCODINGS = 'gzip, deflate, br, zstd'

/** Maximum number of encodings of one body; more are only used in attacks. */
const MAX_ENCODINGS = 2
/** Memory of a decoder as a power of two: 8 MB. Source: RFC 9659. */
const ZSTD_WINDOW_LOG = 23

const decoders: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  zstd: () => createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG } }),
}

type Reading = {
  /** Value of Content-Encoding. */
  encoding: string
  /** Of the decoded body. */
  maxBytes: number
  /** Returns the part of a body up to the maximum instead of failing. */
  isCut?: boolean
  signal: AbortSignal
  /** Gets the size of each piece that arrives, before it is decoded. */
  onTransfer?: (bytes: number) => void
}

/**
 * Reads and decodes a body, and stops at the first byte beyond the maximum: the decoders never run ahead of the count.
 * @throws {FetchFailure} too-large, unreadable
 */
export async function readBody(
  body: Readable,
  { encoding, maxBytes, isCut = false, signal, onTransfer }: Reading,
): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  const collect = new Writable({
    write(chunk: Buffer, _encoding, done) {
      size += chunk.length
      chunks.push(chunk)
      done(size > maxBytes ? tooLarge(maxBytes, `more than ${maxBytes} bytes`) : undefined)
    },
  })
  if (onTransfer) body.on('data', (chunk: Buffer) => onTransfer(chunk.length))
  try {
    const [next = collect, ...others]: Writable[] = [...decodersOf(encoding), collect]
    await pipeline(body, next, ...others, { signal })
  } catch (error) {
    signal.throwIfAborted()
    if (!isCut || size <= maxBytes) throw error
  }
  return Buffer.concat(chunks, Math.min(size, maxBytes))
}

/** Returns the decoders of a body. The encoding applied last is undone first. Source: RFC 9110 §8.4. */
function decodersOf(encoding: string) {
  const names = encoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity')
  if (names.length > MAX_ENCODINGS) throw new FetchFailure('unreadable', `${names.length} encodings`)
  return names.reverse().map((name) => {
    const create = Object.hasOwn(decoders, name) ? decoders[name] : undefined
    if (!create) throw new FetchFailure('unreadable', `encoding ${name}`)
    return create()
  })
}
