import type { Page } from 'playwright-core'
import { type Login, sessionToken } from './editor.ts'
import { openPage } from './open-page.ts'
import { inject } from './product.ts'

/** Fills in the login form, by default as the administrator. */
export async function enter(page: Page, { email, password }: Login = inject('administrator')) {
  await page.locator('#field-email').fill(email)
  await page.locator('#field-password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** The form of a document while its scripts do not listen yet. */
export const DEAF_FORM = '.edit-view[inert]'

/** Opens a page of the back office as somebody who is signed in, by default the administrator; its form can be used. */
export async function openBackOffice(path = '/admin', login = inject('administrator')) {
  const page = await openPage(path, { before: (page) => startSession(page, login) })
  await page.locator(DEAF_FORM).waitFor({ state: 'detached' })
  return page
}

/** Gives a browser the session of somebody, by default of the administrator. */
export async function startSession(page: Page, login = inject('administrator')) {
  const url = inject('siteUrl')
  const cookie = { name: 'prairie-token', value: await sessionToken(url, login), url, sameSite: 'Strict' as const }
  await page.context().addCookies([cookie])
}

/** Returns how many documents wait, according to the card on the dashboard. */
export async function waiting(page: Page, label: string) {
  return Number(await page.locator('.waits-card', { hasText: label }).locator('b').innerText())
}
