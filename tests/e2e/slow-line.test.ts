// @module-tag extended
// Measurements on a slow line.
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { cms } from '../support/account.ts'
import { openBackOffice } from '../support/back-office.ts'
import { query } from '../support/database.ts'
import { minimalPost, signIn } from '../support/editor.ts'
import { block, paragraph, richText } from '../support/every-block.ts'
import { slowDown } from '../support/slow-line.ts'
import { waitFor } from '../support/wait-for.ts'

type Row = Record<string, unknown>
type Fields = Record<string, unknown>

/** A block with rows: its rows, the button that adds one, and the field of a row in which is typed. */
const BLOCKS = [
  ['steps', 'steps', 'Step', 'title'],
  ['questions', 'questions', 'Question', 'question'],
  ['gallery', 'images', 'Image', 'caption'],
] as const

/** A screen with rows, and where they are stored. */
const SCREENS = [
  ['navigation', 'legal', 'Link', 'label'],
  ['home', 'clients', 'Logo', 'name'],
] as const

const cases = [1_500, 300, 5_000].flatMap((delay) => BLOCKS.map((one) => [delay, ...one] as const))

test.each(cases)(
  'R19 with %i ms of delay, what is typed at once into the rows of a block (%s) is what is stored',
  async (delay, type, list, one, field) => {
    const { page, stored } = await openPost(type, list, field, delay)
    await page.locator('.article-block-open').click()
    await page.locator(`[name="${list}.0.${field}"]`).waitFor()
    await typeAtOnce(page, { list, one, field, count: 2 })
    await page.locator(`[name="${list}.0.${field}"]`).fill('The first, typed last')
    const shown = ['The first, typed last', 'Typed at once 2', 'Typed at once 3']
    expect(await valuesOf(page, list, field, 3)).toEqual(shown)
    await waitFor(async () => JSON.stringify(await stored()) === JSON.stringify(shown))
    // Nothing that comes later changes what is shown.
    await page.waitForLoadState('networkidle')
    expect(await valuesOf(page, list, field, 3)).toEqual(shown)
  },
  90_000,
)

const screens = [1_500, 300, 5_000].flatMap((delay) => SCREENS.map((one) => [delay, ...one] as const))

test.each(screens)(
  'R19 with %i ms of delay, what is typed at once into new rows of a screen (%s) is what is stored',
  async (delay, slug, list, one, field) => {
    const editor = await signIn()
    const before = await editor.readGlobal(slug)
    const rows = (before[list] ?? []) as Row[]
    onTestFinished(async () => {
      // The tab that was closed holds the screen for some seconds more.
      await query('delete from editing_tabs where about = $1', [`globals/${slug}`])
      await editor.updateGlobal(slug, { [list]: rows, ...('_status' in before ? { _status: 'published' } : {}) })
    })
    const page = await openBackOffice(`/admin/globals/${slug}`)
    await slowDown(page, delay)
    await showRows(page, list)
    await typeAtOnce(page, { list, one, field, from: rows.length, count: 2 })
    const shown = await valuesOf(page, list, field, 2, rows.length)
    expect(shown).toEqual([`Typed at once ${rows.length + 1}`, `Typed at once ${rows.length + 2}`])
    await page.getByRole('button', { name: /^Save( draft)?$/ }).click()
    await waitFor(async () => {
      const { [list]: now = [] } = (await editor.readGlobal(`${slug}?draft=true`)) as Record<string, Row[]>
      return JSON.stringify(now.slice(rows.length).map((row) => row[field])) === JSON.stringify(shown)
    })
  },
  90_000,
)

/** Opens a draft with one block, and makes the line slow. */
async function openPost(type: string, list: string, field: string, delay: number) {
  const editor = await signIn()
  const rows = [{ id: 'a1', [field]: 'The first' }]
  const body = richText(paragraph('Before.'), block(type, { [list]: rows }), paragraph('After.'))
  const slug = `slow-line-${type}-${delay}`
  // A draft may have a block that lacks something.
  const draft = minimalPost(slug, { body, _status: 'draft' })
  const response = await cms('POST', '/posts?draft=true&depth=0', draft, editor.headers)
  const { id } = ((await response.json()) as { doc: { id: number } }).doc
  onTestFinished(async () => {
    await query('delete from editing_tabs where about = $1', [`posts/${id}`])
    await editor.remove('posts', id)
  })
  const page = await openBackOffice(`/admin/collections/posts/${id}`)
  await page.locator('.article-block').waitFor()
  await slowDown(page, delay)
  const stored = async () => {
    const [post] = await editor.find('posts', `where[id][equals]=${id}&draft=true&depth=0`)
    const body = post?.body as { root: { children: { type: string; fields?: Fields }[] } } | undefined
    const fields = body?.root.children.find((node) => node.type === 'block')?.fields
    return ((fields?.[list] ?? []) as Row[]).map((row) => row[field])
  }
  return { page, stored }
}

type Typing = { list: string; one: string; field: string; from?: number; count: number }

/** Adds rows one after the other, and types into each as soon as it can be typed into. */
async function typeAtOnce(page: Page, { list, one, field, from = 1, count }: Typing) {
  const add = page.getByRole('button', { name: `Add ${one}`, exact: true }).first()
  for (let row = 0; row < count; row++) await add.click()
  for (let row = from; row < from + count; row++) {
    const input = page.locator(`[name="${list}.${row}.${field}"]`)
    await input.click()
    await page.keyboard.type(`Typed at once ${row + 1}`)
  }
}

/** Opens the tab of a screen that has these rows. */
async function showRows(page: Page, list: string) {
  await page.locator('.document-fields').waitFor()
  for (const tab of await page.locator('.tabs-field__tab-button').all()) {
    if (await page.locator(`#field-${list}`).count()) return
    await tab.click()
  }
  await page.locator(`#field-${list}`).waitFor()
}

async function valuesOf(page: Page, list: string, field: string, count: number, from = 0) {
  return Promise.all(
    Array.from({ length: count }, (_, at) => page.locator(`[name="${list}.${from + at}.${field}"]`).inputValue()),
  )
}
