import { readChart, readComparison } from '#engine/article-blocks/pasted-table.ts'
import { videoSource } from '#engine/article-blocks/video-source.ts'
import { idOf } from '#engine/id-of.ts'
import { safeUrl } from '#engine/rich-text/links.ts'
import { isRecord } from '#engine/rich-text/nodes.ts'
import { escapeText, escapeValue } from '#engine/xml.ts'
import type { References } from './site-export.ts'
import { wpBlock, wpBox, wpCaption, wpCode, wpHeading, wpParagraph, wpTable, wpText } from './wordpress-markup.ts'

type Fields = Record<string, unknown>

export type ArticleWriting = References & {
  /** Returns a picture of the library as a block; its caption is HTML. */
  image: (value: unknown, caption: string) => string
  /** Returns rich text as blocks. */
  richText: (value: unknown) => string[]
}

const CALLOUTS: Record<string, string> = { note: 'Note', tip: 'Tip', warning: 'Warning' }

/** Returns a block of an article as blocks of WordPress that look right there. */
export function wpArticleBlock(fields: Fields, writing: ArticleWriting): string[] {
  const line = (name: string) => escapeText(textIn(fields, name).trim())
  const bold = (words: string) => (words === '' ? [] : [wpParagraph(`<strong>${words}</strong>`)])
  const paragraph = (words: string) => (words === '' ? [] : [wpParagraph(words)])
  const heading = line('title') === '' ? [] : [wpHeading(line('title'), 2)]
  switch (fields.blockType) {
    case 'code':
      return [wpCode(textIn(fields, 'code'), textIn(fields, 'language'))]
    case 'callout': {
      const kind = CALLOUTS[textIn(fields, 'kind')] ?? 'Note'
      const title = line('title') === '' ? kind : `${kind}: ${line('title')}`
      return [wpBox(`callout-${kind.toLowerCase()}`, [...bold(title), ...writing.richText(fields.text)])]
    }
    case 'callToAction':
      return [
        wpBox('call-to-action', [
          ...bold(line('title')),
          ...paragraph(wpText(textIn(fields, 'text'))),
          ...button(line('buttonLabel'), fields.buttonHref, writing),
        ]),
      ]
    case 'figure':
      return [figure(fields, writing)].filter((block) => block !== '')
    case 'gallery': {
      const images = rowsOf(fields, 'images').map((row) => writing.image(row.image, captionIn(row)))
      const shown = images.filter((one) => one !== '')
      const caption = line('caption')
      if (shown.length === 0) return paragraph(caption)
      const below =
        caption === '' ? '' : `<figcaption class="blocks-gallery-caption wp-element-caption">${caption}</figcaption>`
      const inside = `<figure class="wp-block-gallery has-nested-images columns-default is-cropped">${shown.join('\n\n')}${below}</figure>`
      return [wpBlock('gallery', inside, { linkTo: 'none' })]
    }
    case 'comparison': {
      const { value } = readComparison(textIn(fields, 'table'))
      if (!value) return []
      const rows = value.rows.map(({ label, cells }) => [label, ...cells].map(escapeText))
      return [...bold(line('title')), wpTable([value.corner, ...value.columns].map(escapeText), rows, line('note'))]
    }
    case 'chart': {
      const { value } = readChart(textIn(fields, 'data'))
      if (!value) return []
      const unit = textIn(fields, 'unit')
      const isUnit = (name: string) => name.toLowerCase() === unit.toLowerCase()
      const names = value.series.map(({ name }) => (unit && !isUnit(name) ? `${name} (${unit})` : name))
      const rows = value.labels.map((label, at) => [
        label,
        ...value.series.map(({ values }) => String(values[at] ?? '')),
      ])
      const source = line('note') && `Source: ${linked(line('note'), fields.noteUrl, writing)}`
      return [
        ...bold(line('title')),
        wpTable(
          ['', ...names].map(escapeText),
          rows.map((cells) => cells.map(escapeText)),
          source,
        ),
      ]
    }
    case 'quote': {
      const words = textIn(fields, 'quote')
        .split(/\n[^\S\n]*\n/)
        .map(wpText)
      const source = [line('name'), line('role')].filter((part) => part !== '').join(', ')
      const cite = source === '' ? '' : `<cite>${linked(source, fields.url, writing)}</cite>`
      const inside = words.map(wpParagraph).join('\n\n')
      return [wpBlock('quote', `<blockquote class="wp-block-quote">${inside}${cite}</blockquote>`)]
    }
    case 'steps':
      return [
        ...heading,
        ...rowsOf(fields, 'steps').flatMap((row, at) => [
          wpHeading(`${at + 1}. ${escapeText(textIn(row, 'title'))}`, 3),
          ...writing.richText(row.text),
          ...[writing.image(row.image, '')].filter((block) => block !== ''),
        ]),
      ]
    case 'questions':
      return [...heading, ...rowsOf(fields, 'questions').map((row) => question(row, writing))]
    case 'video':
      return video(fields, writing)
    case 'tool': {
      const found = writing.embeds.tools.get(textIn(fields, 'tool'))
      return found ? card('Free tool', found, line('text'), writing) : paragraph(line('text'))
    }
    case 'caseStudy': {
      const found = writing.embeds.studies.get(idOf(fields.caseStudy) ?? 0)
      return found ? card('Case study', found, line('text'), writing) : paragraph(line('text'))
    }
    default:
      return []
  }
}

