import type { Page } from 'playwright-core'
import { axeViolations } from './axe.ts'
import { waitFor } from './wait-for.ts'
import { phone, wide } from './window-sizes.ts'

/** Half a second. */
const LAYOUT_FRAMES = 30

/** How long a screen may take to draw its last rows and change its colors, in milliseconds. */
const SETTLING_MS = 10_000

/** How a screen can look: each color scheme on a phone and on a wide window. */
export const LOOKS = [wide, phone].flatMap((size) => (['light', 'dark'] as const).map((scheme) => ({ size, scheme })))

/** Views of our own, and screens without a document. */
const VIEWS = [
  '/admin',
  '/admin/account',
  '/admin/calendar',
  '/admin/seo',
  '/admin/data-providers',
  '/admin/describe-images',
  '/admin/guide',
  '/admin/collections/media/payload-folders',
  '/admin/collections/posts/trash',
  '/admin/collections/posts/{first}/versions',
  '/admin/this-does-not-exist',
]

/**
 * Returns every screen of the back office: our own views, and the list, the empty form, and a document of every
 * collection, and every setting. `{first}` is the first document of the collection.
 * @param page of an administrator who is signed in
 */
export async function screensOf(page: Page) {
  const { collections, globals } = await page.evaluate(async () => {
    const response = await fetch('/cms-api/access')
    return (await response.json()) as { collections: Record<string, { create?: true }>; globals: object }
  })
  const screens = Object.entries(collections).flatMap(([slug, { create }]) => {
    if (slug.startsWith('payload-')) return []
    const list = `/admin/collections/${slug}`
    return [list, `${list}/{first}`, ...(create ? [`${list}/create`] : [])]
  })
  return [...VIEWS, ...screens, ...Object.keys(globals).map((slug) => `/admin/globals/${slug}`)]
}

/**
 * Opens a screen and returns what axe finds on it, best practices included, and whether it scrolls sideways.
 * @param page of someone who is signed in; it shows a page of the site already
 * @param screen one of `screensOf`; one of a collection without documents has no problems
 */
export async function problemsOfScreen(page: Page, screen: string, looks = LOOKS) {
  const path = await pathOf(page, screen)
  if (path === undefined) return []
  await page.setViewportSize(wide)
  await page.goto(path)
  await isDrawn(page)
  const problems: string[] = []
  for (const { size, scheme } of looks) {
    await page.setViewportSize(size)
    await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), scheme)
    const found = await lastingViolations(page)
    const excess = await sidewaysScroll(page)
    if (excess > 0) found.push(`scrolls sideways by ${excess} px`)
    problems.push(...found.map((problem) => `${screen} (${size.width} px, ${scheme}) ${problem}`))
  }
  return problems
}

/** The back office adjusts to another width by script, within the next frames. */
const sidewaysScroll = (page: Page) =>
  page.evaluate(async (frames) => {
    const { documentElement: root } = document
    for (let frame = 0; frame < 2 || (frame < frames && root.scrollWidth > root.clientWidth); frame++)
      await new Promise(requestAnimationFrame)
    return root.scrollWidth - root.clientWidth
  }, LAYOUT_FRAMES)

async function pathOf(page: Page, screen: string) {
  const [, collection] = /([\w-]+)\/\{first\}/.exec(screen) ?? []
  if (!collection) return screen
  // As the back office does: a request from outside a page of the site has no session.
  const id = await page.evaluate(async (name) => {
    const response = await fetch(`/cms-api/${name}?limit=1&sort=id&depth=0`)
    const { docs } = (await response.json()) as { docs: { id: number }[] }
    return docs[0]?.id
  }, collection)
  return id === undefined ? undefined : screen.replace('{first}', `${id}`)
}

/** Waits until no part of a screen is a placeholder any more. */
const isDrawn = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector('main, [role="main"]') && !document.querySelector('.shimmer-effect, .loading-overlay'),
  )

/** Returns the violations that remain once a screen has drawn its rows, named its controls, and changed its colors. */
async function lastingViolations(page: Page) {
  let found: string[] = []
  await waitFor(
    async () => {
      found = await axeViolations(page, 'best practice')
      return found.length === 0
    },
    { within: SETTLING_MS },
  ).catch(() => undefined)
  return found
}
