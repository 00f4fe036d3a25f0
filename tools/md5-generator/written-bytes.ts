import { Failure } from '#engine/failures.ts'

/** How bytes are written as text. */
export type Writing = 'text' | 'hex' | 'base64'

/**
 * Decodes the entered bytes. Text becomes UTF-8; spaces and line ends within hexadecimal and base64 are skipped.
 * @throws {Failure} invalid, with the field and the place of the first invalid character
 */
export function readBytes(written: string, writing: Writing, field: string): Uint8Array<ArrayBuffer> {
  if (writing === 'text') return new TextEncoder().encode(written)
  const compact = written.replace(/\s+/g, '').replace(writing === 'hex' ? /^0x/i : /=+$/, '')
  const foreign = (writing === 'hex' ? /[^0-9a-f]/i : /[^A-Za-z0-9+/_-]/).exec(compact)
  if (foreign)
    throw wrong(
      field,
      `Character ${foreign.index + 1} (${foreign[0]}) is not ${named[writing]}. Correct it or enter plain text.`,
    )
  if (writing === 'hex') {
    if (compact.length % 2 === 1)
      throw wrong(
        field,
        `${compact.length} hexadecimal digits is an odd number: two digits make a byte, so one is missing.`,
      )
    return Uint8Array.from({ length: compact.length / 2 }, (_, at) =>
      Number.parseInt(compact.slice(at * 2, at * 2 + 2), 16),
    )
  }
  if (compact.length % 4 === 1) throw wrong(field, 'The base64 is cut off: it ends in the middle of a byte (RFC 4648).')
  const binary = atob(compact.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}

/** `SHA256 (file) = `, `MD5(file)= `, `sha256:`, `SHA256:`, `md5=`, or PowerShell's column. */
const label = /^(?:[a-z0-9/-]+ ?\(.*\) ?= ?|(?:md5|sha|blake|crc|xxh)[a-z0-9/-]*(?:\s*[:=]\s*|\s+))/i

/**
 * Decodes a published digest into lower-case hexadecimal. It may be hexadecimal with or without colons, base64 (also
 * `sha256-…` of Subresource Integrity), or a line of md5sum.
 * @throws {Failure} invalid, for hexadecimal of an odd length
 */
export function readDigest(written: string): string | undefined {
  const line = written
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .replace(label, '')
    .replace(/^0x/i, '')
  const hex = /^((?:[0-9a-f]{2}[:\s-]?){3,}[0-9a-f]{2})(?:\s+\*?\S.*)?$/i.exec(line)?.[1]
  if (hex) return hex.replace(/[:\s-]/g, '').toLowerCase()
  if (/^[0-9a-f]{7,}$/i.test(line))
    throw wrong('compare', `${line.length} hexadecimal digits is an odd number: one digit was lost in copying.`)
  const base64 = /^(?:sha\d+-)?([A-Za-z0-9+/_-]{6,}={0,2})$/.exec(line)?.[1]
  if (!base64 || base64.replace(/=+$/, '').length % 4 === 1) return undefined
  return Array.from(readBytes(base64, 'base64', 'compare'), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const named = { hex: 'hexadecimal', base64: 'base64', text: 'text' }
const wrong = (field: string, message: string) => new Failure('invalid', { message, errors: { [field]: message } })
