// extended: one more file of a family, which Chromium has to print.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, cms, headersOf, makeAccount } from '../support/account.ts'
import { query } from '../support/database.ts'
import { openPage } from '../support/open-page.ts'
import { api, page } from '../support/page.ts'
import { inject } from '../support/product.ts'

const REFUSED = 'This file isn’t what its name says it is. Please save your résumé as a PDF and attach that.'
const ACTIVE =
  'This PDF contains a script, an attached file, or an automatic action. Save it as a plain PDF and attach that.'
const PROTECTED = 'This PDF is password-protected, so we can’t check it. Save it without a password and attach that.'
const WORDS = 'Twelve years of logs & <img src=x onerror=alert(1)>'
const ODT = 'application/vnd.oasis.opendocument.text'
const MB = 1024 * 1024

const zip = (files: Zippable) => Buffer.from(zipSync(files))
const xml = (text: string) => strToU8(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
const within = (start: string, text: string, end: string) => strToU8(start + new TextDecoder().decode(xml(text)) + end)

const types = strToU8(
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
)
const document = within('<w:document><w:body><w:p><w:r><w:t>', WORDS, '</w:t></w:r></w:p></w:body></w:document>')
const content = within('<office:document-content><text:p>', WORDS, '</text:p></office:document-content>')

const pdf = (body = '<<>>') => Buffer.from(`%PDF-1.4\n1 0 obj\n${body}\nendobj\nstartxref\n0\n%%EOF\n`, 'latin1')
const packedObjects = (text: string) => {
  const packed = deflateSync(Buffer.from(text)).toString('latin1')
  return pdf(`<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n${packed}\nendstream`)
}
const docx = (more: Zippable = {}) => zip({ '[Content_Types].xml': types, 'word/document.xml': document, ...more })
const odt = (more: Zippable = {}) => zip({ mimetype: [strToU8(ODT), { level: 0 }], 'content.xml': content, ...more })
const doc = (...names: string[]) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(600),
    ...['WordDocument', ...names].map((name) => Buffer.from(`${name}\0`, 'utf16le')),
  ])
