import { decodePart } from '#engine/web/decode-part.ts'
import { escapeText } from '#engine/xml.ts'
import { pictureHtml } from '../../body/special-elements.ts'
import { idOf } from '../export/record.ts'
import { buttonHtml, galleryHtml, questionsHtml, videoHtml } from './article-blocks.ts'
import { type BodyContext, noteBuilder, type ShortcodeMaker } from './body-context.ts'
import { withCaptions } from './core-shortcodes.ts'
import { withParagraphs } from './paragraphs.ts'
import { findPicture } from './pictures.ts'
import { plainText } from './plain-text.ts'
import type { Shortcode } from './shortcode-tree.ts'

const PLAIN =
  /^vc_(?:row|row_inner|column|column_inner|section|column_text|wp_text|tabs|tta_tabs|tta_tour|tta_pageable|tour|accordion|tta_accordion|tta_toggle|slides|items_grid|hoverbox)$/
const EMPTY = /^vc_(?:empty_space|icon|zigzag)$/
const MAX_RAW_LENGTH = 1_000_000

/**
 * Returns an element of WPBakery Page Builder as HTML, without its columns and styles. Those that show something else
 * of the site have no counterpart.
 * Source: https://kb.wpbakery.com/docs/inner-api/
 */
export const bakeryShortcode: ShortcodeMaker = (code, context, inner) => {
  noteBuilder('WPBakery Page Builder', context)
  if (EMPTY.test(code.name)) return ''
  if (PLAIN.test(code.name)) return sections(code) ?? withParagraphs(inner())
  const of = (name: string) => (code.attributes[name] ?? '').trim()
  return makers[code.name]?.(of, inner, context, code)
}

type Maker = (
  of: (name: string) => string,
  inner: () => string,
  context: BodyContext,
  code: Shortcode,
) => string | undefined

const makers: Record<string, Maker> = {
  vc_single_image: (of, _, { index }) => {
    const url = of('source') === 'external_link' ? of('custom_src') : ''
    const picture = findPicture({ id: idOf(of('image')), url, caption: of('caption') }, index)
    return picture ? pictureHtml(picture) : undefined
  },
  vc_gallery: pictures,
  vc_images_carousel: pictures,
  vc_media_grid: pictures,
  vc_masonry_media_grid: pictures,
  vc_custom_heading: (of) => {
    const tag = /\btag:(h[1-6])\b/.exec(of('font_container'))?.[1] ?? (/\btag:/.test(of('font_container')) ? 'p' : 'h2')
    const words = escapeText(plainText(unescaped(of('text'))))
    return words === '' ? '' : `<${tag}>${words}</${tag}>`
  },
  vc_btn: (of) => buttonHtml(of('title'), partOfLink(of('link'), 'url')),
  vc_button: (of) => buttonHtml(of('title'), of('href')),
  vc_button2: (of) => buttonHtml(of('title'), partOfLink(of('link'), 'url')),
  vc_cta: (of, inner) =>
    buttonHtml(of('btn_title'), partOfLink(of('btn_link'), 'url'), of('h2'), withParagraphs(inner())),
  vc_cta_button: (of) => buttonHtml(of('title'), of('href'), of('call_text')),
  vc_message: (_, inner) => withParagraphs(inner()),
  vc_toggle: (of, inner) => questionsHtml([{ question: of('title'), answer: withParagraphs(inner()) }]),
  vc_tta_section: (of, inner) => titled(of('title'), inner()),
  vc_accordion_tab: (of, inner) => titled(of('title'), inner()),
  vc_tab: (of, inner) => titled(of('title'), inner()),
  vc_text_separator: (of) => (of('title') ? `<h3>${escapeText(plainText(of('title')))}</h3>` : '<hr>'),
  vc_separator: () => '<hr>',
  vc_video: (of) => (of('link') ? videoHtml(of('link'), { title: of('title') }) : undefined),
  vc_raw_html: (_, inner) => rawHtml(inner()),
}

/** Returns the sections of an accordion as questions, if all of them are only text. */
function sections({ name, content = [] }: Shortcode): string | undefined {
  if (!/accordion|tta_toggle/.test(name)) return undefined
  const items = content.filter((part) => typeof part !== 'string')
  const isText = (part: string | Shortcode): boolean =>
    typeof part === 'string' ||
    (part.name === 'vc_column_text' && (part.content ?? []).every((one) => typeof one === 'string'))
  if (items.length === 0 || !items.every((item) => (item.content ?? []).every(isText))) return undefined
  return questionsHtml(
    items.map(({ attributes, content: within = [] }) => ({
      question: attributes.title ?? '',
      answer: withParagraphs(within.map((part) => (typeof part === 'string' ? part : part.inner)).join('\n\n')),
    })),
  )
}

function pictures(of: (name: string) => string, _: unknown, context: BodyContext) {
  const ids = (of('images') || of('include')).split(',').map(idOf)
  const found = ids.flatMap((id) => (id ? (findPicture({ id }, context.index) ?? []) : []))
  return found.length > 0 ? galleryHtml(withCaptions(found, context)) : undefined
}

const titled = (title: string, inner: string) =>
  `${title ? `<h3>${escapeText(plainText(title))}</h3>` : ''}${withParagraphs(inner)}`

/** @example partOfLink('url:https%3A%2F%2Fold.example|title:Go|target:_blank', 'title') // 'Go' */
export function partOfLink(link: string, name: 'url' | 'title'): string {
  const part = link.split('|').find((one) => one.startsWith(`${name}:`))
  return decodePart(part?.slice(name.length + 1) ?? '').trim()
}

/** Attributes have quotation marks and brackets as two grave accents and braces. */
const unescaped = (text: string) => text.replaceAll('``', '"').replaceAll('`{`', '[').replaceAll('`}`', ']')

/** The element stores HTML percent-encoded, in Base64. */
function rawHtml(content: string): string | undefined {
  const text = plainText(content)
  if (text.length > MAX_RAW_LENGTH || !/^[\w+/=\s]+$/.test(text)) return undefined
  return decodePart(Buffer.from(text, 'base64').toString('utf8'))
}
