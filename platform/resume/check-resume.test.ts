import { strToU8, type Zippable, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { checkResume, fitsItsKind, resumeMimeTypes } from './check-resume.ts'
import { RESUME_ENDINGS, type ResumeKind, resumeFault, resumeKind, resumeMessages } from './rules.ts'
import { storedName } from './stored-name.ts'

const ODT = 'application/vnd.oasis.opendocument.text'
const kinds = ['pdf', 'doc', 'docx', 'odt'] as const
const zip = (files: Zippable) => Buffer.from(zipSync(files))
const text = strToU8('<document/>')

const pdf = (body = '') => Buffer.from(`%PDF-1.7\n1 0 obj\n<<>>\nendobj\n${body}\nstartxref\n0\n%%EOF\n`, 'latin1')
const doc = (...names: string[]) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    ...['WordDocument', ...names].map((name) => Buffer.concat([Buffer.from(name, 'utf16le'), Buffer.alloc(64)])),
  ])
const docx = (more: Zippable = {}) => zip({ '[Content_Types].xml': text, 'word/document.xml': text, ...more })
const odt = (more: Zippable = {}, kind = ODT) =>
  zip({ mimetype: [strToU8(kind), { level: 0 }], 'content.xml': text, ...more })
const program = Buffer.from('MZ\x90\x00\x03', 'latin1')

test.each([
  ['cv.pdf', 'pdf'],
  ['CV of Ines.DOCX', 'docx'],
  ['letter.doc', 'doc'],
  ['cv.odt', 'odt'],
  ['cv.docm', undefined],
  ['cv.odt.html', undefined],
  ['cv.pdf.exe', undefined],
  ['cv', undefined],
  ['cv.constructor', undefined],
])('R-160 C3 %s is accepted as %s', (name, kind) => {
  expect(resumeKind(name)).toBe(kind)
  expect(resumeFault({ name, size: 10 })).toBe(kind ? undefined : resumeMessages.wrongKind)
})

test.each([
  ['cv.pdf', pdf(), { kind: 'pdf', mimeType: 'application/pdf' }],
  ['CV.ODT', odt(), { kind: 'odt', mimeType: ODT }],
  ['cv.exe', program, { fault: 'wrong-kind' }],
  ['cv.docx', pdf(), { fault: 'wrong-kind' }],
  ['cv.pdf', docx(), { fault: 'broken' }],
  ['cv.pdf', pdf('/Encrypt 5 0 R'), { fault: 'protected' }],
  ['cv.pdf', pdf('<< /S /JavaScript /JS (x) >>'), { fault: 'active' }],
])('R-160 C3 %s is detected from its bytes, or the problem is named', (name, bytes, expected) => {
  expect(checkResume(name, bytes)).toEqual(expected)
})

test('R-160 the message lists every accepted extension', () => {
  expect(RESUME_ENDINGS).toEqual(kinds.map((kind) => `.${kind}`))
  for (const ending of RESUME_ENDINGS) expect(resumeMessages.wrongKind).toContain(ending)
  expect(resumeMimeTypes).toContain(ODT)
})

test('R-160 C3 the bytes must match the file name', () => {
  const files: Record<ResumeKind, Buffer> = { pdf: pdf(), doc: doc(), docx: docx(), odt: odt() }
  for (const kind of kinds)
    for (const [other, bytes] of [
      ...Object.entries(files),
      ['program', program],
      ['nothing', Buffer.alloc(0)],
    ] as const)
      expect([kind, other, fitsItsKind(kind, bytes)]).toEqual([kind, other, kind === other])
})

