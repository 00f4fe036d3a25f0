// extended: the same policy on more screens.
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter } from '../support/back-office.ts'
import { minimalPost, signIn } from '../support/editor.ts'
import { openPage } from '../support/open-page.ts'
import { inject } from '../support/product.ts'

type Editor = Awaited<ReturnType<typeof signIn>>
let editor: Editor
let post: { id: number }
let issue: { id: number }

beforeAll(async () => {
  editor = await signIn()
  post = await editor.create('posts', minimalPost('a-post-under-a-policy'))
  issue = await editor.create('issues', { subject: 'An issue under a policy', posts: [post.id] })
})

afterAll(async () => {
  await editor.remove('issues', issue.id)
  await editor.remove('posts', post.id)
})

/** Opens the back office, signed in, and records every violation of its policy. */
async function openWatched(path: string) {
  const violations: string[] = []
  const watch = async (page: Page) => {
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) violations.push(message.text())
    })
    page.on('pageerror', (error) => violations.push(String(error)))
  }
  const page = await openPage(`/admin/login?redirect=${encodeURIComponent(path)}`, { before: watch })
  page.setDefaultTimeout(30_000)
  await enter(page)
  await page.waitForURL((url) => url.pathname === path)
  return { page, violations }
}

test('F3 login, dashboard, and lists work under the back office’s policy', { tags: 'extended' }, async () => {
  const { page, violations } = await openWatched('/admin')
  await page.locator('.waits').waitFor()
  await page.goto('/admin/collections/posts')
  await page.locator('tbody tr').first().waitFor()
  await page.locator('#search-filter-input').fill('policy')
  await page.locator('tbody').getByText('Title of a-post-under-a-policy').waitFor()
  expect(violations).toEqual([])
})

test('F3 the post editor and its live preview work under the policy', { tags: 'extended' }, async () => {
  const { page, violations } = await openWatched(`/admin/collections/posts/${post.id}`)
  const text = page.locator('[contenteditable="true"]').first()
  await text.click()
  await page.keyboard.type('Words of an editor.')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type('Bold ones.')
  await page.locator('#live-preview-toggler').click()
  await page
    .frameLocator('iframe[src*="/preview/posts/"]')
    .getByRole('heading', { name: 'Title of a-post-under-a-policy', level: 1 })
    .waitFor()
  expect(violations).toEqual([])
})

test('F3 images can be uploaded and shown under the policy', { tags: 'extended' }, async () => {
  const { page, violations } = await openWatched('/admin/collections/media/create')
  const noise = Buffer.from(Uint8Array.from({ length: 60 * 40 * 3 }, (_, index) => (index * 7) % 251))
  const buffer = await sharp(noise, { raw: { width: 60, height: 40, channels: 3 } })
    .png()
    .toBuffer()
  await page
    .locator('.file-field input[type=file]')
    .setInputFiles({ name: 'policy.png', mimeType: 'image/png', buffer })
  await page.locator('#field-alt').fill('Noise of a test')
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/cms-api/media'),
  )
  await page.locator('#action-save').click()
  const { doc } = (await (await saved).json()) as { doc: { id: number } }
  await page.waitForURL(`**/admin/collections/media/${doc.id}`)
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  )
  await editor.remove('media', doc.id)
  expect(violations).toEqual([])
})

test('F3 the preview of an issue works under the policy', { tags: 'extended' }, async () => {
  const { page, violations } = await openWatched(`/admin/collections/issues/${issue.id}`)
  await page.locator('summary', { hasText: 'Preview' }).click()
  await page
    .frameLocator('iframe[title="Preview of the email"]')
    .getByText('Title of a-post-under-a-policy')
    .first()
    .waitFor()
  expect(violations).toEqual([])
})

test('F3 the back office runs only scripts that its server has marked', async () => {
  const first = await fetch(`${inject('siteUrl')}/admin/login`)
  const policy = first.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/)
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/)
  const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? []
  const html = await first.text()
  const scripts = html.match(/<script[^>]*>/g) ?? []
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`)
  const second = await fetch(`${inject('siteUrl')}/admin/login`)
  expect(second.headers.get('content-security-policy')).not.toBe(policy)
})
