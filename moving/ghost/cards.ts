import { html } from '#engine/html/html.ts'
import { markdownToHtml } from '#engine/markdown/convert.ts'
import { shorten } from '#engine/text/shorten.ts'
import { markedBlock } from '../body/marked-block.ts'
import { blockHtml } from '../body/special-elements.ts'
import { embedHtml, isVideoUrl } from '../source/embed.ts'
import { plainText } from '../source/plain-text.ts'
import { htmlCard, typedHtml } from '../source/raw-html.ts'
import { asText, type Fields, fieldsOf, firstText } from '../source/values.ts'
import { actionBlock, buttonCard, callToActionCard, productCard } from './action-cards.ts'
import type { CardPlace, Part } from './card-place.ts'
import { galleryCard, imageCard } from './picture-cards.ts'

type Card = (payload: Fields, place: CardPlace) => Part | Promise<Part>

/** Names of older editors, and what they are called today. */
const FORMER_NAMES: Record<string, string> = {
  'card-markdown': 'markdown',
  'html-card': 'html',
  'image-card': 'image',
  'embed-card': 'embed',
  code: 'codeblock',
  hr: 'horizontalrule',
}

/** Nodes of Lexical and cards of Mobiledoc, whose fields have the same names. */
const CARDS: Record<string, Card> = {
  image: imageCard,
  gallery: galleryCard,
  'before-after': galleryCard,
  bookmark,
  embed,
  video,
  audio: (payload, place) => fileLink('Audio', payload, place),
  file: (payload, place) => fileLink('File', payload, place),
  callout,
  toggle,
  product: productCard,
  button: buttonCard,
  'call-to-action': callToActionCard,
  header,
  signup: (payload, { note }) => marked('signup form', payload, note),
  html: ({ html: source }, { note }) => htmlCard(typeof source === 'string' ? source : '', 'an HTML card', note),
  markdown: async ({ markdown }) => typedHtml(await markdownToHtml(typeof markdown === 'string' ? markdown : '', true)),
  codeblock,
  horizontalrule: () => '<hr>',
  paywall: (_payload, { note }) => {
    note('A paywall was in the text. What follows it was for members only, and everybody can read it here.')
    return ''
  },
  email: (payload, { note }) => onlyByEmail(payload, note),
  'email-cta': (payload, { note }) => onlyByEmail(payload, note),
  zwnj: () => '',
}

/**
 * Returns a card of Ghost's editor as HTML of a body; one without a counterpart is marked.
 * Source: https://docs.ghost.org/themes/content
 */
export async function cardPart(name: string, payload: Fields, place: CardPlace): Promise<Part> {
  const card = CARDS[FORMER_NAMES[name] ?? name]
  return card ? card(payload, place) : marked(name, payload, place.note)
}

/** Returns whether there is a card of this name. */
export const isCard = (name: string): boolean => Object.hasOwn(CARDS, FORMER_NAMES[name] ?? name)

function marked(name: string, payload: Fields, note: CardPlace['note']) {
  note(`The card “${name}” has no counterpart; the text marks its place.`)
  return markedBlock(name, readableFields(payload))
}

/** Returns the texts of a card, one per line, without settings such as colors. */
function readableFields(payload: Fields) {
  const lines = Object.entries(payload).flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' && !/^(type|layout|style|alignment|.*color|.*size)$/i.test(name)
      ? [`${name}: ${plainText(value)}`]
      : [],
  )
  return lines.join('\n') || '(no text)'
}

function bookmark(payload: Fields, { resolve }: CardPlace) {
  const metadata = fieldsOf(payload.metadata)
  const url = resolve(firstText(payload.url, metadata.url))
  const title = plainText(firstText(payload.title, metadata.title, url))
  const description = plainText(firstText(payload.description, metadata.description))
  const caption = asText(payload.caption)
  return (
    html`<p><a href="${url}">${title}</a>${description && ` — ${description}`}</p>`.markup +
    (caption ? `<p>${typedHtml(caption)}</p>` : '')
  )
}

