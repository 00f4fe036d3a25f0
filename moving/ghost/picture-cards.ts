import { html } from '#engine/html/html.ts'
import { shorten } from '#engine/text/shorten.ts'
import { blockHtml } from '../body/special-elements.ts'
import { plainText } from '../source/plain-text.ts'
import { typedHtml } from '../source/raw-html.ts'
import { asText, type Fields, fieldsOf, firstText, listOf } from '../source/values.ts'
import type { CardPlace } from './card-place.ts'

/** As many pictures as a gallery of the editor can have. */
const MAX_PICTURES = 12
const MAX_CAPTION_LENGTH = 300

/** Returns a picture with its caption. */
export function imageCard(payload: Fields, { resolve }: CardPlace): string {
  const src = resolve(firstText(payload.src, payload.url))
  if (!src) return ''
  const href = resolve(asText(payload.href))
  const picture = html`<img src="${src}" alt="${plainText(asText(payload.alt))}">`.markup
  const caption = asText(payload.caption)
  return `<figure>${href ? `${html`<a href="${href}">`.markup}${picture}</a>` : picture}${
    caption ? `<figcaption>${typedHtml(caption)}</figcaption>` : ''
  }</figure>`
}

/** Returns a gallery; one with more than twelve pictures becomes several. */
export function galleryCard(payload: Fields, { resolve }: CardPlace): string {
  const pictures = [...listOf(payload.images), payload.beforeImage, payload.afterImage]
    .map(fieldsOf)
    .flatMap((image) => {
      const url = resolve(asText(image.src))
      const caption = plainText(asText(image.caption))
      const alt = plainText(asText(image.alt))
      if (!url) return []
      return [
        { image: { picture: { url, alt } }, ...(caption ? { caption: shorten(caption, MAX_CAPTION_LENGTH) } : {}) },
      ]
    })
  const caption = plainText(asText(payload.caption))
  const groups = Array.from({ length: Math.ceil(pictures.length / MAX_PICTURES) }, (_, at) =>
    pictures.slice(at * MAX_PICTURES, (at + 1) * MAX_PICTURES),
  )
  return groups
    .map((images, at) =>
      blockHtml({
        blockType: 'gallery',
        images,
        ...(caption && at === groups.length - 1 ? { caption: shorten(caption, MAX_CAPTION_LENGTH) } : {}),
      }),
    )
    .join('')
}
