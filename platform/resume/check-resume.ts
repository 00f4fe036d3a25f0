import { allBytes, beginsAsMarkup, beginsAsProgram, firstBytes } from './entry-bytes.ts'
import { hasGrammar, loadsFromElsewhere, markupOf, startsProgram, startsScript } from './office-markup.ts'
import { isHarmlessPdf, type PdfFault, pdfFault } from './pdf-check.ts'
import { type ResumeKind, resumeKind } from './rules.ts'
import { type ZipEntry, zipEntries } from './zip-entries.ts'

const ODT = 'application/vnd.oasis.opendocument.text'

/** Accepted kinds of résumés, and how their bytes are recognized. */
const kinds: Record<ResumeKind, { mimeType: string; fits: (bytes: Buffer) => boolean }> = {
  pdf: { mimeType: 'application/pdf', fits: isHarmlessPdf },
  doc: { mimeType: 'application/msword', fits: isHarmlessDoc },
  docx: {
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    fits: isHarmlessDocx,
  },
  odt: { mimeType: ODT, fits: isHarmlessOdt },
}

/** Types under which accepted files are stored. Payload recognizes the bytes of a .doc as `application/x-cfb`. */
export const resumeMimeTypes = [...Object.values(kinds).map(({ mimeType }) => mimeType), 'application/x-cfb']

/**
 * `wrong-kind`: the bytes do not match the name, or contain a program in a format that cannot be detected otherwise.
 */
export type ResumeFault = 'wrong-kind' | PdfFault

type CheckedResume = { kind: ResumeKind; mimeType: string }

/**
 * Returns the kind of a résumé whose bytes match its name and run nothing, or what is wrong with it. A program with the
 * name of a document is refused, as is a document that contains a program or loads a file when it is opened.
 */
export function checkResume(name: string, bytes: Buffer): CheckedResume | { fault: ResumeFault } {
  const kind = resumeKind(name)
  if (!kind) return { fault: 'wrong-kind' }
  const fault = kind === 'pdf' ? pdfFault(bytes) : fitsItsKind(kind, bytes) ? undefined : 'wrong-kind'
  return fault ? { fault } : { kind, mimeType: kinds[kind].mimeType }
}

/** Returns whether the bytes are of this kind and run nothing when opened. */
export function fitsItsKind(kind: ResumeKind, bytes: Buffer) {
  return kinds[kind].fits(bytes)
}

const MAX_RELATIONS = 1024 * 1024
const MAX_MARKUP = 10 * 1024 * 1024
const MAX_ALL_MARKUP = 40 * 1024 * 1024

const OLE2 = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/**
 * Returns a name as it is stored in an OLE2 file: UTF-16, with a zero at the end. Names are compared without regard to
 * case.
 */
const oleName = (name: string) => Buffer.from(`${name}\0`, 'utf16le').toString('latin1').toLowerCase()
const oleText = oleName('WordDocument')
const oleDangers = ['Macros', '_VBA_PROJECT', '_VBA_PROJECT_CUR', 'Ole10Native'].map(oleName)
const oleObjects = oleName('ObjectPool')
/**
 * Offset from the start of a folder's name to the number of its first child, and the value of that number if the folder
 * is empty.
 */
const OLE_CHILD = 76
const OLE_NONE = '\xff\xff\xff\xff'

function isHarmlessDoc(bytes: Buffer) {
  if (!bytes.subarray(0, 8).equals(OLE2)) return false
  // Installers and worksheets are OLE2 files too, so the names inside decide.
  const names = bytes.toString('latin1').toLowerCase()
  return names.includes(oleText) && !oleDangers.some((name) => names.includes(name)) && !holdsObjects(names)
}

/** Returns whether the folder for objects contains any. Word creates the folder even if it is empty. */
function holdsObjects(names: string) {
  for (let at = names.indexOf(oleObjects); at >= 0; at = names.indexOf(oleObjects, at + 2))
    if (names.slice(at + OLE_CHILD, at + OLE_CHILD + 4) !== OLE_NONE) return true
  return false
}

/** Macros, controls, embedded objects, and programs. Tables and charts are embedded as .xlsx, which is allowed. */
const dangerousInDocx = /\.bin$|^word\/activex(?:\/|$)|^(?:word|xl)\/macrosheets(?:\/|$)|^word\/embeddings\/.*oleobject/
const dangerousInOdt = /^(?:basic|scripts)(?:\/|$)/
const program = /\.(?:exe|dll|com|scr|bat|cmd|ps1|vbs|vbe|js|jse|jar|msi|hta|lnk|html?|(?:doc|xls|ppt|dot|xlt)m)$/

function isHarmlessDocx(bytes: Buffer) {
  const entries = zipEntries(bytes)
  return (
    entries?.some(({ name }) => name === 'word/document.xml') === true &&
    isHarmless(bytes, entries, dangerousInDocx, startsProgram)
  )
}

/**
 * Returns whether an OpenDocument file is harmless. Its kind is in its first entry, uncompressed (OpenDocument 1.3,
 * part 2, 3.3).
 */
function isHarmlessOdt(bytes: Buffer) {
  const entries = zipEntries(bytes)
  const kind = entries?.find(({ name }) => name === 'mimetype')
  if (!entries || !kind?.isStored || bytes.toString('latin1', kind.start, kind.start + kind.packed) !== ODT)
    return false
  return entries.some(({ name }) => name === 'content.xml') && isHarmless(bytes, entries, dangerousInOdt, startsScript)
}

/**
 * Returns whether a zip is harmless. Checks names first, then the first bytes of every file, then everything that is
 * markup, whatever its name.
 */
function isHarmless(bytes: Buffer, entries: ZipEntry[], dangerous: RegExp, starts: (markup: string) => boolean) {
  if (hold(entries, dangerous)) return false
  let total = 0
  return entries.every((entry) => {
    const first = firstBytes(bytes, entry)
    if (!first || beginsAsProgram(first)) return false
    const isRelations = /\.rels$/i.test(entry.name)
    if (!isRelations && !beginsAsMarkup(first)) return true
    const all = allBytes(bytes, entry, isRelations ? MAX_RELATIONS : MAX_MARKUP)
    total += all?.length ?? 0
    if (!all || total > MAX_ALL_MARKUP) return false
    const markup = markupOf(all)
    return !hasGrammar(markup) && !(isRelations ? loadsFromElsewhere(markup) : starts(markup))
  })
}

function hold(entries: ZipEntry[], dangerous: RegExp) {
  return entries.some(({ name }) => {
    const plain = name.toLowerCase().replaceAll('\\', '/')
    return dangerous.test(plain) || program.test(plain)
  })
}
