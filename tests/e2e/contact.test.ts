// extended: the same form at another width and in another browser state.
import { expect, test } from 'vitest'
import { query } from '../support/database.ts'
import { eachOf } from '../support/extended.ts'
import { openPage, phone, wide } from '../support/open-page.ts'

const SENT = 'Thank you! Your request has been sent.'

eachOf([wide, phone], 1)(
  'R-058 R-059 the form is on the first screen, and says which plan was chosen, %o',
  async (size) => {
    const page = await openPage('/contact-us/?plan=rise', { ...size, javaScriptEnabled: false })
    expect(await page.locator('h1').innerText()).toBe('Contact')
    const [name, email] = [page.locator('#quote [name="name"]'), page.locator('#quote [name="email"]')]
    for (const field of [name, email]) {
      const box = await field.boundingBox()
      expect((box?.y ?? size.height) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height)
    }
    await page.locator('#quote').getByRole('link', { name: 'Rise Plan' }).waitFor()
    for (const choice of await page.locator('#quote .choices label').all())
      expect((await choice.boundingBox())?.height, 'height to tap').toBeGreaterThanOrEqual(44)
  },
)

test('R-002 R-224 a quote request form shows errors at its fields, then sends once', { tags: 'extended' }, async () => {
  const page = await openPage('/contact-us/')
  const form = page.locator('#quote')
  await page.waitForFunction(() => document.querySelector<HTMLFormElement>('#quote')?.dataset.enhance === 'done')
  await form.getByRole('button', { name: 'Request Proposal' }).click()
  await form.locator('.field .error').first().waitFor()
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-form-errors'))).toBe(true)
  await form.locator('[name="name"]').fill('Ines Calder')
  await form.locator('[name="email"]').fill('ines.contact@oakfield.example')
  await form.getByLabel('Paid search').check()
  await form.locator('[name="message"]').fill('Orders from search, not visits.')
  await form.getByRole('button', { name: 'Request Proposal' }).dblclick()
  await form.getByText(SENT).waitFor()
  const rows = await query('select id from quotes where email = $1', ['ines.contact@oakfield.example'])
  expect(rows).toHaveLength(1)
  expect(await form.locator('[name="message"]').inputValue()).toBe('')
})

test('R-059 S-12 without JavaScript, the form is sent and shows its result', { tags: 'extended' }, async () => {
  const page = await openPage('/contact-us/', { javaScriptEnabled: false })
  const form = page.locator('#quote')
  await form.locator('[name="name"]').fill('Hana Sato')
  await form.locator('[name="email"]').fill('hana@oakfield.example')
  await form.locator('[name="message"]').fill('One figure: returns.')
  await form.getByRole('button', { name: 'Request Proposal' }).click()
  await page.getByText(SENT).waitFor()
})

test('an audit request without an email address asks for one, and adds it', { tags: 'extended' }, async () => {
  const page = await openPage('/case-study/living-healthy-24')
  const form = page.locator('#audit .audit-form:visible')
  await form.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => document.querySelector<HTMLFormElement>('#audit form')?.dataset.enhance === 'done')
  await form.locator('[name="website"]').fill('https://asked.oakfield.example')
  await form.getByRole('button').click()
  const later = page.locator('#audit [data-add-email]')
  await later.getByLabel('Add an email address, so that we can reply').fill('late@oakfield.example')
  await later.getByRole('button').click()
  await later.getByText('We’ll reply to this email address.').waitFor()
  const rows = await query<{ client_email: string }>('select client_email from contact_requests where website = $1', [
    'https://asked.oakfield.example/',
  ])
  expect(rows).toEqual([{ client_email: 'late@oakfield.example' }])
})
