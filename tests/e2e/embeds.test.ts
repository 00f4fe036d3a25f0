// extended: members of a family: more widgets and answers to the same question for consent.
import { HtmlValidate } from 'html-validate'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { makeAccount } from '../support/account.ts'
import { axeViolations } from '../support/axe.ts'
import { startSession } from '../support/back-office.ts'
import { minimalPost, signIn } from '../support/editor.ts'
import { everyBlock } from '../support/every-block.ts'
import { menusAreReady, openPage, phone } from '../support/open-page.ts'
import { page as fetchPage } from '../support/page.ts'
import { inject } from '../support/product.ts'
import { problemsOf, thingsOf } from '../support/structured-data.ts'
import { waitFor } from '../support/wait-for.ts'

const embeds = {
  bookingUrl: 'https://booking.example/thirty-minutes',
  chatUrl: 'https://chat.example/widget.js',
  analyticsUrl: 'https://measure.example/script.js',
}
const none = { bookingUrl: '', chatUrl: '', analyticsUrl: '' }

async function setEmbeds(values: typeof embeds) {
  const editor = await signIn()
  await editor.updateGlobal('brand', { embeds: values })
  const isSet = (html: string) => html.includes('booking.example') === Boolean(values.bookingUrl)
  await waitFor(async () => isSet((await fetchPage('/contact-us/')).html) && isSet((await fetchPage('/')).html))
}

/** Opens a page in a browser that records every request to another company and responds in its place. */
async function openWatched(path: string, options: Parameters<typeof openPage>[1] = {}) {
  const foreign: string[] = []
  const page = await openPage(path, {
    ...options,
    before: async (fresh) => {
      await fresh.route(/^https:\/\/(booking|chat|measure)\.example\//, async (route) => {
        foreign.push(new URL(route.request().url()).host)
        const isFrame = route.request().resourceType() === 'document'
        await route.fulfill({
          contentType: isFrame ? 'text/html' : 'text/javascript',
          body: isFrame ? '<title>Calendar</title><p>Pick a time' : 'document.documentElement.dataset.loaded = "yes"',
        })
      })
      await options.before?.(fresh)
    },
  })
  if (options.javaScriptEnabled !== false) await menusAreReady(page)
  return { page, foreign }
}

const isMeasured = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.loaded === 'yes')

test('R-066 R-067 S-35 without any setup, there is no chat, no consent panel, and no “Cookie choice”', async () => {
  const { document } = await fetchPage('/contact-us/')
  expect(document.querySelector('[data-chat], [data-consent], #cookie-choice, #booking')).toBeNull()
  const links = [...document.querySelectorAll('main a')].filter(({ textContent }) => /Book An/.test(textContent ?? ''))
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/book-a-call/'])
})

test('§4 an article with every block is valid, accessible, and loads nothing until a reader plays its video', {
  tags: 'extended',
  timeout: 120_000,
}, async () => {
  const editor = await signIn()
  const [image] = await editor.find('media', 'limit=1&depth=0')
  const [author] = await editor.find('authors', 'limit=1&depth=0')
  const study = await editor.create('case-studies', {
    title: 'A study that will be deleted',
    slug: 'a-study-to-delete',
    publishDate: '2026-11-01T12:00:00.000Z',
    _status: 'published',
  })
  const body = everyBlock(image?.id, study.id)
  const post = await editor.create('posts', minimalPost('every-block', { body, author: author?.id }))
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
  const other = await fetchPage('/blog/conversions-counted-twice')
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
  await visitor
    .locator('#report')
    .getByText(/^3 words/)
    .first()
    .waitFor()

  const { body: used } = await fetch(`${inject('siteUrl')}/cms-api/media/${image?.id}/uses`, {
    headers: editor.headers,
  }).then(async (response) => ({ body: (await response.json()) as { uses: { title: string }[] } }))
  expect(used.uses.map(({ title }) => title)).toContain('Title of every-block')
  await editor.remove('case-studies', study.id)
  await waitFor(async () => !(await fetchPage('/blog/every-block')).html.includes('A study that will be deleted'))
  expect((await fetchPage('/blog/every-block')).status).toBe(200)
  await editor.remove('posts', post.id)
})

afterAll(() => setEmbeds(none as typeof embeds))

test('R-184…R-187 R-267 clicking opens the booking popup, which shows a wait message and has the specified size', async () => {
  await setEmbeds(embeds)
  const { page, foreign } = await openWatched('/contact-us/')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('https://booking.example/**', async (route) => {
    await released
    await route.fallback()
  })
  expect(foreign).toEqual([])
  const opener = page.locator('main').getByRole('link', { name: 'Book An Appointment' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Book An Appointment' })
  await dialog.waitFor()
  const isOnTop = await dialog.locator('[data-wait]').evaluate((wait) => {
    const { left, top, width, height } = wait.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 3) === wait
  })
  expect(isOnTop).toBe(true)
  release()
  await dialog.locator('[data-wait]').waitFor({ state: 'detached' })
  expect(foreign).toEqual(['booking.example'])
  const box = await dialog.boundingBox()
  expect(box?.width).toBe(1000)
  expect(box?.height).toBeLessThanOrEqual(680)
  expect((await dialog.locator('iframe').boundingBox())?.height).toBeGreaterThanOrEqual(630)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
  await opener.click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'hidden' })
})

