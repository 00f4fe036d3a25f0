import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { minimalPost, signIn } from '../support/editor.ts'
import { block, everyBlock, richText } from '../support/every-block.ts'
import { openPage, phone } from '../support/open-page.ts'
import { page as fetchPage } from '../support/page.ts'
import { inject } from '../support/product.ts'
import { problemsOf, thingsOf } from '../support/structured-data.ts'
import { waitFor } from '../support/wait-for.ts'

const LONG_POST = '/blog/conversions-counted-twice'

const openAnswers = (page: Page, root: string) =>
  page.locator(`${root} details`).evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open))

test.each([
  [1440, 3],
  [1024, 3],
  [1023, 2],
  [768, 2],
  [767, 1],
  [390, 1],
])('R-111 at %i px the articles stand in %i columns', async (width, columns) => {
  const page = await openPage('/blog/', { width, height: 900 })
  const lefts = await page
    .locator('.articles .post-grid > li')
    .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)))
  expect(lefts).toHaveLength(9)
  expect(new Set(lefts).size).toBe(columns)
  expect(new Set(lefts.slice(0, columns)).size).toBe(columns)
})

test.each([
  ['the featured card', '.featured'],
  ['a card of the grid', '.articles .post-card >> nth=4'],
])('R-120 R-109 pressing anywhere on %s leads to its post, in the same window', async (_what, card) => {
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

test('R-204 at 390 px the pagination shows the number of the current page only, and the ways on and back', async () => {
  const page = await openPage('/blog/page/2', phone)
  const pagination = page.getByRole('navigation', { name: 'Pagination' })
  const shown = await pagination.locator('li:visible').allInnerTexts()
  expect(shown).toEqual(['2'])
  expect(await pagination.getByRole('link', { name: 'Previous' }).isVisible()).toBe(true)
  expect(await pagination.getByRole('link', { name: 'Next' }).isVisible()).toBe(true)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect((await pagination.locator('li:visible').allInnerTexts()).length).toBeGreaterThan(1)
})

test('R-204 R-201 R-202 in a long list the window of numbers on a wide screen, one number on a phone', async () => {
  const page = await openPage('/styleguide/')
  const items = page.getByRole('navigation', { name: 'Pagination' }).locator('li:visible')
  expect(await items.allInnerTexts()).toEqual(['1', '...', '8', '9', '10', '11', '12', '...', '20'])
  await page.setViewportSize(phone)
  expect(await items.allInnerTexts()).toEqual(['10'])
})

test('R-205 R-206 without JavaScript the pagination leads to the last page and back to the first', async () => {
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

test('R-124 the list of contents leads to each part and follows the reading', async () => {
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

test('R-123 every share link carries the address and the title of the post, and can be pressed', async () => {
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

test('R-123 the link of a post can be copied, and the copy is told', async () => {
  const page = await openPage(LONG_POST, { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.locator('[data-toasts]').getByText('Copied.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${inject('siteUrl')}${LONG_POST}`)
})

test('R-123 S-12 where nothing can be copied no button offers it', async () => {
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
    await use('/blog/with-a-photo', media.filename)
  } finally {
    await editor.remove('posts', post.id)
    await editor.remove('media', media.id)
  }
}

test('R-116 S-14 a cover that is a file has its size and its words, comes in a modern format, and loads', async () => {
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

test('R-287 a picture whose file is gone takes no text with it and moves nothing', async () => {
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

test('R-307 the buttons of plans, vacancies and trades say what the specification says', async () => {
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

test('R-309 R-190 R-192 the questions of the landing page: six, all closed at first', async () => {
  const page = await openPage('/styleguide/')
  expect(await openAnswers(page, '#faq')).toEqual(Array(6).fill(false))
  for (const answer of await page.locator('#faq details > :not(summary)').all()) {
    expect(await answer.isVisible()).toBe(false)
    expect((await answer.textContent())?.length).toBeGreaterThan(10)
  }
})

test.each([
  ['/', '#industriesFaq', true],
  ['/', '#industriesFaq', false],
  ['/styleguide/', '#faq', true],
  ['/styleguide/', '#faq', false],
])(
  'R-273 R-191 R-193 S-04 on %s in %s one answer is open at a time and its own press closes it, script %s',
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

test('R-132 S-12 the search works without JavaScript and leads to what it found', async () => {
  const page = await openPage('/search/', { javaScriptEnabled: false })
  await page.getByRole('searchbox', { name: 'Search this site' }).fill('canonical')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search/?q=canonical')
  const first = page.locator('.search-results .card-title a').first()
  const title = await first.innerText()
  await first.click()
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title)
})

test('§4 an article with every block: valid, accessible, and silent until a reader plays its video', async () => {
  const editor = await signIn()
  const [image] = await editor.find('media', 'limit=1&depth=0')
  const study = await editor.create('case-studies', {
    title: 'A study that will be deleted',
    slug: 'a-study-to-delete',
    publishDate: '2026-11-01T12:00:00.000Z',
    _status: 'published',
  })
  const body = everyBlock(image?.id, study.id)
  const post = await editor.create('posts', minimalPost('every-block', { body }))
  await waitFor(async () => (await fetchPage('/blog/every-block')).status === 200)

  const served = await fetchPage('/blog/every-block')
  const { results } = await new HtmlValidate({ root: true, extends: ['html-validate:standard'] }).validateString(
    served.html,
  )
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([])
  const policy = served.response.headers.get('content-security-policy')
  expect(policy).toContain('frame-src https://www.youtube-nocookie.com https://player.vimeo.com;')
  expect(policy).toContain("media-src 'self';")
  const graph = JSON.parse(served.document.querySelector('script[type="application/ld+json"]')?.textContent ?? '')
  expect(problemsOf(graph)).toEqual([])
  expect(thingsOf(graph, 'Question').map(({ name }) => name)).toEqual([
    'How many runs are enough?',
    'Does the device matter?',
  ])
  expect(served.document.querySelector('link[rel=stylesheet][href*="article-blocks"]')).not.toBeNull()
  const other = await fetchPage(LONG_POST)
  expect(other.response.headers.get('content-security-policy')).not.toMatch(/frame-src|media-src/)
  expect(other.html).not.toContain('article-blocks')

  const foreign: string[] = []
  const page = await openPage('/blog/every-block', {
    ...phone,
    before: (fresh) =>
      fresh.route(/youtube|vimeo/, async (route) => {
        foreign.push(new URL(route.request().url()).host)
        await route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>Plays' })
      }),
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  await page.locator('details').evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true
  })
  expect(await axeViolations(page)).toEqual([])
  expect(foreign).toEqual([])
  await page.getByRole('link', { name: 'Play video: A recording, step by step' }).press('Enter')
  await page.frameLocator('iframe[title="A recording, step by step"]').getByText('Plays').waitFor()
  expect(foreign).toEqual(['www.youtube-nocookie.com'])

  const visitor = await openPage('/blog/every-block', { javaScriptEnabled: false })
  await visitor.locator('.article-tool textarea').first().fill('three more words')
  await visitor.locator('.article-tool [type=submit]').click()
  expect(new URL(visitor.url()).pathname).toContain('word-counter')
  await visitor.locator('#report').getByText('3', { exact: true }).first().waitFor()

  const { body: used } = await fetch(`${inject('siteUrl')}/cms-api/media/${image?.id}/uses`, {
    headers: editor.headers,
  }).then(async (response) => ({ body: (await response.json()) as { uses: { title: string }[] } }))
  expect(used.uses.map(({ title }) => title)).toContain('Title of every-block')
  await editor.remove('case-studies', study.id)
  await waitFor(async () => !(await fetchPage('/blog/every-block')).html.includes('A study that will be deleted'))
  expect((await fetchPage('/blog/every-block')).status).toBe(200)
  await editor.remove('posts', post.id)
}, 120_000)

test('§4 a block that cannot be shown is not published, and the message names the row', async () => {
  const editor = await signIn()
  const publish = (type: string, fields: Record<string, unknown>) =>
    editor.create('posts', minimalPost('a-wrong-block', { body: richText(block(type, fields)) })).then(
      () => 'published',
      (error: Error) => error.message,
    )
  expect(await publish('chart', { title: 'A', form: 'bars', data: 'Month\tVisits\nJan\t12k' })).toContain(
    '“Visits” is not a number',
  )
  expect(await publish('video', { title: 'A', url: 'https://example.com/' })).toContain('YouTube or Vimeo')
  expect(await publish('tool', { tool: 'gone', display: 'card' })).not.toBe('published')
  expect(await publish('caseStudy', { caseStudy: 999_999 })).toContain('was deleted')
  expect(await publish('callToAction', { title: 'A', buttonLabel: 'Go', buttonHref: 'javascript:alert(1)' })).toContain(
    'Start with /',
  )
  expect(await publish('figure', { caption: 'Without an image' })).not.toBe('published')
})
