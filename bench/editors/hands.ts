import type { Dialog, Locator, Page } from 'playwright-core'

export type Actions = { clicks: number; fills: number; keys: number }
export type Hands = ReturnType<typeof handsOn>

/**
 * Returns what an editor does on a page, counted: clicks, fields filled in (a text typed or a file chosen is one), and
 * keys pressed. Also lists the URLs that were loaded again while they were open: reloads that an editor would need.
 */
export function handsOn(page: Page) {
  const actions: Actions = { clicks: 0, fills: 0, keys: 0 }
  const reloads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame() && request.url() === page.url())
      reloads.push(request.url())
  })
  return {
    page,
    actions,
    reloads,
    async click(target: Locator) {
      await target.click()
      actions.clicks++
    },
    async fill(target: Locator, text: string) {
      await target.fill(text)
      actions.fills++
    },
    /** Types where the cursor is. */
    async type(text: string) {
      await page.keyboard.type(text)
      actions.fills++
    },
    async press(key: string, times = 1) {
      for (let time = 0; time < times; time++) await page.keyboard.press(key)
      actions.keys += times
    },
    /** Clicks a button that opens the system's window for files, and chooses one there. */
    async choose(button: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()])
      await chooser.setFiles(file)
      actions.clicks++
      actions.fills++
    },
    /** Clicks a button that asks for confirmation, and confirms. */
    async confirm(button: Locator) {
      page.once('dialog', (dialog: Dialog) => void dialog.accept())
      await button.click()
      actions.clicks += 2
    },
    /** Opens what the search over everything finds first, once that is what was typed. */
    async find(words: string) {
      const from = page.url()
      await page.keyboard.press('Control+k')
      const search = page.getByRole('dialog').getByRole('combobox')
      await search.fill(words)
      await page.getByRole('option', { selected: true }).filter({ hasText: words }).waitFor()
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => url.href !== from)
      await page.waitForLoadState('networkidle')
      actions.keys += 2
      actions.fills++
    },
  }
}
