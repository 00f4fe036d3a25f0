import type { Page } from 'playwright-core'
import { axeViolations } from './axe.ts'
import { waitFor } from './wait-for.ts'
import { phone, wide } from './window-sizes.ts'

/** Half a second. */
const LAYOUT_FRAMES = 30

/** What editors open: lists, documents with every kind of field, settings, and views of our own. */
export const SCREENS = [
  '/admin',
  '/admin/account',
  '/admin/calendar',
  '/admin/seo',
  '/admin/data-providers',
  '/admin/describe-images',
  '/admin/guide',
  '/admin/collections/posts',
  '/admin/collections/posts/create',
  '/admin/collections/posts/{first}',
  '/admin/collections/media',
  '/admin/collections/media/{first}',
  '/admin/collections/services/{first}',
  '/admin/collections/case-studies/{first}',
  '/admin/collections/tools/{first}',
  '/admin/collections/mails',
  '/admin/collections/bookings',
  '/admin/collections/issues/create',
  '/admin/collections/users/{first}',
  '/admin/globals/home',
  '/admin/globals/navigation',
  '/admin/globals/brand',
  '/admin/globals/mail-settings',
]

/**
 * Opens a screen and returns what axe finds on it, and whether it scrolls sideways on a phone.
 * @param page of someone who is signed in; it shows a page of the site already
 * @param screen one of `SCREENS`; `{first}` is the first document of the collection
 */
export async function problemsOfScreen(page: Page, screen: string) {
  await page.setViewportSize(wide)
  await page.goto(await pathOf(page, screen))
  await isDrawn(page)
  const problems = await lastingViolations(page)
  await page.setViewportSize(phone)
  // The back office adjusts to another width by script, within the next frames.
  const excess = await page.evaluate(async (frames) => {
    const { documentElement: root } = document
    for (let frame = 0; frame < 2 || (frame < frames && root.scrollWidth > root.clientWidth); frame++)
      await new Promise(requestAnimationFrame)
    return root.scrollWidth - root.clientWidth
  }, LAYOUT_FRAMES)
  if (excess > 0) problems.push(`scrolls sideways by ${excess} px`)
  return problems.map((problem) => `${screen} ${problem}`)
}

async function pathOf(page: Page, screen: string) {
  const [, collection] = /([\w-]+)\/\{first\}$/.exec(screen) ?? []
  if (!collection) return screen
  // As the back office does: a request from outside a page of the site has no session.
  const id = await page.evaluate(async (name) => {
    const response = await fetch(`/cms-api/${name}?limit=1&sort=id&depth=0`)
    const { docs } = (await response.json()) as { docs: { id: number }[] }
    return docs[0]?.id
  }, collection)
  return screen.replace('{first}', `${id}`)
}

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
