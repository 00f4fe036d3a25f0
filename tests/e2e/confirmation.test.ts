import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, logIn, makeAccount } from '../support/account.ts'
import { openBackOffice } from '../support/back-office.ts'
import { query } from '../support/database.ts'
import { waitFor } from '../support/wait-for.ts'

const EMAIL = 'by-dialog@confirmed.example'
const PASSWORD = 'seven green lamps in the barn'
let admin: Account

beforeAll(async () => {
  admin = await makeAccount('confirms-in-a-dialog', ['admin'])
})

afterAll(async () => {
  await query('delete from users where email = $1', [EMAIL])
  await admin.remove()
})

/** Runs in the page: everything that it keeps of unsaved texts. */
function keptTexts() {
  return new Promise<string>((resolve, reject) => {
    const opening = indexedDB.open('prairie-signal')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const all = opening.result.transaction('unsaved-texts').objectStore('unsaved-texts').getAll()
      all.onsuccess = () => resolve(JSON.stringify(all.result))
    }
  })
}

test('F4 creating an account asks for the password in a dialog over the form, which keeps what was typed', async () => {
  const page = await openBackOffice('/admin/collections/users/create', admin)
  await page.locator('#field-email').fill(EMAIL)
  await page.locator('#field-password').fill(PASSWORD)
  await page.locator('#field-confirm-password').fill(PASSWORD)
  await page.locator('#field-name').fill('Dee Dialog')
  await page.locator('#field-roles').click()
  await page.getByRole('option', { name: /^Editor/ }).click()
  const save = page.locator('#action-save')
  const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' })

  await save.click()
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('This change needs your password or a code again. Nothing was saved.').first().waitFor()
  expect(await page.locator('#field-name').inputValue()).toBe('Dee Dialog')
  expect(await page.locator('.save-status').textContent()).toBe('Not saved')
  expect(await query('select 1 from users where email = $1', [EMAIL])).toEqual([])
  // What the browser keeps of a form that is not saved is without its passwords.
  const kept = () => page.evaluate(keptTexts)
  await waitFor(async () => (await kept()).includes('Dee Dialog'))
  expect(await kept()).not.toContain(PASSWORD)

  await save.click()
  await dialog.getByLabel('Password').fill('not the password')
  await page.keyboard.press('Enter')
  await dialog.getByRole('alert').getByText('That is not your password').waitFor()
  await dialog.getByLabel('Password').fill(admin.password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL(/\/collections\/users\/\d+$/)
  expect(await dialog.count()).toBe(0)
  expect((await logIn({ email: EMAIL, password: PASSWORD })).status).toBe(200)

  // For ten minutes, nothing is asked again.
  await page.locator('#field-email').fill(`moved-${EMAIL}`)
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await save.click()
  expect((await saved).status()).toBe(200)
  await query('delete from users where email = $1', [`moved-${EMAIL}`])
})
