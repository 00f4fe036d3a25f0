import type { Paste } from './paste.ts'
import { renamed } from './renamed.ts'

/** With limits: thousands of shortcodes that never end must not take a minute. */
const CAPTION =
  /\[caption[^\]]{0,500}\]\s{0,50}((?:<a\b[^>]{0,2000}>\s{0,50})?<img\b[^>]{0,5000}>(?:\s{0,50}<\/a>)?)\s{0,50}([\s\S]{0,2000}?)\[\/caption\]/gi
const GALLERY = /\[gallery\b[^\]]{0,1000}\]/gi
const EMBED = /\[embed[^\]]{0,500}\]([\s\S]{0,2000}?)\[\/embed\]/gi

/** Returns HTML in which the shortcodes of the classic editor are elements. A gallery names only numbers of images. */
export function readShortcodes(html: string, paste: Paste): string {
  return html
    .replace(CAPTION, '<figure>$1<figcaption>$2</figcaption></figure>')
    .replace(EMBED, '<p><a href="$1">$1</a></p>')
    .replace(GALLERY, (shortcode) => {
      paste.notes.push({ kind: 'gallery', what: shortcode })
      return ''
    })
}

/** Adds the elements that captions of the classic editor, and captions of embeds, stand for. */
export function readWordPress(body: Element) {
  for (const caption of body.querySelectorAll('.wp-caption')) {
    for (const words of caption.querySelectorAll('.wp-caption-text')) renamed(words, 'figcaption')
    renamed(caption, 'figure')
  }
  for (const words of body.querySelectorAll('.wp-caption-dd')) renamed(words, 'figcaption')
  for (const wrapper of body.querySelectorAll('.wp-block-embed__wrapper')) linkText(wrapper)
}

/** The block editor stores the URL of an embed as text. */
function linkText(wrapper: Element) {
  const url = wrapper.textContent?.trim() ?? ''
  if (!/^https?:\S+$/.test(url)) return
  const link = wrapper.ownerDocument.createElement('a')
  link.setAttribute('href', url)
  link.textContent = url
  wrapper.replaceChildren(link)
}
