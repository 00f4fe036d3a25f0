import { expect, test } from 'vitest'
import { fromCsv, toCsv } from '#engine/csv/csv.ts'
import { query } from '../support/database.ts'
import { signIn } from '../support/editor.ts'
import { post } from '../support/page.ts'
import { inject } from '../support/product.ts'

test('D4 an export contains no formulas and can be read back unchanged', async () => {
  const message = '=HYPERLINK("https://evil.example";"x")\r\n+1, "two"'
  const clientName = "'@SUM(A1)"
  const website = 'https://formula.readers.example/'
  await post('/send-mail', { form: 'contact', clientName, clientEmail: 'formula@readers.example', website, message })
  const editor = await signIn()
  const response = await fetch(`${inject('siteUrl')}/cms-api/contact-requests/export.csv`, { headers: editor.headers })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('text/csv')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="contact-requests-.+\.csv"$/)
  const text = await response.text()
  expect(text).toContain(`"'=HYPERLINK(`)
  const { header, rows } = fromCsv(text)
  expect(toCsv(header, rows)).toBe(text.startsWith('\uFEFF') ? text : `\uFEFF${text}`)
  const found = rows
    .map((row) => Object.fromEntries(header.map((name, at) => [name, row[at]])))
    .find((row) => row.website === website)
  const [lead] = await query<{ message: string }>('select message from contact_requests where website = $1', [website])
  expect(found).toMatchObject({ name: clientName, message: lead?.message })
  const written = await query(`select who_email from audit_log where action = 'export' and about = 'contact-requests'`)
  expect(written).not.toEqual([])
})

test('links of earlier emails to a contact request still lead to it', async () => {
  const former = `${inject('siteUrl')}/admin/collections/mails/12?a=1`
  const { status, headers } = await fetch(former, { redirect: 'manual' })
  expect([status, headers.get('location')]).toEqual([308, '/admin/collections/contact-requests/12?a=1'])
})
