import { blockHtml } from '../../body/special-elements.ts'
import type { Picture } from '../../item.ts'
import { idOf } from '../export/record.ts'
import { galleryHtml, videoHtml } from './article-blocks.ts'
import type { BodyContext, ShortcodeMaker } from './body-context.ts'
import { fileHtml } from './files.ts'
import { captionedPicture, findPicture } from './pictures.ts'
import type { Shortcode } from './shortcode-tree.ts'

/**
 * The shortcodes of WordPress itself and of Jetpack.
 * Sources: https://codex.wordpress.org/Shortcode, https://jetpack.com/support/shortcode-embeds/
 */
export const coreShortcodes: Record<string, ShortcodeMaker> = {
  caption,
  wp_caption: caption,
  gallery,
  embed: ({ inner, values, attributes }) => embed(inner || (values[0] ?? attributes.src ?? '')),
  audio: (code, context) => file(code, ['mp3', 'm4a', 'ogg', 'wav', 'flac', 'wma'], 'audio', context),
  video: (code, context) => file(code, ['mp4', 'm4v', 'webm', 'ogv', 'flv', 'wmv'], 'video', context),
  playlist,
  youtube: ({ values, inner, attributes }) => embed(values.join('') || inner || (attributes.url ?? '')),
  vimeo: ({ values, inner, attributes }) => vimeo(values[0] ?? (inner || (attributes.id ?? attributes.clip_id ?? ''))),
  code: listing,
  sourcecode: listing,
  // Where the text is cut in lists, and where one ends.
  more: () => '',
  nextpage: () => '',
}

const BREAKS_BEFORE = /^(?:<br\s?\/?>\s{0,99}|<\/?p>\s{0,99}){1,9}/i
const BREAKS_AFTER = /(?:<\/?p>\s{0,99}){1,9}$/i
const CAPTION = /^\s*((?:<p>\s*)?(?:<a\b[^>]{0,2000}>\s*)?<img\b[^>]{0,5000}>(?:\s*<\/a>)?)([\s\S]*)$/i

/** Older texts have the caption as an attribute. */
function caption({ inner, attributes }: Shortcode, context: BodyContext, content: () => string) {
  const match = CAPTION.exec(inner)
  if (!match) return content()
  const [, picture = '', rest = ''] = match
  const words = rest.trim().replace(BREAKS_BEFORE, '').replace(BREAKS_AFTER, '').trim()
  return captionedPicture(picture, words || (attributes.caption ?? ''), context)
}

function gallery({ attributes }: Shortcode, context: BodyContext) {
  const named = attributes.ids ?? attributes.include
  const without = idsOf(attributes.exclude)
  const ids =
    named === undefined ? (context.index.uploadedTo.get(idOf(attributes.id) || context.postId) ?? []) : idsOf(named)
  const found = ids.filter((id) => !without.includes(id)).flatMap((id) => findPicture({ id }, context.index) ?? [])
  const missing = named === undefined ? 0 : ids.length - found.length
  if (missing > 0)
    context.notes.add(`A gallery names pictures that the export does not have: ${missing} of ${ids.length}.`)
  if (found.length === 0) return undefined
  return galleryHtml(withCaptions(found, context))
}

const idsOf = (list = '') =>
  list
    .split(',')
    .map(idOf)
    .filter((id) => id > 0)

/** Returns pictures with the captions of the library, as galleries show them. */
export function withCaptions(pictures: Picture[], { index }: BodyContext): Picture[] {
  return pictures.map((picture) => {
    const id = idOf(picture.key?.split(' ')[1])
    const words =
      picture.caption || (findPicture({ id, caption: index.attachments.get(id)?.caption ?? '' }, index)?.caption ?? '')
    return { ...picture, caption: words }
  })
}

const embed = (text: string) => {
  const url = text
    .replace(/<[^>]{0,2000}>/g, '')
    .replaceAll('&amp;', '&')
    .trim()
  return /^(?:https?:)?\/\/\S+$/.test(url) ? videoHtml(url) : undefined
}

const vimeo = (text: string) => (/^\d+$/.test(text) ? videoHtml(`https://vimeo.com/${text}`) : embed(text))

function file(
  { attributes, values, inner }: Shortcode,
  formats: string[],
  kind: 'audio' | 'video',
  context: BodyContext,
) {
  const fromTag = /<source\b[^>]{0,500}\bsrc=["']([^"']{1,2000})/i.exec(inner)?.[1]
  const url = [attributes.src, ...formats.map((format) => attributes[format]), values[0], fromTag].find(Boolean)
  return url ? fileHtml(url, '', kind, context) : undefined
}

function playlist({ attributes }: Shortcode, context: BodyContext) {
  const files = idsOf(attributes.ids).flatMap((id) => context.index.attachments.get(id) ?? [])
  if (files.length === 0) return undefined
  return files.map(({ url, title }) => fileHtml(url, title, 'audio', context)).join('')
}

function listing({ inner, attributes, values }: Shortcode) {
  if (inner === '') return undefined
  const code = inner
    .replace(/<br\s?\/?>\n?/gi, '\n')
    .replace(/<\/p>\s*<p>/gi, '\n\n')
    .replace(/<\/?p>/gi, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/^\n+/, '')
    .trimEnd()
  const language = attributes.language ?? attributes.lang ?? values[0] ?? 'text'
  return blockHtml({ blockType: 'code', language: language.toLowerCase(), code })
}
