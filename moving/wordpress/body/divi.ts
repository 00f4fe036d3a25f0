import { escapeText, escapeValue } from '#engine/xml.ts'
import { idOf } from '../export/record.ts'
import { buttonHtml, galleryHtml, questionsHtml, quoteHtml, videoHtml } from './article-blocks.ts'
import { type BodyContext, noteBuilder, type ShortcodeMaker } from './body-context.ts'
import { withCaptions } from './core-shortcodes.ts'
import { fileHtml } from './files.ts'
import { withParagraphs } from './paragraphs.ts'
import { captionedPicture, findPicture } from './pictures.ts'
import { plainText } from './plain-text.ts'
import type { Shortcode } from './shortcode-tree.ts'

/** Divi writes brackets and quotation marks of attributes so that they do not end them. */
const ESCAPES: Record<string, string> = { '%22': '"', '%91': '[', '%92': '\\', '%93': ']' }

/** Modules that only lay out what is in them, or whose content is all that they have. */
const PLAIN =
  /^et_pb_(?:section|row|row_inner|column|column_inner|text|tabs|slider|fullwidth_slider|post_slider_item|pricing_tables|group|group_carousel|fullwidth_code|code|counters|video_slider|sidebar_content|icon_list)$/
const EMPTY =
  /^et_pb_(?:divider|space|social_media_follow|social_media_follow_network|fullwidth_post_title|post_title|post_nav|icon)$/

/**
 * Returns a module of Divi as HTML, without its columns and styles. Those that show something else of the site, such as
 * its posts or a form, have no counterpart.
 * Source: https://www.elegantthemes.com/documentation/developers/divi-module/
 */
export const diviShortcode: ShortcodeMaker = (code, context, inner) => {
  noteBuilder('Divi', context)
  const name = code.name
  if (EMPTY.test(name)) return ''
  if (PLAIN.test(name)) return withBackground(code, context) + flow(inner())
  return makers[name]?.(valuesOf(code), inner, context, code)
}

type Maker = (values: Values, inner: () => string, context: BodyContext, code: Shortcode) => string | undefined
type Values = (name: string) => string

const makers: Record<string, Maker> = {
  et_pb_image: image,
  et_pb_fullwidth_image: image,
  et_pb_heading: (of) => heading(of('title'), of('title_level') || 'h2'),
  et_pb_blurb: (of, inner, context) => image(of, inner, context) + heading(of('title') || of('header')) + flow(inner()),
  et_pb_button: (of) => buttonHtml(of('button_text'), of('button_url')),
  et_pb_cta: (of, inner) => buttonHtml(of('button_text'), of('button_url'), of('title'), flow(inner())),
  et_pb_promo: (of, inner) => buttonHtml(of('button_text'), of('button_url'), of('title'), flow(inner())),
  et_pb_fullwidth_header: (of, inner, context) =>
    heading(of('title')) +
    text(of('subhead')) +
    image((name) => of(name === 'src' ? 'header_image_url' : name), inner, context) +
    flow(inner()) +
    buttonHtml(of('button_one_text'), of('button_one_url')) +
    buttonHtml(of('button_two_text'), of('button_two_url')),
  et_pb_slide: (of, inner, context) =>
    image((name) => of(name === 'src' ? 'image' : name), inner, context) +
    heading(of('heading')) +
    flow(inner()) +
    buttonHtml(of('button_text'), of('button_link')),
  et_pb_tab: (of, inner) => heading(of('title')) + flow(inner()),
  et_pb_toggle: (of, inner) => questionsHtml([{ question: of('title'), answer: flow(inner()) }]),
  et_pb_accordion: (_, inner, context, code) => accordion(code, inner, context),
  et_pb_accordion_item: (of, inner) => questionsHtml([{ question: of('title'), answer: flow(inner()) }]),
  et_pb_testimonial: (of, inner) =>
    quoteHtml(flow(inner()), [of('author'), of('job_title'), of('company_name')].filter(Boolean).join(', ')),
  et_pb_team_member: (of, inner, context) =>
    image((name) => of(name === 'src' ? 'image_url' : name), inner, context) +
    heading(of('name')) +
    text(of('position')) +
    flow(inner()),
  et_pb_pricing_table: (of, inner) =>
    heading(of('title')) +
    text(`${of('currency')}${of('sum')} ${of('per')}`.trim()) +
    list(inner()) +
    buttonHtml(of('button_text'), of('button_url')),
  et_pb_number_counter: (of) => text(`${of('number')}${of('percent_sign') === 'off' ? '' : '%'} ${of('title')}`),
  et_pb_counter: (of, inner) => text(`${plainText(inner())}: ${of('percent')}%`),
  et_pb_gallery: (of, _, context) => {
    const pictures = of('gallery_ids')
      .split(',')
      .flatMap((id) => findPicture({ id: idOf(id) }, context.index) ?? [])
    return pictures.length > 0 ? galleryHtml(withCaptions(pictures, context)) : undefined
  },
  et_pb_video: (of) => (of('src') ? videoHtml(of('src')) : undefined),
  et_pb_video_slider_item: (of) => (of('src') ? videoHtml(of('src'), { title: of('admin_title') }) : undefined),
  et_pb_audio: (of, _, context) => (of('audio') ? fileHtml(of('audio'), of('title'), 'audio', context) : undefined),
}

const valuesOf =
  ({ attributes }: Shortcode): Values =>
  (name) =>
    (attributes[name] ?? '').replace(/%(?:22|91|92|93)/g, (code) => ESCAPES[code] ?? code).trim()

/** Texts of modules have their own paragraphs. */
const flow = (html: string) => withParagraphs(html)

/** Titles are text, and may have character references. */
function heading(title: string, level = 'h3') {
  const tag = /^h[1-6]$/.test(level) ? level : 'h3'
  return title === '' ? '' : `<${tag}>${escapeText(plainText(title))}</${tag}>`
}

const text = (words: string) => (plainText(words) === '' ? '' : `<p>${escapeText(plainText(words))}</p>`)

function image(of: Values, _: unknown, context: BodyContext): string {
  const url = of('src') || of('image')
  if (url === '') return ''
  const picture = `<img src="${escapeValue(url)}" alt="${escapeValue(plainText(of('alt') || of('title_text')))}">`
  const link = of('url')
  return captionedPicture(link ? `<a href="${escapeValue(link)}">${picture}</a>` : picture, '', context)
}

function accordion({ content = [] }: Shortcode, inner: () => string, context: BodyContext) {
  const items = content.filter((part) => typeof part !== 'string')
  const isPlain =
    items.length > 0 &&
    items.every(
      ({ name, content: within = [] }) =>
        name === 'et_pb_accordion_item' && within.every((part) => typeof part === 'string'),
    )
  if (!isPlain) return inner()
  noteBuilder('Divi', context)
  return questionsHtml(items.map((item) => ({ question: valuesOf(item)('title'), answer: flow(item.inner) })))
}

/** Features are lines that begin with `+` or `-`. */
const list = (lines: string) =>
  `<ul>${plainText(lines.replace(/\n/g, ' \u0001 '))
    .split('\u0001')
    .map((one) => one.replace(/^\s*[+-]\s*/, '').trim())
    .filter((one) => one !== '')
    .map((one) => `<li>${escapeText(one)}</li>`)
    .join('')}</ul>`

/** A picture behind a section is decoration, and is only named. */
function withBackground({ attributes }: Shortcode, { notes }: BodyContext) {
  if (attributes.background_image)
    notes.add(`The picture behind a part of the page was left out: ${attributes.background_image}`)
  return ''
}