const remoteTemplate = strToU8(
  '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="https://example.com/a.dotm" TargetMode="External"/></Relationships>',
)
const ole = new Uint8Array(Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex'))
const encrypted = (bytes: Buffer) => {
  const changed = Buffer.from(bytes)
  changed.writeUInt16LE(1, changed.readUInt32LE(changed.length - 6) + 8)
  return changed
}

let hr: Account
let sales: Account
let people = 0

beforeAll(async () => {
  hr = await makeAccount('resume-hr', ['hr'])
  sales = await makeAccount('resume-sales', ['sales'])
})

afterAll(async () => {
  await hr.remove()
  await sales.remove()
})

async function apply(name: string, bytes: Buffer) {
  const email = `resume-${++people}@mail.example`
  const body = new FormData()
  body.append('name', 'Ines Calder')
  body.append('email', email)
  body.append('consent', 'yes')
  body.append('resume', new File([new Uint8Array(bytes)], name))
  const response = await api('/apply-vacancy', { method: 'POST', headers: { accept: 'application/json' }, body })
  return { response, email }
}

type Row = { id: number; filename: string; decidedAt: Date | null }
const stored = (email: string) =>
  query<Row>(
    `select a.id, r.filename, a.decided_at as "decidedAt" from applications a left join resumes r on r.id = a.resume_id
     where a.email = $1`,
    [email],
  )

async function accepted(name: string, bytes: Buffer) {
  const { response, email } = await apply(name, bytes)
  expect({ name, status: response.status }).toEqual({ name, status: 200 })
  const [row, ...more] = await stored(email)
  if (!row || more.length > 0) throw new Error(`${name} was stored ${more.length + (row ? 1 : 0)} times.`)
  return { ...row, email }
}

const folder = () => join(inject('dataDir'), 'resumes')
const files = () => (existsSync(folder()) ? readdirSync(folder()).sort() : [])
const countOfResumes = async () => (await query<{ count: string }>('select count(*) from resumes'))[0]?.count

test.each<[string, string, Buffer]>([
  ['an HTML page', 'cv.pdf', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a PDF that starts like HTML', 'cv.pdf', Buffer.concat([Buffer.from('%PDF-1.4\n<html><script>x</script>'), pdf()])],
  ['a PDF after a script', 'cv.pdf', Buffer.concat([Buffer.from('<script>alert(1)</script>'), pdf()])],
  ['a truncated PDF', 'cv.pdf', Buffer.from('%PDF-1.4\n1 0 obj')],
  ['a program', 'cv.docx', Buffer.from('MZ\x90\x00\x03', 'latin1')],
  ['a zip', 'cv.docx', zip({ 'readme.txt': strToU8('Hello') })],
  ['a document with macros', 'cv.docx', docx({ 'word/vbaProject.bin': strToU8('x') })],
  ['a document with an ActiveX control', 'cv.docx', docx({ 'word/activeX/activeX1.xml': strToU8('x') })],
  ['a document with an OLE object', 'cv.docx', docx({ 'word/embeddings/oleObject1.bin': strToU8('x') })],
  ['a document with macro sheets', 'cv.docx', docx({ 'word/macrosheets/sheet1.xml': strToU8('<x/>') })],
  ['a document with an OLE object named as an image', 'cv.docx', docx({ 'word/media/image1.png': ole })],
  ['a document with a remote template', 'cv.docx', docx({ 'word/_rels/settings.xml.rels': remoteTemplate })],
  [
    'a document with a field that starts a program',
    'cv.docx',
    docx({ 'word/header1.xml': strToU8('<w:hdr><w:instrText>DDEAUTO cmd</w:instrText></w:hdr>') }),
  ],
  ['a document with a path traversal', 'cv.docx', docx({ '../../../tmp/x': strToU8('x') })],
  ['an encrypted document', 'cv.docx', encrypted(docx())],
  ['a document with trailing HTML', 'cv.docx', Buffer.concat([docx(), Buffer.from('<script>x</script>')])],
  ['a zip bomb of zeros', 'cv.docx', docx({ 'word/media/1.bmp': new Uint8Array(64 * MB) })],
  [
    'a zip bomb of names',
    'cv.docx',
    docx(Object.fromEntries(Array.from({ length: 2100 }, (_, i) => [`${i}`, xml('')]))),
  ],
  ['a document with a wrong extension', 'cv.odt', docx()],
  ['an OpenDocument text with Basic', 'cv.odt', odt({ 'Basic/Standard/Module1.xml': strToU8('x') })],
  ['an OpenDocument text with scripts', 'cv.odt', odt({ 'Scripts/python/run.py': strToU8('x') })],
  ['an old Word file with macros', 'cv.doc', doc('Macros')],
  ['an old Word file with VBA', 'cv.doc', doc('VBA', '_VBA_PROJECT')],
  ['an old Word file with an OLE object', 'cv.doc', doc('\u0001Ole10Native')],
  ['an old Word file with an object pool', 'cv.doc', doc('ObjectPool')],
  ['an installer', 'cv.doc', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2000)])],
])('C3 R-160 %s as %s is refused at its field, and nothing is stored', async (_what, name, bytes) => {
  const before = { files: files(), rows: await countOfResumes() }
  const { response, email } = await apply(name, bytes)
  expect(response.status).toBe(422)
  expect((await response.json()).errors).toEqual({ resume: REFUSED })
  expect(await stored(email)).toEqual([])
  expect({ files: files(), rows: await countOfResumes() }).toEqual(before)
})

test.each<[string, Buffer, string]>([
  ['a PDF with a script', pdf('<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>'), ACTIVE],
  ['a PDF with a hidden script', pdf('<< /OpenAction << /S /J#61vaScript /#4AS <6170> >> >>'), ACTIVE],
  ['a PDF that starts a program', pdf('<< /S /Launch /F (cmd.exe) >>'), ACTIVE],
  ['a PDF with an embedded file', pdf('<< /Type /EmbeddedFile /Length 0 >>'), ACTIVE],
  ['a PDF with rich media', pdf('<< /Subtype /RichMedia >>'), ACTIVE],
  ['a PDF with an attached file', pdf('<< /F (run.exe) /EF << /F 8 0 R >> >>'), ACTIVE],
  ['a PDF with a form that submits', pdf('<< /S /SubmitForm /F (https://example.com) >>'), ACTIVE],
  ['a PDF with a packed script', packedObjects('1 0 << /S /JavaScript /JS (app.alert(1)) >>'), ACTIVE],
  ['a PDF that opens a URL', pdf('<< /OpenAction << /S /URI /URI (https://example.com) >> >>'), ACTIVE],
  ['a PDF with an action on closing', pdf('<< /AA << /WC << /S /Named /N /Print >> >> >>'), ACTIVE],
  ['a protected PDF', pdf('<< /Encrypt 4 0 R >>'), PROTECTED],
  ['a PDF with HTML after 9,000 bytes', pdf(`${' '.repeat(9_000)}<script>alert(1)</script>`), REFUSED],
  ['a PDF with trailing bytes', Buffer.concat([pdf(), Buffer.from('<b>')]), REFUSED],
])('C3 R-160 %s is refused with its reason', async (_what, bytes, reason) => {
  const before = { files: files(), rows: await countOfResumes() }
  const { response, email } = await apply('cv.pdf', bytes)
  expect(response.status).toBe(422)
  expect((await response.json()).errors).toEqual({ resume: reason })
  expect(await stored(email)).toEqual([])
  expect({ files: files(), rows: await countOfResumes() }).toEqual(before)
})

