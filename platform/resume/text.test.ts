import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { resumeText } from './text.ts'

const MB = 1024 * 1024
const docx = (document: string) =>
  Buffer.from(zipSync({ 'word/document.xml': strToU8(document), 'word/other.xml': strToU8('<') }))
const odt = (content: string) => Buffer.from(zipSync({ mimetype: strToU8('any'), 'content.xml': strToU8(content) }))
/** Text that compresses to half its length, so that a long text next to it is not a compression bomb. */
const random = (length: number) => randomBytes(length / 2).toString('hex')

/** Returns a PDF of pages, each with the operators of its text. */
function pdf(pages: string[], pack?: (text: string) => Buffer) {
  const numbers = pages.map((_, i) => 4 + i * 2)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((text, i) => {
      const stream = pack ? pack(text).toString('latin1') : text
      const filter = pack ? ' /Filter /FlateDecode' : ''
      return [
        `<< /Type /Page /Parent 2 0 R /Contents ${5 + i * 2} 0 R /Resources << /Font << /F 3 0 R >> >> >>`,
        `<< /Length ${stream.length}${filter} >>\nstream\n${stream}\nendstream`,
      ]
    }),
  ]
  const body = objects.map((object, i) => `${i + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`, 'latin1')
}

const line = (text: string) => `BT /F 12 Tf 50 700 Td (${text}) Tj ET`

test('C3 the text of a PDF is read page by page', async () => {
  const two = 'BT /F 12 Tf 50 700 Td (Ines Calder) Tj 0 -20 Td (SEO <analyst>) Tj ET'
  const file = pdf([two, line('Page two')])
  const text = 'Ines Calder\nSEO <analyst>\n\nPage two'
  expect(await resumeText('cv.pdf', file)).toEqual({ text })
  expect(
    await resumeText(
      'cv.pdf',
      pdf([two, line('Page two')], (page) => deflateSync(page)),
    ),
  ).toEqual({ text })
})

test('C3 twenty pages of a PDF are read', async () => {
  const pages = Array.from({ length: 25 }, (_, i) => line(`Page ${i + 1}.`))
  const result = await resumeText('cv.pdf', pdf(pages))
  expect(result).toEqual({ text: expect.stringContaining('Page 20.') })
  expect(result).not.toEqual({ text: expect.stringContaining('Page 21.') })
})

test('C3 the text of a Word file has one line per paragraph, decoded entities, and no markup or deleted text', async () => {
  const document = `<?xml version="1.0"?>
    <w:document><w:body>
      <w:p><w:r><w:t>Ines </w:t></w:r><w:r><w:t xml:space="preserve">Calder &amp; Co &#233;&#x1F600;</w:t></w:r></w:p>
      <w:p><w:r><w:t>One</w:t><w:tab/><w:t>two</w:t><w:br/><w:t>&lt;b&gt;</w:t></w:r></w:p>
      <w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:instrText>PAGE</w:instrText></w:p>
      <w:p><mc:Choice><w:t>Box</w:t></mc:Choice><mc:Fallback><w:t>Box</w:t></mc:Fallback><w:t>.</w:t></w:p>
    </w:body></w:document>`
  expect(await resumeText('cv.docx', docx(document))).toEqual({
    text: 'Ines Calder & Co é😀\nOne two\n<b>\n\nBox.',
  })
})

test('C3 the text of an OpenDocument file is read', async () => {
  const content = `<office:document-content><office:body><office:text>
    <text:tracked-changes><text:p>gone</text:p></text:tracked-changes>
    <text:h>Ines <text:span>Calder</text:span></text:h>
    <text:p>One<text:tab/>two<text:s text:c="2"/>three<text:line-break/>four &quot;five&quot;</text:p>
    </office:text></office:body></office:document-content>`
  expect(await resumeText('cv.odt', odt(content))).toEqual({ text: 'Ines Calder\nOne two three\nfour "five"' })
})

test('C3 a text is cut at 20,000 characters and has no control characters', async () => {
  const text = `<w:p><w:t>a&#0;&#8;&#x202E;b &nbsp; ${'x'.repeat(30_000)}</w:t></w:p>`
  const result = await resumeText('cv.docx', docx(text))
  expect(result).toEqual({ text: expect.stringMatching(/^ab &nbsp; x+$/) })
  expect('text' in result && result.text).toHaveLength(20_000)
})

test.each<[string, string, Buffer, RegExp]>([
  ['an old Word file', 'cv.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /no preview/],
  ['an unknown file', 'cv.exe', Buffer.from('MZ'), /could not be read/],
  ['a PDF that is none', 'cv.pdf', Buffer.from('%PDF-1.4 and nothing more'), /could not be read/],
  ['a PDF without text', 'cv.pdf', pdf(['']), /has no text/],
  ['a zip that is none', 'cv.docx', Buffer.from('PK\x03\x04'), /could not be read/],
  [
    'a zip with something behind it',
    'cv.docx',
    Buffer.concat([docx('<w:t>Ines'), Buffer.from('x')]),
    /could not be read/,
  ],
  ['an empty file', 'cv.odt', Buffer.alloc(0), /could not be read/],
  ['a Word file without a document', 'cv.docx', odt('<text:p>No</text:p>'), /could not be read/],
  ['a document too large', 'cv.docx', docx(random(6 * MB)), /too large/],
  ['a bomb', 'cv.docx', docx(' '.repeat(6 * MB)), /could not be read/],
  ['a PDF that fills the memory', 'cv.pdf', pdf([''], () => deflateSync(Buffer.alloc(60 * MB, 32))), /too large/],
  ['a PDF packed as nobody does', 'cv.pdf', Buffer.from('%PDF-1.4 << /Filter /L#5aWDecode >>'), /too large/],
  ['a PDF that hides how it is packed', 'cv.pdf', Buffer.from('%PDF-1.4 << /Filter 5 0 R >>'), /too large/],
  ['a PDF packed twice', 'cv.pdf', Buffer.from('%PDF-1.4 << /Filter [/FlateDecode /FlateDecode] >>'), /too large/],
])('C3 %s gets a reason instead of a text', async (_what, name, bytes, reason) => {
  expect(await resumeText(name, bytes)).toEqual({ reason: expect.stringMatching(reason) })
})

test('C3 malicious markup does not take long', { tags: 'extended', timeout: 60_000 }, async () => {
  for (const part of ['<', '<w:t>', '<mc:Fallback>', ' ', '\n ', '&#', '<w:p']) {
    const document = `${random(MB / 32)}<w:t>${part.repeat(Math.floor(MB / part.length))}x`
    expect(Object.keys(await resumeText('cv.docx', docx(document)))).toHaveLength(1)
  }
  for (const part of ['#41', '/F ', ' ', '[ ', 'stream', 'stream\n\x78\x9c', '/JS 1 ', '%', '<<']) {
    const file = Buffer.from(`%PDF-1.4\n/F${part.repeat(Math.floor(MB / part.length))}\n%%EOF`, 'latin1')
    expect(Object.keys(await resumeText('cv.pdf', file))).toEqual(['reason'])
  }
})
