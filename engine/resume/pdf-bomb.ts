import { inflateRawSync } from 'node:zlib'
import { decryptedPdf, isDeflated, pdfStreams } from './pdf-streams.ts'

const MAX_STREAMS = 5_000
/** A photo that fills a page at 300 dots per inch has 26 MB. */
const MAX_UNPACKED = 50 * 1024 * 1024
const MAX_TOTAL = 150 * 1024 * 1024

/** Packing what is packed, packing that Node cannot measure, and hiding which of them it is. */
const unmeasured = [
  /\/(?:LZW|RunLength)Decode(?!\w)/,
  /\/F(?:ilter)?[\0\s[]*\/(?:LZW|RL)(?!\w)/,
  /\[[\0\s]*\/(?:Fl|FlateDecode|AHx|ASCIIHexDecode|A85|ASCII85Decode)[\0\s]*[/\d%]/,
  /\/Filter[\0\s[]*[\d%]/,
]

/**
 * Returns whether reading a PDF could fill the memory. PDF.js unpacks without a limit, in this process, and cannot be
 * stopped meanwhile; so every stream is unpacked before, up to a limit.
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

/** Returns what breaks off may have been large before, and has cost its time. */
function unpackedSize(bytes: Buffer) {
  try {
    return inflateRawSync(bytes, { maxOutputLength: MAX_UNPACKED }).length
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? Number.POSITIVE_INFINITY : MAX_UNPACKED
  }
}
