import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { query } from '../support/database.ts'
import { signIn } from '../support/editor.ts'
import { api, normalizedText, page, post } from '../support/page.ts'
import { parseHtml } from '../support/parse-html.ts'
import { inject } from '../support/product.ts'

const ROLE = 'senior-seo-analyst'
const SENT =
  'Thank you! We have received your application. Two people will read it, and you will hear from us either way.'
const WRONG_KIND = 'Please attach a PDF, Word, or OpenDocument file (.pdf, .doc, .docx, or .odt).'
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\nstartxref\n0\n%%EOF\n')
const doc = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(600),
  Buffer.from('WordDocument\0', 'utf16le'),
])
const docx = zip({
  '[Content_Types].xml':
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  'word/document.xml': '<document/>',
})

type Fields = Record<string, string | File>
let editor: Awaited<ReturnType<typeof signIn>>
let people = 0

beforeAll(async () => {
  editor = await signIn()
})

/** Returns an application from a new person, with all required fields. */
function applicant(more: Fields = {}): Fields & { email: string } {
  const email = `applicant-${++people}@mail.example`
  return { name: 'Ines Calder', email, vacancy: ROLE, consent: 'yes', resume: file('cv.pdf', pdf), ...more }
}

const file = (name: string, bytes: Buffer) => new File([new Uint8Array(bytes)], name)

function apply(fields: Fields, accept = 'application/json') {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return api('/apply-vacancy', { method: 'POST', headers: { accept }, body })
}

const stored = (email: string) =>
  query<{ name: string; phone: string; message: string; slug: string | null; status: string; filename: string }>(
    `select a.name, a.phone, a.message, v.slug, a.status, r.filename from applications a
     left join vacancies v on v.id = a.vacancy_id left join resumes r on r.id = a.resume_id where a.email = $1`,
    [email],
  )

const folder = () => join(inject('dataDir'), 'resumes')
const files = () => (existsSync(folder()) ? readdirSync(folder()) : [])

test('R-160 an application is stored with its résumé, byte for byte, under a safe file name', async () => {
  const fields = applicant({
    phone: '+91 20 5550 1234',
    message: 'Twelve years of <b>logs</b>.',
    resume: file('../../Inés Calder (CV).PDF', pdf),
  })
  const response = await apply(fields)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ success: true, message: SENT })
  const [row, ...more] = await stored(fields.email)
  expect(more).toEqual([])
  expect(row).toMatchObject({
    name: 'Ines Calder',
    phone: '+91 20 5550 1234',
    message: 'Twelve years of <b>logs</b>.',
    slug: ROLE,
    status: 'new',
  })
  expect(row?.filename).toMatch(/^ines-calder-cv-[0-9a-f]{8}\.pdf$/)
  expect(readFileSync(join(folder(), row?.filename ?? '')).equals(pdf)).toBe(true)
})

test('F5 an application with another person’s email address does not keep that person’s own application out', async () => {
  const stranger = applicant({ name: 'Nobody' })
  const person = { ...stranger, name: 'Ines Calder', message: 'My own words.' }
  const responses = [await apply(stranger), await apply(person)]
  expect(await Promise.all(responses.map((response) => response.json()))).toEqual(
    Array(2).fill({ success: true, message: SENT }),
  )
  expect((await stored(person.email)).map(({ name }) => name).sort()).toEqual(['Ines Calder', 'Nobody'])
})

test('R-160 only hiring staff can read a résumé, and browsers always download it', async () => {
  const fields = applicant()
  await apply(fields)
  const [row] = await stored(fields.email)
  const url = `${inject('siteUrl')}/cms-api/resumes/file/${row?.filename}`
  expect((await fetch(url)).status).toBe(404)
  for (const path of [`/resumes/${row?.filename}`, `/media/${row?.filename}`, `/images/${row?.filename}`])
    expect((await page(path)).status).not.toBe(200)
  const seen = await fetch(url, { headers: { authorization: editor.headers.authorization } })
  expect(seen.status).toBe(200)
  expect(seen.headers.get('content-disposition')).toContain('attachment')
  expect(seen.headers.get('content-security-policy')).toContain('sandbox')
  expect(Buffer.from(await seen.arrayBuffer()).equals(pdf)).toBe(true)
})

