/** A function call takes a limited number of arguments. */
const CHUNK_BYTES = 0x8000

/** Returns bytes as base64. Source: RFC 4648 §4. */
export function toBase64(bytes: Uint8Array) {
  let binary = ''
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES))
  return btoa(binary)
}

/**
 * Returns the bytes of base64.
 * @throws {DOMException} when the text is not base64
 */
export function fromBase64(text: string) {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}

/** Returns bytes as base64 for URLs, without padding. Source: RFC 4648 §5. */
export const toBase64Url = (bytes: Uint8Array) =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')

/**
 * Returns the bytes of base64 for URLs.
 * @throws {DOMException} when the text is not base64
 */
export const fromBase64Url = (text: string) => fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'))
