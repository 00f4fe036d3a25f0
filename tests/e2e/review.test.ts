// @module-tag extended
// Screens of a review; int/review.test.ts proves who may decide and what is published.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, cms, headersOf, makeAccount } from '../support/account.ts'
import { axeViolations } from '../support/axe.ts'
import { openBackOffice, waiting } from '../support/back-office.ts'
import { query } from '../support/database.ts'
import { minimalPost, signIn } from '../support/editor.ts'

let writer: Account
let reviewer: Account
let id: number

beforeAll(async () => {
  writer = await makeAccount('Ada Writes', ['contributor'])
  reviewer = await makeAccount('Ben Reviews', ['editor'])
  const body = minimalPost('visibly-reviewed', { _status: 'draft' })
  const response = await cms('POST', '/posts?draft=true', body, await headersOf(writer))
  id = ((await response.json()) as { doc: { id: number } }).doc.id
})

afterAll(async () => {
  // The tabs of a closed context do not say that they leave.
  await query('delete from editing_tabs')
  await (await signIn()).remove('posts', id)
  for (const account of [writer, reviewer]) await account.remove()
})

test('F1 a contributor sends a draft for review, gets it back with a comment, and its reviewer publishes it', async () => {
  const path = `/admin/collections/posts/${id}`
  const write = await openBackOffice(path, writer)
  await write.getByRole('button', { name: 'Send for review' }).click()
  expect(await write.getByRole('button', { name: 'Publish changes' }).count()).toBe(0)
  await write.getByLabel('Reviewer').selectOption({ label: 'Ben Reviews' })
  await write.getByLabel('Note (optional)').fill('Is the title right?')
  expect(await axeViolations(write, 'all', '.review')).toEqual([])
  await write.locator('.review').getByRole('button', { name: 'Send for review' }).click()
  await write.getByText('Ben Reviews has an email').waitFor()

  const review = await openBackOffice('/admin', reviewer)
  expect(await waiting(review, 'Drafts to review')).toBe(1)
  await review.getByRole('link', { name: 'Title of visibly-reviewed' }).click()
  await review.getByText('Is the title right?').waitFor()
  await review.locator('.review').getByLabel('Comment').fill('Make it shorter.')
  await review.getByRole('button', { name: 'Request changes' }).click()
  await review.getByText('Sent to Ada Writes.').waitFor()

  const back = await openBackOffice('/admin', writer)
  expect(await waiting(back, 'Drafts to change')).toBe(1)
  await back.getByRole('link', { name: 'Title of visibly-reviewed' }).click()
  await back.getByText('Make it shorter.').waitFor()
  await cms(
    'POST',
    '/review-requests/step',
    { document: `posts/${id}`, step: 'send', assignee: reviewer.id },
    await headersOf(writer),
  )

  const list = await openBackOffice('/admin/collections/posts', reviewer)
  await list.getByRole('navigation', { name: 'Review' }).getByRole('link', { name: 'For you to review' }).click()
  await list.locator('.review-state', { hasText: 'In review' }).waitFor()
  const again = await openBackOffice(`${path}?review=open`, reviewer)
  await again.getByRole('button', { name: 'Approve and publish' }).click()
  await again.getByRole('button', { name: 'Send for review' }).waitFor()
  expect(await query('select _status from posts where id = $1', [id])).toEqual([{ _status: 'published' }])
})
