import { html } from '#engine/html/html.ts'
import { asText, type Fields, fieldsOf, listOf, parsedJson } from '../source/values.ts'
import type { CardPlace, Part } from './card-place.ts'
import { cardPart, isCard } from './cards.ts'
import { joinParts } from './join-parts.ts'

/** Bits of `format`. Source: https://lexical.dev/docs/concepts/nodes#textnode */
const TAGS: [bit: number, tag: string][] = [
  [16, 'code'],
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [32, 'sub'],
  [64, 'sup'],
  [128, 'mark'],
]
/** Editors nest lists a few levels deep; without a maximum, a made-up document would overflow the stack. */
const MAX_DEPTH = 60

/**
 * Returns the text of Ghost's editor since version 5.39 as HTML of a body; undefined if it is not one.
 * @param lexical the column of that name
 */
export async function lexicalHtml(lexical: string, place: CardPlace): Promise<string | undefined> {
  const root = fieldsOf(fieldsOf(parsedJson(lexical)).root)
  if (!Array.isArray(root.children)) return undefined
  const parts: Part[] = []
  for (const child of root.children) parts.push(await blockPart(fieldsOf(child), place))
  return joinParts(parts)
}

async function blockPart(node: Fields, place: CardPlace): Promise<Part> {
  const type = asText(node.type)
  if (isCard(type)) return cardPart(type, node, place)
  const words = () => inlineHtml(node, place, 0)
  if (type === 'paragraph' || type === 'extended-paragraph') return filled('p', words())
  if (/heading$/.test(type)) return filled(/^h[1-6]$/.test(asText(node.tag)) ? asText(node.tag) : 'h2', words())
  if (/quote$/.test(type) || type === 'aside') return filled('blockquote', words())
  if (type === 'list') return listHtml(node, place, 0)
  if (isInline(type)) return filled('p', inlineOf(node, place, 0))
  return cardPart(type || 'unnamed', node, place)
}

const filled = (tag: string, words: string) => (words.trim() === '' ? '' : `<${tag}>${words}</${tag}>`)

const isInline = (type: string) =>
  /^(text|extended-text|linebreak|tab|link|autolink|at-link|tk|code-highlight)$/.test(type)

const inlineHtml = (node: Fields, place: CardPlace, depth: number): string =>
  listOf(node.children)
    .map((child) => inlineOf(fieldsOf(child), place, depth + 1))
    .join('')

function inlineOf(node: Fields, place: CardPlace, depth: number): string {
  const type = asText(node.type)
  if (depth > MAX_DEPTH) return ''
  if (type === 'linebreak') return '<br>'
  if (type === 'tab') return ' '
  if (typeof node.text === 'string') return formatted(node.text, Number(node.format) || 0)
  const words = inlineHtml(node, place, depth)
  const url = asText(node.url)
  return url && words ? `${html`<a href="${place.resolve(url)}">`.markup}${words}</a>` : words
}

function formatted(text: string, format: number) {
  const tags = TAGS.filter(([bit]) => format & bit).map(([, tag]) => tag)
  return tags.reduce((inner, tag) => `<${tag}>${inner}</${tag}>`, html`${text}`.markup)
}

/** A nested list is the only child of an item of its own; in HTML it belongs to the item before it. */
function listHtml(list: Fields, place: CardPlace, depth: number): string {
  if (depth > MAX_DEPTH) return ''
  const items: string[] = []
  for (const child of listOf(list.children).map(fieldsOf)) {
    const nested = listOf(child.children)
      .map(fieldsOf)
      .filter(({ type }) => type === 'list')
    const lists = nested.map((inner) => listHtml(inner, place, depth + 1)).join('')
    const words = listOf(child.children)
      .map(fieldsOf)
      .filter(({ type }) => type !== 'list')
      .map((inner) => inlineOf(inner, place, depth))
      .join('')
    const box = list.listType === 'check' ? (child.checked === true ? '☑ ' : '☐ ') : ''
    if (words === '' && items.length > 0) items.push(`${items.pop()}${lists}`)
    else items.push(`<li>${box}${words}${lists}`)
  }
  const isNumbered = list.listType === 'number' || list.tag === 'ol'
  const start = Number(list.start)
  const tag = isNumbered ? 'ol' : 'ul'
  const attribute = isNumbered && Number.isInteger(start) && start > 1 ? ` start="${start}"` : ''
  return items.length === 0 ? '' : `<${tag}${attribute}>${items.map((item) => `${item}</li>`).join('')}</${tag}>`
}
