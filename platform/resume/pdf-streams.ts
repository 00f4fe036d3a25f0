/** A stream of a PDF: where its bytes begin, and the text between the previous stream and this one. */
export type PdfStream = { start: number; before: string }

const HASH = 35

/**
 * Returns the text of a PDF, one character per byte. A name may use hexadecimal digits (ISO 32000-1, 7.3.5).
 * @example decryptedPdf(Buffer.from('/J#61vaScript')) // '/JavaScript'
 */
export function decryptedPdf(bytes: Buffer) {
  if (!bytes.includes(HASH)) return bytes.toString('latin1')
  const decrypted = Buffer.allocUnsafe(bytes.length)
  let length = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    const value = byte === HASH ? (digit(bytes[at + 1]) << 4) | digit(bytes[at + 2]) : -1
    decrypted[length++] = value < 0 ? byte : value
    if (value >= 0) at += 2
  }
  return decrypted.toString('latin1', 0, length)
}

/** Finds every place where a reader could see the start of a stream, by its keyword alone, whatever surrounds it. */
export function* pdfStreams(bytes: Buffer): Generator<PdfStream> {
  let behind = 0
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    if (bytes.toString('latin1', Math.max(at - 3, 0), at) === 'end') continue
    yield { start: lineAfter(bytes, at + 6), before: decryptedPdf(bytes.subarray(behind, at)) }
    behind = at + 6
  }
}

/** Returns whether bytes begin like a compressed stream (RFC 1950, 2.2). */
export function isDeflated(bytes: Buffer, start: number) {
  const [first = 0, second = 0] = bytes.subarray(start, start + 2)
  return first % 16 === 8 && first < 128 && (first * 256 + second) % 31 === 0
}

/** -1 for an invalid digit, which stays negative in any combination. */
function digit(code = 0) {
  if (code >= 48 && code <= 57) return code - 48
  const small = code | 32
  return small >= 97 && small <= 102 ? small - 87 : -1
}

/** Returns the offset after a line end. Bytes begin there; some readers accept spaces before the line end. */
function lineAfter(bytes: Buffer, from: number) {
  let at = from
  while (at < from + 64 && (bytes[at] === 32 || bytes[at] === 9)) at++
  if (bytes[at] === 13) at++
  if (bytes[at] === 10) at++
  return at
}
