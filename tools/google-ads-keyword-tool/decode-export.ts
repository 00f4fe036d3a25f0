import { Failure } from '#engine/failures.ts'

/**
 * Decodes an export: UTF-16 with or without a byte order mark, as Google Ads writes it, or UTF-8.
 * @throws {Failure} invalid, at the field `file`, if it is not text
 */
export function decodeExport(bytes: Uint8Array<ArrayBuffer>, name: string): string {
  if (bytes.length === 0) throw refuse(`${name} is empty.`)
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    throw refuse(`${name} is an Excel file. In Google Ads, choose .csv as the format, or save it as CSV.`)
  const encoding = encodingOf(bytes)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw refuse(`${name} is not text in UTF-16 or UTF-8. Download the export from Google Ads again as .csv.`)
  }
}

/** Detects UTF-16 without a byte order mark: Latin text then has a zero in every other byte. */
function encodingOf(bytes: Uint8Array) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, 200)
  const zeros = (parity: number) => sample.filter((byte, at) => byte === 0 && at % 2 === parity).length
  if (zeros(1) > sample.length / 4) return 'utf-16le'
  return zeros(0) > sample.length / 4 ? 'utf-16be' : 'utf-8'
}

const refuse = (message: string) => new Failure('invalid', { message, errors: { file: message } })
