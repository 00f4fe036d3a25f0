import type { Page } from 'playwright-core'
import { openPage } from './open-page.ts'
import { inject } from './product.ts'

type Login = { email: string; password: string }

export async function enter(page: Page, { email, password }: Login = inject('administrator')) {
  await page.locator('#field-email').fill(email)
  await page.locator('#field-password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** The back office as somebody sees it after logging in; the administrator where nobody is named. */
export async function openBackOffice(path = '/admin', login?: Login) {
  const page = await openPage(`/admin/login?redirect=${encodeURIComponent(path)}`)
  page.setDefaultTimeout(20_000)
  await enter(page, login)
  await page.waitForURL((url) => url.pathname === path)
  return page
}

/** How many of something wait, as the card of the dashboard says. */
export async function waiting(page: Page, label: string) {
  return Number(await page.locator('.waits-card', { hasText: label }).locator('b').innerText())
}
