import { escapeText, escapeValue } from '#engine/xml.ts'
import { pictureHtml } from '../../body/special-elements.ts'
import { idOf } from '../export/record.ts'
import { buttonHtml, galleryHtml, linkHtml, questionsHtml, quoteHtml, videoHtml } from './article-blocks.ts'
import type { BodyContext } from './body-context.ts'
import { withCaptions } from './core-shortcodes.ts'
import { fileHtml } from './files.ts'
import { withParagraphs } from './paragraphs.ts'
import { findPicture } from './pictures.ts'
import { plainText } from './plain-text.ts'
import { withShortcodes } from './shortcodes.ts'
import { withoutComments } from './without-comments.ts'

export type Settings = Record<string, unknown>
type Maker = (settings: Settings, context: BodyContext) => string | undefined

/**
 * The elements of Elementor that have a counterpart.
 * Source: https://developers.elementor.com/docs/data-structure/widget-element/
 */
const elements: Record<string, Maker> = {
  heading: (from) => heading(textIn(from, 'title'), textIn(from, 'header_size'), hrefIn(from, 'link')),
  'text-editor': (from, context) => flow(textIn(from, 'editor'), context),
  html: (from) => textIn(from, 'html'),
  shortcode: (from, context) => flow(textIn(from, 'shortcode'), context),
  image: (from, context) => image(from, 'image', textIn(from, 'caption'), context),
  'image-box': (from, context) =>
    image(from, 'image', '', context) +
    heading(textIn(from, 'title_text'), textIn(from, 'title_size') || 'h3', hrefIn(from, 'link')) +
    flow(textIn(from, 'description_text'), context),
  'icon-box': (from, context) =>
    heading(textIn(from, 'title_text'), textIn(from, 'title_size') || 'h3', hrefIn(from, 'link')) +
    flow(textIn(from, 'description_text'), context),
  button: (from) => buttonHtml(textIn(from, 'text'), hrefIn(from, 'link')),
  'call-to-action': (from, context) =>
    image(from, 'bg_image', '', context) +
    buttonHtml(
      textIn(from, 'button'),
      hrefIn(from, 'link'),
      textIn(from, 'title'),
      flow(textIn(from, 'description'), context),
    ),
  'icon-list': (from) =>
    list(rowsIn(from, 'icon_list').map((row) => ({ label: textIn(row, 'text'), href: hrefIn(row, 'link') }))),
  'price-list': (from) =>
    list(
      rowsIn(from, 'price_list').map((row) => ({
        label: `${textIn(row, 'title')} ${textIn(row, 'price')}`,
        href: hrefIn(row, 'link'),
      })),
    ),
  accordion: (from, context) => tabs(from, context, true),
  toggle: (from, context) => tabs(from, context, true),
  tabs: (from, context) => tabs(from, context, false),
  video: (from, context) => video(from, context),
  'image-gallery': (from, context) => gallery(from, 'wp_gallery', context),
  'image-carousel': (from, context) => gallery(from, 'carousel', context),
  gallery: (from, context) => gallery(from, 'gallery', context),
  testimonial: (from) =>
    quoteHtml(
      textIn(from, 'testimonial_content'),
      [textIn(from, 'testimonial_name'), textIn(from, 'testimonial_job')].filter(Boolean).join(', '),
    ),
  blockquote: (from) => quoteHtml(textIn(from, 'blockquote_content'), textIn(from, 'author_name')),
  alert: (from, context) =>
    heading(textIn(from, 'alert_title'), 'h3') + flow(textIn(from, 'alert_description'), context),
  counter: (from) =>
    paragraph(
      `${textIn(from, 'prefix')}${textIn(from, 'ending_number')}${textIn(from, 'suffix')} ${textIn(from, 'title')}`,
    ),
  progress: (from) => paragraph(`${textIn(from, 'title')} ${textIn(from, 'inner_text')}`),
  audio: (from, context) => {
    const url = hrefIn(from, 'link')
    return url ? fileHtml(url, '', 'audio', context) : undefined
  },
}

