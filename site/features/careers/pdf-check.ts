/** A browser looks for a page in this much of a file. */
const SNIFFED_BYTES = 1024
/** The end mark may be followed by a little rubbish, which readers forgive. */
const TAIL_BYTES = 2048

/**
 * Files within the file, films and programs that it starts, written anywhere. No sentence holds these words after a
 * slash, so they need no look at what stands around them.
 */
const CARRIES = /\/(?:EmbeddedFiles?|RichMedia|RichMediaContent)(?=[\0\s/<>[\](%])/
/** An action as the value of /S. A letter before the slash makes it a text: “HTML/JavaScript”, “product/launch”. */
const ACTS = /(?:\/S|[\0\s<>[\])])\/(?:JavaScript|Launch|Rendition)(?=[\0\s/<>[\](%])/
/** The script itself: a string, a string in hexadecimal digits, a comment before either, or the number of an object. */
const SCRIPT = /\/JS[\0\s]*(?:[(<%]|\d{1,10}[\0\s]+\d{1,5}[\0\s]+R)/

/**
 * Whether the bytes are a PDF from the first byte to the last, no web page, and start nothing when they are opened.
 * What lies in compressed streams is not looked at.
 */
export function isHarmlessPdf(bytes: Buffer) {
  if (bytes.toString('latin1', 0, 5) !== '%PDF-') return false
  if (!bytes.subarray(-TAIL_BYTES).includes('%%EOF')) return false
  if (/<(?:script|html|!doctype)/i.test(bytes.toString('latin1', 0, SNIFFED_BYTES))) return false
  const plain = withPlainNames(bytes.toString('latin1'))
  return ![CARRIES, ACTS, SCRIPT].some((pattern) => pattern.test(plain))
}

/**
 * A name may be written with hexadecimal digits (ISO 32000-1, 7.3.5).
 * @example withPlainNames('/J#61vaScript') // '/JavaScript'
 */
function withPlainNames(text: string) {
  return text.replace(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
}
