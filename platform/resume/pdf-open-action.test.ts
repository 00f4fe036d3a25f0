import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pdfFault } from './pdf-check.ts'

const pdf = (...parts: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
    Buffer.from('\nstartxref\n0\n%%EOF\n'),
  ])
const catalog = (rest: string) => `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${rest} >>\nendobj\n`

/** In the form of pdfTeX: all objects except streams are compressed. */
function packed(objects: Record<number, string>) {
  const header: string[] = []
  let body = ''
  for (const [number, text] of Object.entries(objects)) {
    header.push(`${number} ${body.length}`)
    body += `${text} `
  }
  const numbers = `${header.join(' ')}\n`
  const bytes = deflateSync(Buffer.from(numbers + body, 'latin1'))
  const dictionary = `/Type /ObjStm /N ${header.length} /First ${numbers.length} /Length ${bytes.length} /Filter /FlateDecode`
  return Buffer.concat([
    Buffer.from(`9 0 obj\n<< ${dictionary} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream\nendobj\n'),
  ])
}

test.each([
  ['LibreOffice', [catalog('/OpenAction[3 0 R /XYZ null null 0]/Lang(en-US)')]],
  ['Word', [catalog('/OpenAction [3 0 R /FitH 842]')]],
  ['InDesign', [catalog('/OpenAction 5 0 R'), '5 0 obj\n[ 3 0 R /Fit ]\nendobj\n']],
  ['hyperref', [catalog('/OpenAction 5 0 R'), '5 0 obj <<\n/S /GoTo /D [7 0 R /Fit]\n>> endobj\n']],
  ['pdfTeX', [packed({ 1: '<< /Type /Catalog /Pages 2 0 R /OpenAction 5 0 R >>', 5: '<< /S /GoTo /D (page.1) >>' })]],
  ['a tagged document', [catalog('/OpenAction << /Type /Action /S /GoTo /D [3 0 R /Fit] /SD [8 0 R /Fit] >>')]],
  ['no action', [catalog('/OpenActions 1')]],
])('C3 a PDF that shows a page when opened is accepted: %s', (_what, parts) => {
  expect(pdfFault(pdf(...parts))).toBeUndefined()
})

test.each<[string, (string | Buffer)[]]>([
  ['loads an address', [catalog('/OpenAction << /S /URI /URI (https://example.com) >>')]],
  ['prints', [catalog('/OpenAction << /S /Named /N /Print >>')]],
  ['hides something', [catalog('/OpenAction << /S /Hide /T (a) >>')]],
  ['goes on with another action', [catalog('/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next 6 0 R >>')]],
  ['has a hidden name', [catalog('/Open#41ction << /S /URI /URI (https://example.com) >>')]],
  ['says twice what it does', [catalog('/OpenAction << /S /GoTo /S /URI /D [3 0 R /Fit] >>')]],
  ['loads an address in an object', [catalog('/OpenAction 5 0 R'), '5 0 obj << /S /URI /URI (http://a) >> endobj\n']],
  [
    'does so after it was saved again',
    [
      catalog('/OpenAction 5 0 R'),
      '5 0 obj [3 0 R /Fit] endobj\n',
      '%%EOF\n5 0 obj << /S /URI /URI (http://a) >> endobj\n',
    ],
  ],
  [
    'does so in a packed object',
    [packed({ 1: '<< /Type /Catalog /OpenAction 5 0 R >>', 5: '<< /S /URI /URI (http://a) >>' })],
  ],
  [
    'does so in a packed object after a fine one',
    [
      catalog('/OpenAction 5 0 R'),
      '5 0 obj [3 0 R /Fit] endobj\n',
      packed({ 4: 'null', 5: '<< /S /Named /N /Print >>' }),
    ],
  ],
  ['does what is nowhere', [catalog('/OpenAction 5 0 R')]],
  ['acts when a page is shown', [catalog(''), '3 0 obj << /Type /Page /AA << /O 6 0 R >> >> endobj\n']],
  ['acts when it is closed', [catalog('/AA 6 0 R')]],
  ['links to a script', [catalog(''), '6 0 obj << /S /URI /URI ( JavaScript:alert(1)) >> endobj\n']],
  ['has endless actions', [catalog('/OpenAction [3 0 R /Fit] '.repeat(21))]],
])('C3 a PDF that %s when opened is refused with that reason', (_what, parts) => {
  expect(pdfFault(pdf(...parts))).toBe('active')
})

test('C3 a protected PDF is refused with that reason', () => {
  expect(pdfFault(pdf(catalog(''), 'trailer << /Encrypt 8 0 R /Root 1 0 R >>'))).toBe('protected')
  expect(pdfFault(pdf(catalog(''), 'trailer << /Encr#79pt << /Filter /Standard >> >>'))).toBe('protected')
})

test('C2 C3 a PDF that is also HTML or a zip is refused', () => {
  const far = ' '.repeat(100_000)
  const zipEnd = Buffer.from('504b0506000000000000000000000000000000000000', 'hex')
  const commented = Buffer.from(zipEnd)
  commented.writeUInt16LE(8, 20)
  const whole = pdf(catalog(''))
  for (const bytes of [
    pdf(far, '<script>alert(1)</script>'),
    pdf(far, '<HTML>'),
    Buffer.concat([whole, Buffer.from('<b>')]),
    Buffer.concat([whole, Buffer.from('PK')]),
    Buffer.concat([whole, zipEnd]),
    Buffer.concat([whole, commented, Buffer.from('\n%%EOF\n\n')]),
  ])
    expect(pdfFault(bytes)).toBe('broken')
  expect(pdfFault(Buffer.concat([whole, Buffer.alloc(100), Buffer.from('\r\n')]))).toBeUndefined()
  // Four bytes of an image that look like the end of a zip.
  expect(pdfFault(pdf('stream\n', zipEnd, '\nendstream'))).toBeUndefined()
})

test('C3 no action takes long to check', () => {
  for (const part of ['/OpenAction 1 0 R ', '/OpenAction[', '/OpenAction<</D/a', '1 0 obj ', '/AA 1 '])
    pdfFault(pdf(catalog('/OpenAction 1 0 R'), part.repeat(Math.floor((1024 * 1024) / part.length))))
})
