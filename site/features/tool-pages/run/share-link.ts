import { fromBase64Url, toBase64Url } from '#engine/base64.ts'

export type SharedInput = Record<string, string | number | boolean>

const PREFIX = '#i='
/** Maximum size to which a fragment may decompress: a million characters take at most four million bytes. */
const MAX_BYTES = 5_000_000

/**
 * Encodes a form's content as a URL fragment, which browsers do not send: JSON, compressed (RFC 1951), as base64url
 * (RFC 4648).
 * @example await linkOf({ text: 'Wool socks' }) // '#i=q1YqSa0o…'
 */
export async function linkOf(input: SharedInput): Promise<string> {
  const packed = await through(new TextEncoder().encode(JSON.stringify(input)), new CompressionStream('deflate-raw'))
  return PREFIX + toBase64Url(packed)
}

/** Decodes such a fragment; undefined if it is truncated or invalid. */
export async function inputOf(fragment: string): Promise<SharedInput | undefined> {
  if (!fragment.startsWith(PREFIX)) return undefined
  try {
    const bytes = await through(fromBase64Url(fragment.slice(PREFIX.length)), new DecompressionStream('deflate-raw'))
    const input = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown
    if (typeof input !== 'object' || input === null || Array.isArray(input)) return undefined
    return Object.fromEntries(Object.entries(input).filter(([, value]) => isSimple(value)))
  } catch {
    return undefined
  }
}

const isSimple = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const parts: Uint8Array[] = []
  let size = 0
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length
    if (size > MAX_BYTES) throw new RangeError('A link that unfolds to more than a form takes.')
    parts.push(next.value)
  }
  const all = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
