// @module-tag slow
import { strToU8, type ZipOptions, type Zippable, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { fitsItsKind } from './check-resume.ts'

const MB = 1024 * 1024
const ODT = 'application/vnd.oasis.opendocument.text'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const zip = (files: Zippable) => Buffer.from(zipSync(files))
const docx = (more: Zippable = {}) => zip({ 'word/document.xml': strToU8('<w:document/>'), ...more })
const odt = (more: Zippable = {}) =>
  zip({ mimetype: [strToU8(ODT), { level: 0 }], 'content.xml': strToU8('<office:document-content/>'), ...more })
const bytes = (hex: string, length = 900) => new Uint8Array(Buffer.concat([Buffer.from(hex, 'hex'), noise(length)]))

const relation = (type: string, target: string, mode = ' TargetMode="External"') =>
  `<Relationship Id="rId1" Type="${RELATIONS}/${type}" Target="${target}"${mode}/>`
const related = (...relations: string[]) =>
  docx({ 'word/_rels/settings.xml.rels': strToU8(`<Relationships>${relations.join('')}</Relationships>`) })
const field = (...codes: string[]) =>
  `<w:p><w:fldChar w:fldCharType="begin"/>${codes.map((code) => `<w:r><w:instrText xml:space="preserve">${code}</w:instrText></w:r>`).join('')}<w:fldChar w:fldCharType="end"/></w:p>`
const written = (body: string) => docx({ 'word/document.xml': strToU8(`<w:document>${body}</w:document>`) })

test('C3 a document with old macro sheets is refused', () => {
  for (const name of ['word/macrosheets/sheet1.xml', 'xl/macrosheets/sheet1.xml', 'XL\\MacroSheets\\a.xml'])
    expect([name, fitsItsKind('docx', docx({ [name]: strToU8('<x/>') }))]).toEqual([name, false])
})

test.each([
  ['an object of an old program', 'd0cf11e0a1b11ae1'],
  ['a program of Windows', '4d5a9000'],
  ['a program of Linux', '7f454c46'],
  ['a script', '23212f62696e2f7368'],
  ['a text in RTF', '7b5c72746631'],
])('C3 %s named as an image is refused', (_what, hex) => {
  for (const level of [0, 6] as const) {
    const image = { 'word/media/image1.png': [bytes(hex), { level }] } satisfies Zippable
    expect(fitsItsKind('docx', docx(image))).toBe(false)
    expect(fitsItsKind('odt', odt({ 'Pictures/1.png': [bytes(hex), { level }] }))).toBe(false)
  }
  expect(fitsItsKind('odt', odt({ 'Object 1': bytes(hex, 0) }))).toBe(false)
})

test('C3 images, empty files, and markup in any encoding are accepted', () => {
  const png = bytes('89504e470d0a1a0a', 50_000)
  const jpeg = bytes('ffd8ffe000104a464946', 50_000)
  const media = { 'word/media/1.png': png, 'word/media/2.jpeg': jpeg, 'word/media/': new Uint8Array() }
  const item = new Uint8Array(Buffer.from('\ufeff<?xml version="1.0" encoding="UTF-16"?><a/>', 'utf16le'))
  expect(fitsItsKind('docx', docx({ ...media, 'customXml/item1.xml': item }))).toBe(true)
  expect(fitsItsKind('odt', odt({ 'Pictures/1.png': png, 'Configurations2/': new Uint8Array() }))).toBe(true)
  expect(fitsItsKind('docx', docx({ 'word/media/1.bmp': new Uint8Array(MB) }))).toBe(true)
})

test.each([
  relation('attachedTemplate', 'https://example.com/a.dotm'),
  relation('attachedTemplate', '\\\\example.com\\share\\a.dotm'),
  relation('attachedTemplate', '//example.com/share/a.dotm'),
  relation('attachedTemplate', 'file://example.com/share/a.dotm'),
  relation('attachedTemplate', 'file:////example.com/share/a.dotm'),
  relation('attachedTemplate', 'file:///\\\\example.com\\share\\a.dotm'),
  relation('attachedTemplate', 'https://example.com/a.dotm', ' TargetMode = "&#69;xternal"'),
  relation('attachedTemplate', '&#104;ttps://example.com/a.dotm', " TargetMode='External'"),
  relation('oleObject', 'file:///C:\\a.xls'),
  relation('frame', 'https://example.com/'),
  relation('subDocument', 'a.docx'),
  relation('aFChunk', 'https://example.com/a.html'),
])('C3 a document with %s is refused', (text) => expect(fitsItsKind('docx', related(text))).toBe(false))

test('C3 a relationship file in UTF-16, with a DTD, or too long is refused', () => {
  const list = `<Relationships>${relation('oleObject', 'https://example.com/a.xls')}</Relationships>`
  const rels = (list: Uint8Array) => docx({ 'word/_rels/a.xml.rels': list })
  expect(fitsItsKind('docx', rels(new Uint8Array(Buffer.from(`\ufeff${list}`, 'utf16le'))))).toBe(false)
  expect(fitsItsKind('docx', rels(strToU8('<!DOCTYPE a [<!ENTITY e "External">]><Relationships/>')))).toBe(false)
  expect(fitsItsKind('docx', rels(strToU8(`<Relationships>${' '.repeat(900_000)}</Relationships>`)))).toBe(true)
  expect(fitsItsKind('docx', rels(strToU8(`<Relationships>${'<a/>'.repeat(300_000)}</Relationships>`)))).toBe(false)
})

test('C3 links, linked images, and a template on the applicant’s own disk are accepted', () => {
  expect(
    fitsItsKind(
      'docx',
      related(
        relation('hyperlink', 'https://example.com/?a=1&amp;b=2'),
        relation('hyperlink', 'https://example.com/attachedTemplate'),
        relation('image', 'media/image1.png', ''),
        relation('oleObject', 'embeddings/Microsoft_Excel_Sheet1.xlsx', ''),
        relation('attachedTemplate', 'file:///C:\\Users\\Ines\\AppData\\Roaming\\Microsoft\\Templates\\R%20(2).dotx'),
        relation('attachedTemplate', 'C:\\Templates\\Resume.dotx'),
        relation('attachedTemplate', 'file:///Users/ines/Library/Resume.dotx'),
        relation('attachedTemplate', 'Normal.dotm'),
      ),
    ),
  ).toBe(true)
})

test.each([
  field('DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc"'),
  field(' DDE excel sheet1 r1c1 '),
  field('DD', 'EAUTO cmd'),
  field('&#68;DE cmd'),
  field('"DDE" cmd'),
  field('<![CDATA[DDEAUTO]]> cmd'),
  field('D<!-- -->DE cmd'),
  `${field('DD')}${field('EAUTO cmd')}`,
  field('QUOTE 68 68 69 65 85 84 79'),
  '<w:fldSimple w:instr="DDEAUTO cmd"/>',
  "<w:fldSimple w:dirty='1' w:instr=' dde cmd'><w:r/></w:fldSimple>",
])('C3 a document with the field %s is refused', (body) => {
  expect(fitsItsKind('docx', written(body))).toBe(false)
  const other = strToU8(`<w:hdr>${body}</w:hdr>`)
  expect(fitsItsKind('docx', docx({ 'word/header1.xml': other }))).toBe(false)
  expect(fitsItsKind('docx', docx({ 'word/part.dat': other }))).toBe(false)
})

test('C3 harmless fields, and their names in text, are accepted', () => {
  const body = `<w:p><w:t>DDE and DDEAUTO since 1990, DDE again</w:t></w:p>${field(' PAGE \\* MERGEFORMAT ')}${field('HYPERLINK "https://example.com/dde/"', ' \\h ')}<w:instrText/><w:t>x</w:t><w:fldSimple w:instr=" DATE \\@ yyyy "/>`
  expect(fitsItsKind('docx', written(body))).toBe(true)
})

test.each([
  '<office:dde-source office:dde-application="soffice"/>',
  '<text:dde-connection-decl office:name="a"/>',
  '<script:event-listener script:event-name="dom:load"/>',
  '<text:a xlink:href="vnd.sun.star.script:a.b?language=Basic"/>',
  '<text:a xlink:href="vnd.sun.star.&#115;cript:a"/>',
  '<text:a xlink:href="macro:///a.b"/>',
])('C3 an OpenDocument text with %s is refused', (body) => {
  expect(fitsItsKind('odt', odt({ 'content.xml': strToU8(`<a>${body}</a>`) }))).toBe(false)
  expect(fitsItsKind('odt', odt({ 'styles.xml': strToU8(`<a><office:event-listeners/></a>`) }))).toBe(true)
})

test('C3 markup that unpacks to too much is refused', () => {
  const long = (size: number): [Uint8Array, ZipOptions] => [
    strToU8(`<a>${Buffer.from(noise(size / 2)).toString('hex')}</a>`),
    { level: 1 },
  ]
  expect(fitsItsKind('docx', docx({ 'word/a.xml': long(9 * MB) }))).toBe(true)
  expect(fitsItsKind('docx', docx({ 'word/a.xml': long(11 * MB) }))).toBe(false)
})

test('C3 an old Word file with objects is refused, one with an empty object folder is not', () => {
  const entry = (name: string, child: string) => {
    const bytes = Buffer.alloc(128)
    bytes.write(`${name}\0`, 'utf16le')
    bytes.write(child, 76, 'hex')
    return bytes
  }
  const doc = (...entries: Buffer[]) =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), entry('WordDocument', 'ffffffff'), ...entries])
  expect(fitsItsKind('doc', doc(entry('ObjectPool', 'ffffffff')))).toBe(true)
  expect(fitsItsKind('doc', doc(entry('ObjectPool', '05000000')))).toBe(false)
  expect(fitsItsKind('doc', doc(entry('OBJECTPOOL', '05000000')))).toBe(false)
  expect(fitsItsKind('doc', doc(entry('\u0001Ole10Native', 'ffffffff')))).toBe(false)
  expect(fitsItsKind('doc', doc(entry('Ole10Native', 'ffffffff')))).toBe(false)
})

test('C3 no markup takes long to check', () => {
  for (const part of [
    '<',
    '<w:instrText>',
    '<w:instrText>"',
    '&#',
    ' ',
    '<w:fldSimple instr=',
    '<a TargetMode="External" Target=',
  ])
    for (const name of ['word/document.xml', 'word/_rels/document.xml.rels'])
      fitsItsKind('docx', docx({ [name]: [strToU8(`<a>${part.repeat(300_000 / part.length)}`), { level: 1 }] }))
})

/** Incompressible bytes, the same in every run. */
function noise(length: number) {
  const bytes = Buffer.alloc(length)
  let state = 1
  for (let i = 0; i < length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    bytes[i] = state >>> 24
  }
  return bytes
}
