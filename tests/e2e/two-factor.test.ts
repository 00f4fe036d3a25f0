// extended: another width.
import { TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Account, makeAccount } from '../support/account.ts'
import { enter, openBackOffice } from '../support/back-office.ts'
import { query } from '../support/database.ts'
import { eachOf } from '../support/extended.ts'
import { openPage, phone, wide } from '../support/open-page.ts'

/**
 * Turns on two-factor login on the account page, by keyboard only. Returns the secret of the app and the recovery
 * codes.
 */
async function turnOn(page: Page, { password }: Account) {
  const section = page.getByRole('region', { name: 'Two-factor login' })
  await section.getByRole('button', { name: 'Set up two-factor login' }).press('Enter')
  // The field has focus when the dialog opens.
  await page.getByRole('dialog', { name: 'Confirm that it’s you' }).waitFor()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  const key = (await section.locator('.enrollment code').innerText()).replaceAll(' ', '')
  const code = section.getByRole('textbox', { name: 'Code' })
  expect(await code.inputValue()).toBe('')
  await code.fill(new TOTP({ secret: key }).generate())
  await page.keyboard.press('Enter')
  const list = section.getByRole('list', { name: 'Recovery codes' })
  await list.waitFor()
  const codes = await list.getByRole('listitem').allInnerTexts()
  const download = page.waitForEvent('download')
  await section.getByRole('button', { name: 'Download codes' }).press('Enter')
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt')
  await section.getByLabel('I have saved these codes').press('Space')
  await section.getByRole('button', { name: 'Continue' }).press('Enter')
  await section.getByText('10 of 10 recovery codes left').waitFor()
  return { key, codes }
}

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

eachOf(
  [
    ['a phone', phone],
    ['a desk', wide],
  ],
  1,
)('F2 on %s, a person turns on two-factor login and signs in with a code', async (_where, size) => {
  const account = await makeAccount(`two-steps-${size.width}`, ['editor'])
  const office = await openBackOffice('/admin/account', account)
  await office.setViewportSize(size)
  const { key, codes } = await turnOn(office, account)
  expect(codes).toHaveLength(10)
  expect(await fits(office)).toBe(true)

  await query('update two_factor set last_step = 0')
  const page = await openPage('/admin/login?redirect=%2Fadmin%2Faccount', size)
  await enter(page, account)
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
  expect(await fits(page)).toBe(true)
  // The field already has focus.
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('That code is wrong').waitFor()
  await page.goto('/admin')
  await page.locator('#field-email').waitFor()

  await enter(page, account)
  await page.getByRole('textbox', { name: 'Code' }).fill(new TOTP({ secret: key }).generate())
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin')
  await account.remove()
})

test('F2 the page for a forgotten password says what happens next, and when there were too many requests', async () => {
  const page = await openPage('/admin/login', phone)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  const requestReset = async () => {
    await page.getByLabel('Email').fill('asks-too-often@accounts.example')
    const pending = page.waitForResponse((response) => response.url().endsWith('/users/forgot-password'))
    await page.getByRole('button', { name: 'Send link' }).click()
    return (await pending).status()
  }
  expect(await requestReset()).toBe(200)
  await page.getByText('a link is on its way').waitFor()
  for (let i = 0; i < 2; i++) expect(await requestReset()).toBe(200)
  expect(await requestReset()).toBe(429)
  await page.getByText(/We have sent several links already.*Try again in/).waitFor()
  expect(await fits(page)).toBe(true)
})