test.each<[string, ResumeKind, Buffer]>([
  ['a PDF after a page', 'pdf', Buffer.concat([Buffer.from('<html>'), pdf()])],
  ['a PDF that begins with a page', 'pdf', Buffer.concat([Buffer.from('%PDF-1.7\n<SCRIPT>alert(1)</SCRIPT>'), pdf()])],
  ['a page named as a PDF', 'pdf', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a PDF with a document type', 'pdf', pdf('<!DOCTYPE html>')],
  ['a PDF that is cut off', 'pdf', Buffer.from('%PDF-1.7\n1 0 obj')],
  ['a PDF with rubbish behind it', 'pdf', Buffer.concat([pdf(), Buffer.alloc(4096)])],
  ['an installer named as a letter', 'doc', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])],
  ['a page named as a letter', 'doc', Buffer.from('<html><body>Word</body></html>')],
  ['a letter with macros', 'doc', doc('Macros')],
  ['a letter with macros in other case', 'doc', doc('MACROS')],
  ['a letter with a program', 'doc', doc('VBA', '_VBA_PROJECT')],
  ['a table named as a document', 'docx', zip({ 'xl/workbook.xml': text })],
  ['a document with macros', 'docx', docx({ 'word/vbaProject.bin': text })],
  ['a document with macros elsewhere', 'docx', docx({ 'custom/VBAPROJECT.BIN': text })],
  ['a document with macros after a backslash', 'docx', docx({ 'word\\vbaProject.bin': text })],
  ['a document with a control', 'docx', docx({ 'word/activeX/activeX1.xml': text })],
  ['a document with an object', 'docx', docx({ 'word/embeddings/oleObject1.bin': text })],
  ['a document with a program', 'docx', docx({ 'word/media/run.exe': text })],
  ['a document with a path name', 'docx', docx({ '../../etc/cron.d/run': text })],
  ['a document with a path name of Windows', 'docx', docx({ '..\\run': text })],
  ['a document with an absolute name', 'docx', docx({ '/etc/passwd': text })],
  ['an OpenDocument table', 'odt', odt({}, 'application/vnd.oasis.opendocument.spreadsheet')],
  ['a kind that is packed', 'odt', zip({ mimetype: [strToU8(ODT), { level: 9 }], 'content.xml': text })],
  ['an OpenDocument text without content', 'odt', zip({ mimetype: [strToU8(ODT), { level: 0 }] })],
  ['an OpenDocument text with Basic', 'odt', odt({ 'Basic/Standard/Module1.xml': text })],
  ['an OpenDocument text with scripts', 'odt', odt({ 'Scripts/python/run.py': text })],
])('C3 %s is refused', (_what, kind, bytes) => expect(fitsItsKind(kind, bytes)).toBe(false))

test.each([
  '<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>',
  '<</S/JavaScript/JS 7 0 R>>',
  '<< /S /J#61vaScript /#4aS <6170702e> >>',
  '<< /S /Rendition /JS (app.alert(1)) >>',
  '<< /S % the kind of it\n/JavaScript >>',
  '<< /JS % the script\n(app.alert(1)) >>',
  '<< /Names << /JavaScript 5 0 R >> >>',
  '<< /S /Launch /Win << /F (cmd.exe) >> >>',
  '<</Type/EmbeddedFile/Length 4>>',
  '<< /Names << /EmbeddedFiles << /Names [] >> >> >>',
  '<< /Type /Annot /Subtype /RichMedia >>',
])('C3 a PDF with %s is refused', (body) => expect(fitsItsKind('pdf', pdf(body))).toBe(false))

test.each([
  '<< /Keywords (HTML/JavaScript, CSS/JS, HTML/JavaScript) /Title (Product/Launch Manager) >>',
  '<< /OpenAction [3 0 R /Fit] /Names << /Dests 4 0 R >> >>',
  '<< /JSX 1 /Launcher 2 /JavaScripts 3 >>',
  'stream\n\x00\xff/JS\x9c#4/J#\nendstream',
])('C3 a PDF with %j is accepted', (body) => expect(fitsItsKind('pdf', pdf(body))).toBe(true))

test('C3 images, tables, and the word “macros” are accepted', () => {
  const pictures = { 'word/media/image1.svg': text, 'word/embeddings/Microsoft_Excel_Sheet1.xlsx': text }
  expect(fitsItsKind('docx', docx(pictures))).toBe(true)
  expect(fitsItsKind('odt', odt({ 'Pictures/1.png': text, 'META-INF/manifest.xml': text }))).toBe(true)
  expect(fitsItsKind('doc', Buffer.concat([doc(), Buffer.from('Macros in worksheets', 'utf16le')]))).toBe(true)
})

test('C3 no file takes long to check', { tags: 'extended' }, () => {
  for (const part of ['#41', '/JS ', '/JS', ' ', '/S', '/JS 1 1 ', '%', 'PK\x05\x06', 'PK\x01\x02']) {
    const bytes = Buffer.from(part.repeat(Math.floor((1024 * 1024) / part.length)), 'latin1')
    fitsItsKind('pdf', Buffer.concat([Buffer.from('%PDF-1.7\n/JS'), bytes, Buffer.from('\n%%EOF')]))
    for (const kind of ['doc', 'docx', 'odt'] as const) fitsItsKind(kind, Buffer.concat([docx(), bytes]))
  }
})

test.each([
  ['../../etc/Inés Calder (CV).pdf', 'ines-calder-cv-00ff.pdf'],
  ['C:\\files\\cv.pdf', 'cv-00ff.pdf'],
  ['<script>.pdf', 'script-00ff.pdf'],
  ['.htaccess\0.pdf', 'htaccess-00ff.pdf'],
  ['履歴書.pdf', 'resume-00ff.pdf'],
])('R-160 C3 %j is stored as %s', (name, stored) => expect(storedName(name, 'pdf', '00ff')).toBe(stored))

test('R-160 a stored name has a maximum length', () => {
  expect(storedName(`${'a'.repeat(500)}.pdf`, 'pdf', '00ff')).toHaveLength(60 + '-00ff.pdf'.length)
})
