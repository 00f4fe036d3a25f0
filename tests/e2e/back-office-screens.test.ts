// @module-tag extended
// Widths, schemes, and members of a family: axe on screens of the back office.
import { expect, test } from 'vitest'
import { openBackOffice } from '../support/back-office.ts'
import { LOOKS, problemsOfScreen } from '../support/back-office-screens.ts'

/** Problems of screens; `npm run bench:editors` opens all. */
async function problemsOf(screens: string[], looks = LOOKS) {
  const page = await openBackOffice()
  const wrong: string[] = []
  for (const screen of screens) wrong.push(...(await problemsOfScreen(page, screen, looks)))
  return wrong
}

test('0 axe violations, best practices included, on the dashboard and on a list', async () => {
  // A wide window in light, and a phone in dark mode.
  const looks = LOOKS.filter((_, index) => index === 0 || index === LOOKS.length - 1)
  expect(await problemsOf(['/admin', '/admin/collections/posts'], looks)).toEqual([])
})

test('0 axe violations on a screen of each kind in both schemes at 390 and 1440 px, and none scrolls sideways', async () => {
  const kinds = [
    '/admin/seo',
    '/admin/collections/posts/{first}',
    '/admin/collections/authors/create',
    '/admin/globals/brand',
    '/admin/this-does-not-exist',
  ]
  expect(await problemsOf(kinds)).toEqual([])
})