test.each([
  ['cv.doc', doc],
  ['CV.DOCX', docx],
  [
    'five-megabytes.pdf',
    Buffer.concat([pdf.subarray(0, 9), Buffer.alloc(5 * 1024 * 1024 - pdf.length), pdf.subarray(9)]),
  ],
])('R-160 %s is accepted', async (name, bytes) => {
  const fields = applicant({ resume: file(name, bytes) })
  expect(await (await apply(fields)).json()).toEqual({ success: true, message: SENT })
  expect(await stored(fields.email)).toHaveLength(1)
})

test.each([
  ['no file', file('', Buffer.alloc(0)), 'Please attach your résumé.'],
  ['a program', file('cv.exe', Buffer.from('MZ')), WRONG_KIND],
  ['an HTML file', file('cv.html', Buffer.from('<script>')), WRONG_KIND],
  ['a program named .pdf', file('cv.pdf', Buffer.from('MZ\x90\x00')), /isn’t what its name says/],
  ['a broken PDF', file('cv.pdf', Buffer.from('%PDF-1.4 and nothing more')), /isn’t what its name says/],
  ['a zip named .docx', file('cv.docx', zip({ 'a.exe': 'MZ' })), /isn’t what its name says/],
  ['more than 5 MB', file('cv.pdf', Buffer.alloc(5 * 1024 * 1024 + 1, '%PDF-')), /larger than 5 MB/],
])('R-160 %s is refused at its field, and nothing is stored', async (_what, resume, message) => {
  const fields = applicant({ resume })
  const before = files()
  const response = await apply(fields)
  expect(response.status).toBe(422)
  const body = await response.json()
  expect(body.errors.resume).toMatch(message)
  expect(Object.keys(body.errors)).toEqual(['resume'])
  expect(await stored(fields.email)).toEqual([])
  expect(files()).toEqual(before)
})

test('R-160 a body of more than 6 MB is refused without being read', async () => {
  const fields = applicant({ resume: file('cv.pdf', Buffer.alloc(7 * 1024 * 1024)) })
  const status = await apply(fields).then(
    ({ status }) => status,
    // The connection may close before everything is sent.
    () => 413,
  )
  expect(status).toBe(413)
  expect(await stored(fields.email)).toEqual([])
})

test('R-160 missing fields get one message each, for JSON callers too', async () => {
  const errors = {
    name: 'Please enter your name.',
    email: 'Please enter a valid email address.',
    resume: 'Please attach your résumé.',
    consent: 'Please check the box. We can’t keep your application without your consent.',
  }
  for (const response of [await apply({ name: ' ', email: 'nobody' }), await post('/apply-vacancy', { data: {} })]) {
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toEqual(errors)
  }
  expect((await api('/apply-vacancy')).status).toBe(405)
})

test('R-160 R-163 an application for a closed or unknown vacancy is refused', async () => {
  const closed = applicant({ vacancy: 'link-researcher' })
  const refused = await apply(closed)
  expect(refused.status).toBe(422)
  expect((await refused.json()).message).toBe(
    'Link Researcher is no longer open. See the open positions on the careers page.',
  )
  const unknown = await apply(applicant({ vacancy: 'nobody' }))
  expect(unknown.status).toBe(404)
  expect((await unknown.json()).message).toContain('This position doesn’t exist.')
  expect(await stored(closed.email)).toEqual([])
})

