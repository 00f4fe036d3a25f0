// extended: whole visits, whose steps other tests prove one by one.
import { expect, test } from 'vitest'
import { query } from '../support/database.ts'
import { menusAreReady, openPage } from '../support/open-page.ts'

// The eight things that visitors come to do, each from the home page to the end.

const SENT = 'Thank you! Your request has been sent.'

test('R-002 a visitor reads the home page, the blog, and a post', { tags: 'extended' }, async () => {
  const page = await openPage('/')
  await menusAreReady(page)
  await page.getByRole('banner').getByRole('button', { name: 'Blog' }).click()
  await page.locator('.mega:popover-open a[href="/blog/"]').first().click()
  await page.waitForURL('**/blog/')
  const links = await page.locator('main a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const article = links.find((href) => /^\/blog\/[a-z0-9-]+$/.test(href))
  await page.locator(`main a[href="${article}"]`).first().click()
  await page.waitForURL(/\/blog\/[a-z0-9-]+$/)
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  expect((await page.locator('main .prose').innerText()).split(/\s+/).length).toBeGreaterThan(300)
})

test('R-002 a visitor subscribes to the newsletter', { tags: 'extended' }, async () => {
  const page = await openPage('/')
  const form = page.locator('.site-footer form')
  await form.scrollIntoViewIfNeeded()
  await form.getByLabel('Email').fill('reader@oakfield.example')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByText('Almost done.').first().waitFor()
  expect(await query('select id from subscribers where email = $1', ['reader@oakfield.example'])).toHaveLength(1)
})

test('R-002 a visitor requests the rest of the portfolio', { tags: 'extended' }, async () => {
  const page = await openPage('/portfolio')
  const form = page.locator('#portfolio')
  await form.scrollIntoViewIfNeeded()
  await form.getByLabel('Email').fill('mail@oakfield.example')
  await form.getByRole('button', { name: 'Request' }).click()
  await page.locator('#portfolio').getByText(SENT).waitFor()
  const rows = await query<{ form: string }>('select form from contact_requests where client_email = $1', [
    'mail@oakfield.example',
  ])
  expect(rows).toEqual([{ form: 'portfolio' }])
})

test('R-002 a visitor requests a free audit from the home page’s first button', { tags: 'extended' }, async () => {
  const page = await openPage('/')
  await page.locator('main').getByRole('link', { name: 'Send me a proposal' }).first().click()
  const form = page.locator('#audit form:visible')
  await form.locator('[name="website"]').fill('job.oakfield.example')
  await form.getByRole('button').click()
  await page.getByText(SENT).first().waitFor()
  expect(
    await query('select id from contact_requests where website = $1', ['https://job.oakfield.example/']),
  ).toHaveLength(1)
})

test('R-002 a visitor requests a quote', { tags: 'extended' }, async () => {
  const page = await openPage('/')
  await page.getByRole('banner').getByRole('link', { name: 'Book a Call' }).click()
  await page.waitForURL('**/contact-us/')
  const form = page.locator('#quote')
  await form.scrollIntoViewIfNeeded()
  await form.locator('[name="name"]').fill('Hana Sato')
  await form.locator('[name="email"]').fill('job.quote@oakfield.example')
  await form.locator('[name="message"]').fill('A shop in two countries.')
  await form.getByRole('button', { name: 'Request Proposal' }).click()
  await page.locator('#quote').getByText(SENT).waitFor()
  expect(await query('select id from quotes where email = $1', ['job.quote@oakfield.example'])).toHaveLength(1)
})

test('R-002 R-261 a visitor reviews a tool: a notice appears, the form is cleared, and the reviews are reloaded', async () => {
  const page = await openPage('/tools/qr-code-generator/')
  await menusAreReady(page)
  const form = page.locator('#review')
  await form.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => document.querySelector<HTMLFormElement>('#review')?.dataset.enhance === 'done')
  await form.locator('[name="userName"]').fill('Jonas Reuter')
  await form.locator('[name="userEmail"]').fill('job.review@oakfield.example')
  await form.locator('[name="userFeedback"]').fill('Prints well on labels.')
  const read = page.waitForRequest('**/api/get-reviews?tool=qr-code-generator')
  await form.getByRole('button', { name: 'Post review' }).click()
  await read
  await page.locator('[data-toasts]').getByText('Thank you! Your review is awaiting approval.').waitFor()
  expect(await form.locator('[name="userFeedback"]').inputValue()).toBe('')
})

test('R-262 R-289 a review that the server loses is reported, cleared, and restored with one button', async () => {
  const page = await openPage('/tools/svg-minifier/')
  await page.route('**/api/create-review', (route) => route.fulfill({ status: 500, json: { success: false } }))
  const form = page.locator('#review')
  await form.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => document.querySelector<HTMLFormElement>('#review')?.dataset.enhance === 'done')
  await form.locator('[name="userName"]').fill('Jonas Reuter')
  await form.locator('[name="userEmail"]').fill('lost@oakfield.example')
  await form.locator('[name="userFeedback"]').fill('Ten lines that took a while.')
  await form.getByRole('button', { name: 'Post review' }).click()
  const notice = page.locator('[data-toasts]')
  await notice.getByText('Failed to post feedback').waitFor()
  expect(await form.locator('[name="userFeedback"]').inputValue()).toBe('')
  await notice.getByRole('button', { name: 'Restore my text' }).click()
  expect(await form.locator('[name="userFeedback"]').inputValue()).toBe('Ten lines that took a while.')
})

test('R-002 a visitor views vacancies', { tags: 'extended' }, async () => {
  const page = await openPage('/career/')
  await page.locator('main').getByRole('link', { name: 'Apply' }).first().click()
  await page.waitForURL(/\/career\/[a-z0-9-]+$/)
  expect(await page.getByRole('link', { name: 'Apply Now' }).isVisible()).toBe(true)
})

test('R-002 R-063 a visitor books a call: without an external calendar, the button leads to the free times', {
  tags: 'extended',
}, async () => {
  const page = await openPage('/creative/')
  await page.locator('main').getByRole('link', { name: 'Book a Call' }).first().click()
  await page.waitForURL('**/contact-us/')
  await page.locator('main').getByRole('link', { name: 'Book An Appointment' }).click()
  await page.waitForURL('**/book-a-call/**')
  await page.locator('a.time').first().waitFor()
})