function figure(fields: Fields, writing: ArticleWriting): string {
  const credit = escapeText(textIn(fields, 'credit').trim())
  const source = credit && `Source: ${linked(credit, fields.creditUrl, writing)}`
  const caption = [captionIn(fields), source].filter((part) => part !== '').join(' ')
  return writing.image(fields.image, caption)
}

const captionIn = (fields: Fields) => escapeText(textIn(fields, 'caption').trim())

function question(row: Fields, { richText }: ArticleWriting) {
  const summary = `<summary>${escapeText(textIn(row, 'question').trim())}</summary>`
  return wpBlock(
    'details',
    `<details class="wp-block-details">${summary}${richText(row.answer).join('\n\n')}</details>`,
  )
}

function button(label: string, href: unknown, writing: References) {
  const url = absolute(href, writing)
  if (label === '' || url === undefined) return label === '' ? [] : [wpParagraph(label)]
  const link = `<a class="wp-block-button__link wp-element-button" href="${escapeValue(url)}">${label}</a>`
  const one = wpBlock('button', `<div class="wp-block-button">${link}</div>`)
  return [wpBlock('buttons', `<div class="wp-block-buttons">${one}</div>`)]
}

/** Sources: https://wordpress.org/documentation/article/embeds/ and the block “Video”. */
function video(fields: Fields, writing: ArticleWriting): string[] {
  const source = videoSource(textIn(fields, 'url'))
  const words = [textIn(fields, 'title').trim(), textIn(fields, 'caption').trim()].filter((part) => part !== '')
  const caption = wpCaption(escapeText([...new Set(words)].join(': ')))
  const transcript = textIn(fields, 'transcript')
    .split(/\n[^\S\n]*\n/)
    .map(wpText)
  const shown = transcript.filter((part) => part !== '').map(wpParagraph)
  const folded =
    shown.length === 0
      ? []
      : [
          wpBlock(
            'details',
            `<details class="wp-block-details"><summary>Transcript</summary>${shown.join('\n\n')}</details>`,
          ),
        ]
  if (!source) return folded
  if (source.kind === 'file') {
    const poster = writing.pictureOf(fields.poster)
    const url = absolute(source.fileUrl, writing) ?? source.fileUrl
    const posterUrl = poster && absolute(poster.url, writing)
    const tag = `<video controls${posterUrl ? ` poster="${escapeValue(posterUrl)}"` : ''} src="${escapeValue(url)}"></video>`
    return [wpBlock('video', `<figure class="wp-block-video">${tag}${caption}</figure>`), ...folded]
  }
  const name = source.platform.toLowerCase()
  const classes = `wp-block-embed is-type-video is-provider-${name} wp-block-embed-${name} wp-embed-aspect-16-9 wp-has-aspect-ratio`
  const inside = `<figure class="${classes}"><div class="wp-block-embed__wrapper">\n${escapeText(source.pageUrl)}\n</div>${caption}</figure>`
  const attributes = {
    url: source.pageUrl,
    type: 'video',
    providerNameSlug: name,
    responsive: true,
    className: 'wp-embed-aspect-16-9 wp-has-aspect-ratio',
  }
  return [wpBlock('embed', inside, attributes), ...folded]
}

function card(
  kind: string,
  { title, href, text }: { title: string; href: string; text: string },
  own: string,
  writing: References,
) {
  return [wpParagraph(`${kind}: ${linked(escapeText(title), href, writing)}. ${own || escapeText(text)}`.trimEnd())]
}

function linked(words: string, url: unknown, references: References) {
  const href = absolute(url, references)
  return href === undefined ? words : `<a href="${escapeValue(href)}">${words}</a>`
}

function absolute(url: unknown, { siteUrl }: References) {
  const target = safeUrl(url)
  return target && URL.parse(target.href, `${siteUrl}/`)?.href
}

function textIn(fields: Fields, name: string) {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}

function rowsOf(fields: Fields, name: string): Fields[] {
  const rows = fields[name]
  return Array.isArray(rows) ? rows.filter(isRecord) : []
}
