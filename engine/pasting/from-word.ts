import { declarationsOf } from './inline-style.ts'
import type { Paste } from './paste.ts'
import { renamed } from './renamed.ts'
import { readWordLists } from './word-lists.ts'

const QUOTES = /\bMso(Intense)?Quote\b/
const LOWEST_TAG = 6

/** Adds the meaning of text copied from Word as tags: headings, lists, quotes, and pictures. */
export function readWord(body: Element, paste: Paste) {
  removeComments(body)
  removeContents(body, paste)
  readDrawings(body)
  for (const paragraph of body.querySelectorAll('p, div')) {
    const level = headingLevel(paragraph)
    if (level) renamed(paragraph, `h${Math.min(LOWEST_TAG, level)}`)
    else if (QUOTES.test(paragraph.className)) renamed(paragraph, 'blockquote')
  }
  readWordLists(body)
}

/** Removes comments of reviewers, and text that a tracked change deleted. */
function removeComments(body: Element) {
  const comments = '.msocomanchor, .msocomtxt, [style*="mso-element:comment"], del[datetime], del[cite]'
  for (const comment of body.querySelectorAll(comments)) comment.remove()
}

/** Removes the table of contents, because the site makes its own. */
function removeContents(body: Element, paste: Paste) {
  const lines = [...body.querySelectorAll('p')].filter(({ className }) => /\bMsoToc(\d|Heading)/i.test(className))
  for (const line of lines) line.remove()
  if (lines.length > 0) paste.notes.push({ kind: 'contents', what: '' })
}

/**
 * Returns the level of a heading. Levels 7 to 9 and the title have no tag of their own in Word; Word for the web states
 * a role.
 */
function headingLevel(paragraph: Element): number | undefined {
  if (paragraph.getAttribute('role') === 'heading') return Number(paragraph.getAttribute('aria-level') ?? 1) || 1
  if (paragraph.localName !== 'p') return undefined
  if (/\bMsoTitle\b/.test(paragraph.className)) return 1
  const [, named] = /\bMsoHeading(\d)\b/.exec(paragraph.className) ?? []
  const outline = declarationsOf(paragraph).get('mso-outline-level')
  return Number(named ?? outline) || undefined
}

/**
 * Replaces drawings in VML, a drawing language of Word. Most browsers also get an `<img>` for each; where one is
 * missing, this adds it.
 */
function readDrawings(body: Element) {
  for (const data of body.querySelectorAll('v\\:imagedata')) {
    const shape = data.closest('v\\:shape, v\\:rect')
    const image = body.ownerDocument.createElement('img')
    image.setAttribute('src', data.getAttribute('src') ?? '')
    image.setAttribute('alt', shape?.getAttribute('alt') ?? '')
    const hasImage = [...body.querySelectorAll('img')].some((other) =>
      (other.getAttribute('v:shapes') ?? '').split(' ').includes(shape?.id ?? data.id),
    )
    ;(shape ?? data).replaceWith(...(hasImage ? [] : [image]))
  }
  for (const type of body.querySelectorAll('v\\:shapetype')) type.remove()
}
