// extended: screens; int/back-office-access.test.ts and int/permissions.test.ts prove who may do what.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { cms, makeAccount } from '../support/account.ts'
import { axeViolations } from '../support/axe.ts'
import { enter, openBackOffice, waiting } from '../support/back-office.ts'
import { query } from '../support/database.ts'
import { signIn } from '../support/editor.ts'
import { openPage } from '../support/open-page.ts'
import { post, page as read } from '../support/page.ts'
import { inject } from '../support/product.ts'
import { waitFor } from '../support/wait-for.ts'

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('R-062 R-076 R-293 every page under /admin has its body class and requires a login', async () => {
  const page = await openPage('/admin/collections/posts')
  await page.locator('#field-email').waitFor()
  expect(new URL(page.url()).pathname).toBe('/admin/login')
  await page.waitForFunction(() => document.body.classList.contains('admin'))
  await enter(page)
  await page.waitForURL('**/admin/collections/posts')
  await page.locator('tbody tr').first().waitFor()
  expect(await page.evaluate(() => document.body.classList.contains('admin'))).toBe(true)
  await page.getByRole('link', { name: 'Dashboard' }).or(page.locator('a[href="/admin"]')).first().click()
  await page.locator('.waits').waitFor()
  expect(await page.evaluate(() => document.body.classList.contains('admin'))).toBe(true)
})

test('R-294 F2 a wrong password is refused, after five even the right one, and the page says why', {
  tags: 'extended',
}, async () => {
  const editor = await signIn()
  const account = { email: 'forgetful@example.com', password: 'a password nobody remembers' }
  await editor.create('users', { ...account, name: 'Forgetful', roles: ['editor'] })
  const page = await openPage('/admin/login')
  for (let i = 0; i < 5; i++) {
    const loginResponse = page.waitForResponse((response) => response.url().endsWith('/users/login'))
    await enter(page, { ...account, password: `wrong password ${i}` })
    expect((await loginResponse).status()).toBe(401)
  }
  const loginResponse = page.waitForResponse((response) => response.url().endsWith('/users/login'))
  await enter(page, account)
  expect((await loginResponse).status()).toBe(429)
  await page.getByText(/locked for your network.*Try again in 10 minutes/).waitFor()
  expect(new URL(page.url()).pathname).toBe('/admin/login')
  await page.goto('/admin')
  await page.locator('#field-email').waitFor()
  expect(new URL(page.url()).pathname).toBe('/admin/login')
})

test('F1 the back office shows read-only fields and saves the others', { tags: 'extended' }, async () => {
  const account = await makeAccount('reading-sales', ['sales'])
  const page = await openBackOffice('/admin/globals/mail-settings', account)
  const name = page.locator('#field-fromName')
  // Payload disables every field until the form has its state.
  await waitFor(() => name.isEnabled())
  for (const id of ['webhook__url', 'notices__application', 'notices__review'])
    expect([id, await page.locator(`#field-${id}`).isDisabled()]).toEqual([id, true])
  expect(await page.locator('#field-webhook__secret').count()).toBe(0)
  const before = await name.inputValue()
  await name.fill('Sales of Prairie Signal')
  await page.getByRole('button', { name: 'Save' }).click()
  await page
    .getByText(/updated successfully/i)
    .first()
    .waitFor()
  const editor = await signIn()
  expect(await editor.readGlobal('mail-settings')).toMatchObject({ fromName: 'Sales of Prairie Signal' })
  await editor.updateGlobal('mail-settings', { fromName: before || null })
  await account.remove()
})

test('the dashboard lists waiting tasks and links to them', { tags: 'extended' }, async () => {
  const before = await openBackOffice()
  const requests = await waiting(before, 'new contact requests')
  const mail = { clientName: 'Waits for an answer', clientEmail: '', website: 'https://waits.example', form: 'audit' }
  expect((await post('/send-mail', { data: mail })).status).toBe(200)
  await before.reload()
  expect(await waiting(before, 'new contact requests')).toBe(requests + 1)
  await before.locator('.waits-card', { hasText: 'new contact requests' }).click()
  await before.waitForURL('**/admin/collections/contact-requests?**')
  await before.locator('tbody').getByText('Waits for an answer').waitFor()
})

/** Opens a new article, which is saved as a draft with its own URL once something was typed. */
async function beginArticle(page: Page) {
  await page.goto('/admin/collections/posts/create')
  await page.locator('#field-title').waitFor()
}