/** Elements of themes are called like the ones that they replace: `acme-heading`. */
const USUAL: [name: RegExp, element: string][] = [
  [/[-_](?:heading|title)\d?$/, 'heading'],
  [/[-_]button\d?$/, 'button'],
  [/[-_]icon-?box\d?$/, 'icon-box'],
  [/[-_]image-?box\d?$/, 'image-box'],
  [/[-_](?:accordion|faqs?|toggle)\d?$/, 'accordion'],
  [/[-_]text-editor$/, 'text-editor'],
]

/** Returns one as HTML; undefined if it has no counterpart. */
export function elementHtml(name: string, settings: Settings, context: BodyContext): string | undefined {
  if (Object.hasOwn(elements, name)) return elements[name]?.(settings, context)
  const element = USUAL.find(([pattern]) => pattern.test(name))?.[1]
  const html = element ? elements[element]?.(settings, context) : undefined
  return html === '' ? undefined : html
}

function textIn(from: Settings, name: string): string {
  const value = from[name]
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
}

function partIn(from: Settings, name: string): Settings {
  const value = from[name]
  return value !== null && typeof value === 'object' ? (value as Settings) : {}
}

const hrefIn = (from: Settings, name: string) => textIn(partIn(from, name), 'url')

/** Returns a list of objects in settings. */
export function rowsIn(from: Settings, name: string): Settings[] {
  const value = from[name]
  return Array.isArray(value) ? value.filter((row) => row !== null && typeof row === 'object') : []
}

function heading(title: string, size: string, href = '') {
  const words = escapeText(plainText(title))
  if (words === '') return ''
  const tag = /^h[1-6]$/.test(size) ? size : size === '' ? 'h2' : 'p'
  return `<${tag}>${href ? `<a href="${escapeValue(href)}">${words}</a>` : words}</${tag}>`
}

const paragraph = (text: string) => (plainText(text) === '' ? '' : `<p>${escapeText(plainText(text))}</p>`)

const flow = (html: string, context: BodyContext) => withParagraphs(withShortcodes(withoutComments(html), context))

function image(from: Settings, name: string, caption: string, { index }: BodyContext) {
  const about = partIn(from, name)
  const id = idOf(textIn(about, 'id'))
  const isFromLibrary = textIn(from, 'caption_source') === 'attachment'
  const words = isFromLibrary ? (index.attachments.get(id)?.caption ?? '') : caption
  const url = textIn(about, 'url')
  // The picture that Elementor shows before one is chosen.
  if (/\/elementor\/assets\/images\/placeholder\.png/.test(url)) return ''
  const picture = findPicture({ id, url, alt: textIn(about, 'alt'), caption: words }, index)
  return picture ? pictureHtml(picture) : ''
}

function gallery(from: Settings, name: string, context: BodyContext) {
  const named = rowsIn(from, name).map((row) => ({ id: idOf(textIn(row, 'id')), url: textIn(row, 'url') }))
  const pictures = named.flatMap((one) => findPicture(one, context.index) ?? [])
  return pictures.length > 0 ? galleryHtml(withCaptions(pictures, context)) : undefined
}

function tabs(from: Settings, context: BodyContext, isQuestions: boolean) {
  const found = rowsIn(from, 'tabs').map((row) => ({
    title: textIn(row, 'tab_title'),
    html: flow(textIn(row, 'tab_content'), context),
  }))
  if (isQuestions && found.every(({ html }) => !/<editor-|<img/.test(html)))
    return questionsHtml(found.map(({ title, html }) => ({ question: title, answer: html })))
  return found.map(({ title, html }) => heading(title, 'h3') + html).join('\n')
}

function video(from: Settings, context: BodyContext) {
  const hosted = textIn(partIn(from, 'hosted_url'), 'url') || hrefIn(from, 'external_url')
  const type = textIn(from, 'video_type') || 'youtube'
  if (type === 'hosted') return hosted ? fileHtml(hosted, '', 'video', context) : undefined
  const url = textIn(from, `${type}_url`) || textIn(from, 'youtube_url') || textIn(from, 'link')
  return url ? videoHtml(url) : undefined
}

function list(found: { label: string; href: string }[]) {
  const items = found
    .filter(({ label }) => plainText(label) !== '')
    .map(({ label, href }) => `<li>${linkHtml(plainText(label), href).replace(/^<p>|<\/p>$/g, '')}</li>`)
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : ''
}
