import type { Tool } from '#engine/tool/define-tool.ts'
import type { Page, UnreadPage } from '#engine/web/page.ts'
import { run } from './tool-ports.ts'
import { pageOf } from './web-page.ts'

export const PAGE_URL = 'https://shop.example/care'

/** Paragraphs of an article, in plain English. */
export const paragraphs = [
  'Wool socks keep the feet dry, because merino fibers take up sweat before they feel wet, and they let it go again on the way home.',
  'Wash wool socks at thirty degrees, and leave the softener out. A coated fiber takes up less moisture, and the socks then smell sooner.',
  'Dry the socks flat. A wet sock is heavy, and the weight of the water stretches wool socks that hang on a line for a whole night.',
]

/** The main text of `articleHtml()`, as the shared extractor returns it. */
export const mainText = paragraphs.join('\n\n')

/** Returns a page with an article between a menu and a footer. */
export const articleHtml = (more = '') =>
  `<!doctype html><html lang="en"><head><title>Wool socks: care</title><meta name="description" content="How to wash wool.">${more}</head><body>
  <nav><a href="/">Home</a> <a href="/sale">Sale of darning needles</a></nav>
  <article>${paragraphs.map((text) => `<p>${text}</p>`).join('')}</article>
  <footer>All prices include darning.</footer></body></html>`

export const articlePage = () => pageOf(articleHtml(), { url: PAGE_URL })

/** Responses that are not a readable page, with the message of each. */
export const badPages: [what: string, page: Page, message: RegExp][] = [
  ['a PDF', pageOf('%PDF-1.7', { url: PAGE_URL, headers: { 'content-type': 'application/pdf' } }), /leads to a PDF/],
  ['a login', pageOf('<form>Sign in</form>', { url: PAGE_URL, status: 401 }), /asks for a login/],
  ['an empty body', pageOf('', { url: PAGE_URL }), /empty body/],
]

/** Runs a tool for which our server fetches these pages; nothing else can be gathered. */
export const runOnPages = (tool: Tool, input: Record<string, unknown>, ...pages: (Page | UnreadPage)[]) =>
  run(tool, input, {
    gather: async (name) => {
      if (name === 'page') return pages[0] as never
      if (name === 'pages') return pages as never
      throw new Error(`The test has no "${name}".`)
    },
  })

/**
 * Runs a tool on a page and on the main text of that page.
 * @returns the data of both, without what names the source, and the report on the page
 */
export async function runOnBoth(tool: Tool, input: Record<string, unknown> = {}) {
  const [byUrl, byText] = [
    await runOnPages(tool, { ...input, url: PAGE_URL }, articlePage()),
    await run(tool, { ...input, text: mainText }),
  ]
  return { byUrl, byText, data: [byUrl, byText].map((envelope) => envelope.data as Record<string, unknown>) }
}

/** Returns the errors by field of a run without text and URL, and of one with both. */
export async function refusalsOf(tool: Tool, input: Record<string, unknown> = {}) {
  const neither = await run(tool, { ...input, text: '', url: '' })
  const both = await run(tool, { ...input, text: mainText, url: PAGE_URL })
  return [neither, both].map(({ failure }) => Object.keys(failure?.errors ?? {}))
}
