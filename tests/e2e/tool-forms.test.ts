// @module-tag extended
// Details of forms that every tool shares; tool-form-before-scripts.test.ts runs one.
import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { downloaded } from '../support/downloaded.ts'
import { openPage, wide } from '../support/open-page.ts'

const form = (page: Page) => page.locator('form[data-tool]')
/** Returns the heading of a run's report; before the first run, the page shows its own report. */
const reportHeading = (page: Page) => page.locator('.report > :not([data-report]) h2').first()
const photos = ['farm-shop.jpg', 'oakfield-orders.png', 'prairie-evening.jpg'].map((name) => `public/samples/${name}`)
const chosen = (page: Page) => page.locator('[data-chosen] li .mono').allTextContents()

test('R-173 the error link focuses the code editor, which announces the error', async () => {
  const page = await openPage('/tools/css-minifier/', wide)
  await form(page).locator('[data-editor]').first().click()
  const editor = page.locator('.code-editor [contenteditable]')
  await editor.waitFor()
  await form(page).locator('[type=submit]').click()
  await form(page).locator('[data-form-errors] a').first().click()
  expect(await editor.evaluate((element) => element.matches(':focus'))).toBe(true)
  expect(await editor.getAttribute('aria-invalid')).toBe('true')
  const errorText = await editor.evaluate(
    (element) =>
      (element.getRootNode() as ShadowRoot).getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
  )
  expect(errorText).toContain('Paste a stylesheet first.')
  await page.keyboard.type('a { color : red }')
  expect(await form(page).locator('textarea').first().inputValue()).toContain('color : red')
})

test('R-173 the keyboard can remove a file, and the focus stays in the list', async () => {
  const page = await openPage('/tools/image-converter/', wide)
  await form(page).locator('input[type=file]').first().setInputFiles(photos)
  const remove = page.locator('[data-chosen] button')
  await remove.nth(1).focus()
  await page.keyboard.press('Enter')
  expect(await chosen(page)).toEqual(['farm-shop.jpg', 'prairie-evening.jpg'])
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  expect(await focused()).toBe('Remove prairie-evening.jpg')
  await page.keyboard.press('Enter')
  expect(await focused()).toBe('Remove farm-shop.jpg')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('file')
})

test('R-173 an earlier run of an image tool restores its settings but not its files', async () => {
  const page = await openPage('/tools/image-converter/', wide)
  await form(page).locator('input[type=file]').first().setInputFiles(photos)
  await form(page).locator('[name=target]').selectOption('png')
  await form(page).locator('[type=submit]').click()
  await reportHeading(page).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'files as ZIP' }).click()
  const zip = unzipSync(await downloaded(await download))
  expect(Object.keys(zip).toSorted()).toEqual(['farm-shop.png', 'oakfield-orders.png', 'prairie-evening.png'])
  await form(page).locator('[name=target]').selectOption('webp')
  await page.locator('[data-earlier] summary').click()
  await page.locator('[data-earlier] ol button').first().click()
  expect(await form(page).locator('[name=target]').inputValue()).toBe('png')
  expect(await chosen(page)).toHaveLength(3)
  await page.getByText('3 images are now PNG').first().waitFor()
})

test('R-173 an image copied with text is not taken as a file, and an image alone is', async () => {
  const page = await openPage('/tools/md5-generator/', wide)
  const text = form(page).locator('[name=text]')
  await text.focus()
  await form(page).locator('[data-chosen]').waitFor({ state: 'attached' })
  const paste = (withText: boolean) =>
    text.evaluate((element, withText) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File(['x'], 'image.png', { type: 'image/png' }))
      if (withText) clipboardData.items.add('Wool socks', 'text/plain')
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      element.dispatchEvent(event)
      return event.defaultPrevented
    }, withText)
  await expect.poll(() => paste(false)).toBe(true)
  expect(await paste(true)).toBe(false)
})

