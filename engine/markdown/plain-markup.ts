import { declarationsOf, formatIn } from '../pasting/inline-style.ts'
import { FORMAT } from '../pasting/nodes.ts'
import { isEmphasis, isStrong } from './emphasis.ts'
import { tidyFormats, unwrap } from './formats.ts'
import { markCode, markTasks, nestLists } from './pasted-lists.ts'

const headings = /^H[1-6]$/
const MEDIA = 'video, audio, iframe, embed, object'
const KINDS: Record<string, string> = { VIDEO: 'Video', AUDIO: 'Audio', IFRAME: 'Embedded page' }

/**
 * Turns what editors put on a clipboard into elements that Markdown can write: styles become emphasis, nested lists go
 * into their items, and media become links.
 */
export function toPlainMarkup(body: Element) {
  markCode(body)
  nestLists(body)
  markTasks(body)
  linkMedia(body)
  for (const element of Array.from(body.querySelectorAll('[style]'))) styleToTags(element)
  withoutSpans(body)
  tidyFormats(body)
}

/** Replaces media by a link to them. Those without a URL that can be opened are left out, as scripts are. */
function linkMedia(body: Element) {
  for (const media of Array.from(body.querySelectorAll(MEDIA))) {
    const url = [media, ...Array.from(media.querySelectorAll('source, embed'))]
      .map((one) => one.getAttribute('src') || one.getAttribute('data') || one.getAttribute('data-src') || '')
      .find((one) => one !== '' && !/^\s*(?:javascript|data|about|blob|vbscript):/i.test(one))
    if (!url || !media.parentNode) continue
    const link = media.ownerDocument.createElement('a')
    link.setAttribute('href', url.trim())
    link.textContent =
      media.getAttribute('title') || media.getAttribute('aria-label') || KINDS[media.nodeName] || 'Embedded file'
    media.parentNode.replaceChild(link, media)
  }
}

/** Makes the inline style of an element an element: Google Docs writes bold text as a span with a weight. */
function styleToTags(element: Element) {
  const format = formatIn(element, 0)
  const styled = declarationsOf(element)
  if (isEmphasis(element)) {
    const isUndone = isStrong(element)
      ? styled.has('font-weight') && !(format & FORMAT.bold)
      : styled.has('font-style') && !(format & FORMAT.italic)
    if (isUndone) unwrap(element)
    return
  }
  if (!/^(?:SPAN|FONT)$/.test(element.nodeName) || !element.textContent?.trim()) return
  const around = new Set(ancestorsOf(element).map(({ nodeName }) => nodeName))
  if ([...around].some((name) => headings.test(name) || name === 'PRE' || name === 'CODE')) return
  if (format & FORMAT.bold && !around.has('B') && !around.has('STRONG')) wrapContent(element, 'strong')
  if (format & FORMAT.italic && !around.has('I') && !around.has('EM')) wrapContent(element, 'em')
  if (format & FORMAT.strikethrough && !around.has('DEL') && !around.has('S')) wrapContent(element, 'del')
  if (format & FORMAT.code) wrapContent(element, 'code')
  if (format & FORMAT.subscript && !around.has('SUB')) wrapContent(element, 'sub')
  if (format & FORMAT.superscript && !around.has('SUP')) wrapContent(element, 'sup')
}

function ancestorsOf(element: Element): Element[] {
  const found: Element[] = []
  for (let one = element.parentElement; one; one = one.parentElement) found.push(one)
  return found
}

function wrapContent(element: Element, tag: string) {
  const inside = element.ownerDocument.createElement(tag)
  while (element.firstChild) inside.appendChild(element.firstChild)
  element.appendChild(inside)
}

/** Removes spans, which say nothing once their style is an element; Word marks its list items with them. */
function withoutSpans(body: Element) {
  for (const span of Array.from(body.querySelectorAll('span, font')))
    if (!/mso-list/i.test(span.getAttribute('style') ?? '')) unwrap(span)
}
