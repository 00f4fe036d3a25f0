import type { Page } from 'playwright-core'
import { openPage } from './open-page.ts'
import { inject } from './product.ts'

type Login = { email: string; password: string }

/** Fills in the login form, by default as the administrator. */
export async function enter(page: Page, { email, password }: Login = inject('administrator')) {
  await page.locator('#field-email').fill(email)
  await page.locator('#field-password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** Opens the back office and signs in, by default as the administrator. */
export async function openBackOffice(path = '/admin', login?: Login) {
  const page = await openPage(`/admin/login?redirect=${encodeURIComponent(path)}`)
  page.setDefaultTimeout(20_000)
  await enter(page, login)
  await page.waitForURL((url) => url.pathname === path)
  return page
}

/** Returns how many documents wait, according to the card on the dashboard. */
export async function waiting(page: Page, label: string) {
  return Number(await page.locator('.waits-card', { hasText: label }).locator('b').innerText())
}