/** Begins an article with its excerpt and returns its id. */
async function draftOf(page: Page, excerpt: string) {
  await beginArticle(page)
  await page.locator('#field-excerpt').fill(excerpt)
  await page.waitForURL(/\/admin\/collections\/posts\/\d+$/)
  return Number(new URL(page.url()).pathname.split('/').at(-1))
}

test('the dashboard counts the same demonstration content as its removal', { tags: 'extended' }, async () => {
  const page = await openBackOffice()
  const counted = Number(await page.locator('.waits-demo summary b').innerText())
  const { plan } = (await (await cms('GET', '/demonstration', undefined, (await signIn()).headers)).json()) as {
    plan: { total: number; invented: number }
  }
  expect(counted).toBe(plan.invented)
  expect(plan.total).toBeGreaterThan(100)
  expect(plan.total).toBeLessThanOrEqual(plan.invented)
})

test('two articles can be started without titles', { tags: 'extended' }, async () => {
  const page = await openBackOffice('/admin/collections/posts')
  const first = await draftOf(page, 'The first one')
  const editor = await signIn()
  try {
    const second = await draftOf(page, 'The second one')
    expect(second).not.toBe(first)
    await editor.remove('posts', second)
  } finally {
    await editor.remove('posts', first)
  }
})

test('an article written in the editor appears on the blog when it is published', { tags: 'extended' }, async () => {
  const title = 'Written in the back office'
  const page = await openBackOffice('/admin/collections/posts')
  await page.locator('tbody tr').first().waitFor()
  expect(await page.locator('tbody tr').count()).toBeGreaterThanOrEqual(10)
  await beginArticle(page)
  await page.getByRole('heading', { level: 1, name: /^(Untitled|Post of .+)$/ }).waitFor()
  await page.locator('#field-title').fill(title)
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  await page.locator('#field-excerpt').fill('Words of an excerpt, typed by hand.')
  const text = page.locator('[contenteditable="true"]').first()
  await text.click()
  await page.keyboard.type('A paragraph that somebody typed.')
  // The draft saves itself while the editor writes and is not public.
  await waitFor(async () => (await query('select id from _posts_v where version_title = $1', [title])).length > 0)
  expect((await read('/blog/written-in-the-back-office')).status).toBe(404)
  expect((await read('/blog/')).html).not.toContain(title)

  await page.getByRole('button', { name: 'Publish changes' }).click()
  await page
    .getByText(/success/i)
    .first()
    .waitFor()
  await waitFor(async () => (await read('/blog/')).texts('.card-title').includes(title))
  const reader = await openPage('/blog/')
  await reader.locator('.featured').getByRole('link', { name: title }).click()
  await reader.getByText('A paragraph that somebody typed.').waitFor()
  expect(await reader.getByRole('heading', { level: 1 }).innerText()).toBe(title)

  const [row] = await query<{ id: number }>('select id from posts where title = $1', [title])
  await (await signIn()).remove('posts', row?.id ?? 0)
  await waitFor(async () => !(await read('/blog/')).html.includes(title))
})

