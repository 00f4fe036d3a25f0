// @module-tag extended
// The development server, which visitors never meet.
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { minimalPost, signIn } from '../support/editor.ts'
import { parseHtml } from '../support/parse-html.ts'
import { runDev } from '../support/run-dev.ts'
import { ADMINISTRATOR } from '../support/seeded-data.ts'
import { waitFor } from '../support/wait-for.ts'

/** Vite compiles each module on its first request. */
const LONG = 300_000
const SLOW = { within: 120_000, every: 100 }

let dev: Awaited<ReturnType<typeof runDev>>
let browser: Browser

beforeAll(async () => {
  ;[dev, browser] = await Promise.all([runDev(), launchBrowser()])
  await dev.ready
}, LONG)

afterAll(async () => {
  await browser?.close()
  expect(await dev?.stop()).toBe(0)
}, LONG)

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  const pages = browser.contexts().flatMap((context) => context.pages())
  for (const page of pages) console.error(page.url(), (await page.content()).slice(-3_000))
  console.error(dev.log().slice(-10_000))
})

const get = (path: string, init?: RequestInit) => fetch(dev.siteUrl + path, { redirect: 'manual', ...init })
const htmlOf = async (path: string) => (await get(path)).text()

function post(path: string, body: unknown) {
  const headers = { 'content-type': 'application/json' }
  return get(path, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Returns the emails that `/dev/mails` lists, newest first: subject, path, and recipient. */
async function emails() {
  const document = parseHtml(await htmlOf('/dev/mails'))
  return [...document.querySelectorAll('td a')].map((link) => ({
    subject: link.textContent ?? '',
    path: link.getAttribute('href') ?? '',
    to: link.closest('tr')?.children[1]?.textContent?.trim() ?? '',
  }))
}

const sendQuote = (email: string) =>
  post('/api/create-quote', {
    data: {
      ...{ name: 'Jonas Reuter', email, company: 'Halden', website: 'halden.example', services: ['SEO'] },
      ...{ budget: '$1,800 to $4,500', message: 'Fewer returns.', page: '/contact-us/' },
    },
  })

test(
  'in development, pages have their headers, noncanonical paths redirect, and unknown paths return 404',
  async () => {
    const home = await get('/')
    expect(home.status).toBe(200)
    expect(home.headers.get('content-security-policy')).toContain("default-src 'none'")
    const blog = await get('/blog')
    expect([blog.status, blog.headers.get('location')]).toEqual([308, '/blog/'])
    const lost = await get('/no-such-page')
    expect([lost.status, await lost.text()]).toEqual([404, expect.stringContaining('<h1')])
    expect((await get('/favicon.svg')).status).toBe(200)
  },
  LONG,
)

test(
  'in development, the back office opens and publishes immediately',
  async () => {
    const login = await browser.newPage({ baseURL: dev.siteUrl })
    await login.goto('/admin/login')
    await login.locator('#field-password').waitFor()
    const editor = await signIn(dev.siteUrl, ADMINISTRATOR)
    await editor.create('posts', minimalPost('a-post-of-the-development-test'))
    await waitFor(async () => (await htmlOf('/blog/')).includes('/blog/a-post-of-the-development-test'))
    await editor.create('redirects', { from: '/an-old-page', to: '/blog/', type: '301' })
    const moved = await waitFor(async () => {
      const response = await get('/an-old-page')
      return response.status === 301 && response
    })
    expect(moved.headers.get('location')).toBe('/blog/')
  },
  LONG,
)

test(
  'in development, images are resized and tool files are served',
  async () => {
    const { posts } = await (await get('/api/get-posts')).json()
    const { featureImage } = posts.find((one: { featureImage: unknown }) => one.featureImage)
    const [, id, size, extension] = featureImage.asset._ref.split('-')
    const image = await get(`/images/prairie-signal/production/${id}-${size}.${extension}?w=400`)
    expect(await sharp(Buffer.from(await image.arrayBuffer())).metadata()).toMatchObject({ width: 400 })
    const file = await get('/tool-files/css-minifier/lightningcss_node.wasm')
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/wasm'])
  },
  LONG,
)

test(
  'in development, /dev/mails shows the text and the script-free HTML of a form’s emails',
  async () => {
    expect((await sendQuote('jonas@halden.example')).status).toBe(200)
    const email = await waitFor(
      async () => (await emails()).find(({ subject }) => subject.startsWith('Proposal request')),
      SLOW,
    )
    const document = parseHtml(await htmlOf(email.path))
    expect(document.querySelector('h1')?.textContent).toBe(email.subject)
    expect(document.querySelector('pre')?.textContent).toContain('Fewer returns.')
    const frame = document.querySelector('iframe')
    expect(frame?.getAttribute('sandbox')).toBe('')
    const html = await get(frame?.getAttribute('src') ?? '')
    expect(html.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
    expect(await html.text()).toContain('Fewer returns.')
  },
  LONG,
)

test(
  'in development, pages work under their policy, and saved CSS appears without a reload',
  async () => {
    const page = await open('/')
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    dev.edit(
      'site/ui/styles/base.css',
      '.skip {\n  position: absolute;',
      '.skip {\n  letter-spacing: 7px;\n  position: absolute;',
    )
    await waitFor(async () => (await styleOf(page, '.skip')) === '7px', SLOW)
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
    expect(problems).toEqual([])
  },
  LONG,
)

test(
  'in development, an open page shows a saved component',
  async () => {
    const page = await open('/')
    /** Saves a change and waits until the page shows it and listens for the next one. */
    async function change(file: string, from: string, to: string, isShown: () => Promise<boolean>) {
      const connected = connectionOf(page)
      dev.edit(file, from, to)
      await waitFor(isShown, SLOW)
      await connected
    }
    const footer = 'site/features/shell/footer.tsx'
    const shows = (text: RegExp) => () => page.getByText(text).first().isVisible()
    await change(footer, '© {year}', 'Copyright {year}', shows(/Copyright \d{4}/))
    // An error replaces the page until it is corrected.
    await change(footer, 'Copyright {year}', 'Copyright {year', shows(/Something went wrong/))
    await change(footer, 'Copyright {year', 'Corrected {year}', shows(/Corrected \d{4}/))
    await change('site/layouts/document.astro', 'Skip to content', 'Skip to the content', async () =>
      (await page.locator('.skip').allTextContents()).includes('Skip to the content'),
    )
  },
  LONG,
)

test(
  'in development, a saved tool runs on the server and in an open page',
  async () => {
    const page = await open('/tools/word-counter/')
    await post('/api/tools/word-counter', { text: 'one two' })
    dev.edit('tools/word-counter/report.ts', 'to read.`', 'of reading.`')
    await waitFor(async () => {
      const { summary } = await (await post('/api/tools/word-counter', { text: 'one two' })).json()
      return summary.endsWith('of reading.')
    }, SLOW)
    await waitFor(async () => {
      await page.locator('main textarea').first().fill('one two three')
      return page
        .getByText(/of reading\./)
        .first()
        .isVisible()
    }, SLOW)
  },
  LONG,
)

test(
  'in development, the worker uses the code that was saved last, and the back office is compiled once its code has changed',
  async () => {
    dev.edit('emails/templates/lead.ts', 'We received your proposal request', 'Your request is here')
    await waitFor(() => dev.log().includes("Restarting 'worker/main.ts'"), SLOW)
    expect((await sendQuote('later@halden.example')).status).toBe(200)
    await waitFor(async () => (await emails()).some(({ subject }) => subject === 'Your request is here'), SLOW)
    // Next's development server needs a looser policy. The back office refuses this request without compiling
    // anything; the site would refuse it before.
    await waitFor(async () => {
      const { headers } = await fetch(`${dev.adminUrl}/admin`, { method: 'POST', redirect: 'manual' })
      return headers.get('content-security-policy')?.includes("'unsafe-eval'")
    }, SLOW)
  },
  LONG,
)

let problems: string[] = []

/** Opens a page in Chromium. `problems` collects its console errors, including violations of the policy. */
async function open(path: string): Promise<Page> {
  problems = []
  const page = await browser.newPage({ baseURL: dev.siteUrl })
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  const connected = connectionOf(page)
  await page.goto(path)
  await connected
  return page
}

/** Resolves when the next page that loads listens for changes. */
function connectionOf(page: Page) {
  const connected = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('[vite] connected'),
    timeout: SLOW.within,
  })
  connected.catch(() => undefined)
  return connected
}

const styleOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).letterSpacing)
