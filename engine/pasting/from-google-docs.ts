import { declarationsOf } from './inline-style.ts'
import { renamed } from './renamed.ts'

const SIZE = /^([\d.]+)pt$/

/** Minimum size of a paragraph in the style “Title”; headings have tags. */
const TITLE_PT = 24

/** Makes the title of a document in Google Docs a heading. */
export function readGoogleDocs(body: Element) {
  if (!body.querySelector('[id^="docs-internal-guid"]')) return
  for (const paragraph of body.querySelectorAll('p'))
    if (paragraph.closest('li, td, th') === null && isTitle(paragraph)) renamed(paragraph, 'h1')
}

function isTitle(paragraph: Element) {
  const spans = [...paragraph.querySelectorAll('span')].filter((span) => span.textContent?.trim())
  return spans.length > 0 && spans.every((span) => sizeOf(span) >= TITLE_PT)
}

function sizeOf(span: Element): number {
  const [, size = '0'] = SIZE.exec(declarationsOf(span).get('font-size') ?? '') ?? []
  return Number(size)
}
