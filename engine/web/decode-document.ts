import { canonicalEncoding } from './encoding-labels.ts'
import { isHtmlType, isXmlType } from './media-type.ts'
import type { Page } from './page.ts'
import { prescan, prescanXml } from './prescan-encoding.ts'

type Received = { bytes: Uint8Array; essence: string; charset: string }

/**
 * Decodes the body of a response as a browser does. Sources: Encoding Standard §6 (byte order mark); HTML Standard,
 * 13.2.3.2 (header, `meta`, XML declaration, default); XML 1.0, appendix F.
 *
 * Where nothing decides, bytes that are valid UTF-8 and more than ASCII are UTF-8 (`content`); otherwise it is
 * windows-1252, the default of the standard.
 */
export function decodeDocument(received: Received): Pick<Page, 'text' | 'encoding'> {
  const encoding = encodingOf(received)
  return { text: decode(received.bytes, encoding.name), encoding }
}

function encodingOf({ bytes, essence, charset }: Received): Page['encoding'] {
  const bom = byteOrderMark(bytes)
  if (bom) return { name: bom, from: 'bom' }
  const fromHeader = canonicalEncoding(charset)
  if (fromHeader) return { name: fromHeader, from: 'header' }
  if (isXmlType(essence)) {
    const declared = prescanXml(bytes)
    return declared ? { name: declared, from: 'xml' } : { name: 'UTF-8', from: 'default' }
  }
  if (isHtmlType(essence)) {
    const found = prescan(bytes)
    if (found) return found
  }
  if (/json$|javascript$/.test(essence)) return { name: 'UTF-8', from: 'default' }
  return isUtf8(bytes) ? { name: 'UTF-8', from: 'content' } : { name: 'windows-1252', from: 'default' }
}

function byteOrderMark([first, second, third]: Uint8Array) {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'UTF-8'
  if (first === 0xfe && second === 0xff) return 'UTF-16BE'
  return first === 0xff && second === 0xfe ? 'UTF-16LE' : undefined
}

/** Returns whether bytes are UTF-8 with at least one character that is not ASCII. */
function isUtf8(bytes: Uint8Array) {
  if (bytes.every((byte) => byte < 0x80)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Decodes bytes. The replacement encoding returns one U+FFFD for any bytes. Source: Encoding Standard §14.1. */
function decode(bytes: Uint8Array, name: string) {
  if (name === 'replacement') return bytes.length > 0 ? '\ufffd' : ''
  return new TextDecoder(name).decode(bytes)
}
