import { inflateRawSync } from 'node:zlib'
import { decryptedPdf, isDeflated, pdfStreams } from './pdf-streams.ts'

const MAX_STREAMS = 5_000
/** The largest plausible size: a photo of a full page at 300 dots per inch has 26 MB. */
const MAX_UNPACKED = 50 * 1024 * 1024
const MAX_TOTAL = 150 * 1024 * 1024

/**
 * Filters whose output size cannot be bounded in advance: nested compression, LZW and RunLength, and filters named by
 * reference.
 */
const unmeasured = [
  /\/(?:LZW|RunLength)Decode(?!\w)/,
  /\/F(?:ilter)?[\0\s[]*\/(?:LZW|RL)(?!\w)/,
  /\[[\0\s]*\/(?:Fl|FlateDecode|AHx|ASCIIHexDecode|A85|ASCII85Decode)[\0\s]*[/\d%]/,
  /\/Filter[\0\s[]*[\d%]/,
]

/**
 * Returns whether reading a PDF could exhaust the memory. PDF.js unpacks without a limit, in this process, and cannot
 * be stopped; so every stream is unpacked here first, up to a limit.
 */
export function isPdfBomb(bytes: Buffer) {
  const plain = decryptedPdf(bytes)
  if (unmeasured.some((pattern) => pattern.test(plain))) return true
  let total = 0
  let count = 0
  for (const { start } of pdfStreams(bytes)) {
    if (++count > MAX_STREAMS) return true
    total += isDeflated(bytes, start) ? unpackedSize(bytes.subarray(start + 2)) : 0
    if (total > MAX_TOTAL) return true
  }
  return false
}

/**
 * Returns the unpacked size of a stream. A truncated stream counts as MAX_UNPACKED: it may have expanded that far
 * before the error.
 */
function unpackedSize(bytes: Buffer) {
  try {
    return inflateRawSync(bytes, { maxOutputLength: MAX_UNPACKED }).length
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? Number.POSITIVE_INFINITY : MAX_UNPACKED
  }
}
