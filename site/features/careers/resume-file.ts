import { isHarmlessPdf } from './pdf-check.ts'
import type { ResumeKind } from './resume-rules.ts'
import { type ZipEntry, zipEntries } from './zip-entries.ts'

const ODT = 'application/vnd.oasis.opendocument.text'

/** What is taken as a résumé, and how its bytes are known. */
const kinds: Record<ResumeKind, { mimeType: string; fits: (bytes: Buffer) => boolean }> = {
  pdf: { mimeType: 'application/pdf', fits: isHarmlessPdf },
  doc: { mimeType: 'application/msword', fits: isHarmlessDoc },
  docx: {
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    fits: isHarmlessDocx,
  },
  odt: { mimeType: ODT, fits: isHarmlessOdt },
}

export function resumeMimeType(kind: ResumeKind) {
  return kinds[kind].mimeType
}

/**
 * Whether the bytes are what the name says, and carry no program. A program with the name of a letter is refused here,
 * and so is a letter with a program inside. Nothing is unpacked.
 */
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

/** Names in an OLE2 file are UTF-16, end with a zero, and are compared without regard to case. */
const oleName = (name: string) => Buffer.from(`${name}\0`, 'utf16le').toString('latin1').toLowerCase()
const oleText = oleName('WordDocument')
const oleMacros = ['Macros', '_VBA_PROJECT', '_VBA_PROJECT_CUR'].map(oleName)

function isHarmlessDoc(bytes: Buffer) {
  if (!bytes.subarray(0, 8).equals(OLE2)) return false
  // Installers and worksheets are OLE2 files too.
  const names = bytes.toString('latin1').toLowerCase()
  return names.includes(oleText) && !oleMacros.some((name) => names.includes(name))
}

/** Macros, controls, objects of other programs, and programs. Tables and charts are embedded as .xlsx, which stay. */
const dangerousInDocx = /\.bin$|^word\/activex(?:\/|$)|^word\/embeddings\/.*oleobject/
const dangerousInOdt = /^(?:basic|scripts)(?:\/|$)/
const program = /\.(?:exe|dll|com|scr|bat|cmd|ps1|vbs|vbe|js|jse|jar|msi|hta|lnk|html?|(?:doc|xls|ppt|dot|xlt)m)$/

function isHarmlessDocx(bytes: Buffer) {
  const entries = zipEntries(bytes)
  return entries?.some(({ name }) => name === 'word/document.xml') === true && !hold(entries, dangerousInDocx)
}

/** The kind of an OpenDocument file stands in its first entry, not packed (OpenDocument 1.3, part 2, 3.3). */
function isHarmlessOdt(bytes: Buffer) {
  const entries = zipEntries(bytes)
  const kind = entries?.find(({ name }) => name === 'mimetype')
  if (!entries || !kind?.isStored || bytes.toString('latin1', kind.start, kind.start + kind.packed) !== ODT)
    return false
  return entries.some(({ name }) => name === 'content.xml') && !hold(entries, dangerousInOdt)
}

function hold(entries: ZipEntry[], dangerous: RegExp) {
  return entries.some(({ name }) => {
    const plain = name.toLowerCase().replaceAll('\\', '/')
    return dangerous.test(plain) || program.test(plain)
  })
}
