import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, makeAccount } from '../support/account.ts'
import { openBackOffice, waiting } from '../support/back-office.ts'
import { query } from '../support/database.ts'
import { signIn } from '../support/editor.ts'
import { openPage } from '../support/open-page.ts'
import { page as read } from '../support/page.ts'
import { waitFor } from '../support/wait-for.ts'

const MARK = 'decided.example'
const CARD = 'reviews to moderate'

let moderator: Account

beforeAll(async () => {
  moderator = await makeAccount('browser-moderator', ['moderator'])
})

afterAll(async () => {
  const editor = await signIn()
  const left = await query<{ id: number }>('select id from reviews where user_email like $1', [`%@${MARK}`])
  for (const { id } of left) await editor.remove('reviews', id)
  await moderator.remove()
})

type Waiting = { name: string; tool: string; text: string; rating?: number }

/** Stores a review that has waited longer than those of other tests. */
async function waitingReview({ name, tool, text, rating }: Waiting) {
  const [row] = await query<{ id: number }>(
    `insert into reviews (user_name, user_email, user_feedback, tool, rating, status, created_at)
     values ($1, $2, $3, $4, $5, 'pending', '2020-01-01') returning id`,
    [name, `reviewer@${MARK}`, text, tool, rating ?? null],
  )
  return row?.id ?? 0
}

async function rowOf(id: number) {
  const [row] = await query<{ status: string; by: number | null }>(
    'select status, moderated_by_id as by from reviews where id = $1',
    [id],
  )
  return row
}

test('R-266 a moderator decides about reviews on the dashboard, and approved ones appear on their pages', async () => {
  const tool = 'json-formatter'
  const long = `It kept the order of my keys. ${'And it was quick. '.repeat(30)}`
  const good = await waitingReview({ name: 'Dashboard Good', tool, text: long, rating: 4 })
  const bad = await waitingReview({ name: 'Dashboard Bad', tool, text: 'Words that nobody needs to read.' })
  const page = await openBackOffice('/admin', moderator)
  const before = await waiting(page, CARD)
  const row = (name: string) => page.locator('.pending-reviews li', { hasText: name })
  const words = await row('Dashboard Good').innerText()
  expect(words).toContain('JSON')
  expect(words).toContain('4 of 5')
  expect(words).toMatch(/\d,\d{3} days ago/)
  expect(words).toContain('It kept the order of my keys.')
  expect(words).toContain('…')
  expect(words).not.toContain(long.trim())
  expect(await row('Dashboard Bad').innerText()).toContain('no rating')

  let isAsleep = true
  await page.route('**/api/approve-review', (route) =>
    isAsleep
      ? route.fulfill({ status: 500, json: { success: false, message: 'The server is asleep.' } })
      : route.continue(),
  )
  const approve = page.getByRole('button', { name: 'Approve the review by Dashboard Good', exact: true })
  await approve.click()
  await row('Dashboard Good').getByText('The server is asleep.').waitFor()
  expect((await rowOf(good))?.status).toBe('pending')
  isAsleep = false
  const [response] = await Promise.all([page.waitForResponse('**/api/approve-review'), approve.click()])
  expect(await response.json()).toMatchObject({ success: true, count: 1 })
  await row('Dashboard Good').waitFor({ state: 'detached' })
  expect(await rowOf(good)).toEqual({ status: 'approved', by: moderator.id })
  await waitFor(async () => (await waiting(page, CARD)) === before - 1)

  const remove = page.getByRole('button', { name: 'Delete the review by Dashboard Bad', exact: true })
  page.once('dialog', (dialog) => void dialog.dismiss())
  await remove.click()
  expect((await rowOf(bad))?.status).toBe('pending')
  page.once('dialog', (dialog) => void dialog.accept())
  await remove.click()
  await row('Dashboard Bad').waitFor({ state: 'detached' })
  expect(await rowOf(bad)).toBeUndefined()

  await waitFor(async () => (await read(`/tools/${tool}/`)).html.includes('Dashboard Good'))
  const reader = await openPage(`/tools/${tool}/`)
  await reader.locator('.review-list').getByText('Dashboard Good').waitFor()
  expect(await reader.getByText('Dashboard Bad').count()).toBe(0)
})

test('R-266 a moderator can approve two selected reviews together', async () => {
  const tool = 'html-to-markdown'
  const names = ['Tickable First', 'Tickable Second', 'Tickable Third']
  const ids: number[] = []
  for (const name of names) ids.push(await waitingReview({ name, tool, text: `What ${name} has to say.` }))
  const inPublic = async () => {
    const { html } = await read(`/tools/${tool}/`)
    return names.filter((name) => html.includes(name))
  }
  const page = await openBackOffice('/admin/collections/reviews', moderator)
  await page.goto('/admin/collections/reviews?search=Tickable')
  const row = (name: string) => page.locator('tbody tr', { hasText: name })
  const approve = page.getByRole('button', { name: 'Approve selected', exact: true })
  await row('Tickable Third').waitFor()
  expect(await page.locator('tbody tr').count()).toBe(3)
  expect(await approve.isDisabled()).toBe(true)
  for (const name of names.slice(0, 2)) await row(name).locator('.cell-_select input').check()
  await approve.click()
  for (const name of names.slice(0, 2)) await row(name).getByText('Approved', { exact: true }).waitFor()
  await row('Tickable Third').getByText('Waiting', { exact: true }).waitFor()
  const approved = { status: 'approved', by: moderator.id }
  expect(await Promise.all(ids.map(rowOf))).toEqual([approved, approved, { status: 'pending', by: null }])
  // The selection is cleared.
  await waitFor(() => approve.isDisabled())
  await waitFor(async () => (await inPublic()).length === 2)

  await row('Tickable Second').locator('.cell-_select input').check()
  await page.getByRole('button', { name: 'Disapprove selected', exact: true }).click()
  await row('Tickable Second').getByText('Disapproved', { exact: true }).waitFor()
  await waitFor(() => approve.isDisabled())
  await row('Tickable Third').locator('.cell-_select input').check()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: 'Delete selected', exact: true }).click()
  await row('Tickable Third').waitFor({ state: 'detached' })
  expect(await rowOf(ids[2] ?? 0)).toBeUndefined()

  await waitFor(async () => (await inPublic()).length === 1)
  const reader = await openPage(`/tools/${tool}/`)
  await reader.locator('.review-list').getByText('Tickable First', { exact: true }).waitFor()
  expect(await inPublic()).toEqual(['Tickable First'])
})
