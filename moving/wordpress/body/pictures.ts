import { escapeValue } from '#engine/xml.ts'
import { pictureHtml } from '../../body/special-elements.ts'
import type { Picture } from '../../item.ts'
import type { Attachment, ExportIndex } from '../export/export-index.ts'
import { idOf } from '../export/record.ts'
import { uploadKey, urlKey } from '../export/url-key.ts'
import type { BodyContext } from './body-context.ts'
import { elementsIn, readTags, type Tag, tagsNamed } from './html-tags.ts'
import { plainText } from './plain-text.ts'

/** Names the item of a picture. */
export const pictureKey = (id: number) => `attachment ${id}`

type Named = { id?: number; url?: string; alt?: string; caption?: string }

/** Returns a picture of the library by its id or its URL; undefined if it has neither. */
export function findPicture({ id = 0, url = '', alt = '', caption = '' }: Named, index: ExportIndex) {
  const attachment = attachmentOf(id, url, index)
  const picture: Picture = {
    ...(attachment ? { key: pictureKey(attachment.id) } : {}),
    url: attachment?.url ?? url.trim(),
    alt: alt.trim() || attachment?.alt || '',
    caption: plainText(caption),
  }
  return picture.url === '' ? undefined : picture
}

/** An id of another site, which a copied text has, names a different picture: the URL decides. */
function attachmentOf(id: number, url: string, { attachments, pictureIds }: ExportIndex): Attachment | undefined {
  const key = urlKey(url)
  const byUrl = url ? (pictureIds.get(key) ?? pictureIds.get(uploadKey(key))) : undefined
  if (byUrl) return attachments.get(byUrl)
  const byId = attachments.get(id)
  if (!byId?.isPicture) return undefined
  return url === '' || fileOf(url) === fileOf(byId.url) ? byId : undefined
}

const fileOf = (url: string) => uploadKey(urlKey(url)).split('/').at(-1)

/** Returns the picture of an `<img>`; emojis and smileys are text, and none. */
function pictureOfTag({ attributes }: Pick<Tag, 'attributes'>, context: BodyContext, caption = '') {
  const classes = attributes.class ?? ''
  if (/\b(?:emoji|wp-smiley)\b/.test(classes)) return undefined
  const id = idOf(
    /\bwp-image-(\d{1,12})\b/.exec(classes)?.[1] ?? attributes['data-id'] ?? attributes['data-attachment-id'],
  )
  const url =
    attributes['data-full-url'] || attributes['data-orig-file'] || attributes['data-src'] || attributes.src || ''
  return findPicture({ id, url, alt: attributes.alt ?? '', caption }, context.index)
}

/** Returns HTML in which each `<img>` that is in the library is the special element of a picture. */
export function withPictures(html: string, context: BodyContext): string {
  if (!/<img\b/i.test(html)) return html
  let result = ''
  let at = 0
  for (const tag of readTags(html)) {
    if (tag.name !== 'img' || tag.isEnd) continue
    const picture = pictureOfTag(tag, context)
    if (!picture?.key) continue
    result += html.slice(at, tag.start) + pictureHtml(picture)
    at = tag.end
  }
  return result + html.slice(at)
}

/** Returns a picture with its caption as HTML. A caption with links is a paragraph below it. */
export function captionedPicture(html: string, caption: string, context: BodyContext): string {
  const [tag] = tagsNamed(html, 'img')
  if (!tag) return caption === '' ? html : `${html}<p>${caption}</p>`
  const hasLink = /<a\b/i.test(caption)
  const picture = pictureOfTag(tag, context, hasLink ? '' : caption)
  if (!picture) return html
  const shown = linked(pictureHtml(picture), html)
  return hasLink ? `${shown}<p>${caption}</p>` : shown
}

/** A picture that leads to its own file or page needs no link here. */
function linked(picture: string, html: string) {
  const [link] = tagsNamed(html, 'a')
  const { href = '', rel = '' } = link?.attributes ?? {}
  const isOwn = /\.(?:avif|gif|jpe?g|png|webp)(?:[?#]|$)/i.test(href) || /[?&]attachment_id=/.test(href)
  return href === '' || isOwn || /\battachment\b/.test(rel) ? picture : `<a href="${escapeValue(href)}">${picture}</a>`
}

/** Returns the pictures of a gallery, each with the caption of its figure. */
export function picturesIn(html: string, context: BodyContext): Picture[] {
  const figures = elementsIn(html, 'li').length > 0 ? elementsIn(html, 'li') : elementsIn(html, 'figure')
  const parts = figures.length > 0 ? figures.map(({ inner }) => inner) : [html]
  return parts.flatMap((part) => {
    const caption = elementsIn(part, 'figcaption')[0]?.inner ?? ''
    const tags = tagsNamed(part, 'img')
    return tags.flatMap((tag) => pictureOfTag(tag, context, tags.length === 1 ? caption : '') ?? [])
  })
}
