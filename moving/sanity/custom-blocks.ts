import { html } from '#engine/html/html.ts'
import { shorten } from '#engine/text/shorten.ts'
import { markedBlock } from '../body/marked-block.ts'
import { blockHtml, pictureHtml } from '../body/special-elements.ts'
import { embedHtml } from '../source/embed.ts'
import { plainText } from '../source/plain-text.ts'
import { htmlCard } from '../source/raw-html.ts'
import { asText, type Fields, fieldsOf, firstText, isFields, listOf } from '../source/values.ts'
import type { BlockMapping } from './mapping.ts'
import { fileOf, hasPicture, isPicture, pictureOf } from './pictures.ts'
import { isListOfBlocks, readableTexts } from './readable-texts.ts'
import { sectionHtml } from './sections.ts'
import { hrefOf, referenceIn } from './spans.ts'
import type { TextPlace } from './text-place.ts'
import { textAt, valueAt } from './value-at.ts'

const MAX_PICTURES = 12
const MAX_CAPTION_LENGTH = 300
const MAX_TITLE_LENGTH = 120
const MAX_QUESTIONS = 20

/** Returns a block that is not a line of text as HTML of a body; one without a counterpart is marked. */
export function blockHtmlOf(block: Fields, place: TextPlace, depth: number): string {
  const type = asText(block._type)
  const mapped = Object.hasOwn(place.blocks, type) ? place.blocks[type] : undefined
  if (mapped) return mappedHtml(mapped, block, place, depth)
  return byShape(type, block, place, depth) ?? marked(type, block, place)
}

function marked(type: string, block: Fields, { note }: TextPlace) {
  const name = type || 'object without a type'
  note(`The block “${name}” has no counterpart; the text marks its place.`)
  return markedBlock(name, readableTexts(block).join('\n') || JSON.stringify(block).slice(0, 2_000))
}

