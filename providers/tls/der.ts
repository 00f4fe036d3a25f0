/** One value of DER (X.690): its tag byte, its content, and all its bytes. */
export type Der = { tag: number; content: Buffer; all: Buffer }

/**
 * Reads the values of a DER sequence of values.
 * @throws {RangeError} if a length does not fit
 */
export function readDer(bytes: Buffer): Der[] {
  const values: Der[] = []
  let at = 0
  while (at < bytes.length) {
    const tag = byteAt(bytes, at)
    const { length, start } = readLength(bytes, at + 1)
    if (start + length > bytes.length) throw new RangeError('A value ends too early.')
    values.push({ tag, content: bytes.subarray(start, start + length), all: bytes.subarray(at, start + length) })
    at = start + length
  }
  return values
}

/**
 * Returns the values inside a constructed value.
 * @throws {RangeError} if it is not of this tag
 */
export function inside(value: Der | undefined, tag: number): Der[] {
  if (value?.tag !== tag) throw new RangeError('A value has another type.')
  return readDer(value.content)
}

function readLength(bytes: Buffer, at: number) {
  const first = byteAt(bytes, at)
  if (first < 0x80) return { length: first, start: at + 1 }
  const count = first & 0x7f
  if (count === 0 || count > 4 || at + 1 + count > bytes.length) throw new RangeError('A length is malformed.')
  return { length: bytes.readUIntBE(at + 1, count), start: at + 1 + count }
}

function byteAt(bytes: Buffer, at: number) {
  const byte = bytes[at]
  if (byte === undefined) throw new RangeError('A value ends too early.')
  return byte
}
