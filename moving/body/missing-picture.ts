import { link, type PastedNode, paragraph, text } from '#engine/pasting/nodes.ts'
import { safeUrl } from '#engine/rich-text/links.ts'
import type { Picture } from '../item.ts'

/** Returns a line that links to a picture that is not in the library, with its description and caption. */
export function missingPicture({ url, alt = '', caption = '' }: Picture, id: string): PastedNode[] {
  const isLink = /^(?:https?:)?\/\/?[^/]/i.test(url) && safeUrl(url) !== undefined
  const name = url.startsWith('data:') ? '' : url
  const words = alt || caption || name || 'Picture'
  const shown = isLink
    ? { ...link(url, [text(words)]), id }
    : text(words === name || name === '' ? words : `${words} (${name})`)
  const more = caption && caption !== words ? [text(`: ${caption}`)] : []
  return [paragraph([text('Picture: '), shown, ...more])]
}
