import type { ResumeKind } from './resume-rules.ts'

/** What is taken as a résumé, and how its bytes are known. */
const kinds: Record<ResumeKind, { mimeType: string; fits: (bytes: Buffer) => boolean }> = {
  pdf: { mimeType: 'application/pdf', fits: (bytes: Buffer) => bytes.subarray(0, 5).toString('latin1') === '%PDF-' },
  doc: { mimeType: 'application/msword', fits: (bytes: Buffer) => bytes.subarray(0, 8).equals(OLE2) },
  docx: {
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    fits: (bytes: Buffer) => zipEntries(bytes).has('word/document.xml'),
  },
}

export function resumeMimeType(kind: ResumeKind) {
  return kinds[kind].mimeType
}

/** Whether the bytes are what the name says. A program with the name of a letter is refused here. */
export function fitsItsKind(kind: ResumeKind, bytes: Buffer) {
  return kinds[kind].fits(bytes)
}

/**
 * The name a résumé is stored under: letters, digits and hyphens, and a part that cannot be guessed or taken twice.
 * @example storedName('../Inés Calder (CV).pdf', 'pdf', '3f9a1c07') // 'ines-calder-cv-3f9a1c07.pdf'
 */
export function storedName(name: string, kind: ResumeKind, unique: string) {
  const base = name
    .replace(/^.*[/\\]/, '')
    .replace(/\.[a-z]+$/i, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
  return `${base || 'resume'}-${unique}.${kind}`
}

const OLE2 = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const FILE_HEADER = Buffer.from('504b0304', 'hex')
const DIRECTORY_ENTRY = 0x02014b50
const DIRECTORY_END = Buffer.from('504b0506', 'hex')

/** The names in a zip's central directory; none where it is not a zip. Nothing is unpacked. */
function zipEntries(bytes: Buffer) {
  const names = new Set<string>()
  const end = bytes.lastIndexOf(DIRECTORY_END)
  if (!bytes.subarray(0, 4).equals(FILE_HEADER) || end < 0 || end + 22 > bytes.length) return names
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  for (let i = 0; i < count; i++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) break
    const nameLength = bytes.readUInt16LE(at + 28)
    names.add(bytes.toString('utf8', at + 46, at + 46 + nameLength))
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return names
}