test('C3 R-160 a PDF printed by a browser is accepted', { tags: 'extended' }, async () => {
  const printing = await openPage('/career/')
  const bytes = await printing.pdf()
  expect(bytes.length).toBeGreaterThan(10_000)
  await accepted('cv.pdf', Buffer.from(bytes))
})

test.each<[string, Buffer]>([
  ['cv.pdf', pdf()],
  ['cv.pdf', pdf('<< /OpenAction [3 0 R /XYZ null null 0] >>')],
  ['cv.pdf', packedObjects('1 0 << /Type /Catalog /Pages 2 0 R >>')],
  ['cv.doc', doc()],
  ['cv.docx', docx()],
  ['cv.odt', odt()],
])(
  'C3 R-160 a valid %s is stored under a generated name, readable by hiring staff, and always downloaded',
  async (name, bytes) => {
    const { filename } = await accepted(`../../${name}`, bytes)
    expect(filename).toMatch(new RegExp(`^cv-[0-9a-f]{8}\\.${name.slice(3)}$`))
    expect(readFileSync(join(folder(), filename)).equals(bytes)).toBe(true)
    const path = `/resumes/file/${filename}`
    expect((await cms('GET', path)).status).toBe(404)
    expect([403, 404]).toContain((await cms('GET', path, undefined, await headersOf(sales))).status)
    const seen = await cms('GET', path, undefined, await headersOf(hr))
    expect(seen.status).toBe(200)
    expect(seen.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(seen.headers.get('x-content-type-options')).toBe('nosniff')
    expect(seen.headers.get('content-security-policy')).toContain('sandbox')
    expect(seen.headers.get('cache-control')).toContain('no-store')
    expect(Buffer.from(await seen.arrayBuffer()).equals(bytes)).toBe(true)
  },
)

test('C3 accounts without permission cannot tell whether a file exists', async () => {
  const { filename } = await accepted('cv.pdf', pdf())
  const visitors: Record<string, string>[] = [{}, { cookie: 'prairie-token=x' }, await headersOf(sales)]
  for (const headers of visitors) {
    const [there, missing] = await Promise.all(
      [filename, 'cv-00000000.pdf'].map(async (name) => {
        const response = await cms('GET', `/resumes/file/${name}`, undefined, headers)
        return { status: response.status, text: await response.text() }
      }),
    )
    expect(there?.status).toBeGreaterThanOrEqual(400)
    expect(there).toEqual(missing)
  }
})

test('C3 the back office shows a résumé as text and counts applications by status', async () => {
  const { id, filename } = await accepted('cv.docx', docx())
  const headers = await headersOf(hr)
  const one = await page(`/admin/collections/applications/${id}`, { headers })
  expect(one.document.querySelector('.resume-preview pre')?.textContent).toBe(WORDS)
  expect(one.document.querySelector('.resume-preview img')).toBeNull()
  expect(one.document.querySelector('.resume-preview a')?.getAttribute('href')).toBe(
    `/cms-api/resumes/file/${filename}`,
  )

  const list = await page('/admin/collections/applications?where[or][0][and][0][status][equals]=new', { headers })
  const current = [...list.document.querySelectorAll('.pipeline a[aria-current]')]
  const [counted] = await query<{ count: string }>(`select count(*) from applications where status = 'new'`)
  expect(current.map((link) => link.textContent)).toEqual([`${counted?.count} New`])
  expect(list.document.querySelectorAll('[aria-label="Applications by status"] a')).toHaveLength(8)
})

test('R-160 an application keeps its decision date until it is reopened', async () => {
  const { id, email } = await accepted('cv.pdf', pdf())
  const headers = await headersOf(hr)
  const decidedAt = async (status: string) => {
    const response = await cms('PATCH', `/applications/${id}`, { status }, headers)
    expect(response.status).toBe(200)
    return (await stored(email))[0]?.decidedAt
  }
  expect((await stored(email))[0]?.decidedAt).toBeNull()
  expect(await decidedAt('screening')).toBeNull()
  for (const status of ['rejected', 'withdrawn', 'offer']) {
    expect(Math.abs(((await decidedAt(status))?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000)
    expect(await decidedAt('interview')).toBeNull()
  }
  const decided = await decidedAt('rejected')
  await cms('PATCH', `/applications/${id}`, { notes: 'A kind letter was sent.' }, headers)
  expect((await stored(email))[0]?.decidedAt).toEqual(decided)
})
