import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { openBackOffice } from '../support/back-office.ts'
import { query } from '../support/database.ts'
import { phone } from '../support/open-page.ts'
import { waitFor } from '../support/wait-for.ts'

/** What editors open: lists, documents with every kind of field, settings, and views of our own. */
const screens = [
  '/admin',
  '/admin/account',
  '/admin/calendar',
  '/admin/seo',
  '/admin/data-providers',
  '/admin/collections/posts',
  '/admin/collections/posts/create',
  '/admin/collections/posts/{posts}',
  '/admin/collections/media/{media}',
  '/admin/collections/services/{services}',
  '/admin/collections/case-studies/{case_studies}',
  '/admin/collections/tools/{tools}',
  '/admin/collections/mails',
  '/admin/collections/bookings',
  '/admin/collections/issues/create',
  '/admin/collections/users/{users}',
  '/admin/globals/home',
  '/admin/globals/navigation',
  '/admin/globals/brand',
  '/admin/globals/mail-settings',
]

test('0 axe violations on 20 screens of the back office, and none scrolls sideways at 390 px', async () => {
  const page = await openBackOffice()
  const wrong: string[] = []
  for (const screen of screens) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(await pathOf(screen))
    await isDrawn(page)
    for (const line of await lastingViolations(page)) wrong.push(`${screen} ${line}`)
    await page.setViewportSize(phone)
    const excess = await page.evaluate(async () => {
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
      const { documentElement: root } = document
      return root.scrollWidth - root.clientWidth
    })
    if (excess > 0) wrong.push(`${screen} scrolls sideways by ${excess} px`)
  }
  expect(wrong).toEqual([])
})

/** Waits until no part of a screen is a placeholder any more. */
const isDrawn = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector('h1, h2') && !document.querySelector('.shimmer-effect, .loading-overlay'),
  )

/** Returns the violations that remain once a screen has drawn its rows and named its controls. */
async function lastingViolations(page: Page) {
  let found: string[] = []
  await waitFor(async () => {
    found = await axeViolations(page)
    return found.length === 0
  }).catch(() => undefined)
  return found
}

/** Replaces the name of a table by the number of its first document. */
async function pathOf(screen: string) {
  const [braced, table] = /\{(\w+)\}/.exec(screen) ?? []
  if (!braced) return screen
  const [row] = await query<{ id: number }>(`select id from ${table} order by id limit 1`)
  return screen.replace(braced, `${row?.id}`)
}
