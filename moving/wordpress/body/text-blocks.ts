import { escapeText } from '#engine/xml.ts'
import { blockHtml } from '../../body/special-elements.ts'
import { buttonHtml, quoteHtml } from './article-blocks.ts'
import { type Block, htmlOf, textOfAttribute } from './block-tree.ts'
import type { BlockMaker, BodyContext } from './body-context.ts'
import { elementsIn, innerOf, withoutElements } from './html-tags.ts'
import { plainText } from './plain-text.ts'
import { readNotes } from './read-footnotes.ts'

const nothing: BlockMaker = () => ''

/** Blocks of text. Those that are not here are HTML already. */
export const textBlocks: Record<string, BlockMaker> = {
  spacer: nothing,
  more: nothing,
  nextpage: nothing,
  'page-break': nothing,
  separator: () => '<hr>',
  quote: (block, _, inner) => quoteOf(block, inner()),
  pullquote: (block, _, inner) => quoteOf(block, inner()),
  verse: (block) => `<p>${innerOf(htmlOf(block), 'pre').replaceAll('\n', '<br>')}</p>`,
  code: (block) => listing(block, textOfAttribute(block, 'language')),
  'syntaxhighlighter/code': (block) => listing(block, textOfAttribute(block, 'language')),
  'code-block-pro/code': (block) => listing(block, textOfAttribute(block, 'language')),
  buttons: (block, _, inner) => buttonsOf(block) ?? inner(),
  button: (block) => buttonsOf(block),
  'social-links': socialLinks,
  footnotes: (_, context) => footnotes(context),
  freeform: (_, __, inner) => inner(),
  html: (_, __, inner) => inner(),
  missing: (_, __, inner) => inner(),
}

function quoteOf(block: Block, html: string) {
  const quote = innerOf(html, 'blockquote') || innerOf(html, 'figure') || html
  const citation = textOfAttribute(block, 'citation') || (elementsIn(quote, 'cite').at(-1)?.inner ?? '')
  return quoteHtml(withoutElements(quote, 'cite'), citation)
}

function listing(block: Block, language: string) {
  const html = htmlOf(block)
  const source = innerOf(html, 'code') || innerOf(html, 'pre') || textOfAttribute(block, 'code')
  const code = sourceText(source)
  return code === '' ? '' : blockHtml({ blockType: 'code', language: language.toLowerCase() || 'text', code })
}

/** The text of a listing keeps its lines and spaces. */
function sourceText(html: string) {
  const marks: Record<string, string> = {
    lt: '<',
    gt: '>',
    amp: '&',
    quot: '"',
    '#039': "'",
    '#39': "'",
    '#91': '[',
    '#93': ']',
    '#091': '[',
    '#093': ']',
  }
  return html
    .replace(/<br\s?\/?>\n?/gi, '\n')
    .replace(/<[^>]{0,5000}>/g, '')
    .replace(/&(lt|gt|amp|quot|#0?39|#0?9[13]);/g, (whole, name: string) => marks[name] ?? whole)
    .replace(/^\n+/, '')
    .trimEnd()
}

/** One button is an offer; several are links. */
function buttonsOf(block: Block): string | undefined {
  const links = elementsIn(htmlOf(block), 'a').filter(({ inner }) => plainText(inner) !== '')
  const [only, second] = links
  if (!only) return undefined
  if (!second) return buttonHtml(only.inner, only.attributes.href ?? '')
  return links.map(({ inner, attributes }) => buttonLink(plainText(inner), attributes.href ?? '')).join('')
}

const buttonLink = (label: string, href: string) =>
  href
    ? `<p><a href="${escapeText(href).replaceAll('"', '&quot;')}">${escapeText(label)}</a></p>`
    : `<p>${escapeText(label)}</p>`

function socialLinks(block: Block) {
  const links = block.parts.flatMap((part) => {
    if (typeof part === 'string') return []
    const url = textOfAttribute(part, 'url')
    const label = textOfAttribute(part, 'label') || textOfAttribute(part, 'service') || url
    return url === '' || url === '#' ? [] : [`<li>${buttonLink(label, url).replace(/<\/?p>/g, '')}</li>`]
  })
  return links.length > 0 ? `<ul>${links.join('')}</ul>` : ''
}

/** Marks in the text lead to the notes, and the notes lead back. */
function footnotes({ footnotes: json }: BodyContext) {
  const notes = readNotes(json)
  if (notes.length === 0) return ''
  const items = notes.map(({ id, content }) => `<li id="${id}">${content} <a href="#${id}-link">↩︎</a></li>`)
  return `<ol class="wp-block-footnotes">${items.join('')}</ol>`
}
