import { html } from '#engine/html/html.ts'
import { shorten } from '#engine/text/shorten.ts'
import { markedBlock } from '../body/marked-block.ts'
import { blockHtml } from '../body/special-elements.ts'
import { plainText } from '../source/plain-text.ts'
import { typedHtml } from '../source/raw-html.ts'
import { asText, type Fields, fieldsOf } from '../source/values.ts'
import type { CardPlace } from './card-place.ts'

const MAX_TITLE_LENGTH = 120
const MAX_TEXT_LENGTH = 400
const MAX_LABEL_LENGTH = 60

type Action = { title: string; text?: string; label: string; url: string }

/** Returns a call to action. A text that is too long for it stays a paragraph before it. */
export function actionBlock({ title, text = '', label, url }: Action): string {
  const isShort = text.length <= MAX_TEXT_LENGTH
  return (
    (isShort ? '' : html`<p>${text}</p>`.markup) +
    blockHtml({
      blockType: 'callToAction',
      title: shorten(title, MAX_TITLE_LENGTH),
      ...(text && isShort ? { text } : {}),
      buttonLabel: shorten(label, MAX_LABEL_LENGTH),
      buttonHref: url,
    })
  )
}

/** Returns a button as a call to action; one that opens a dialog of Ghost is marked. */
export function buttonCard(payload: Fields, place: CardPlace): string {
  const label = plainText(asText(payload.buttonText))
  const url = place.resolve(asText(payload.buttonUrl))
  if (!label || !url) return ''
  return isPortal(url) ? portalButton(label, url, place) : actionBlock({ title: label, label, url })
}

/** Returns a product with its picture; its button becomes a call to action. */
export function productCard(payload: Fields, place: CardPlace): string {
  const title = plainText(asText(payload.productTitle))
  const picture = place.resolve(asText(payload.productImageSrc))
  const description = asText(payload.productDescription)
  const label = plainText(asText(payload.productButton))
  const url = place.resolve(asText(payload.productUrl))
  const stars = Number(payload.productStarRating)
  if (payload.productRatingEnabled === true && stars > 0)
    place.note(`The product “${title}” had a rating of ${stars} of 5 stars, which is left out.`)
  return [
    picture && html`<figure><img src="${picture}" alt="${title}"></figure>`.markup,
    title && html`<h3>${title}</h3>`.markup,
    description && (/^<(p|ul|ol)\b/i.test(description) ? typedHtml(description) : `<p>${typedHtml(description)}</p>`),
    payload.productButtonEnabled === true && label && url && actionBlock({ title: title || label, label, url }),
  ]
    .filter((part) => part)
    .join('')
}

/** Returns a call to action of the newer editor. One that visitors without a login did not see is left out. */
export function callToActionCard(payload: Fields, place: CardPlace): string {
  const source = asText(payload.textValue)
  const text = plainText(source)
  const web = fieldsOf(fieldsOf(payload.visibility).web)
  if (web.nonMember === false) {
    place.note(`A call to action that only members saw is left out: ${shorten(text, 120)}`)
    return ''
  }
  const label = plainText(asText(payload.buttonText))
  const url = place.resolve(asText(payload.buttonUrl))
  const picture = place.resolve(asText(payload.imageUrl))
  const figure = picture ? html`<figure><img src="${picture}" alt=""></figure>`.markup : ''
  if (payload.showButton !== true || !label || !url) return `${figure}${typedHtml(source)}`
  if (isPortal(url)) return `${figure}${typedHtml(source)}${portalButton(label, url, place)}`
  const [first = ''] = text.split(/(?<=[.!?]) /, 1)
  if (first.length > MAX_TITLE_LENGTH || /<(a|h[1-6]|ul|ol|strong|b)\b/i.test(source))
    return `${figure}${typedHtml(source)}${actionBlock({ title: label, label, url })}`
  return `${figure}${actionBlock({ title: first || label, text: text.slice(first.length).trim(), label, url })}`
}

/** Addresses such as `#/portal/signup` open a dialog for members. */
const isPortal = (url: string) => /#\/(portal|share)\b/.test(url)

function portalButton(label: string, url: string, { note }: CardPlace) {
  note(`The button “${label}” opened a dialog for members; the text marks its place.`)
  return markedBlock(`button “${label}”`, `${label}: ${url}`)
}