test('R-188 below 975 px the booking popup fills the window', { tags: 'extended' }, async () => {
  const { page } = await openWatched('/contact-us/', { width: 976, height: 900 })
  await page.locator('main').getByRole('link', { name: 'Book An Appointment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Book An Appointment' })
  await dialog.waitFor()
  expect((await dialog.boundingBox())?.width).toBeLessThan(976)
  await page.setViewportSize({ width: 974, height: 900 })
  expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 974, height: 900 })
  const head = (await dialog.locator('.dialog-head').boundingBox())?.height ?? 0
  expect((await dialog.locator('iframe').boundingBox())?.height).toBeCloseTo(900 - head, 0)
})

test('R-059 R-066 S-12 without JavaScript, the button leads to the scheduler', async () => {
  const { page } = await openWatched('/contact-us/', { javaScriptEnabled: false })
  const link = page.locator('main').getByRole('link', { name: 'Book An Appointment' })
  expect(await link.getAttribute('href')).toBe(embeds.bookingUrl)
})

test('R-067 S-35 the chat loads only on a click', { tags: 'extended' }, async () => {
  const { page, foreign } = await openWatched('/')
  expect(foreign).toEqual([])
  await page.getByRole('button', { name: 'Chat with us' }).click()
  await isMeasured(page)
  expect(foreign).toEqual(['chat.example'])
})

test('S-35 nothing is measured before consent, which is remembered and can be revoked in the footer', async () => {
  const { page, foreign } = await openWatched('/')
  const panel = page.getByRole('region', { name: 'Measuring' })
  await panel.waitFor()
  expect(foreign).toEqual([])
  const [allow, refuse] = [
    panel.getByRole('button', { name: 'Allow measurement' }),
    panel.getByRole('button', { name: 'Don’t allow' }),
  ]
  const look = (button: typeof allow) =>
    button.evaluate((element) => {
      const { backgroundColor, color, fontSize, fontWeight, height } = getComputedStyle(element)
      return [backgroundColor, color, fontSize, fontWeight, height]
    })
  expect(await look(allow)).toEqual(await look(refuse))
  await allow.click()
  await isMeasured(page)
  expect(foreign).toEqual(['measure.example'])
  expect(await panel.isVisible()).toBe(false)
  await page.reload()
  await isMeasured(page)
  expect(foreign).toHaveLength(2)
  expect(await page.context().cookies()).toEqual([])
  await page.getByRole('button', { name: 'Cookie choice' }).click()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('dialog', { name: 'Cookie choice' }).getByRole('button', { name: 'Don’t allow' }).click()
  await reloaded
  await menusAreReady(page)
  expect(foreign).toHaveLength(2)
  expect(await panel.isVisible()).toBe(false)
})

test('F4 a browser that is signed in to the back office loads no script of another company', async () => {
  const { page, foreign } = await openWatched('/', { before: startSession })
  expect((await fetchPage('/')).response.headers.get('content-security-policy')).toContain('https://measure.example')
  const policy = (await page.reload())?.headers()['content-security-policy']
  expect(policy).toMatch(/script-src 'self'/)
  expect(policy).not.toMatch(/(?:measure|chat)\.example[^;]*; (?:style|img|font|connect)-src/)
  await menusAreReady(page)
  await page.getByRole('region', { name: 'Measuring' }).getByRole('button', { name: 'Allow measurement' }).click()
  await page.getByText('Measurement did not start. It never does').waitFor()
  await page.locator('.toasts').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Chat with us' }).click()
  await page.getByText('The chat did not load.').waitFor()
  expect(foreign).toEqual([])
})

test('F4 an editor changes neither scripts of other companies nor their hosts', async () => {
  const admin = await signIn()
  const account = await makeAccount('Malicious Editor', ['editor'])
  const editor = await signIn(inject('siteUrl'), account)
  await expect(
    editor.updateGlobal('brand', { embeds: { ...embeds, analyticsUrl: 'https://evil.example/a.js' } }),
  ).rejects.toThrow(/may not change “embeds”/)
  await editor.updateGlobal('brand', {
    tagline: 'Anything',
    embeds: {
      chatUrl: 'https://evil.example/a.js',
      chatOrigins: 'https://evil.example',
      tags: [{ name: 'Evil', url: 'https://evil.example/a.js' }],
    },
  })
  expect(JSON.stringify(await admin.readGlobal('brand'))).not.toContain('evil.example')
  await account.remove()
})

test('S-35 after a refusal, nothing loads and the visitor is not asked again', { tags: 'extended' }, async () => {
  const { page, foreign } = await openWatched('/')
  const panel = page.getByRole('region', { name: 'Measuring' })
  await panel.getByRole('button', { name: 'Don’t allow' }).click()
  await page.goto('/blog/')
  await menusAreReady(page)
  expect(await panel.isVisible()).toBe(false)
  expect(foreign).toEqual([])
})

test('S-35 with Global Privacy Control, nothing loads and the visitor is not asked', { tags: 'extended' }, async () => {
  const { page, foreign } = await openWatched('/', {
    before: (fresh) =>
      fresh.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
      ),
  })
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('region', { name: 'Measuring' }).isVisible()).toBe(false)
  expect(foreign).toEqual([])
})
