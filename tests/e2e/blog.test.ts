// extended: pixels, widths, and details of reading a post.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { expectColumns } from '../support/columns.ts'
import { minimalPost, signIn } from '../support/editor.ts'
import { eachOf } from '../support/extended.ts'
import { openPage, phone } from '../support/open-page.ts'
import { page as read } from '../support/page.ts'
import { inject } from '../support/product.ts'
import { waitFor } from '../support/wait-for.ts'

const LONG_POST = '/blog/conversions-counted-twice'

const openAnswers = (page: Page, root: string) =>
  page.locator(`${root} details`).evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open))

test('R-111 the articles have three columns, two on tablets, and one on phones', async () => {
  const page = await openPage('/blog/')
  const cards = page.locator('.articles .post-grid > li')
  expect(await cards.count()).toBe(9)
  await expectColumns(page, cards, { 1440: 3, 1024: 3, 1023: 2, 768: 2, 767: 1, 390: 1 })
})

eachOf(
  [
    ['the featured card', '.featured'],
    ['a card of the grid', '.articles .post-card >> nth=4'],
  ],
  0,
)('R-120 R-109 clicking anywhere on %s opens its post in the same window', async (_what, card) => {
  const page = await openPage('/blog/')
  const href = await page.locator(card).locator('.card-title a').getAttribute('href')
  expect(await page.locator(card).locator('a[href]').count()).toBe(1)
  const places = await page.locator(card).evaluate((element) => {
    const { width, height } = element.getBoundingClientRect()
    return [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.9].map((y) => ({ x: width * x, y: height * y })))
  })
  for (const position of places) {
    await page.locator(card).click({ position })
    await page.waitForURL(`**${href}`)
    await page.goBack()
  }
  expect(page.context().pages()).toHaveLength(1)
})

test('R-204 at 390 px pagination shows the current page and the previous and next links', async () => {
  const page = await openPage('/blog/page/2', phone)
  const pagination = page.getByRole('navigation', { name: 'Pagination' })
  const shown = await pagination.locator('li:visible').allInnerTexts()
  expect(shown).toEqual(['2'])
  expect(await pagination.getByRole('link', { name: 'Previous' }).isVisible()).toBe(true)
  expect(await pagination.getByRole('link', { name: 'Next' }).isVisible()).toBe(true)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect((await pagination.locator('li:visible').allInnerTexts()).length).toBeGreaterThan(1)
})

test('R-204 R-201 R-202 a long list shows a window of page numbers on wide screens and one number on phones', {
  tags: 'extended',
}, async () => {
  const page = await openPage('/styleguide/')
  const items = page.getByRole('navigation', { name: 'Pagination' }).locator('li:visible')
  expect(await items.allInnerTexts()).toEqual(['1', '...', '8', '9', '10', '11', '12', '...', '20'])
  await page.setViewportSize(phone)
  expect(await items.allInnerTexts()).toEqual(['10'])
})

test('R-205 R-206 without JavaScript, pagination leads to the last page and back to the first', {
  tags: 'extended',
}, async () => {
  const page = await openPage('/blog/', { ...phone, javaScriptEnabled: false })
  const pagination = page.getByRole('navigation', { name: 'Pagination' })
  const seen: string[] = []
  while (await pagination.getByRole('link', { name: 'Next' }).count()) {
    await pagination.getByRole('link', { name: 'Next' }).click()
    seen.push(new URL(page.url()).pathname)
    expect(seen.length).toBeLessThan(20)
  }
  expect(seen).toEqual(seen.map((_, i) => `/blog/page/${i + 2}`))
  for (const _ of seen) await pagination.getByRole('link', { name: 'Previous' }).click()
  expect(new URL(page.url()).pathname).toBe('/blog/')
  expect(await pagination.getByRole('link', { name: 'Previous' }).count()).toBe(0)
})

