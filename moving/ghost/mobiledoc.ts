import { html } from '#engine/html/html.ts'
import { asText, fieldsOf, listOf, parsedJson } from '../source/values.ts'
import type { CardPlace, Part } from './card-place.ts'
import { cardPart } from './cards.ts'
import { joinParts } from './join-parts.ts'

/** The kinds of sections. Source: https://github.com/bustle/mobiledoc-kit/blob/master/MOBILEDOC.md */
const SECTION = { markup: 1, image: 2, list: 3, card: 10 }
const ATOM = 1
const MARKUPS = /^(a|b|strong|i|em|s|u|code|sub|sup|mark)$/
const SECTIONS = /^(p|h[1-6]|blockquote|aside|pull-quote)$/

type Mobiledoc = { markups: unknown[]; atoms: unknown[]; cards: unknown[]; sections: unknown[] }

/**
 * Returns the text of Ghost's editor of the versions 1 to 5.38 as HTML of a body; undefined if it is not one.
 * @param mobiledoc the column of that name
 */
export async function mobiledocHtml(mobiledoc: string, place: CardPlace): Promise<string | undefined> {
  const read = fieldsOf(parsedJson(mobiledoc))
  if (!Array.isArray(read.sections)) return undefined
  const document = {
    markups: listOf(read.markups),
    atoms: listOf(read.atoms),
    cards: listOf(read.cards),
    sections: read.sections,
  }
  const parts: Part[] = []
  for (const section of document.sections) parts.push(await sectionPart(listOf(section), document, place))
  return joinParts(parts)
}

async function sectionPart(section: unknown[], document: Mobiledoc, place: CardPlace): Promise<Part> {
  const [kind, second, third] = section
  if (kind === SECTION.image) return html`<figure><img src="${place.resolve(asText(second))}" alt=""></figure>`.markup
  if (kind === SECTION.card) {
    const [name, payload] = listOf(document.cards[Number(second)])
    return name === undefined ? '' : cardPart(asText(name), fieldsOf(payload), place)
  }
  if (kind === SECTION.list) {
    const tag = second === 'ol' ? 'ol' : 'ul'
    const items = listOf(third).map((markers) => `<li>${inlineHtml(listOf(markers), document, place)}</li>`)
    return items.length === 0 ? '' : `<${tag}>${items.join('')}</${tag}>`
  }
  if (kind !== SECTION.markup) {
    place.note(`A section of an unknown kind (${asText(kind) || 'unnamed'}) is left out.`)
    return ''
  }
  const words = inlineHtml(listOf(third), document, place)
  const named = asText(second).toLowerCase()
  const tag = !SECTIONS.test(named) ? 'p' : /^(aside|pull-quote)$/.test(named) ? 'blockquote' : named
  return words.trim() === '' ? '' : `<${tag}>${words}</${tag}>`
}

/** Each marker opens markups, has a text or an atom, and closes as many as it says, the innermost first. */
function inlineHtml(markers: unknown[], document: Mobiledoc, place: CardPlace): string {
  const open: string[] = []
  let words = ''
  for (const [kind, opened, closed, value] of markers.map(listOf)) {
    for (const at of listOf(opened)) {
      const [tag = '', start = ''] = openedMarkup(listOf(document.markups[Number(at)]), place)
      open.push(tag)
      words += start
    }
    words += kind === ATOM ? atomHtml(listOf(document.atoms[Number(value)])) : html`${rawText(value)}`.markup
    for (let count = Math.min(Number(closed) || 0, open.length); count > 0; count--) words += endOf(open.pop())
  }
  return words + open.reverse().map(endOf).join('')
}

const endOf = (tag: string | undefined) => (tag ? `</${tag}>` : '')

/** Spaces at the edges of a marker separate words. */
const rawText = (value: unknown) => (typeof value === 'string' ? value : '')

function openedMarkup([name, attributes]: unknown[], place: CardPlace): [tag: string, start: string] {
  const tag = asText(name).toLowerCase()
  if (!MARKUPS.test(tag)) return ['', '']
  if (tag !== 'a') return [tag, `<${tag}>`]
  const pairs = listOf(attributes)
  const href = asText(pairs[pairs.indexOf('href') + 1])
  return [tag, html`<a href="${place.resolve(href)}">`.markup]
}

const atomHtml = ([name, text]: unknown[]) => (name === 'soft-return' ? '<br>' : html`${rawText(text)}`.markup)
