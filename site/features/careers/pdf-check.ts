import { constants, inflateSync } from 'node:zlib'
import { isDeflated, type PdfStream, pdfStreams, plainPdf } from '../../../engine/pdf-streams.ts'

/** A browser looks for a page in this much of a file. */
const SNIFFED_BYTES = 1024
/** The end mark may be followed by a little rubbish, which readers forgive. */
const TAIL_BYTES = 2048

const MAX_STREAMS = 2_000
const MAX_UNPACKED = 8 * 1024 * 1024
const MAX_TOTAL = 32 * 1024 * 1024
const PEEKED_BYTES = 256

/**
 * Files within the file, films, programs and forms that it starts, written anywhere. No sentence holds these words
 * after a slash, so they need no look at what stands around them.
 */
const CARRIES = /\/(?:EmbeddedFiles?|FileAttachment|RichMedia|RichMediaContent|XFA)(?=[\0\s/<>[\](%])/
/** An action as the value of /S. A letter before the slash makes it a text: “HTML/JavaScript”, “product/launch”. */
const ACTS = /(?:\/S|[\0\s<>[\])])\/(?:JavaScript|Launch|Rendition|SubmitForm|ImportData|GoToE|GoToR)(?=[\0\s/<>[\](%])/
/** The script itself: a string, a string in hexadecimal digits, a comment before either, or the number of an object. */
const SCRIPT = /\/JS[\0\s]*(?:[(<%]|\d{1,10}[\0\s]+\d{1,5}[\0\s]+R)/
/** The bytes of an attached file, whatever kind they claim to be. */
const FILE = /\/EF[\0\s]*(?:<<|%|\d{1,10}[\0\s]+\d{1,5}[\0\s]+R)/
/** Objects packed into a stream are named in one way only. Another would hide them. */
const HIDDEN = /\/ObjStm(?<!\/Type[\0\s]{0,8}\/ObjStm)(?=[\0\s/<>[\](%])/

/** Objects packed in one way, and in no other before or after it. */
const PACKED = /\/Filter[\0\s]*(?:\[[\0\s]*\/FlateDecode[\0\s]*\]|\/FlateDecode(?!\w))/
const FILTERS = /\/(?:Filter|\w{1,20}Decode|Crypt)(?!\w)|\/F[\0\s]*[[/]/g
const ALTERED = /\/(?:DecodeParms|DP)(?![\0\s]*(?:null|\[[\0\s]*null|<<[\0\s]*>>))/
/** A stream of objects begins with their numbers and places. */
const NUMBERS = /^(?:[\0\s]|%[^\r\n]*[\r\n])*[+-]?\d+[\0\s]+[+-]?\d/

/**
 * Whether the bytes are a PDF from the first byte to the last, no web page, and start nothing when they are opened.
 * Pages and pictures are not unpacked; objects are, because a script can be one of them.
 */
export function isHarmlessPdf(bytes: Buffer) {
  if (bytes.toString('latin1', 0, 5) !== '%PDF-') return false
  if (!bytes.subarray(-TAIL_BYTES).includes('%%EOF')) return false
  if (/<(?:script|html|!doctype)/i.test(bytes.toString('latin1', 0, SNIFFED_BYTES))) return false
  return isHarmless(plainPdf(bytes)) && hasHarmlessStreams(bytes)
}

function isHarmless(plain: string) {
  return ![CARRIES, ACTS, SCRIPT, FILE, HIDDEN].some((pattern) => pattern.test(plain))
}

function hasHarmlessStreams(bytes: Buffer) {
  let count = 0
  let total = 0
  for (const stream of pdfStreams(bytes)) {
    if (++count > MAX_STREAMS) return false
    const packing = packingOf(bytes, stream)
    if (packing === 'none') continue
    const objects = packing === 'flate' ? unpacked(bytes, stream.start) : undefined
    total += objects?.length ?? 0
    if (!objects || total > MAX_TOTAL || !isHarmless(plainPdf(objects))) return false
  }
  return true
}

/** How the objects of a stream are packed, where it has any. No program that writes such a stream leaves it unpacked. */
function packingOf(bytes: Buffer, { start, before }: PdfStream): 'none' | 'flate' | 'other' {
  if (!before.includes('/ObjStm')) return beginsAsObjects(bytes, start, before) ? 'flate' : 'none'
  return before.match(FILTERS)?.length === 2 && PACKED.test(before) && !ALTERED.test(before) ? 'flate' : 'other'
}

/** Some readers take a stream for objects whatever its dictionary says. */
function beginsAsObjects(bytes: Buffer, start: number, before: string) {
  if (!isDeflated(bytes, start)) return false
  try {
    const peeked = inflateSync(bytes.subarray(start, start + PEEKED_BYTES), { finishFlush: constants.Z_SYNC_FLUSH })
    const text = peeked.toString('latin1', 0, 1024)
    // Zeros are black in a picture, and spaces elsewhere.
    return NUMBERS.test(text) || (/^[\0\s]*$/.test(text) && !before.includes('/Image'))
  } catch {
    return false
  }
}

/** Undefined where that is not possible, or too much. */
function unpacked(bytes: Buffer, start: number) {
  try {
    return inflateSync(bytes.subarray(start), { maxOutputLength: MAX_UNPACKED })
  } catch {
    return undefined
  }
}
