// @module-tag extended
// Needs Firefox and WebKitGTK: other tests prove the same pages and tools in Chromium.
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firefoxProgram, launchFirefox } from '../support/other-browsers/firefox.ts'
import type { OtherBrowser } from '../support/other-browsers/other-browser.ts'
import { launchWebKit, webKitProgram } from '../support/other-browsers/web-kit.ts'
import { inject } from '../support/product.ts'
import { isBarShown } from '../support/request-bar.ts'
import { templates } from '../support/templates.ts'
import { waitFor } from '../support/wait-for.ts'
import { wide } from '../support/window-sizes.ts'

/** The narrowest window that both browsers have. */
const NARROW = { width: 460, height: 844 }
const REPORT = '.report > :not([data-report])'
const RUN = 'form[data-tool] [type=submit]'

type ToolCase = {
  slug: string
  /** What a visitor types into fields, by name. */
  types?: Record<string, string>
  /** The file that a visitor chooses, in `public/samples`. */
  chooses?: string
  /** What the report then says. */
  says: string
}

/** Tools of each kind: text in the page, code in a worker, pictures, and runs on the server. */
const tools: ToolCase[] = [
  { slug: 'word-counter', types: { text: 'Wool socks keep feet warm.' }, says: '5 words' },
  { slug: 'md5-generator', types: { text: 'abc' }, says: '900150983cd24fb0d6963f7d28e17f72' },
  { slug: 'case-converter', types: { text: 'hello from the farm' }, says: 'Hello From the Farm' },
  { slug: 'css-minifier', types: { css: 'a { color : red }' }, says: 'a{color:red}' },
  { slug: 'json-formatter', types: { json: '{"wool":[1,2]}' }, says: '"wool": [' },
  { slug: 'image-converter', chooses: 'farm-shop.jpg', says: 'farm-shop.jpg is now' },
  { slug: 'qr-code-generator', types: { url: 'https://oakfield.example/' }, says: 'read back without a difference' },
  { slug: 'text-compare', types: { before: 'Wool socks', after: 'Wool hats' }, says: 'hats' },
  {
    slug: 'schema-validator',
    types: { markup: '{"@context":"https://schema.org","@type":"Article"}' },
    says: 'Article',
  },
  { slug: 'redirect-checker', types: { urls: 'SITE/old' }, says: '1 redirect' },
]

/** Redirects one path, for the tool that follows redirects. */
const redirecting = createServer((request, response) =>
  request.url === '/old' ? response.writeHead(301, { location: '/new' }).end() : response.end('<title>Socks</title>'),
)
beforeAll(() => new Promise<void>((listening) => redirecting.listen(inject('openPort'), '127.0.0.1', listening)))
afterAll(() => redirecting.close())

describe.each([
  ['Firefox (Debian: firefox-esr)', firefoxProgram(), launchFirefox],
  ['WebKitGTK (Debian: webkit2gtk-driver, xvfb)', webKitProgram(), launchWebKit],
] as const)('%s', (name, program, launch) => {
  if (!program) console.warn(`Skipped: ${name} is not installed.`)
  let browser: OtherBrowser
  beforeAll(async () => {
    if (program) browser = await launch(program)
  })
  afterAll(() => browser?.close())

  test.skipIf(!program).each(templates)(
    'S-13 S-14 R-002 %s has no error, no sideways scroll, and its picture',
    async (path) => {
      for (const size of [wide, NARROW]) {
        await browser.resize(size)
        await browser.open(path)
        await expect.poll(() => browser.evaluate(sidewaysScroll), { message: `at ${size.width} px` }).toBe(0)
        await expect.poll(() => browser.evaluate(isFirstPictureShown)).toBe(true)
        await browser.evaluate(scrollToEnd)
        expect(await browser.evaluate(() => window.recordedErrors)).toEqual([])
      }
    },
  )

  test.skipIf(!program)(
    'on phones, the bar with the request appears after the first screen and is under the form',
    async () => {
      await browser.resize(NARROW)
      await browser.open('/services/mobile-seo/')
      const shown = []
      for (const place of ['top', 'third screen', 'form'] as const)
        shown.push(await browser.evaluate(isBarShown, place))
      expect(shown).toEqual([false, true, false])
    },
  )

  test.skipIf(!program).each(tools)('R-038 $slug works', async ({ slug, types = {}, chooses, says }) => {
    await browser.resize(wide)
    await browser.open(`/tools/${slug}/`)
    for (const [field, text] of Object.entries(types))
      await browser.type(
        `form[data-tool] [name=${field}]`,
        text.replace('SITE', `http://127.0.0.1:${inject('openPort')}`),
      )
    if (chooses) await browser.chooseFile('form[data-tool] [type=file]', `public/samples/${chooses}`)
    await browser.click(RUN)
    const shown = (report: string) => document.querySelector<HTMLElement>(report)?.parentElement?.innerText
    await waitFor(async () => (await browser.evaluate(shown, REPORT))?.includes(says)).catch(async (cause) => {
      throw new Error(`The report says ${await browser.evaluate(shown, REPORT)}`, { cause })
    })
    expect(await browser.evaluate(() => window.recordedErrors)).toEqual([])
  })
})

const sidewaysScroll = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

/** Scrolls by windows, so that links come near and are prefetched: Firefox measures that by the policy. */
async function scrollToEnd() {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' })
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  }
}

/** Returns whether the first image of the page's content has loaded; true for a page without images. */
function isFirstPictureShown() {
  const image = [...document.querySelectorAll<HTMLImageElement>('main img')].find((one) => one.checkVisibility())
  image?.scrollIntoView({ behavior: 'instant' })
  return !image || (image.complete && image.naturalWidth > 0)
}
