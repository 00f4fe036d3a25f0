import { expect, test } from 'vitest'
import { fitsItsKind, storedName } from './resume-file.ts'
import { resumeKind } from './resume-rules.ts'

test.each([
  ['cv.pdf', 'pdf'],
  ['CV of Ines.DOCX', 'docx'],
  ['letter.doc', 'doc'],
  ['cv.pdf.exe', undefined],
  ['cv', undefined],
  ['cv.constructor', undefined],
])('R-160: %s is taken as %s', (name, kind) => expect(resumeKind(name)).toBe(kind))

test('R-160: the bytes must be what the name says', () => {
  const pdf = Buffer.from('%PDF-1.7\n')
  const doc = Buffer.from('d0cf11e0a1b11ae10000', 'hex')
  const docx = zipOf(['[Content_Types].xml', 'word/document.xml'])
  expect([fitsItsKind('pdf', pdf), fitsItsKind('doc', doc), fitsItsKind('docx', docx)]).toEqual([true, true, true])
  const program = Buffer.from('MZ\x90\x00\x03')
  for (const kind of ['pdf', 'doc', 'docx'] as const) {
    expect(fitsItsKind(kind, program)).toBe(false)
    expect(fitsItsKind(kind, Buffer.alloc(0))).toBe(false)
  }
  expect(fitsItsKind('pdf', docx)).toBe(false)
  expect(fitsItsKind('docx', pdf)).toBe(false)
})

test('R-160: a zip is a Word file only when it holds a document, and a broken one is none', () => {
  expect(fitsItsKind('docx', zipOf(['xl/workbook.xml', 'a.exe']))).toBe(false)
  const whole = zipOf(['word/document.xml'])
  expect(fitsItsKind('docx', whole.subarray(0, whole.length - 10))).toBe(false)
  const lying = Buffer.from(whole)
  lying.writeUInt32LE(0xfffffff0, whole.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1')) + 16)
  expect(fitsItsKind('docx', lying)).toBe(false)
})

test.each([
  ['../../etc/Inés Calder (CV).pdf', 'ines-calder-cv-00ff.pdf'],
  ['C:\\files\\cv.pdf', 'cv-00ff.pdf'],
  ['<script>.pdf', 'script-00ff.pdf'],
  ['履歴書.pdf', 'resume-00ff.pdf'],
])('R-160: %s is stored as %s', (name, stored) => expect(storedName(name, 'pdf', '00ff')).toBe(stored))

test('R-160: a stored name has a limit', () => {
  expect(storedName(`${'a'.repeat(500)}.pdf`, 'pdf', '00ff')).toHaveLength(60 + '-00ff.pdf'.length)
})

/** A zip of empty files. */
function zipOf(names: string[]) {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const name of names) {
    const file = Buffer.alloc(30 + name.length)
    file.writeUInt32LE(0x04034b50, 0)
    file.writeUInt16LE(name.length, 26)
    file.write(name, 30)
    const entry = Buffer.alloc(46 + name.length)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    entry.write(name, 46)
    files.push(file)
    directory.push(entry)
    offset += file.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, ...directory, end])
}
