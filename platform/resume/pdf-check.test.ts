// @module-tag slow
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { isHarmlessPdf } from './pdf-check.ts'

const MB = 1024 * 1024
const script = '1 0 2 20 << /S /JavaScript /JS (app.alert(1)) >> null'
const honest = '1 0 2 27 << /Type /Catalog /Pages 2 0 R >> << /Type /Pages /Count 0 /Kids [] >>'
const flate = '/Filter /FlateDecode'

const pdf = (...parts: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
    Buffer.from('\nstartxref\n0\n%%EOF\n'),
  ])
const stream = (dictionary: string, bytes: Buffer) =>
  Buffer.concat([Buffer.from(`5 0 obj\n<<${dictionary}>>\nstream\r\n`), bytes, Buffer.from('\nendstream\nendobj\n')])
const objects = (text: string, dictionary = `/Type /ObjStm /N 2 /First 9 ${flate}`) =>
  pdf(stream(dictionary, deflateSync(Buffer.from(text, 'latin1'))))

test.each([
  '<< /Type /Filespec /F (run.exe) /EF << /F 8 0 R >> >>',
  '<</F(run.exe)/EF<</F 8 0 R>>>>',
  '<< /EF 8 0 R >>',
  '<< /E#46 % the file\n<< /F 8 0 R >> >>',
  '<< /Subtype /FileAttachment /FS 8 0 R >>',
  '<< /S /SubmitForm /F (http://example.com) >>',
  '<</S/ImportData/F(x.fdf)>>',
  '<< /S /GoToE /T << /R /C >> >>',
  '<< /S % where\n/GoToR /F (//example.com/share/x.pdf) >>',
  '<< /AcroForm << /XFA [(template) 4 0 R] >> >>',
  '<< /Type 9 0 R >> 9 0 obj /ObjStm endobj',
])('C3 a PDF with %s is refused', (body) => expect(isHarmlessPdf(pdf(body))).toBe(false))

test.each([
  ['a script', script],
  ['a script with a hidden name', '1 0 << /S /J#61vaScript /#4aS <6170702e> >>'],
  ['a program', '1 0 << /S /Launch /F (cmd.exe) >>'],
  ['an attached file', '1 0 << /Type /Filespec /EF << /F 8 0 R >> >>'],
  ['a form that is sent', '1 0 << /S /SubmitForm >>'],
])('C3 a PDF with %s among its packed objects is refused', (_what, text) => {
  expect(isHarmlessPdf(objects(text))).toBe(false)
  expect(isHarmlessPdf(objects(text, `/Type/Obj#53tm/Filter[/FlateDecode]`))).toBe(false)
  // Some readers ignore the type of a stream.
  expect(isHarmlessPdf(objects(text, flate))).toBe(false)
  expect(isHarmlessPdf(objects(`% objects\n ${text}`, flate))).toBe(false)
})

test.each([
  ['in another way', '/Type /ObjStm /Filter /LZWDecode'],
  ['twice', '/Type /ObjStm /Filter [/FlateDecode /ASCIIHexDecode]'],
  ['twice, in short', '/Type /ObjStm /Filter [/FlateDecode /AHx]'],
  ['in a way that stands elsewhere', '/Type /ObjStm /Filter 7 0 R'],
  ['in two ways at once', '/Type /ObjStm /F /AHx /Filter /FlateDecode'],
  ['with its rows shifted', '/Type /ObjStm /Filter /FlateDecode /DecodeParms << /Predictor 12 >>'],
  ['not at all', '/Type /ObjStm'],
  ['behind a word in a text', `/Type /ObjStm /X (stream) ${flate}`],
])('C3 a PDF with objects packed %s is refused', (_what, dictionary) =>
  expect(isHarmlessPdf(objects(honest, dictionary))).toBe(false),
)

test('C3 a PDF whose objects are damaged or unpack to too much is refused', () => {
  const dictionary = `/Type /ObjStm ${flate}`
  const whole = deflateSync(Buffer.from(script.repeat(50)))
  expect(isHarmlessPdf(pdf(stream(dictionary, whole.subarray(0, 40))))).toBe(false)
  expect(isHarmlessPdf(pdf(stream(dictionary, Buffer.from('rubbish'))))).toBe(false)
  const packed = (size: number) => stream(dictionary, deflateSync(Buffer.alloc(size, ' ')))
  expect(isHarmlessPdf(pdf(packed(7 * MB)))).toBe(true)
  expect(isHarmlessPdf(pdf(packed(9 * MB)))).toBe(false)
  expect(isHarmlessPdf(pdf(...Array.from({ length: 5 }, () => packed(7 * MB))))).toBe(false)
  expect(isHarmlessPdf(pdf('stream\nx\nendstream\n'.repeat(2000)))).toBe(true)
  expect(isHarmlessPdf(pdf('stream\nx\nendstream\n'.repeat(2001)))).toBe(false)
})

test('C3 packed objects, pages, and images are accepted', () => {
  for (const dictionary of [
    `/Type /ObjStm /N 2 /First 9 /Length 80 ${flate}`,
    '/Type/ObjStm/N 2/First 9/Filter[/FlateDecode]/Length 80',
    `/Filter/FlateDecode/First 9/N 2/Type/ObjStm/DecodeParms null`,
    `/Length 80 ${flate}`,
  ])
    expect([dictionary, isHarmlessPdf(objects(honest, dictionary))]).toEqual([dictionary, true])
  const page = '1 0 0 1 72 720 cm BT /F1 12 Tf (JavaScript, HTML/JavaScript, /EF) Tj ET'
  const rows = '/Type /XRef /DecodeParms << /Columns 5 /Predictor 12 >>'
  const picture = `/Subtype /Image ${flate}`
  expect(
    isHarmlessPdf(
      pdf(
        stream(`/Length 90 ${flate}`, deflateSync(Buffer.from(page))),
        stream(picture, deflateSync(Buffer.alloc(20 * MB))),
        stream('/Subtype /Image /Filter /DCTDecode', Buffer.from('ffd8ffe000104a464946', 'hex')),
        stream(`/Type /ObjStm /N 2 /First 9 ${flate}`, deflateSync(Buffer.from(honest))),
        stream(`${rows} ${flate}`, deflateSync(Buffer.from([2, 1, 0, 0, 0, 0]))),
        '<< /A << /S /URI /URI (https://example.com/EF) >> /Dest [1 0 R /Fit] /S /GoTo >>',
      ),
    ),
  ).toBe(true)
})

test('C3 no packed object takes long to check', { tags: 'extended' }, () => {
  for (const part of ['/JS 1 ', '/EF ', '/ObjStm', '1 0 ', '#', '%', ' '])
    isHarmlessPdf(objects(part.repeat(Math.floor(MB / part.length))))
  for (const part of ['stream', 'stream\n\x78\x9c', '/ObjStm stream\n', '/Filter [ ', '/DP  '])
    isHarmlessPdf(pdf(part.repeat(Math.floor(MB / part.length))))
})