test('R-173 dropping a file next to its field does not replace the page', async () => {
  const page = await openPage('/tools/image-converter/', wide)
  await form(page).locator('[type=submit]').focus()
  const isKept = () =>
    page.evaluate(() => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['x'], 'a.png'))
      return !document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    })
  await expect.poll(isKept).toBe(true)
})

test('R-173 input that is too long for a URL gets no link', async () => {
  const page = await openPage('/tools/case-converter/', wide)
  await form(page)
    .locator('textarea')
    .first()
    .evaluate((area: HTMLTextAreaElement) => {
      // Letters in a sequence that does not repeat: mulberry32.
      let state = 7
      const next = () => {
        state = (state + 0x6d2b79f5) | 0
        const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
        return (mixed ^ (mixed >>> 14)) >>> 0
      }
      area.value = Array.from({ length: 400_000 }, () => String.fromCharCode(0x4e00 + (next() % 20_000))).join('')
      area.dispatchEvent(new Event('input', { bubbles: true }))
    })
  await reportHeading(page).waitFor()
  const announced = page.evaluate(
    () =>
      new Promise((resolve) => addEventListener('notice', (event) => resolve((event as CustomEvent).detail.message))),
  )
  await page.getByRole('button', { name: 'Copy share link' }).click()
  expect(await announced).toContain('too long for a link')
  expect(page.url()).not.toContain('#')
})

test('R-173 a browser tool whose script fails to load sends nothing', async () => {
  const page = await openPage('/tools/case-converter/', wide)
  const posted: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()))
  await page.route('**/*', (route) => (route.request().resourceType() === 'script' ? route.abort() : route.continue()))
  const announced = page.evaluate(
    () =>
      new Promise((resolve) => addEventListener('notice', (event) => resolve((event as CustomEvent).detail.message))),
  )
  await form(page).locator('textarea').first().fill('wool socks')
  await form(page).locator('[type=submit]').click()
  expect(await announced).toContain('could not be loaded')
  expect(posted).toEqual([])
  expect(await form(page).locator('textarea').first().inputValue()).toBe('wool socks')
})

/** Drops files on a field, as if from a folder. */
async function dropOn(page: Page, name: string, files: [name: string, text: string][]) {
  const dataTransfer = await page.evaluateHandle((list) => {
    const transfer = new DataTransfer()
    for (const [name, text] of list) transfer.items.add(new File([text], name))
    return transfer
  }, files)
  await form(page).locator(`[name=${name}]`).focus()
  await form(page).locator(`[data-length-of=${name}]`).filter({ hasText: /\d/ }).waitFor()
  await form(page)
    .locator('.field', { has: page.locator(`[name=${name}]`) })
    .dispatchEvent('drop', { dataTransfer })
}

test('R-173 Ctrl+Enter runs pasted text, and the output with its changes is above the figures', async () => {
  const page = await openPage('/tools/code-formatter/', { ...wide, permissions: ['clipboard-read', 'clipboard-write'] })
  await page.evaluate(() => navigator.clipboard.writeText('const a={b:1}\nconst c = 2;\n'))
  await form(page).locator('[name=code]').click()
  await page.keyboard.press('Control+V')
  await page.keyboard.press('Control+Enter')
  await reportHeading(page).waitFor()
  const topOf = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? 0
  expect(await topOf('.report .code')).toBeLessThan(await topOf('.report .metrics'))
  await page.getByRole('button', { name: 'Changes' }).click()
  await expect.poll(() => page.locator('.code-changes ins').allTextContents()).toEqual(['const a = { b: 1 };'])
})

