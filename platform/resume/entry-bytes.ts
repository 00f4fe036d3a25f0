import { constants, inflateRawSync } from 'node:zlib'
import type { ZipEntry } from './zip-entries.ts'

/** Number of bytes that are unpacked to see how a file begins; they can expand to half a megabyte at most. */
const PEEKED_BYTES = 512
const MAX_SIGN_LENGTH = 8

/**
 * First bytes of objects of old Office programs, programs of Windows and Linux, scripts, and RTF, which can contain
 * objects itself.
 */
const signs = ['d0cf11e0a1b11ae1', '4d5a', '7f454c46', '2321', '7b5c7274'].map((hex) => Buffer.from(hex, 'hex'))

/** Returns the first bytes of a file in a zip. Undefined if they cannot be read, or only follow after empty blocks. */
export function firstBytes(bytes: Buffer, { start, packed, isStored }: ZipEntry) {
  const peeked = bytes.subarray(start, start + Math.min(packed, PEEKED_BYTES))
  if (isStored) return peeked
  try {
    const first = inflateRawSync(peeked, { finishFlush: constants.Z_SYNC_FLUSH })
    return packed > PEEKED_BYTES && first.length < MAX_SIGN_LENGTH ? undefined : first
  } catch {
    return undefined
  }
}

/** Returns all bytes of a file in a zip. Undefined where they cannot be read, or are more than the limit. */
export function allBytes(bytes: Buffer, { start, packed, isStored }: ZipEntry, limit: number) {
  const whole = bytes.subarray(start, start + packed)
  if (isStored) return packed > limit ? undefined : whole
  try {
    return inflateRawSync(whole, { maxOutputLength: limit })
  } catch {
    return undefined
  }
}

/** Returns whether bytes begin like a program or an object, whatever the name of their file. */
export function beginsAsProgram(first: Buffer) {
  return signs.some((sign) => first.subarray(0, sign.length).equals(sign))
}

/** Returns whether bytes begin like XML. Whitespace may be longer than the bytes that were unpacked. */
export function beginsAsMarkup(first: Buffer) {
  return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\0\s]*(?:<|$)/.test(first.toString('latin1'))
}
