import type { Browser, BrowserContext, Page } from 'playwright-core'
import { minimalPost, signIn } from '#tests/support/editor.ts'
import { everyBlock, paragraph, richText } from '#tests/support/every-block.ts'
import { waitFor } from '#tests/support/wait-for.ts'

type Editor = { url: string; administrator: { email: string; password: string } }
type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

const WORDS = 5_000
const WORDS_PER_PARAGRAPH = 100
const BLOCKS = 30
const KEYS = 60
/** As an editor types: about 80 words a minute. */
const KEY_DELAY_MS = 120

/** Median milliseconds from a key to the next paint, in a text of one word and in a long one. */
export type TypingTimes = { oneWord: number; longText: number; ratio: number }

/** Types 60 keys into a paragraph of an article of 5,000 words with 30 blocks, and into one of a single word. */
export async function measureTyping(browser: Browser, { url, administrator }: Editor, storageState: StorageState) {
  const editor = await signIn(url, administrator)
  const [image] = await editor.find('media', 'limit=1&depth=0')
  const [study] = await editor.find('case-studies', 'limit=1&depth=0')
  const times: number[] = []
  for (const [slug, body] of [
    ['typing-one-word', richText(paragraph('Word'))],
    ['typing-long-text', longText(image?.id, study?.id ?? 0)],
  ] as const) {
    const { id } = await editor.create('posts', minimalPost(slug, { body, _status: 'draft' }))
    const page = await (await browser.newContext({ baseURL: url, storageState })).newPage()
    await page.goto(`/admin/collections/posts/${id}`)
    times.push(await medianKey(page))
    await page.context().close()
    await editor.remove('posts', id)
  }
  const [oneWord = 0, longest = 0] = times
  return { oneWord, longText: longest, ratio: Math.round((longest / oneWord) * 100) / 100 } satisfies TypingTimes
}

/** Returns an article of 5,000 words, with a block after every second paragraph or so. */
function longText(image: unknown, study: number) {
  const { children } = everyBlock(image, study).root as unknown as { children: { type: string }[] }
  const blocks = children.filter(({ type }) => type === 'block')
  const words = Array.from({ length: WORDS_PER_PARAGRAPH }, (_, at) => `word${at}`).join(' ')
  const nodes = Array.from({ length: WORDS / WORDS_PER_PARAGRAPH }, (_, at) => {
    const shown = blocks[at % blocks.length] as unknown as { fields: object }
    const id = at.toString(16).padStart(24, 'e')
    return [paragraph(words), ...(at < BLOCKS ? [{ ...shown, type: 'block', fields: { ...shown.fields, id } }] : [])]
  })
  return richText(...nodes.flat())
}

async function medianKey(page: Page) {
  const paragraphs = page.locator('[data-field-path="body"] [contenteditable="true"] > p')
  await paragraphs.first().click()
  await page.keyboard.press('End')
  await waitFor(() => page.evaluate(() => (document.activeElement as HTMLElement | null)?.isContentEditable ?? false))
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { keyTimes: times })
    document.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          // A message arrives after the frame has been painted.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => times.push(performance.now() - timeStamp)
          port2.postMessage(undefined)
        }),
      true,
    )
  })
  await page.keyboard.type('k'.repeat(KEYS), { delay: KEY_DELAY_MS })
  const times = await waitFor(() =>
    page.evaluate((count) => {
      const { keyTimes } = window as unknown as { keyTimes: number[] }
      return keyTimes.length >= count && keyTimes
    }, KEYS),
  )
  const sorted = times.toSorted((one, other) => one - other)
  return Math.round((sorted[KEYS / 2] ?? 0) * 10) / 10
}