function embed(payload: Fields, { resolve, note }: CardPlace) {
  const source = asText(payload.html)
  const framed = /\ssrc=["']([^"'<>]{1,2000})["']/i.exec(source)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const url = resolve(firstText(payload.url, framed))
  if (!url) return source ? htmlCard(source, 'an embed', note) : ''
  const metadata = fieldsOf(payload.metadata)
  if (!isVideoUrl(url)) note(`What was embedded from ${url} became a link.`)
  const title = plainText(firstText(metadata.title, metadata.author_name))
  return embedHtml({ url, title, caption: plainText(asText(payload.caption)) })
}

function video(payload: Fields, { resolve, note }: CardPlace) {
  const url = resolve(asText(payload.src))
  const poster = resolve(firstText(payload.customThumbnailSrc, payload.thumbnailSrc))
  note(`The video ${url} is still at the old site. Upload it elsewhere, for example to YouTube, and change its URL.`)
  const caption = plainText(asText(payload.caption))
  return embedHtml({ url, title: caption || asText(payload.fileName), caption, poster })
}

function fileLink(kind: string, payload: Fields, { resolve, note }: CardPlace) {
  const url = resolve(asText(payload.src))
  const title = plainText(firstText(payload.fileTitle, payload.title, payload.fileName, url))
  const caption = plainText(asText(payload.fileCaption))
  note(`${kind} ${url} became a link, and the file is still at the old site.`)
  return html`<p><a href="${url}">${title}</a>${caption && ` — ${caption}`}</p>`.markup
}

const WARNING = /[⚠🚨❗❌⛔🛑‼]/u

function callout(payload: Fields) {
  const text = asText(payload.calloutText)
  const emoji = asText(payload.calloutEmoji)
  const kind = WARNING.test(emoji) ? 'warning' : emoji === '💡' ? 'tip' : 'note'
  const isSaid = emoji === '' || kind !== 'note' || /^[📝ℹ📌]/u.test(emoji)
  return calloutHtml(kind, isSaid ? text : text.replace(/^(<p\b[^>]{0,200}>)?/i, `$1${emoji} `))
}

/** The text of a callout has no paragraphs of its own in older exports. */
const calloutHtml = (kind: string, text: string) =>
  blockHtml({ blockType: 'callout', kind, text: { html: inParagraphs(text) } })

const inParagraphs = (text: string) => (/^<(p|ul|ol)\b/i.test(text) ? typedHtml(text) : `<p>${typedHtml(text)}</p>`)

const MAX_QUESTION_LENGTH = 300
/** What an answer of the editor cannot have. */
const BESIDES_TEXT = /<(h[1-6]|img|figure|pre|blockquote|table|iframe|hr)\b/i

function toggle(payload: Fields): Part {
  const question = plainText(asText(payload.heading))
  const answer = inParagraphs(asText(payload.content))
  const isQuestion = question !== '' && question.length <= MAX_QUESTION_LENGTH && plainText(answer) !== ''
  if (isQuestion && !BESIDES_TEXT.test(answer)) return { question, answer }
  return `${html`<h3>${question}</h3>`.markup}${answer}`
}

function header(payload: Fields, { resolve }: CardPlace) {
  const title = plainText(asText(payload.header))
  const lead = asText(payload.subheader)
  const picture = resolve(asText(payload.backgroundImageSrc))
  const label = asText(payload.buttonText)
  const url = resolve(asText(payload.buttonUrl))
  return [
    picture && html`<figure><img src="${picture}" alt=""></figure>`.markup,
    title && html`<h2>${title}</h2>`.markup,
    lead && inParagraphs(lead),
    payload.buttonEnabled === true && label && url && actionBlock({ title: title || label, label, url }),
  ]
    .filter((part) => part)
    .join('')
}

function codeblock(payload: Fields) {
  const language = asText(payload.language).replace(/[^\w+#-]/g, '')
  const code = typeof payload.code === 'string' ? payload.code : ''
  const caption = asText(payload.caption)
  const attribute = language && html` class="language-${language}"`.markup
  return `<pre><code${attribute}>${html`${code}`.markup}</code></pre>${caption ? `<p>${typedHtml(caption)}</p>` : ''}`
}

function onlyByEmail(payload: Fields, note: CardPlace['note']) {
  const text = shorten(plainText(asText(payload.html)), 120)
  note(`A card that only the email of the post had is left out${text ? `: ${text}` : ''}.`)
  return ''
}
