// extended: the dialog at more widths and its messages; int/applications.test.ts proves what is stored and refused.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { query } from '../support/database.ts'
import { eachOf } from '../support/extended.ts'
import { menusAreReady, openPage, phone, wide } from '../support/open-page.ts'

const VACANCY = '/career/ppc-specialist-shopping'
const SENT = 'Thank you! We have received your application.'
const resume = {
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\nstartxref\n0\n%%EOF\n'),
}

const stored = (email: string) => query('select id from applications where email = $1', [email])

async function fill(page: Page, email: string) {
  const form = page.locator('#apply')
  await form.locator('[name="name"]').fill('Piotr Zielinski')
  await form.locator('[name="email"]').fill(email)
  await form.locator('[name="resume"]').setInputFiles(resume)
  await form.locator('[name="message"]').fill('Feeds, mostly.')
  await form.locator('[name="consent"]').check()
  return form
}

async function openDialog(page: Page) {
  await menusAreReady(page)
  await page.getByRole('link', { name: 'Apply Now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Application: PPC Specialist, Shopping' })
  await dialog.waitFor()
  await page.waitForFunction(() => document.querySelector<HTMLFormElement>('#apply')?.dataset.enhance === 'done')
  return dialog
}

const hasFocusInside = (page: Page) => page.evaluate(() => Boolean(document.activeElement?.closest('dialog[open]')))

eachOf([wide, phone], 0)('R-159 S-05 “Apply Now” opens a dialog that traps and returns the focus, %o', async (size) => {
  const page = await openPage(VACANCY, size)
  const dialog = await openDialog(page)
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab')
    expect((await hasFocusInside(page)) || (await page.evaluate(() => document.activeElement === document.body))).toBe(
      true,
    )
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Apply Now')
  await openDialog(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'hidden' })
})

test('R-159 R-160 text typed in the dialog stays in the form on the page', async () => {
  const page = await openPage(VACANCY)
  const dialog = await openDialog(page)
  await dialog.locator('[name="name"]').fill('Half way')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  const form = page.locator('main form[data-apply-form]')
  expect(await form.count()).toBe(1)
  // The form returns once the dialog has reported that it is closed.
  await expect.poll(() => form.evaluate((element) => element.closest('dialog') === null)).toBe(true)
  expect(await form.locator('[name="name"]').inputValue()).toBe('Half way')
})

eachOf([wide, phone], 1)('R-160 an application with its file is sent once from the dialog, %o', async (size) => {
  const email = `from-dialog-${size.width}@mail.example`
  const page = await openPage(VACANCY, size)
  await openDialog(page)
  const form = await fill(page, email)
  let requests = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/apply-vacancy')) requests++
  })
  await form.getByRole('button', { name: 'Send application' }).dblclick()
  await form.locator('[data-form-message]').getByText(SENT).waitFor()
  expect(requests).toBe(1)
  expect(await stored(email)).toHaveLength(1)
  expect(await form.locator('[name="name"]').inputValue()).toBe('')
})

test('R-160 an invalid file is reported before sending, at its field and on top', { tags: 'extended' }, async () => {
  const page = await openPage(VACANCY)
  await openDialog(page)
  const form = await fill(page, 'wrong-file@mail.example')
  for (const [name, size, words] of [
    ['cv.exe', 10, 'Please attach a PDF, Word, or OpenDocument file'],
    ['cv.pdf', 5 * 1024 * 1024 + 1, 'larger than 5 MB'],
  ] as const) {
    await form.locator('[name="resume"]').setInputFiles({ ...resume, name, buffer: Buffer.alloc(size) })
    await form.getByRole('button', { name: 'Send application' }).click()
    await form.locator('#apply-resume-error').getByText(words).waitFor()
    expect(await form.locator('[data-form-errors]').innerText()).toContain(words)
  }
  expect(await form.locator('[name="message"]').inputValue()).toBe('Feeds, mostly.')
  expect(await stored('wrong-file@mail.example')).toEqual([])
  await form.locator('[name="resume"]').setInputFiles(resume)
  await form.getByRole('button', { name: 'Send application' }).click()
  await form.locator('[data-form-message]').getByText(SENT).waitFor()
})

test('R-160 the server refuses a file that does not match its name, at its field', { tags: 'extended' }, async () => {
  const page = await openPage(VACANCY)
  await openDialog(page)
  const form = await fill(page, 'other-bytes@mail.example')
  await form.locator('[name="resume"]').setInputFiles({ ...resume, buffer: Buffer.from('MZ program') })
  await form.getByRole('button', { name: 'Send application' }).click()
  await form.locator('#apply-resume-error').getByText('isn’t what its name says').waitFor()
  expect(await stored('other-bytes@mail.example')).toEqual([])
})

test('R-160 S-12 without JavaScript, “Apply Now” leads to the form below, which works', {
  tags: 'extended',
}, async () => {
  const page = await openPage(VACANCY, { javaScriptEnabled: false })
  await page.getByRole('link', { name: 'Apply Now' }).click()
  await page.waitForURL('**#apply')
  const form = await fill(page, 'no-script@mail.example')
  await form.getByRole('button', { name: 'Send application' }).click()
  await page.waitForURL('**?form=apply#apply')
  expect(await form.locator('[data-form-message]').innerText()).toContain(SENT)
  expect(await stored('no-script@mail.example')).toHaveLength(1)
})

eachOf([true, false], 0)(
  'R-164 S-12 “Nothing that fits?” opens the form for a future position, JavaScript: %s',
  async (javaScriptEnabled) => {
    const email = `later-${javaScriptEnabled}@mail.example`
    const page = await openPage('/career/', { javaScriptEnabled })
    await page.locator('.talent-pool summary').click()
    const form = await fill(page, email)
    if (javaScriptEnabled)
      await page.waitForFunction(() => document.querySelector<HTMLFormElement>('#apply')?.dataset.enhance === 'done')
    await form.getByRole('button', { name: 'Send application' }).click()
    await form.locator('[data-form-message]').getByText(SENT).waitFor()
    expect(await query('select vacancy_id from applications where email = $1', [email])).toEqual([{ vacancy_id: null }])
  },
)