test('R-124 the table of contents links to each section and marks the current one', { tags: 'extended' }, async () => {
  const page = await openPage(LONG_POST)
  const links = page.locator('.toc a')
  const count = await links.count()
  expect(count).toBeGreaterThanOrEqual(3)
  const marked = () =>
    links.evaluateAll((all) => all.flatMap((link, i) => (link.getAttribute('aria-current') === 'location' ? [i] : [])))
  await expect.poll(marked).toEqual([0])
  for (let i = 0; i < count; i++) {
    const id = decodeURIComponent(((await links.nth(i).getAttribute('href')) ?? '').slice(1))
    await page
      .locator(`[id="${id}"]`)
      .evaluate((heading) => scrollBy({ top: heading.getBoundingClientRect().top - 100, behavior: 'instant' }))
    await expect.poll(marked).toEqual([i])
    expect(await links.nth(i).isVisible()).toBe(true)
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(marked).toEqual([0])
  await links.nth(1).click()
  await expect.poll(marked).toEqual([1])
  const hash = new URL(page.url()).hash
  expect(await links.nth(1).getAttribute('href')).toBe(hash)
})

test('R-123 every share link has the URL and title of the post and can be clicked', { tags: 'extended' }, async () => {
  const page = await openPage(LONG_POST)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  const canonical = (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? ''
  const links = page.locator('.share-row').getByRole('link', { name: /^Share / })
  expect(await links.count()).toBe(4)
  for (const link of await links.all()) {
    expect(await link.isVisible()).toBe(true)
    const href = (await link.getAttribute('href')) ?? ''
    expect(decodeURIComponent(href)).toContain(canonical)
    if (!href.includes('linkedin') && !href.includes('facebook')) expect(decodeURIComponent(href)).toContain(title)
  }
})

test('R-123 a button copies the URL of the post and says so', { tags: 'extended' }, async () => {
  const page = await openPage(LONG_POST, { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.locator('[data-toasts]').getByText('Copied.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${inject('siteUrl')}${LONG_POST}`)
})

test('R-123 S-12 without a clipboard, there is no copy button', async () => {
  const page = await openPage(LONG_POST, { javaScriptEnabled: false })
  expect(await page.locator('button[data-copy]:visible').count()).toBe(0)
  expect(
    await page
      .locator('.share-row')
      .getByRole('link', { name: /^Share / })
      .count(),
  ).toBe(4)
})

/** Publishes a post whose cover is a file, as the first of the blog. */
async function withPhoto(use: (href: string, file: string) => Promise<void>) {
  const editor = await signIn()
  const form = new FormData()
  const pixels = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#9c7419' } })
    .png()
    .toBuffer()
  form.append('file', new Blob([new Uint8Array(pixels)], { type: 'image/png' }), 'field.png')
  form.append('_payload', JSON.stringify({ alt: 'A field of wheat' }))
  const { 'content-type': _json, ...headers } = editor.headers
  const upload = await fetch(`${inject('siteUrl')}/cms-api/media`, { method: 'POST', headers, body: form })
  expect(upload.status).toBe(201)
  const { doc: media } = (await upload.json()) as { doc: { id: number; filename: string } }
  const post = await editor.create(
    'posts',
    minimalPost('with-a-photo', { featureImage: media.id, publishDate: new Date().toISOString() }),
  )
  try {
    // The change reaches the stored pages a moment after it was made.
    await waitFor(async () => (await read('/blog/')).texts('.featured')[0]?.includes('Title of with-a-photo'))
    await use('/blog/with-a-photo', media.filename)
  } finally {
    await editor.remove('posts', post.id)
    await editor.remove('media', media.id)
  }
}

test('R-116 S-14 a cover image has its dimensions and alt text, a modern format, and loads', {
  tags: 'extended',
}, async () => {
  await withPhoto(async (href) => {
    for (const path of ['/blog/', href]) {
      const page = await openPage(path)
      const picture = page.locator('main img').first()
      await picture.evaluate((image) => (image as HTMLImageElement).decode())
      const seen = await picture.evaluate((image) => {
        const { width, height, naturalWidth, currentSrc } = image as HTMLImageElement
        return { width, height, naturalWidth, currentSrc }
      })
      expect(Math.min(seen.width, seen.height, seen.naturalWidth)).toBeGreaterThan(0)
      for (const name of ['width', 'height', 'alt', 'srcset']) expect(await picture.getAttribute(name)).not.toBeNull()
      expect(await picture.getAttribute('alt')).toBe(path === href ? 'A field of wheat' : '')
      const response = await page.request.get(seen.currentSrc, { headers: { accept: 'image/avif,image/webp,*/*' } })
      expect(response.headers()['content-type']).toMatch(/^image\/(avif|webp)$/)
    }
  })
})

test('R-287 a missing image hides no text and shifts nothing', { tags: 'extended' }, async () => {
  await withPhoto(async (href, file) => {
    const heightOf = async () => {
      const errors: string[] = []
      const page = await openPage('/blog/', {
        before: async (before) => before.on('pageerror', ({ message }) => errors.push(message)),
      })
      await page.waitForLoadState('networkidle')
      expect(errors).toEqual([])
      expect(await page.locator('.featured').getByRole('link', { name: 'Title of with-a-photo' }).isVisible()).toBe(
        true,
      )
      return (await page.locator('.featured').boundingBox())?.height
    }
    const whole = await heightOf()
    rmSync(join(inject('dataDir'), 'media', file))
    rmSync(join(inject('dataDir'), 'image-cache'), { recursive: true, force: true })
    expect(await heightOf()).toBe(whole)
    const page = await openPage(href)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Title of with-a-photo')
  })
})

test('R-307 the buttons of plans, vacancies, and trades have their specified labels', {
  tags: 'extended',
}, async () => {
  const page = await openPage('/styleguide/')
  for (const [root, words, count] of [
    ['#plans .plan', 'Get Started', 3],
    ['#careers .job', 'Apply', 3],
    ['.business-card', 'Learn More', 1],
  ] as const) {
    const buttons = page
      .locator(root)
      .getByRole('link')
      .filter({ hasText: new RegExp(`^\\s*${words}(\\s|$)`) })
    expect(await buttons.count()).toBe(count)
    for (const button of await buttons.all()) {
      expect(await button.isVisible()).toBe(true)
      // Its accessible name says more than the visible text: which plan, vacancy, or trade.
      const name = (await button.getAttribute('aria-label')) ?? (await button.textContent()) ?? ''
      expect(name.trim()).toMatch(new RegExp(`^${words} ?.{3,}`))
    }
  }
})

test('R-309 R-190 R-192 the landing page has six questions, all closed at first', { tags: 'extended' }, async () => {
  const page = await openPage('/styleguide/')
  expect(await openAnswers(page, '#faq')).toEqual(Array(6).fill(false))
  for (const answer of await page.locator('#faq details > :not(summary)').all()) {
    expect(await answer.isVisible()).toBe(false)
    expect((await answer.textContent())?.length).toBeGreaterThan(10)
  }
})

eachOf(
  [
    ['/', '#industriesFaq', true],
    ['/', '#industriesFaq', false],
    ['/styleguide/', '#faq', true],
    ['/styleguide/', '#faq', false],
  ],
  1,
)(
  'R-273 R-191 R-193 S-04 on %s in %s one answer is open at a time and a second click closes it, script %s',
  async (path, root, javaScriptEnabled) => {
    const page = await openPage(path, { javaScriptEnabled })
    const questions = page.locator(`${root} summary`)
    const count = await questions.count()
    expect(count).toBeGreaterThan(1)
    for (let i = 0; i < count; i++) {
      await questions.nth(i).click()
      expect(await openAnswers(page, root)).toEqual(Array.from({ length: count }, (_, at) => at === i))
      expect(await page.locator(`${root} details`).nth(i).locator('> :not(summary)').isVisible()).toBe(true)
    }
    await questions.nth(count - 1).click()
    expect(await openAnswers(page, root)).toEqual(Array(count).fill(false))
    for (const key of ['Enter', 'Space']) {
      await questions.first().press(key)
      expect((await openAnswers(page, root))[0]).toBe(key === 'Enter')
    }
  },
)

test('R-132 S-12 the search works without JavaScript and links to its results', { tags: 'extended' }, async () => {
  const page = await openPage('/search/', { javaScriptEnabled: false })
  await page.getByRole('searchbox', { name: 'Search this site' }).fill('canonical')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search/?q=canonical')
  const first = page.locator('.search-results .card-title a').first()
  const title = await first.innerText()
  await first.click()
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title)
})
