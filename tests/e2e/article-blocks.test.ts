// @module-tag extended
// Screens of the editor; the blocks are proven as functions and in int/plain-articles.test.ts.
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { cms } from '../support/account.ts'
import { axeViolations } from '../support/axe.ts'
import { openBackOffice } from '../support/back-office.ts'
import { minimalPost, signIn } from '../support/editor.ts'
import { block, paragraph, richText } from '../support/every-block.ts'
import { waitFor } from '../support/wait-for.ts'

const quote = (fields: Record<string, unknown>) => block('quote', fields)

async function openPost(slug: string, ...children: Parameters<typeof richText>) {
  const editor = await signIn()
  const { headers } = editor
  const draft = minimalPost(slug, { body: richText(...children), _status: 'draft' })
  // A draft may lack what is required.
  const response = await cms('POST', '/posts?draft=true&depth=0', draft, headers)
  const { id } = ((await response.json()) as { doc: { id: number } }).doc
  onTestFinished(async () => void (await editor.remove('posts', id)))
  const page = await openBackOffice(`/admin/collections/posts/${id}`)
  await page.locator('.rich-text-lexical [contenteditable="true"]').first().waitFor()
  return { page, id, editor }
}

const shownIn = (page: Page) => page.frameLocator('.article-block iframe')

test('a block is shown as readers see it, and its form opens in its place', { timeout: 60_000 }, async () => {
  const { page } = await openPost('block-in-place', paragraph('Before.'), quote({ quote: 'As it was.', name: 'Ada' }))
  await shownIn(page).locator('blockquote', { hasText: 'As it was.' }).waitFor()
  await page.getByRole('button', { name: 'Edit quote: As it was.' }).press('Enter')
  const field = page.locator('[name="quote"]')
  await waitFor(() => field.evaluate((element) => element === document.activeElement))
  await field.fill('As it is now.')
  await page.keyboard.press('Escape')
  const edit = page.getByRole('button', { name: 'Edit quote: As it is now.' })
  await waitFor(() => edit.evaluate((element) => element === document.activeElement))
  await shownIn(page).locator('blockquote', { hasText: 'As it is now.' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
})

test('a new block is neutral until a field was left, and then says what is missing', { timeout: 60_000 }, async () => {
  const { page } = await openPost('neutral-block', paragraph('Before.'))
  await page.locator('.rich-text-lexical [contenteditable="true"] p').click()
  await page.locator('.toolbar-popup__dropdown-blocks').click()
  await page.getByRole('button', { name: 'Quote', exact: true }).click()
  const form = page.locator('.article-block.is-open')
  const field = form.locator('[name="quote"]')
  await waitFor(() => field.evaluate((element) => element === document.activeElement))
  expect(await form.locator('.error').count()).toBe(0)
  await page.keyboard.press('Tab')
  await form.getByText('Enter the quote.').waitFor()
})

test('the list of what is missing names each block and field in words, and leads to it', {
  timeout: 60_000,
}, async () => {
  const steps = block('steps', { steps: [{ id: 'c1', title: 'Open the report' }, { id: 'c2' }] })
  const { page } = await openPost('missing-parts', quote({ name: 'Ada' }), paragraph('Between.'), steps)
  await page.getByRole('button', { name: 'Publish changes' }).click()
  const list = page.getByRole('region', { name: '2 things are missing or wrong' })
  await list.waitFor()
  expect(await list.getByRole('listitem').allInnerTexts()).toEqual([
    'Block 1 (Quote): Enter the quote.',
    'Block 2 (Steps), step 2: Fill in “What to do”.',
  ])
  await list.getByRole('button', { name: 'Fill in “What to do”' }).click()
  const form = page.locator('.article-block.is-open')
  await form.getByText('Fill in “What to do”.').waitFor()
  expect(await form.getAttribute('data-block')).toBe('steps')
})
