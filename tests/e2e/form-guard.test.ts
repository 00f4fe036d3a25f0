// @module-tag extended
// What scripts add to forms; int/form-guard.test.ts proves what is refused.
import { expect, test } from 'vitest'
import { query } from '../support/database.ts'
import { openPage } from '../support/open-page.ts'

const SENT = 'Thank you! Your request has been sent.'
const stored = (name: string) =>
  query<{ status: string; source_landing: string; utm_source: string }>(
    'select status, source_landing, utm_source from quotes where name = $1',
    [name],
  )

test('E1 R-280 the browser solves the challenge for a suspicious request without asking the visitor', async () => {
  const page = await openPage('/contact-us/')
  const form = page.locator('form#quote')
  await form.getByLabel('Name').fill('Lists her shops')
  await form.getByLabel('Email').fill('shops@oakfield.example')
  await form
    .getByLabel('What would you like to improve?')
    .fill(Array.from({ length: 6 }, (_, at) => `https://shop-${at}.example`).join('\n'))
  const statuses: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/api/create-quote')) statuses.push(response.status())
  })
  await form.getByRole('button', { name: 'Request Proposal' }).click()
  await form.getByText(SENT).waitFor()
  expect(statuses).toEqual([422, 200])
  expect(await stored('Lists her shops')).toMatchObject([{ status: 'new' }])
})

test('a request records the campaign of the visitor’s first page', async () => {
  const page = await openPage('/?utm_source=harvest-letter')
  await page.goto('/contact-us/')
  const form = page.locator('form#quote')
  await form.getByLabel('Name').fill('Read the letter')
  await form.getByLabel('Email').fill('letter@oakfield.example')
  await form.getByLabel('What would you like to improve?').fill('More orders for oak tables.')
  await form.getByRole('button', { name: 'Request Proposal' }).click()
  await form.getByText(SENT).waitFor()
  expect(await stored('Read the letter')).toMatchObject([
    { status: 'new', source_landing: '/?utm_source=harvest-letter', utm_source: 'harvest-letter' },
  ])
})
