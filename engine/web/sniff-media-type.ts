/** Bytes that are looked at. Source: MIME Sniffing standard, §5.2. */
const HEADER_BYTES = 1_445
const HTML_TAGS =
  /^[\t\n\f\r ]*<(?:!DOCTYPE HTML|HTML|HEAD|SCRIPT|IFRAME|H1|DIV|FONT|TABLE|A|STYLE|TITLE|B|BODY|BR|P)[ >]|^[\t\n\f\r ]*<!--/i
const XML = /^[\t\n\f\r ]*<\?xml/

type Signature = [type: string, start: string, later?: [at: number, bytes: string]]

/** As Latin-1. Source: MIME Sniffing standard, §6 and §7.1. */
const BYTE_ORDER_MARKS: Signature[] = [
  ['text/plain', '\xfe\xff'],
  ['text/plain', '\xff\xfe'],
  ['text/plain', '\xef\xbb\xbf'],
]
const SIGNATURES: Signature[] = [
  ['application/pdf', '%PDF-'],
  ['application/postscript', '%!PS-Adobe-'],
  ...BYTE_ORDER_MARKS,
  ['image/x-icon', '\0\0\x01\0'],
  ['image/x-icon', '\0\0\x02\0'],
  ['image/bmp', 'BM'],
  ['image/gif', 'GIF87a'],
  ['image/gif', 'GIF89a'],
  ['image/webp', 'RIFF', [8, 'WEBPVP']],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/avif', '', [4, 'ftypavif']],
  ['audio/aiff', 'FORM', [8, 'AIFF']],
  ['audio/mpeg', 'ID3'],
  ['application/ogg', 'OggS\0'],
  ['audio/midi', 'MThd\0\0\0\x06'],
  ['video/avi', 'RIFF', [8, 'AVI ']],
  ['audio/wave', 'RIFF', [8, 'WAVE']],
  ['video/mp4', '', [4, 'ftyp']],
  ['video/webm', '\x1a\x45\xdf\xa3'],
  ['application/x-gzip', '\x1f\x8b\x08'],
  ['application/zip', 'PK\x03\x04'],
  ['application/x-rar-compressed', 'Rar!\x1a\x07'],
]

/**
 * Returns the type of a body by its first bytes. Source: MIME Sniffing standard, §7.1; with `isPlain`, §7.2, which
 * distinguishes text from binary data only.
 */
export function sniffMediaType(body: Uint8Array, { isPlain = false } = {}): string {
  const bytes = body.subarray(0, HEADER_BYTES)
  const text = String.fromCharCode(...bytes)
  if (!isPlain) {
    if (HTML_TAGS.test(text)) return 'text/html'
    if (XML.test(text)) return 'text/xml'
  }
  const fits = ([, start, later]: Signature) =>
    text.startsWith(start) && (later === undefined || text.startsWith(later[1], later[0]))
  const signature = (isPlain ? BYTE_ORDER_MARKS : SIGNATURES).find(fits)
  if (signature) return signature[0]
  return bytes.some(isBinary) ? 'application/octet-stream' : 'text/plain'
}

/**
 * Returns whether a character is a control character that text does not contain. Source: MIME Sniffing standard, §3,
 * “binary data byte”.
 */
const isBinary = (byte: number) =>
  byte <= 0x08 || byte === 0x0b || (byte >= 0x0e && byte <= 0x1a) || (byte >= 0x1c && byte <= 0x1f)