test('§4 pasted Google Docs and Word documents keep everything or list what is missing', {
  tags: 'extended',
}, async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.from(PIXEL, 'base64'))
  })
  await new Promise<void>((resolve) => server.listen(inject('openPort'), '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const page = await openBackOffice('/admin/collections/posts')
  await beginArticle(page)
  await page.locator('#field-title').fill('Pasted')
  const text = page.locator('[contenteditable="true"]').first()
  const paste = async (name: string) => {
    const file = readFileSync(new URL(`../support/clipboards/${name}.html`, import.meta.url), 'utf8')
    const html = file.replaceAll('https://lh7-rt.googleusercontent.com', `http://127.0.0.1:${inject('openPort')}`)
    // Not in the middle of the editor: pasting would replace a selected picture.
    await text.locator('p').last().click()
    await page.keyboard.press('Control+End')
    await text.evaluate((element, content) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', content)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, html)
  }
  await paste('google-docs-images')
  // The server fetches two; one came with the clipboard.
  await page.getByText('1 picture came without a description').waitFor()
  expect(await text.locator('h2').allInnerTexts()).toEqual(['Where visitors leave', 'What we changed'])
  await expect.poll(() => text.locator('[data-filename]').count()).toBe(3)
  await paste('word-mac')
  await page.getByText('1 picture could not be copied: clip_image001.png under “Photos of products”').waitFor()
  expect(await text.locator('li').allInnerTexts()).toEqual(['Front', 'Back', 'Detail'])
  await waitFor(async () => {
    const [row] = await query<{ body: string }>(
      `select version_body::text body from _posts_v where version_title = 'Pasted' order by id desc limit 1`,
    )
    return row?.body.match(/"relationTo": "media"/g)?.length === 3 && !row.body.includes('"pending"')
  })
  const [post] = await query<{ id: number }>(
    `select parent_id as id from _posts_v where version_title = 'Pasted' limit 1`,
  )
  const editor = await signIn()
  await editor.remove('posts', post?.id ?? 0)
  for (const { id } of await editor.find('media', 'sort=-id&limit=3')) await editor.remove('media', id)
})

test('R-266 a pending review can be approved in the back office, which records who did it', {
  tags: 'extended',
}, async () => {
  const [review] = await query<{ id: number }>(
    `insert into reviews (user_name, user_email, user_feedback, tool, status)
     values ('Waiting Reviewer', 'reviewer@example.com', 'It found the loop in a minute.', 'md5-generator', 'pending')
     returning id`,
  )
  const id = review?.id ?? 0
  const page = await openBackOffice()
  const before = await waiting(page, 'reviews to moderate')
  expect(before).toBeGreaterThanOrEqual(1)
  await page.locator('.waits-card', { hasText: 'reviews to moderate' }).click()
  // The list adds its order when it is ready; a click before that is lost.
  await page.waitForURL(/sort=/)
  await page.locator('tbody').getByRole('link', { name: 'Waiting Reviewer' }).click()
  await page.waitForURL(`**/admin/collections/reviews/${id}`)
  await page.locator('#field-status').click()
  await page.getByRole('option', { name: 'Approved', exact: true }).click()
  await page.locator('#action-save').click()
  await waitFor(async () => {
    const [row] = await query('select status, moderated_by_id, moderated_at from reviews where id = $1', [id])
    return row?.status === 'approved' && row.moderated_by_id !== null && row.moderated_at !== null
  })
  await page.goto('/admin')
  expect(await waiting(page, 'reviews to moderate')).toBe(before - 1)
  await (await signIn()).remove('reviews', id)
})

test('§3 the SEO panel updates while an editor types, and the list of findings links to the document', {
  tags: 'extended',
}, async () => {
  const editor = await signIn()
  const { id } = await editor.create('pages', { title: 'A page about felt', slug: 'about-felt', _status: 'draft' })
  const page = await openBackOffice(`/admin/collections/pages/${id}`)
  const panel = page.getByRole('region', { name: 'SEO', exact: true })
  await panel.getByText('Enter what people should search for').waitFor()
  await page.locator('#field-seo__keyphrase').fill('felt')
  await panel.getByText('“felt”', { exact: true }).waitFor()
  await page.locator('#field-seo__title').fill('Felt by the meter')
  await panel.getByText('Felt by the meter').first().waitFor()
  expect(await axeViolations(page, 'all', '.seo-panel')).toEqual([])

  await page.goto('/admin/seo?problem=description&kind=pages')
  await page.getByRole('link', { name: 'A page about felt' }).click()
  await page.waitForURL(`**/admin/collections/pages/${id}`)
  await editor.remove('pages', id)
})

test('§6 the field of an image shows the name that its file was uploaded with', { tags: 'extended' }, async () => {
  const [post] = await query<{ id: number; name: string }>(
    'select posts.id, original_name as name from posts join media on media.id = feature_image_id limit 1',
  )
  if (!post) throw new Error('No post has a feature image.')
  const page = await openBackOffice(`/admin/collections/posts/${post.id}`)
  await page.locator('#field-featureImage').getByText(post.name, { exact: true }).waitFor()
})

test('a list opens a document that is clicked before the list is interactive', { tags: 'extended' }, async () => {
  const page = await openBackOffice()
  for (const list of ['posts', 'media', 'tools', 'authors']) {
    await page.goto(`/admin/collections/${list}`, { waitUntil: 'commit' })
    await page.locator('tbody a').first().click()
    await page.waitForURL(`**/admin/collections/${list}/*`)
  }
})

test('a link that moves away while the mouse is pressed is followed', { tags: 'extended' }, async () => {
  const page = await openBackOffice()
  const card = page.locator('.waits-card', { hasText: 'new contact requests' })
  await card.hover()
  await page.mouse.down()
  // As the navigation does when it opens at the side of a page that has just loaded.
  await page.locator('.waits').evaluate((section) => section.style.setProperty('margin-top', '20rem'))
  await page.mouse.up()
  await page.waitForURL('**/admin/collections/contact-requests?**')
})
