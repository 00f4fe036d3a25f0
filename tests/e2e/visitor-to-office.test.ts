// extended: whole visits, from the page that convinces to the row that staff open.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { openBackOffice } from '../support/back-office.ts'
import { query } from '../support/database.ts'
import { openPage } from '../support/open-page.ts'

beforeEach(() => query('update bookings set network = null'))

const rowOf = async (table: string, column: string, email: string) =>
  (await query<{ id: number }>(`select id from ${table} where ${column} = $1`, [email]))[0]?.id ?? 0

/** A page of text as a PDF, so that the back office has something to show of it. */
function pdfOf(line: string) {
  const content = `BT /F1 12 Tf 72 720 Td (${line}) Tj ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let pdf = '%PDF-1.4\n'
  const places = objects.map((object, i) => {
    const place = pdf.length
    pdf += `${i + 1} 0 obj${object}endobj\n`
    return `${place}`.padStart(10, '0')
  })
  const table = pdf.length
  pdf += `xref\n0 6\n0000000000 65535 f \n${places.map((place) => `${place} 00000 n \n`).join('')}`
  return Buffer.from(`${pdf}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`)
}

const fieldValue = (page: Page, name: string) => page.locator(`#field-${name}`).inputValue()

test('R-160 an application from the form is in the back office, with its file byte for byte', {
  tags: 'extended',
}, async () => {
  const [email, buffer] = ['applicant@office.example', pdfOf('Nine years of shopping feeds')]
  const page = await openPage('/career/')
  await page.locator('main').getByRole('link', { name: 'Apply' }).first().click()
  await page.waitForURL(/\/career\/[a-z0-9-]+$/)
  await page.getByRole('link', { name: 'Apply Now' }).click()
  const form = page.locator('#apply')
  await form.locator('[name="name"]').fill('Piotr Zielinski')
  await form.locator('[name="email"]').fill(email)
  await form.locator('[name="resume"]').setInputFiles({ name: 'résumé.pdf', mimeType: 'application/pdf', buffer })
  await form.locator('[name="consent"]').check()
  await form.getByRole('button', { name: 'Send application' }).click()
  await form.locator('[data-form-message]').getByText('We have received your application.').waitFor()

  const office = await openBackOffice(`/admin/collections/applications/${await rowOf('applications', 'email', email)}`)
  expect([await fieldValue(office, 'name'), await fieldValue(office, 'email')]).toEqual(['Piotr Zielinski', email])
  await office.getByText('Nine years of shopping feeds').waitFor()
  const file = office.locator('a[href*="/cms-api/resumes/file/"]').first()
  const [download] = await Promise.all([
    office.waitForEvent('download'),
    file.evaluate((link: HTMLAnchorElement) => {
      const copy = document.createElement('a')
      copy.href = link.href
      copy.download = ''
      copy.click()
    }),
  ])
  expect((await readFile(await download.path())).equals(buffer)).toBe(true)
})

test('R-224 a request from a plan on a service page reaches the lead with both names', {
  tags: 'extended',
}, async () => {
  const email = 'plan@office.example'
  const page = await openPage('/services/mobile-seo/')
  await page.locator('#price').getByRole('link', { name: 'Get Started: Rise Plan' }).click()
  await page.waitForURL(/\/contact-us\/\?(?=.*plan=rise)(?=.*service=mobile-seo)/)
  expect(await page.locator('.form-interest').first().innerText()).toMatch(/Mobile SEO.*Rise Plan/s)
  const form = page.locator('#quote')
  await form.locator('[name="name"]').fill('Hana Sato')
  await form.locator('[name="email"]').fill(email)
  await form.locator('[name="message"]').fill('Phones are slow.')
  await form.getByRole('button', { name: 'Request Proposal' }).click()
  await form.getByText('Thank you! Your request has been sent.').waitFor()

  const office = await openBackOffice(`/admin/collections/quotes/${await rowOf('quotes', 'email', email)}`)
  expect(await fieldValue(office, 'interest')).toBe('Mobile SEO, Rise Plan')
})

test('a call that was booked from a service page names that service to its visitor, and to staff', {
  tags: 'extended',
}, async () => {
  const email = 'call@office.example'
  const page = await openPage('/services/ppc-for-dentists/')
  await page.locator('#price').getByRole('link', { name: 'Choose a time to talk' }).click()
  await page.waitForURL('**/book-a-call/**')
  await page.locator('details[open] .time, .time').first().click()
  await page.getByLabel('Name').fill('Ines Calder')
  await page.getByLabel('Email').first().fill(email)
  await page.getByRole('textbox', { name: 'Phone' }).fill('+1 312 555 0142')
  await page.getByRole('button', { name: 'Book this time' }).click()
  await page.getByRole('heading', { name: 'Your call is booked' }).waitFor()
  expect(await page.locator('.call-facts').innerText()).toMatch(/About\s+PPC for dentists/)

  const [lead] = await query<{ lead_id: number }>('select lead_id from bookings where email = $1', [email])
  const office = await openBackOffice(`/admin/collections/contact-requests/${lead?.lead_id}`)
  expect(await fieldValue(office, 'interest')).toBe('PPC for dentists')
})
