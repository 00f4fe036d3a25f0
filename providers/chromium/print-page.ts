import { pdfDestinations } from '#engine/pdf/destinations.ts'
import type { Session } from './devtools.ts'
import { type BrowserOptions, openBrowser } from './open-browser.ts'

export type PrintRequest = { url: string }
export type PrintedPage = { pdf: Uint8Array; fetchedAt: number }

/** The numbers of pages can change where text begins, so they are read again. */
const MAX_PASSES = 4

/**
 * Prints a page of our own as a tagged PDF with an outline. Its style sheet decides on paper, margins, and footers.
 * Chromium does not number links to other pages, so each element with `data-page-of` gets the number of the page on
 * which the element with that id is: from the PDF, which is then printed again.
 * @throws {Error} if Chromium cannot open the page, or it is no page
 */
export async function printPage({ url }: PrintRequest, options: BrowserOptions): Promise<PrintedPage> {
  const browser = await openBrowser(options)
  const page = await browser.openPage()
  const loaded = new Promise<void>((resolve) => page.on('Page.loadEventFired', () => resolve()))
  let status = 0
  page.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Document') status = (response as { status: number }).status
  })
  for (const domain of ['Page', 'Network', 'Runtime']) await page.send(`${domain}.enable`)
  const { errorText } = await page.send('Page.navigate', { url })
  if (errorText) throw new Error(String(errorText))
  await loaded
  if (status !== 200) throw new Error(`The page to print responded with ${status}.`)
  await run(page, `(${whenDrawn})()`)
  let numbers = ''
  for (let pass = 1; ; pass++) {
    const pdf = await pdfOf(page)
    const found = JSON.stringify(Object.fromEntries(pdfDestinations(pdf.toString('latin1'))))
    if (found === numbers || pass === MAX_PASSES) {
      await browser.close()
      return { pdf: new Uint8Array(pdf), fetchedAt: Date.now() }
    }
    numbers = found
    await run(page, `(${writeNumbers})(${found})`)
  }
}

async function pdfOf(page: Session): Promise<Buffer> {
  const { data } = await page.send('Page.printToPDF', {
    printBackground: true,
    preferCSSPageSize: true,
    generateTaggedPDF: true,
    generateDocumentOutline: true,
  })
  return Buffer.from(data as string, 'base64')
}

const run = (page: Session, expression: string) =>
  page.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })

/** Runs inside the page: waits for its fonts and images. */
async function whenDrawn() {
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
}

/** Runs inside the page. */
function writeNumbers(numbers: Record<string, number>) {
  for (const element of document.querySelectorAll<HTMLElement>('[data-page-of]'))
    element.textContent = String(numbers[element.dataset.pageOf ?? ''] ?? '')
}
