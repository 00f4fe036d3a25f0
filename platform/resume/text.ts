import { getDocumentProxy } from 'unpdf'
import { allBytes } from './entry-bytes.ts'
import { isPdfBomb } from './pdf-bomb.ts'
import { zipEntries } from './zip-entries.ts'

export type ResumeText = { text: string } | { reason: string }

const MAX_PAGES = 20
const MAX_MS = 10_000
const MAX_LENGTH = 20_000
/** Maximum compressed size: data can expand a thousandfold, whatever its zip declares. */
const MAX_PACKED = 1024 * 1024
const MAX_UNPACKED = 5 * 1024 * 1024

const reasons = {
  doc: 'Old Word files (.doc) have no preview. Download the file to read it.',
  unreadable: 'This file could not be read. Download it with care.',
  large: 'The text of this file is too large for a preview. Download the file to read it.',
  slow: 'Reading this file took too long. Download it to read it.',
  empty: 'This file has no text, probably only an image of it. Download it to read it.',
} as const

class UnreadableResume extends Error {}

/**
 * Returns the plain text of a résumé, a paragraph a line, at most 20,000 characters, or why there is none. Never
 * throws.
 * @example await resumeText('cv-3f9a1c07.pdf', bytes) // { text: 'Ines Calder\nSEO analyst' }
 */
export async function resumeText(filename: string, bytes: Buffer): Promise<ResumeText> {
  try {
    const text = tidy(await extractText(filename, bytes))
    return text === '' ? { reason: reasons.empty } : { text: text.slice(0, MAX_LENGTH) }
  } catch (error) {
    return { reason: error instanceof UnreadableResume ? error.message : reasons.unreadable }
  }
}

async function extractText(filename: string, bytes: Buffer) {
  if (filename.endsWith('.pdf')) return pdfText(bytes)
  if (filename.endsWith('.docx')) return markupText(entryOf(bytes, 'word/document.xml'), true)
  if (filename.endsWith('.odt')) return markupText(entryOf(bytes, 'content.xml'), false)
  throw new UnreadableResume(filename.endsWith('.doc') ? reasons.doc : reasons.unreadable)
}

async function pdfText(bytes: Buffer) {
  if (isPdfBomb(bytes)) throw new UnreadableResume(reasons.large)
  let timer: NodeJS.Timeout | undefined
  const reading = new AbortController()
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UnreadableResume(reasons.slow)), MAX_MS)
  })
  try {
    return await Promise.race([readPages(bytes, reading.signal), late])
  } finally {
    clearTimeout(timer)
    reading.abort()
  }
}

async function readPages(bytes: Uint8Array, signal: AbortSignal) {
  // PDF.js takes ownership of its input's memory, so it gets a copy.
  const pdf = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 })
  try {
    const pages: string[] = []
    for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES) && !signal.aborted; number++) {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
    }
    return pages.join('\n\n')
  } finally {
    await pdf.loadingTask.destroy()
  }
}

/**
 * Returns the text of one file of a zip, found in the same way as by the check of the upload; other files are not
 * unpacked.
 */
function entryOf(bytes: Buffer, wanted: string) {
  const entry = zipEntries(bytes)?.find(({ name }) => name === wanted)
  if (!entry) throw new UnreadableResume(reasons.unreadable)
  if (entry.packed > MAX_PACKED || entry.size > MAX_UNPACKED) throw new UnreadableResume(reasons.large)
  const all = allBytes(bytes, entry, MAX_UNPACKED)
  if (!all) throw new UnreadableResume(reasons.unreadable)
  return all.toString('utf8')
}

/**
 * Elements that are skipped: the second copy of a text box for old programs, and text that was deleted while changes
 * were tracked.
 */
const unread = ['mc:Fallback', 'text:tracked-changes']
const breaks = /^(?:w:br|w:cr|text:line-break|\/w:p|\/text:p|\/text:h)$/
const gaps = /^(?:w:tab|text:tab|text:s)$/

/**
 * Returns the text of markup. Paragraphs and headings end a line. Word has an element for text; in OpenDocument, text
 * is between any elements.
 */
function markupText(xml: string, isWord: boolean) {
  const parts: string[] = []
  let depth = 0
  for (const piece of xml.split('<').slice(1)) {
    const end = piece.indexOf('>')
    if (end < 0) continue
    const tag = piece.slice(0, end)
    const name = /^\/?[\w:-]*/.exec(tag)?.[0] ?? ''
    if (unread.includes(name) && !tag.endsWith('/')) depth++
    if (unread.includes(name.slice(1)) && depth > 0) depth--
    if (depth > 0) continue
    if (breaks.test(name)) parts.push('\n')
    if (gaps.test(name)) parts.push(' ')
    if (!isWord || name === 'w:t') parts.push(decode(piece.slice(end + 1).replace(/\s+/g, ' ')))
  }
  return parts.join('')
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decode(text: string) {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

/** Removes control characters, spaces around lines, and repeated empty lines. */
function tidy(text: string) {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const clean = lines.map((line) =>
    line
      .replace(/\t/g, ' ')
      .replace(/\p{Cc}|\p{Cs}|\p{Cf}/gu, '')
      .trim(),
  )
  return clean
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
