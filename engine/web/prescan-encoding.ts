import { canonicalEncoding } from './encoding-labels.ts'
import type { Page } from './page.ts'

const SPACE = /[\t\n\f\r ]/
/** Elements whose content is text instead of tags in the late scan. */
const RAW_TEXT = /^<(script|style|title|textarea|noscript|template)(?=[\t\n\f\r />])/i

/** Number of bytes that must contain a `meta`. Source: HTML Standard, 4.2.5.5. */
const PRESCAN_BYTES = 1_024
/**
 * Number of bytes searched for a later `meta`, with which a parser starts again: HTML Standard, 13.2.3.4. No document
 * has it later.
 */
const LATE_BYTES = 262_144

/**
 * Looks for an encoding that an HTML document declares. Source: HTML Standard, 13.2.3.2, “prescan a byte stream to
 * determine its encoding”.
 */
export function prescan(bytes: Uint8Array): Page['encoding'] | undefined {
  const text = latin1(bytes.subarray(0, LATE_BYTES))
  const utf16 = utf16Declaration(text)
  if (utf16) return { name: utf16, from: 'xml' }
  const found = scanTags(text.slice(0, PRESCAN_BYTES), { isLate: false })
  if (found) return { name: found, from: 'meta' }
  const declared = xmlDeclaration(text)
  if (declared) return { name: declared, from: 'xml' }
  const late = scanTags(text, { isLate: true })
  return late ? { name: late, from: 'meta' } : undefined
}

/** Looks for the encoding in an XML declaration. Sources: XML 1.0, appendix F; HTML Standard, “get an XML encoding”. */
export function prescanXml(bytes: Uint8Array): string | undefined {
  const text = latin1(bytes.subarray(0, PRESCAN_BYTES))
  return utf16Declaration(text) ?? xmlDeclaration(text)
}

function utf16Declaration(text: string) {
  if (text.startsWith('<\0?\0x\0')) return 'UTF-16LE'
  return text.startsWith('\0<\0?\0x') ? 'UTF-16BE' : undefined
}

/** Scans tags. With `isLate`, elements with text content are skipped, as by a parser that finds a late `meta`. */
function scanTags(text: string, { isLate }: { isLate: boolean }): string | undefined {
  let at = 0
  while (at < text.length) {
    const next = text.indexOf('<', at)
    if (next < 0) return undefined
    at = next
    const rest = text.slice(at, at + 12)
    if (rest.startsWith('<!--')) {
      // “-->” may share its dashes with “<!--”.
      const end = text.indexOf('-->', at + 2)
      if (end < 0) return undefined
      at = end + 3
    } else if (/^<meta[\t\n\f\r /]/i.test(rest)) {
      const tag = readTag(text, at + 5)
      if (!tag) return undefined
      const encoding = encodingOfMeta(tag.attributes)
      if (encoding) return encoding
      at = tag.end
    } else if (/^<\/?[a-z]/i.test(rest)) {
      const raw = isLate ? RAW_TEXT.exec(rest)?.[1] : undefined
      const name = /^[^\t\n\f\r >]*/.exec(text.slice(at + 1)) as RegExpExecArray
      const tag = readTag(text, at + 1 + name[0].length)
      if (!tag) return undefined
      at = raw ? endOfElement(text, raw, tag.end) : tag.end
    } else if (/^<[!/?]/.test(rest)) {
      const end = text.indexOf('>', at)
      if (end < 0) return undefined
      at = end + 1
    } else at += 1
  }
  return undefined
}

function endOfElement(text: string, name: string, from: number) {
  const end = new RegExp(`</${name}[\\t\\n\\f\\r />]`, 'gi')
  end.lastIndex = from
  return end.exec(text)?.index ?? text.length
}

type Attribute = { name: string; value: string }