/** Sites name their blocks as they like, but most of them look like one of these. */
function byShape(type: string, block: Fields, place: TextPlace, depth: number): string | undefined {
  const name = type.toLowerCase()
  if (hasPicture(block)) return picture(block, place)
  if (isPicture(block.image) && readableTexts({ ...block, image: undefined }).join('').length < MAX_CAPTION_LENGTH)
    return picture(
      { ...fieldsOf(block.image), caption: block.caption, ...(block.alt ? { alt: block.alt } : {}) },
      place,
    )
  if (typeof block.code === 'string') return code(block.code, asText(block.language))
  if (Array.isArray(block.rows)) return table(block.rows)
  if (/^(break|divider|hr|horizontalrule|separator|horizontalline)$/.test(name)) return '<hr>'
  if (/^(link|navlink)/.test(name)) return linkLine(block, place)
  const pictures = listOf(block.images ?? block.pictures ?? block.items).filter(isPicture)
  if (pictures.length > 0) return gallery(pictures, textAt(block, 'caption'), place)
  if (/html|iframe/.test(name) && typeof (block.html ?? block.code ?? block.embed) === 'string')
    return htmlCard(asText(block.html ?? block.embed), `the block “${type}”`, place.note)
  const url = firstText(block.url, block.href, block.videoUrl, block.link, block.src)
  if (/youtube|vimeo|video|embed|tweet|twitter|instagram|bookmark|spotify|codepen/.test(name) && /^https?:/.test(url))
    return embedHtml({ url, title: plainText(firstText(block.title, block.caption)) })
  if (/youtube/.test(name) && asText(block.videoId ?? block.id))
    return embedHtml({ url: `https://www.youtube.com/watch?v=${asText(block.videoId ?? block.id)}` })
  const file = fileOf(block) ?? ''
  if (/^files\//.test(file)) return fileLink(file, block, place)
  return withText(name, block, place, depth)
}

function linkLine(block: Fields, place: TextPlace) {
  const label = plainText(firstText(block.title, block.label, block.text))
  const href = label === '' ? undefined : hrefOf(block, place)
  return href ? html`<p><a href="${href}">${label}</a></p>`.markup : html`<p>${label}</p>`.markup
}

function withText(name: string, block: Fields, place: TextPlace, depth: number): string | undefined {
  const title = plainText(firstText(block.title, block.heading, block.headline, block.header))
  const text = [block.content, block.body, block.text, block.description, block.message, block.blocks].find(
    (one) => isListOfBlocks(one) || (typeof one === 'string' && one.trim() !== ''),
  )
  const inside = () => (Array.isArray(text) ? place.textHtml(text, depth + 1) : html`<p>${asText(text)}</p>`.markup)
  if (/callout|alert|notice|admonition|infobox|tip|warning|note/.test(name) && text)
    return callout(firstText(block.tone, block.kind, block.variant, block.level, name), title, inside())
  const questions = questionsIn(block, place, depth)
  if (questions) return questions
  const button = Object.values(block)
    .map(fieldsOf)
    .find(
      (one) => firstText(one.label, one.text, one.buttonText) && firstText(one.href, one.url, fieldsOf(one.link).href),
    )
  const label = firstText(
    block.buttonText,
    block.buttonLabel,
    block.label,
    button?.label,
    button?.text,
    button?.buttonText,
  )
  const url = firstText(
    block.buttonUrl,
    block.url,
    block.href,
    button?.href,
    button?.url,
    fieldsOf(button?.link).href,
    fieldsOf(block.link).href,
  )
  if (/cta|calltoaction|button|promo/.test(name) && label && url) {
    const words = text ? plainText(inside()) : ''
    return action(title || label, words, label, url)
  }
  if (/quote|testimonial/.test(name) && (text || block.quote)) {
    const words = block.quote
      ? firstText(block.quote) || plainText(place.textHtml(listOf(block.quote), depth + 1))
      : plainText(inside())
    return quote(
      words,
      firstText(block.author, block.name, block.attribution, block.source, block.cite),
      firstText(block.role),
    )
  }
  const id = referenceIn(block)
  if (id && !text) {
    const target = place.target(id)
    if (target?.address) return html`<p><a href="${target.address}">${target.title}</a></p>`.markup
  }
  return sectionHtml(block, place, depth, (value) => picture(value, place))
}

function mappedHtml({ as, fields = {} }: BlockMapping, block: Fields, place: TextPlace, depth: number): string {
  const at = (name: string) => textAt(block, fields[name] ?? name, place.note)
  const value = valueAt(block, fields.text ?? 'text', place.note)
  const inside = Array.isArray(value) ? place.textHtml(value, depth + 1) : html`<p>${at('text')}</p>`.markup
  if (as === 'skip') return ''
  if (as === 'text') return `${at('title') ? html`<h2>${at('title')}</h2>`.markup : ''}${inside}`
  if (as === 'code') return code(typeof value === 'string' ? value : '', at('language'))
  if (as === 'embed') return embedHtml({ url: at('url'), title: at('title') })
  if (as === 'quote') return quote(plainText(inside), at('name'), at('role'))
  if (as === 'callout') return callout(at('kind'), at('title'), inside)
  return action(at('title') || at('label'), plainText(inside), at('label'), at('url'))
}

function picture(value: Fields, place: TextPlace) {
  const found = pictureOf(value, place.dataset, place.note)
  if (found?.key) place.uses(found.url)
  return found ? pictureHtml(found) : ''
}

function gallery(values: Fields[], caption: string, place: TextPlace): string {
  const images = values.flatMap((value) => {
    const found = pictureOf(value, place.dataset, place.note)
    if (!found) return []
    if (found.key) place.uses(found.url)
    return [
      { image: { picture: found }, ...(found.caption ? { caption: shorten(found.caption, MAX_CAPTION_LENGTH) } : {}) },
    ]
  })
  const blocks: string[] = []
  for (let at = 0; at < images.length; at += MAX_PICTURES) {
    const isLast = at + MAX_PICTURES >= images.length
    const below = caption && isLast ? { caption: shorten(caption, MAX_CAPTION_LENGTH) } : {}
    blocks.push(blockHtml({ blockType: 'gallery', images: images.slice(at, at + MAX_PICTURES), ...below }))
  }
  return blocks.join('')
}

function code(source: string, language: string) {
  const named = language.replace(/[^\w+#-]/g, '').toLowerCase()
  const attribute = named && html` class="language-${named}"`.markup
  return `<pre><code${attribute}>${html`${source}`.markup}</code></pre>`
}

/** Source: https://www.sanity.io/plugins/sanity-table */
function table(rows: unknown[]) {
  const cells = rows.map((row) =>
    listOf(fieldsOf(row).cells).map((cell) => (isFields(cell) ? readableTexts(cell).join(' ') : asText(cell))),
  )
  const lines = cells.filter((row) => row.length > 0)
  if (lines.length === 0) return ''
  const rowsHtml = lines.map((row, at) => {
    const tag = at === 0 ? 'th' : 'td'
    return `<tr>${row.map((cell) => `<${tag}>${html`${cell}`.markup}</${tag}>`).join('')}</tr>`
  })
  return `<table>${rowsHtml.join('')}</table>`
}

function fileLink(file: string, block: Fields, { note }: TextPlace) {
  const title = plainText(firstText(block.title, block.label, block.caption, block.originalFilename, file))
  note(`The file ${file} is left out; its title stays as text.`)
  return html`<p>${title}</p>`.markup
}

function callout(tone: string, title: string, inside: string) {
  const kind = /warn|danger|error|caution|critical/i.test(tone)
    ? 'warning'
    : /tip|success|positive/i.test(tone)
      ? 'tip'
      : 'note'
  return blockHtml({
    blockType: 'callout',
    kind,
    ...(title ? { title: shorten(title, MAX_TITLE_LENGTH) } : {}),
    text: { html: inside },
  })
}

const quote = (words: string, name: string, role: string) =>
  words.length > 1_000
    ? html`<blockquote>${words}${name && html`<br>— ${name}`}</blockquote>`.markup
    : blockHtml({
        blockType: 'quote',
        quote: words,
        ...(name ? { name: shorten(name, 120) } : {}),
        ...(role ? { role: shorten(role, 160) } : {}),
      })

function action(title: string, text: string, label: string, url: string) {
  const isShort = text.length <= 400
  return (
    (isShort ? '' : html`<p>${text}</p>`.markup) +
    blockHtml({
      blockType: 'callToAction',
      title: shorten(title, MAX_TITLE_LENGTH),
      ...(text && isShort ? { text } : {}),
      buttonLabel: shorten(label, 60),
      buttonHref: url,
    })
  )
}

/** Returns a block of questions, if a list in the block has them. */
function questionsIn(block: Fields, place: TextPlace, depth: number): string | undefined {
  for (const list of Object.values(block).filter((one) => Array.isArray(one))) {
    const pairs = listOf(list).map(fieldsOf)
    if (pairs.length === 0 || !pairs.every((pair) => asText(pair.question) && pair.answer)) continue
    const questions = pairs.map(({ question, answer }) => ({
      question: shorten(asText(question), MAX_CAPTION_LENGTH),
      answer: {
        html: Array.isArray(answer) ? place.textHtml(answer, depth + 1) : html`<p>${asText(answer)}</p>`.markup,
      },
    }))
    const groups = Array.from({ length: Math.ceil(questions.length / MAX_QUESTIONS) }, (_, at) =>
      blockHtml({ blockType: 'questions', questions: questions.slice(at * MAX_QUESTIONS, (at + 1) * MAX_QUESTIONS) }),
    )
    return groups.join('')
  }
  return undefined
}