test('R-160 repeated applications are stored once for each vacancy', async () => {
  const fields = applicant()
  const again = { ...fields, email: fields.email.toUpperCase() }
  for (const response of await Promise.all([apply(fields), apply(fields), apply(again)]))
    expect(response.status).toBe(200)
  expect((await apply(again)).status).toBe(200)
  expect(await stored(fields.email)).toHaveLength(1)
  await apply({ ...fields, vacancy: 'junior-web-analyst' })
  expect((await stored(fields.email)).map(({ slug }) => slug).sort()).toEqual(['junior-web-analyst', ROLE])
})

test('R-160 E1 an automated application gets the usual response and is stored as spam', async () => {
  const fields = applicant({ nickname: 'Robot' })
  expect(await (await apply(fields)).json()).toEqual({ success: true, message: SENT })
  expect(await stored(fields.email)).toMatchObject([{ status: 'spam' }])
})

test('R-164 a visitor can apply without naming a vacancy', async () => {
  const fields = applicant({ vacancy: '' })
  expect((await apply(fields)).status).toBe(200)
  expect(await stored(fields.email)).toMatchObject([{ slug: null, status: 'new' }])
})

test.each([`/career/${ROLE}`, '/career/'])(
  'R-160 S-12 without JavaScript, the response sends the visitor back to %s',
  async (path) => {
    const { document } = await page(path)
    const form = document.querySelector('form[action="/api/apply-vacancy"]')
    expect(document.querySelectorAll('form[action="/api/apply-vacancy"]')).toHaveLength(1)
    expect([form?.getAttribute('method'), form?.getAttribute('enctype')]).toEqual(['post', 'multipart/form-data'])
    const hidden = Object.fromEntries(
      [...(form?.querySelectorAll('input[type="hidden"]') ?? [])].map((one) => [
        one.getAttribute('name') ?? '',
        one.getAttribute('value') ?? '',
      ]),
    )
    const fields = { ...applicant(), ...hidden }
    const sent = await apply(fields, 'text/html')
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${path}?form=apply#apply`])
    expect(await stored(fields.email)).toHaveLength(1)
    const after = await page(`${path}?form=apply`)
    expect(normalizedText(after.document.querySelector('#apply [data-form-message]'))).toBe(SENT)
  },
)

test('R-160 S-12 without JavaScript, a refused form returns with its errors and everything typed', async () => {
  const response = await apply(
    { ...applicant({ vacancy: ROLE, page: `/career/${ROLE}` }), email: 'nobody', message: '<i>"Hello"</i>' },
    'text/html',
  )
  expect(response.status).toBe(422)
  const document = parseHtml(await response.text())
  const form = document.querySelector('#apply')
  expect(normalizedText(document.querySelector('h1'))).toBe('Senior SEO Analyst')
  expect(form?.querySelector<HTMLInputElement>('[name="name"]')?.value).toBe('Ines Calder')
  expect(form?.querySelector<HTMLInputElement>('[name="email"]')?.value).toBe('nobody')
  expect(form?.querySelector<HTMLTextAreaElement>('[name="message"]')?.value).toBe('<i>"Hello"</i>')
  expect(form?.querySelector<HTMLInputElement>('[name="consent"]')?.checked).toBe(true)
  expect(normalizedText(form?.querySelector('#apply-email-error'))).toBe('Please enter a valid email address.')
  expect(form?.querySelector('[data-form-errors] a')?.getAttribute('href')).toBe('#apply-email')
  expect(normalizedText(form?.querySelector('#apply-resume-hint'))).toContain('Choose the file again')
})

/** Returns an uncompressed zip of these files. */
function zip(contents: Record<string, string>) {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(contents)) {
    const data = Buffer.from(text)
    const both = Buffer.alloc(26)
    both.writeUInt16LE(20, 0)
    both.writeUInt32LE(crc32(data), 10)
    both.writeUInt32LE(data.length, 14)
    both.writeUInt32LE(data.length, 18)
    both.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), both, Buffer.from(name), data])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), both, place, Buffer.from(name)]))
    parts.push(local)
    offset += local.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, ...directory, end])
}
