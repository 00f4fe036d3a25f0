// extended: the same form at another width and in another browser state.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { query } from '../support/database.ts'
import { eachOf } from '../support/extended.ts'
import { menusAreReady, openPage, phone, wide } from '../support/open-page.ts'

const SENT = 'Thank you! Your request has been sent.'

async function openDialog(page: Page) {
  await menusAreReady(page)
  await page.locator('main').getByRole('link', { name: 'Request Proposal' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request Proposal' })
  await dialog.waitFor()
  await page.waitForFunction(() => document.querySelector<HTMLFormElement>('#quote')?.noValidate)
  return dialog
}

eachOf([wide, phone], 1)(
  'R-059 R-267 S-05 “Request Proposal” opens the form in a dialog, and closing it keeps the text, %o',
  async (size) => {
    const page = await openPage('/contact-us/', size)
    const dialog = await openDialog(page)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
    await dialog.locator('[name="name"]').fill('Ines Calder')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Request Proposal')
    expect(await page.locator('#contact #quote [name="name"]').inputValue()).toBe('Ines Calder')
    expect(await page.locator('form#quote').count()).toBe(1)
    await openDialog(page)
    expect(await dialog.locator('[name="name"]').inputValue()).toBe('Ines Calder')
  },
)

test('R-002 R-224 a quote request form shows errors at its fields, then sends once', { tags: 'extended' }, async () => {
  const page = await openPage('/contact-us/')
  const dialog = await openDialog(page)
  const form = dialog.locator('#quote')
  await form.getByRole('button', { name: 'Request Proposal' }).click()
  await form.locator('.field .error').first().waitFor()
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-form-errors'))).toBe(true)
  await form.locator('[name="name"]').fill('Ines Calder')
  await form.locator('[name="email"]').fill('ines.dialog@oakfield.example')
  await form.getByLabel('Paid search').check()
  await form.locator('[name="message"]').fill('Orders from search, not visits.')
  await form.getByRole('button', { name: 'Request Proposal' }).dblclick()
  await form.getByText(SENT).waitFor()
  const rows = await query('select id from quotes where email = $1', ['ines.dialog@oakfield.example'])
  expect(rows).toHaveLength(1)
  expect(await form.locator('[name="message"]').inputValue()).toBe('')
})

test('R-059 S-12 without JavaScript, the button leads to the form, which shows its result', {
  tags: 'extended',
}, async () => {
  const page = await openPage('/contact-us/', { javaScriptEnabled: false })
  await page.locator('main').getByRole('link', { name: 'Request Proposal' }).click()
  expect(new URL(page.url()).hash).toBe('#quote')
  const form = page.locator('#quote')
  await form.locator('[name="name"]').fill('Hana Sato')
  await form.locator('[name="email"]').fill('hana@oakfield.example')
  await form.locator('[name="message"]').fill('One figure: returns.')
  await form.getByRole('button', { name: 'Request Proposal' }).click()
  await page.getByText(SENT).waitFor()
})
