import { inflateRawSync } from 'node:zlib'

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
 * Whether reading a PDF could fill the memory. PDF.js unpacks without a limit, in this process, and cannot be stopped
 * meanwhile; so every stream is unpacked before, up to a limit.
 */
export function isPdfBomb(bytes: Buffer) {
  const plain = bytes.toString('latin1').replace(/#([0-9a-f]{2})/gi, (_, digits: string) => fromHex(digits))
  if (unmeasured.some((pattern) => pattern.test(plain))) return true
  let total = 0
  let count = 0
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    if (bytes.toString('latin1', Math.max(at - 3, 0), at) === 'end') continue
    if (++count > MAX_STREAMS) return true
    // A line end, then two bytes that tell how the rest is packed (RFC 1950).
    const start = at + (bytes[at + 6] === 13 ? 8 : 7)
    total += unpackedSize(bytes.subarray(start + 2))
    if (total > MAX_TOTAL) return true
  }
  return false
}

/** Names may be written with hexadecimal digits. */
const fromHex = (digits: string) => String.fromCharCode(Number.parseInt(digits, 16))

/** 0 where the bytes are not packed like that. */
function unpackedSize(bytes: Buffer) {
  try {
    return inflateRawSync(bytes, { maxOutputLength: MAX_UNPACKED }).length
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? Number.POSITIVE_INFINITY : 0
  }
}
