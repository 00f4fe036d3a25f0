import { Failure } from '../failures.ts'
import type { Format } from './picture.ts'

/** First bytes of other files that people mistake for images. */
const others: [head: string, name: string][] = [
  ['504b0304', 'a ZIP archive (also DOCX, XLSX, and others)'],
  ['25504446', 'a PDF'],
  ['38425053', 'a Photoshop document (PSD)'],
  ['1f8b', 'a gzip archive'],
  ['52617221', 'a RAR archive'],
  ['377abcaf271c', 'a 7-Zip archive'],
  ['7f454c46', 'a program'],
  ['4d5a', 'a program'],
  ['494433', 'an MP3 recording'],
  ['1a45dfa3', 'a video (Matroska or WebM)'],
]

/**
 * Detects the format.
 * @returns the format that the first bytes name, whatever the file is called, or undefined
 */
export function sniff(bytes: Uint8Array): Format | undefined {
  const head = hex(bytes.subarray(0, 12))
  if (head.startsWith('ffd8ff')) return 'jpeg'
  // The four bytes that survive a transfer in text mode are enough; the rest is reported as damage.
  if (head.slice(2, 8) === '504e47') return 'png'
  if (head.startsWith('474946383761') || head.startsWith('474946383961')) return 'gif'
  if (head.startsWith('52494646') && head.slice(16, 24) === '57454250') return 'webp'
  if (head.startsWith('ff0a') || head === '0000000c4a584c200d0a870a') return 'jxl'
  if (/^(49492a00|4d4d002a|49492b00|4d4d002b)/.test(head)) return 'tiff'
  if (head.startsWith('424d') && bytes.length > 26) return 'bmp'
  if (head.startsWith('00000100') || head.startsWith('00000200')) return 'ico'
  if (head.slice(8, 16) === '66747970') return mediaFormat(bytes)
  return isSvg(bytes) ? 'svg' : undefined
}

/**
 * Detects the format of a file.
 * @returns the format
 * @throws {Failure} invalid: what it is instead, if that can be detected
 */
export function formatOf(bytes: Uint8Array, name: string): Format {
  if (bytes.length === 0) throw new Failure('invalid', { message: `${name} is empty. Choose an image.` })
  const format = sniff(bytes)
  if (format) return format
  const head = hex(bytes.subarray(0, 8))
  const other = others.find(([start]) => head.startsWith(start))
  const is = other ? `${other[1]}` : isText(bytes) ? 'a text file' : `unknown (${spaced(head)})`
  throw new Failure('invalid', {
    message: `${name} is not an image. Its first bytes say it is ${is}. Supported formats are PNG, JPEG, WebP, AVIF, JPEG XL, GIF, TIFF, BMP, ICO, HEIC, and SVG.`,
  })
}

/** By the brands of the `ftyp` box: ISO/IEC 23008-12, 10, and the AVIF specification, 6. */
function mediaFormat(bytes: Uint8Array): Format | undefined {
  const size = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0)
  const brands = String.fromCharCode(...bytes.subarray(8, Math.min(size, bytes.length, 256)))
  if (/avif|avis/.test(brands)) return 'avif'
  if (/heic|heix|heim|heis|hevc|hevx|mif1|msf1|heif|jpeg|j2ki/.test(brands)) return 'heic'
  return undefined
}

function isSvg(bytes: Uint8Array) {
  const start = new TextDecoder().decode(bytes.subarray(0, 4096))
  const isSvgTag = /<(?:[\w.-]{1,100}:)?svg[\s>]/i
  if (!/^\uFEFF?\s*<(?:\?xml|!DOCTYPE\s+svg|!--|(?:[\w.-]{1,100}:)?svg[\s>])/i.test(start)) return false
  return isSvgTag.test(start) || isSvgTag.test(new TextDecoder().decode(bytes.subarray(0, 65_536)))
}

function isText(bytes: Uint8Array) {
  return bytes.subarray(0, 512).every((byte) => byte > 31 || byte === 9 || byte === 10 || byte === 13)
}

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const spaced = (digits: string) => digits.replace(/../g, '$& ').trim()
