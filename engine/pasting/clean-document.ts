import { declarationsOf } from './inline-style.ts'
import type { Paste } from './paste.ts'

const UNSEEN =
  'style, script, meta, title, link, head, template, noscript, button, select, textarea, svg[aria-hidden=true], math annotation'
const EMBEDS = 'iframe, video, audio, embed, object'

/** Removes content that was invisible in the original, and adds links for references in the clipboard. */
export function cleanDocument(body: Element, paste: Paste) {
  restoreLazyImages(body)
  for (const unseen of body.querySelectorAll(UNSEEN)) unseen.remove()
  for (const link of body.querySelectorAll('a[href*="#"]')) if (isPermalink(link)) link.remove()
  for (const element of body.querySelectorAll('[style], [hidden]')) if (isHidden(element)) element.remove()
  for (const embed of body.querySelectorAll(EMBEDS)) replaceEmbed(embed, paste)
  for (const drawing of body.querySelectorAll('svg, canvas')) replaceDrawing(drawing, paste)
  for (const source of body.querySelectorAll('blockquote > cite, blockquote > footer, blockquote > p > cite'))
    if (!/^\s*[—–-]/.test(source.textContent ?? '')) source.prepend('— ')
  for (const source of body.querySelectorAll('blockquote > cite')) source.before(body.ownerDocument.createElement('br'))
}

/** Returns whether a link beside a heading leads to the heading itself. */
const isPermalink = ({ textContent }: Element) => /^[#¶§🔗\u200b\s]*$/u.test(textContent ?? '') && textContent !== ''

/** Restores lazy images, which without a script are only in the `<noscript>` beside them. */
function restoreLazyImages(body: Element) {
  for (const fallback of body.querySelectorAll('noscript')) {
    const image = fallback.querySelector('img')
    const before = fallback.previousElementSibling
    const hasSource = before?.matches('img[src]:not([src^="data:"]), img[data-src], img[data-lazy-src]')
    if (image && before?.localName === 'img' && !hasSource) before.replaceWith(image)
    else if (image && before?.localName !== 'img') fallback.before(image)
  }
}

function isHidden(element: Element) {
  if (element.hasAttribute('hidden')) return true
  const style = declarationsOf(element)
  return style.get('display') === 'none' || style.get('mso-hide') === 'all' || style.get('visibility') === 'hidden'
}

/** Replaces an embedded video by a link to its page. */
function replaceEmbed(embed: Element, paste: Paste) {
  const source = embed.querySelector('source')?.getAttribute('src')
  const src = embed.getAttribute('src') ?? embed.getAttribute('data') ?? source ?? ''
  const url = pageOf(src.startsWith('//') ? `https:${src}` : src)
  if (!url) return embed.remove()
  paste.notes.push({ kind: 'embed', what: url })
  const line = embed.ownerDocument.createElement('p')
  const link = embed.ownerDocument.createElement('a')
  link.setAttribute('href', url)
  link.textContent = embed.getAttribute('title') || url
  line.append(link)
  embed.replaceWith(line)
}

/** @example pageOf('https://www.youtube.com/embed/abc?rel=0') // 'https://www.youtube.com/watch?v=abc' */
function pageOf(src: string) {
  if (!URL.canParse(src) || !/^https?:/.test(src)) return undefined
  const [, youtube] = /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/.exec(src) ?? []
  if (youtube) return `https://www.youtube.com/watch?v=${youtube}`
  const [, vimeo] = /^https?:\/\/player\.vimeo\.com\/video\/(\d+)/.exec(src) ?? []
  return vimeo ? `https://vimeo.com/${vimeo}` : src
}

/** Replaces a drawing by its name. A drawing without a name is an icon and is removed. */
function replaceDrawing(drawing: Element, paste: Paste) {
  const name = drawing.getAttribute('aria-label') ?? drawing.querySelector('title')?.textContent ?? ''
  if (name.trim() !== '') paste.notes.push({ kind: 'drawing', what: name.trim() })
  drawing.remove()
}