test.each(['javascript-minifier', 'css-minifier'])(
  'R-173 %s reads pasted code before the button is pressed, and shows no result yet',
  async (slug) => {
    const page = await openPage(`/tools/${slug}/`, wide)
    const prepared = page.evaluate(
      () =>
        new Promise<unknown>((resolve) => {
          const { postMessage } = Worker.prototype
          Worker.prototype.postMessage = function (message, ...more) {
            if (message.kind === 'warm' && message.sent) resolve(message.sent)
            return Reflect.apply(postMessage, this, [message, ...more])
          }
        }),
    )
    await form(page).locator('textarea').first().fill('/* Wool */ a {}')
    expect(await prepared).toMatchObject({ [slug === 'css-minifier' ? 'css' : 'code']: '/* Wool */ a {}' })
    expect(await reportHeading(page).count()).toBe(0)
  },
)

test('R-173 several files are minified into a ZIP, and a broken one does not stop the others', async () => {
  const page = await openPage('/tools/html-minifier/', wide)
  await dropOn(page, 'html', [
    ['shop.html', '<p>  Wool   socks </p>'],
    ['hats.html', '<p>\n  Hats\n</p>'],
    ['empty.html', ' '],
  ])
  await page.keyboard.press('Control+Enter')
  await reportHeading(page).filter({ hasText: '2 of 3 files' }).filter({ hasText: '1 failed' }).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'files as ZIP' }).click()
  expect(Object.keys(unzipSync(await downloaded(await download))).toSorted()).toEqual([
    'hats.min.html',
    'shop.min.html',
  ])
})

test('R-173 a field shows its limit and length, and accepts a file larger than its text limit', async () => {
  const page = await openPage('/tools/code-formatter/', wide)
  const long = 'a;'.repeat(500_001)
  await dropOn(page, 'code', [['small.js', 'let a']])
  await form(page).locator('[data-length-of=code]').filter({ hasText: /^5$/ }).waitFor()
  await form(page)
    .locator('[name=code]')
    .evaluate((area: HTMLTextAreaElement, text) => {
      area.value = text
      area.dispatchEvent(new Event('input', { bubbles: true }))
    }, long)
  expect(await form(page).locator('[data-length-of=code]').textContent()).toBe('1,000,002, too long')
  await form(page).getByRole('button', { name: 'Use it as a file' }).click()
  expect(await form(page).locator('.attached .mono').allTextContents()).toEqual([
    expect.stringMatching(/^pasted-text\.\w+$/),
  ])
  expect(await form(page).locator('.text-as-file').count()).toBe(0)
  await dropOn(page, 'code', [['large.js', long]])
  expect(await form(page).locator('.attached .mono').allTextContents()).toEqual(['large.js'])
  expect(await form(page).locator('[data-length-of=code]').textContent()).toBe('1 MB')
  await form(page).getByRole('button', { name: 'Remove large.js' }).click()
  expect(await form(page).locator('[name=code]').isVisible()).toBe(true)
})

test('R-173 a wide page stays wide after a reload, and two texts can be swapped', async () => {
  const page = await openPage('/tools/text-compare/', wide)
  const width = async () => (await form(page).boundingBox())?.width ?? 0
  const narrow = await width()
  await page.getByRole('button', { name: 'Wide' }).click()
  await expect.poll(width).toBeGreaterThan(narrow + 100)
  await page.reload()
  expect(await width()).toBeGreaterThan(narrow + 100)
  expect(await page.getByRole('button', { name: 'Wide', pressed: true }).count()).toBe(1)
  await form(page).locator('[name=before]').fill('Wool')
  await form(page).locator('[name=after]').fill('Socks')
  await form(page).getByRole('button', { name: 'Swap' }).click()
  await expect.poll(() => form(page).locator('[name=before]').inputValue()).toBe('Socks')
  expect(await form(page).locator('[name=after]').inputValue()).toBe('Wool')
  await form(page).getByRole('button', { name: 'Clear Before' }).click()
  expect(await form(page).locator('[name=before]').inputValue()).toBe('')
  await form(page).getByRole('button', { name: 'Undo: Clear Before' }).click()
  expect(await form(page).locator('[name=before]').inputValue()).toBe('Socks')
})