/** Reads the attributes of a tag; undefined if the bytes end within it. Its end is after the “>”. */
function readTag(text: string, from: number): { attributes: Attribute[]; end: number } | undefined {
  const attributes: Attribute[] = []
  let at = from
  for (;;) {
    while (at < text.length && /[\t\n\f\r /]/.test(text[at] as string)) at += 1
    if (at >= text.length) return undefined
    if (text[at] === '>') return { attributes, end: at + 1 }
    const attribute = readAttribute(text, at)
    if (!attribute) return undefined
    attributes.push(attribute)
    at = attribute.end
  }
}

/** Source: HTML Standard, “get an attribute”. */
function readAttribute(text: string, from: number): (Attribute & { end: number }) | undefined {
  let at = from
  let name = ''
  while (at < text.length && !(text[at] === '=' && name !== '') && !/[\t\n\f\r />]/.test(text[at] as string))
    name += text[at++]
  while (at < text.length && SPACE.test(text[at] as string)) at += 1
  name = name.toLowerCase()
  if (at >= text.length) return undefined
  if (text[at] !== '=') return { name, value: '', end: at }
  at += 1
  while (at < text.length && SPACE.test(text[at] as string)) at += 1
  const quote = text[at]
  if (quote === undefined) return undefined
  if (quote === '"' || quote === "'") {
    const end = text.indexOf(quote, at + 1)
    return end < 0 ? undefined : { name, value: text.slice(at + 1, end).toLowerCase(), end: end + 1 }
  }
  const [value] = /^[^\t\n\f\r >]*/.exec(text.slice(at, at + 1_000)) as RegExpExecArray
  return at + value.length >= text.length ? undefined : { name, value: value.toLowerCase(), end: at + value.length }
}

function encodingOfMeta(attributes: Attribute[]): string | undefined {
  let encoding: string | undefined
  let needsPragma: boolean | undefined
  for (const { name, value } of firstOfEach(attributes)) {
    if (name === 'charset') {
      encoding = canonicalEncoding(value)
      needsPragma = false
    } else if (name === 'content' && encoding === undefined) {
      encoding = canonicalEncoding(charsetIn(value) ?? '')
      if (encoding) needsPragma = true
    }
  }
  const isPragma = firstOfEach(attributes).some(({ name, value }) => name === 'http-equiv' && value === 'content-type')
  if (needsPragma === undefined || (needsPragma && !isPragma)) return undefined
  // A document in which an ASCII declaration is readable is not UTF-16.
  if (encoding === 'UTF-16LE' || encoding === 'UTF-16BE') return 'UTF-8'
  return encoding === 'x-user-defined' ? 'windows-1252' : encoding
}

const firstOfEach = (attributes: Attribute[]) =>
  attributes.filter(({ name }, at) => attributes.findIndex((other) => other.name === name) === at)

/** Source: HTML Standard, “extracting a character encoding from a meta element”. */
function charsetIn(content: string): string | undefined {
  const value = /charset[\t\n\f\r ]*=[\t\n\f\r ]*(.*)$/is.exec(content)?.[1] ?? ''
  const [quote] = value
  if (quote === '"' || quote === "'") {
    const end = value.indexOf(quote, 1)
    return end < 0 ? undefined : value.slice(1, end)
  }
  return /^[^\t\n\f\r ;]*/.exec(value)?.[0]
}

/** Source: HTML Standard, “get an XML encoding”. */
function xmlDeclaration(text: string): string | undefined {
  if (!text.startsWith('<?xml')) return undefined
  const end = text.indexOf('>')
  if (end < 0) return undefined
  // The first “encoding” counts, also within another word.
  const start = text.indexOf('encoding', 5)
  const declared = /^encoding[\0- ]*=[\0- ]*(?:"([^"\0- ]*)"|'([^'\0- ]*)')/.exec(
    start < 0 ? '' : text.slice(start, end),
  )
  if (!declared) return undefined
  const encoding = canonicalEncoding(declared[1] ?? declared[2] ?? '')
  return encoding === 'UTF-16LE' || encoding === 'UTF-16BE' ? 'UTF-8' : encoding
}

const LATIN1_CHUNK = 8_192

function latin1(bytes: Uint8Array) {
  let text = ''
  for (let at = 0; at < bytes.length; at += LATIN1_CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, at + LATIN1_CHUNK))
  return text
}
