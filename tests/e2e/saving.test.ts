// extended: how saving is shown, half a minute each; int/safe-saves.test.ts proves that no save loses a text.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, makeAccount } from '../support/account.ts'
import { DEAF_FORM, openBackOffice, startSession } from '../support/back-office.ts'
import { query } from '../support/database.ts'
import { minimalPost, signIn } from '../support/editor.ts'
import { openPage } from '../support/open-page.ts'
import { slowDown } from '../support/slow-line.ts'
import { waitFor } from '../support/wait-for.ts'

let editor: Awaited<ReturnType<typeof signIn>>
let maren: Account
let jonas: Account

beforeAll(async () => {
  editor = await signIn()
  maren = await makeAccount('Maren Writes', ['editor'])
  jonas = await makeAccount('Jonas Writes', ['editor'])
})

afterAll(async () => {
  await Promise.all([maren.remove(), jonas.remove()])
})

/** Deletes a post. The tabs of a closed context do not say that they leave. */
async function discard(id: number) {
  await query('delete from editing_tabs where about = $1', [`posts/${id}`])
  await editor.remove('posts', id)
}

const title = (page: Page) => page.locator('#field-title')
const titleOf = async (id: number) => (await editor.find('posts', `where[id][equals]=${id}&draft=true`))[0]?.title
const isSaved = (page: Page) =>
  waitFor(async () => (await page.locator('.save-status').textContent())?.startsWith('Saved'))

test('R19 a new post exists once something was typed, and the cursor stays where it is', {
  tags: 'extended',
}, async () => {
  const before = await query('select id from posts')
  const page = await openBackOffice('/admin/collections/posts/create', maren)
  await title(page).waitFor()
  expect(await query('select id from posts')).toHaveLength(before.length)
  await title(page).pressSequentially('A post that begins')
  await isSaved(page)
  await page.keyboard.type(' and goes on')
  await page.waitForURL(/\/posts\/\d+$/)
  const id = Number(page.url().split('/').pop())
  await waitFor(async () => (await titleOf(id)) === 'A post that begins and goes on')
  expect(await query('select id from posts')).toHaveLength(before.length + 1)
  await page.context().close()
  await discard(id)
})

test('R19 a form takes no text before its scripts listen, because it would be lost', { tags: 'extended' }, async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const page = await openPage('/admin/guide', { before: (page) => startSession(page, maren) })
  await page.route('**/_next/static/**/*.js', (route) => held.then(() => route.continue()))
  await page.goto('/admin/collections/posts/create', { waitUntil: 'commit' })
  await title(page).waitFor()
  expect(await page.locator(DEAF_FORM).count()).toBe(1)
  await title(page).evaluate((field) => field.focus())
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  release()
  await page.locator(DEAF_FORM).waitFor({ state: 'detached' })
  await title(page).fill('Typed once the form listens')
  expect(await title(page).inputValue()).toBe('Typed once the form listens')
  await page.context().close()
})

test('R19 the second person sees who is writing, reads along, and takes over; the first one sees that', {
  tags: 'extended',
}, async () => {
  const { id } = await editor.create('posts', minimalPost('a-post-for-two'))
  const first = await openBackOffice(`/admin/collections/posts/${id}`, maren)
  await title(first).waitFor()
  const second = await openBackOffice(`/admin/collections/posts/${id}`, jonas)
  const notice = second.locator('.notice', { hasText: 'Maren Writes has been editing this since' })
  await notice.waitFor()
  expect(await title(second).isDisabled()).toBe(true)
  await title(first).fill('Written by Maren')
  await isSaved(first)
  await waitFor(async () => (await title(second).inputValue()) === 'Written by Maren')

  // On a slow line, the newest text arrives after the second person has taken over.
  await slowDown(second, 1_500)
  await title(first).fill('Written by Maren at last')
  await waitFor(async () => (await titleOf(id)) === 'Written by Maren at last')
  await title(first).fill('Not saved by Maren')
  await second.getByRole('button', { name: 'Take over' }).click()
  await first.locator('.notice', { hasText: 'Jonas Writes has been editing this since' }).waitFor()
  await second.locator('#field-title:enabled').fill('Written by Jonas')
  await isSaved(second)
  expect(await titleOf(id)).toBe('Written by Jonas')

  // What Maren had not saved is still there, next to what Jonas wrote.
  await first.getByRole('button', { name: 'Compare the texts' }).click()
  const dialog = first.getByRole('dialog', { name: 'Two texts of one document' })
  await dialog.waitFor()
  expect(await dialog.locator('.compare-text').allInnerTexts()).toEqual(['Not saved by Maren', 'Written by Jonas'])
  await dialog.getByRole('radio', { name: 'Yours' }).check()
  await dialog.getByRole('button', { name: 'Use these texts' }).click()
  await isSaved(first)
  expect(await titleOf(id)).toBe('Not saved by Maren')
  await Promise.all([first, second].map((page) => page.context().close()))
  await discard(id)
})

test('R19 a page that was left holds no document', async () => {
  const { id } = await editor.create('posts', minimalPost('left-behind'))
  const page = await openBackOffice(`/admin/collections/posts/${id}`, maren)
  const holders = () => query('select tab from editing_tabs where about = $1 and is_holder', [`posts/${id}`])
  await waitFor(async () => (await holders()).length === 1)
  await page.goto('/admin/guide')
  await waitFor(async () => (await holders()).length === 0)
  await page.context().close()
  await discard(id)
})

test('R19 without a connection the text is kept, saving repeats, and a lost session is renewed over the text', async () => {
  const { id } = await editor.create('posts', minimalPost('a-post-on-a-bad-line'))
  const page = await openBackOffice(`/admin/collections/posts/${id}`, maren)
  await page.locator('#field-title:enabled').waitFor()
  // The editor of the text comes in files of its own.
  await page.locator('[contenteditable="true"]').first().waitFor()
  await page.context().setOffline(true)
  await title(page).fill('Typed without a connection')
  await page.locator('.notice', { hasText: 'kept in this browser' }).waitFor()
  await page.context().setOffline(false)
  await isSaved(page)
  expect(await titleOf(id)).toBe('Typed without a connection')

  await query('delete from users_sessions where _parent_id = $1', [maren.id])
  await title(page).fill('Typed without a session')
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await dialog.getByLabel('Email').fill(maren.email)
  await dialog.getByLabel('Password', { exact: true }).fill(maren.password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await waitFor(async () => (await titleOf(id)) === 'Typed without a session')
  await isSaved(page)
  await page.context().close()
  await discard(id)
})

test('R19 a text that a closed tab left unsaved is offered when the document is opened again', {
  tags: 'extended',
}, async () => {
  const { id } = await editor.create('posts', minimalPost('a-post-of-a-crash'))
  const page = await openBackOffice(`/admin/collections/posts/${id}`, maren)
  await page.locator('#field-title:enabled').waitFor()
  await page.route('**/cms-api/posts/**', (route) => route.abort())
  await title(page).fill('Typed before the crash')
  await page.locator('.notice', { hasText: 'kept in this browser' }).waitFor()
  const again = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  await again.goto(`/admin/collections/posts/${id}`)
  await again.getByRole('button', { name: 'Bring it back' }).click()
  await isSaved(again)
  expect(await titleOf(id)).toBe('Typed before the crash')
  await again.context().close()
  await discard(id)
})
