import { html } from '#engine/html/html.ts'
import { shorten } from '#engine/text/shorten.ts'
import { markedBlock } from '../body/marked-block.ts'
import { blockHtml } from '../body/special-elements.ts'
import { embedHtml } from '../source/embed.ts'
import { plainText } from '../source/plain-text.ts'
import { htmlCard } from '../source/raw-html.ts'
import type { Page, Site } from './site.ts'
import type { Whole } from './template-tags.ts'
import type { Tokens } from './tokens.ts'

/** What converting the body of a page needs. */
export type PagePlace = {
  page: Page
  site: Site
  tokens: Tokens
  note: (sentence: string) => void
  /** Returns the path of a text that another text names, by its file or address; undefined if there is none. */
  addressOf: (reference: string) => string | undefined
  /** Returns the URL of a picture by how the text names it. */
  pictureUrl: (src: string) => string
  /** Returns Markdown of this page as HTML of a body. */
  render: (markdown: string) => Promise<string>
}

const MAX_TITLE_LENGTH = 120
const MAX_SOURCE_LENGTH = 300
const MAX_QUESTION_LENGTH = 300

/** Returns a token for something without a counterpart. In a line of text, its source stays as code. */
export function marked(place: PagePlace, name: string, { source, isInLine }: Whole): string {
  if (isInLine) {
    place.note(`“${shorten(name, MAX_TITLE_LENGTH)}” in a line has no counterpart; its source stays there as code.`)
    return place.tokens.put(html`<code>${shorten(source, MAX_SOURCE_LENGTH)}</code>`.markup)
  }
  place.note(`“${shorten(name, MAX_TITLE_LENGTH)}” has no counterpart; the text marks its place.`)
  return place.tokens.put(markedBlock(name, source))
}

type Figure = { src: string; alt?: string | undefined; caption?: string | undefined; href?: string | undefined }

/** Returns a token for a picture with its caption. */
export function figure(place: PagePlace, { src, alt = '', caption = '', href = '' }: Figure): string {
  const picture = html`<img src="${place.pictureUrl(src)}" alt="${plainText(alt)}">`.markup
  const linked = href ? `${html`<a href="${href}">`.markup}${picture}</a>` : picture
  const below = plainText(caption)
  return place.tokens.put(`<figure>${linked}${below && html`<figcaption>${below}</figcaption>`.markup}</figure>`)
}

/** Returns a token for a video, or a link to it. */
export const embedded = (place: PagePlace, url: string, title = ''): string =>
  place.tokens.put(embedHtml({ url, title }))

/** Returns a token for a listing. */
export function listing(place: PagePlace, language: string, code: string): string {
  const named = language.replace(/[^\w+#-]/g, '').toLowerCase()
  const attribute = named && html` class="language-${named}"`.markup
  return place.tokens.put(`<pre><code${attribute}>${html`${code.replace(/^\n+|\s+$/g, '')}`.markup}</code></pre>`)
}

const KINDS: [pattern: RegExp, kind: string][] = [
  [/^(warning|danger|caution|error|important|attention)$/i, 'warning'],
  [/^(tip|hint|success|example)$/i, 'tip'],
]

/** Names of shortcodes and components that are callouts in most themes. */
export const CALLOUT =
  /^(notice|callout|admonition|aside|alert|note|tip|info|warning|danger|caution|important|hint|success|attention)$/i

/** Returns a token for a callout. */
export async function callout(place: PagePlace, kind: string, title: string, markdown: string): Promise<string> {
  const known = KINDS.find(([pattern]) => pattern.test(kind))?.[1] ?? 'note'
  const text = await place.render(markdown)
  return place.tokens.put(
    blockHtml({
      blockType: 'callout',
      kind: known,
      ...(title ? { title: shorten(plainText(title), MAX_TITLE_LENGTH) } : {}),
      text: { html: text },
    }),
  )
}

/** Returns a token for a passage that opens on a click. */
export async function unfolding(place: PagePlace, summary: string, markdown: string): Promise<string> {
  const answer = await place.render(markdown)
  const question = plainText(summary) || 'Details'
  if (question.length > MAX_QUESTION_LENGTH || /<(h[1-6]|img|figure|pre|table|editor-)/.test(answer))
    return place.tokens.put(`${html`<h3>${question}</h3>`.markup}${answer}`)
  return place.tokens.put(blockHtml({ blockType: 'questions', questions: [{ question, answer: { html: answer } }] }))
}

/** Returns a token for HTML that somebody typed. */
export const typed = (place: PagePlace, source: string, name: string): string =>
  place.tokens.put(htmlCard(source, name, place.note))
