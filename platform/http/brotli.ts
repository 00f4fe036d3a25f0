import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/** Smallest, and about fifty times slower than `FAST_QUALITY`. */
export const BEST_QUALITY = 11
/** For responses that somebody waits for: faster than gzip at its default level, and still smaller. */
export const FAST_QUALITY = 5

/** Returns text, code, or WebAssembly compressed. Source: RFC 7932. */
export function brotli(bytes: Uint8Array, quality: typeof BEST_QUALITY | typeof FAST_QUALITY, isText = false) {
  return compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: isText ? constants.BROTLI_MODE_TEXT : constants.BROTLI_MODE_GENERIC,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}

/**
 * Returns the first coding that a client accepts by its `Accept-Encoding`. Source: RFC 9110, 12.5.3.
 * @example preferredCoding(['br', 'gzip'], 'br;q=0, *') // 'gzip'
 */
export function preferredCoding<Coding extends string>(codings: readonly Coding[], accepted = ''): Coding | undefined {
  const weights = new Map(
    accepted.split(',').map((one): [string, number] => {
      const [name = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase())
      const weight = parameters.find((part) => part.startsWith('q='))
      return [name, weight === undefined ? 1 : Number(weight.slice(2))]
    }),
  )
  return codings.find((coding) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0)
}
