// @module-tag extended
import { expect, test } from 'vitest'
import { openBackOffice } from '../support/back-office.ts'
import { problemsOfScreen, SCREENS } from '../support/back-office-screens.ts'

/** One of each kind; `npm run bench:editors` opens all. */
const kinds = [
  '/admin',
  '/admin/seo',
  '/admin/collections/posts',
  '/admin/collections/posts/{first}',
  '/admin/globals/brand',
]

test('0 axe violations on a screen of each kind in the back office, and none scrolls sideways at 390 px', async () => {
  expect(kinds.filter((kind) => !SCREENS.includes(kind))).toEqual([])
  const page = await openBackOffice()
  const wrong: string[] = []
  for (const screen of kinds) wrong.push(...(await problemsOfScreen(page, screen)))
  expect(wrong).toEqual([])
})
