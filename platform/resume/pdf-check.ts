import { constants, inflateSync } from 'node:zlib'
import { pdfObjects } from './pdf-objects.ts'
import { opensHarmlessly } from './pdf-open-action.ts'
import { decryptedPdf, isDeflated, type PdfStream, pdfStreams } from './pdf-streams.ts'

/** Maximum number of line ends, spaces, and zeros after the end mark. */
const TAIL_BYTES = 2048
const END_MARK = '%%EOF'
/** Patterns that make a browser treat a file as HTML. PDFs do not contain them outside compressed streams. */
const MARKUP = /<(?:script|html|!doctype)/i
const ZIP_END = Buffer.from('504b0506', 'hex')
const ZIP_END_BYTES = 22

const MAX_STREAMS = 2_000
const MAX_UNPACKED = 8 * 1024 * 1024
const MAX_TOTAL = 32 * 1024 * 1024
const PEEKED_BYTES = 256

/**
 * Embedded files, films, programs, and forms, wherever they are written. No sentence contains these words after a
 * slash, so their context does not matter.
 */
const CARRIES = /\/(?:EmbeddedFiles?|FileAttachment|RichMedia|RichMediaContent|XFA)(?=[\0\s/<>[\](%])/
/** An action as the value of /S. After a letter, the slash is part of a text: “HTML/JavaScript”, “product/launch”. */
const ACTS = /(?:\/S|[\0\s<>[\])])\/(?:JavaScript|Launch|Rendition|SubmitForm|ImportData|GoToE|GoToR)(?=[\0\s/<>[\](%])/
/** The script itself: a string, a hexadecimal string, a comment before either, or the number of an object. */
const SCRIPT = /\/JS[\0\s]*(?:[(<%]|\d{1,10}[\0\s]+\d{1,5}[\0\s]+R)/
/** The bytes of an attached file, whatever kind they claim to be. */
const FILE = /\/EF[\0\s]*(?:<<|%|\d{1,10}[\0\s]+\d{1,5}[\0\s]+R)/
/**
 * Actions of a page, a field, or the document that run without a click: when it is opened, shown, printed, or closed.
 */
const STARTS_ITSELF = /\/AA[\0\s]*(?:<<|%|\d{1,10}[\0\s]+\d{1,5}[\0\s]+R)/
/** A link that is not the URL of a page. */
const RUNS_LINK = /\/URI[\0\s]*\([\0\s]*(?:javascript|vbscript|data|file):/i
/** Strings and streams of an encrypted file cannot be read. */
const PROTECTED = /\/Encrypt[\0\s]*(?:<<|%|\d{1,10}[\0\s]+\d{1,5}[\0\s]+R)/
/** Ways of naming the filter of compressed objects other than the usual one, which could hide them. */
const HIDDEN = /\/ObjStm(?<!\/Type[\0\s]{0,8}\/ObjStm)(?=[\0\s/<>[\](%])/

/** Objects compressed with one filter, and no other before or after it. */
const PACKED = /\/Filter[\0\s]*(?:\[[\0\s]*\/FlateDecode[\0\s]*\]|\/FlateDecode(?!\w))/
const FILTERS = /\/(?:Filter|\w{1,20}Decode|Crypt)(?!\w)|\/F[\0\s]*[[/]/g
const ALTERED = /\/(?:DecodeParms|DP)(?![\0\s]*(?:null|\[[\0\s]*null|<<[\0\s]*>>))/
/** A stream of objects begins with their numbers and offsets. */
const NUMBERS = /^(?:[\0\s]|%[^\r\n]*[\r\n])*[+-]?\d+[\0\s]+[+-]?\d/

/** `broken`: not a complete PDF, or also a file of another kind. `active`: it runs or contains something. */
export type PdfFault = 'broken' | 'protected' | 'active'

/** Offset of the first object of a stream, after the numbers. */
const FIRST = /\/First[\0\s]+(\d{1,10})/

/**
 * Returns what is wrong with the bytes of a PDF; undefined if they are a PDF from the first to the last, are not HTML,
 * and run nothing when opened. Pages and images are not unpacked; objects are, because a script can be one.
 */
export function pdfFault(bytes: Buffer): PdfFault | undefined {
  if (!isWhole(bytes) || MARKUP.test(bytes.toString('latin1'))) return 'broken'
  const plain = decryptedPdf(bytes)
  if (PROTECTED.test(plain)) return 'protected'
  const packed = isHarmless(plain) ? packedObjects(bytes) : undefined
  if (!packed?.every(({ text }) => isHarmless(text))) return 'active'
  const objects = pdfObjects(plain, packed)
  return [plain, ...packed.map(({ text }) => text)].every((text) => opensHarmlessly(text, objects))
    ? undefined
    : 'active'
}

export const isHarmlessPdf = (bytes: Buffer) => pdfFault(bytes) === undefined

/**
 * Returns whether a file is a complete PDF. Programs that unpack zips search for the end of a zip, whatever precedes
 * it.
 */
function isWhole(bytes: Buffer) {
  const end = bytes.lastIndexOf(END_MARK)
  if (bytes.toString('latin1', 0, 5) !== '%PDF-' || end < bytes.length - TAIL_BYTES || end < 0) return false
  const zipEnd = bytes.lastIndexOf(ZIP_END)
  const isZip =
    zipEnd >= 0 &&
    zipEnd + ZIP_END_BYTES <= bytes.length &&
    zipEnd + ZIP_END_BYTES + bytes.readUInt16LE(zipEnd + 20) === bytes.length
  return !isZip && /^[\0\s]*$/.test(bytes.toString('latin1', end + END_MARK.length))
}

function isHarmless(plain: string) {
  return ![CARRIES, ACTS, SCRIPT, FILE, HIDDEN, STARTS_ITSELF, RUNS_LINK].some((pattern) => pattern.test(plain))
}

/** Returns the text of all compressed objects; undefined if one cannot be unpacked, or they are too large together. */
function packedObjects(bytes: Buffer) {
  const found: { text: string; first: number }[] = []
  let count = 0
  let total = 0
  for (const stream of pdfStreams(bytes)) {
    if (++count > MAX_STREAMS) return undefined
    const packing = packingOf(bytes, stream)
    if (packing === 'none') continue
    const objects = packing === 'flate' ? unpacked(bytes, stream.start) : undefined
    total += objects?.length ?? 0
    if (!objects || total > MAX_TOTAL) return undefined
    found.push({ text: decryptedPdf(objects), first: Number(FIRST.exec(stream.before)?.[1] ?? 0) })
  }
  return found
}

/**
 * Returns how the objects of a stream are compressed, if it has any. Programs that write such streams always compress
 * them.
 */
function packingOf(bytes: Buffer, { start, before }: PdfStream): 'none' | 'flate' | 'other' {
  if (!before.includes('/ObjStm')) return beginsAsObjects(bytes, start, before) ? 'flate' : 'none'
  return before.match(FILTERS)?.length === 2 && PACKED.test(before) && !ALTERED.test(before) ? 'flate' : 'other'
}

/**
 * Returns whether the content of a stream looks like objects. Some readers treat it as such whatever its dictionary
 * says.
 */
function beginsAsObjects(bytes: Buffer, start: number, before: string) {
  if (!isDeflated(bytes, start)) return false
  try {
    const peeked = inflateSync(bytes.subarray(start, start + PEEKED_BYTES), { finishFlush: constants.Z_SYNC_FLUSH })
    const text = peeked.toString('latin1', 0, 1024)
    // Runs of zeros are black in a picture, and spaces elsewhere.
    return NUMBERS.test(text) || (/^[\0\s]*$/.test(text) && !before.includes('/Image'))
  } catch {
    return false
  }
}

/** Returns the unpacked bytes; undefined if that is impossible, or they are too many. */
function unpacked(bytes: Buffer, start: number) {
  try {
    return inflateSync(bytes.subarray(start), { maxOutputLength: MAX_UNPACKED })
  } catch {
    return undefined
  }
}
