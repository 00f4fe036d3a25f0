import { html } from '#engine/html/html.ts'
import { plainText } from '../source/plain-text.ts'
import { asText, type Fields, fieldsOf, firstText, listOf } from '../source/values.ts'
import type { TextPlace } from './text-place.ts'
import { textAt } from './value-at.ts'

/** Decorators of the editor, and those that many sites add. */
const DECORATORS: Record<string, string> = {
  strong: 'strong',
  bold: 'strong',
  em: 'em',
  italic: 'em',
  code: 'code',
  underline: 'u',
  'strike-through': 's',
  strike: 's',
  strikethrough: 's',
  sub: 'sub',
  sup: 'sup',
  subscript: 'sub',
  superscript: 'sup',
  highlight: 'mark',
}

/**
 * Returns the spans of a block as HTML. What one mark covers in several spans stays together, so that a link with a
 * bold word is one link.
 * Source: https://www.portabletext.org/specification
 */
export function spansHtml(block: Fields, place: TextPlace): string {
  const marks = new Map(
    listOf(block.markDefs)
      .map(fieldsOf)
      .map((mark) => [asText(mark._key), mark]),
  )
  let open: string[] = []
  let words = ''
  const closeTo = (count: number) => {
    while (open.length > count) words += endOf(open.pop() ?? '', marks, place)
  }
  for (const span of listOf(block.children).map(fieldsOf)) {
    const wanted = sorted(listOf(span.marks).map(asText), marks)
    let same = 0
    while (same < open.length && open[same] === wanted[same]) same++
    closeTo(same)
    for (const mark of wanted.slice(same)) words += startOf(mark, marks, place)
    open = wanted
    words +=
      typeof span.text === 'string' ? html`${span.text}`.markup.replaceAll('\n', '<br>') : inlineHtml(span, place)
  }
  closeTo(0)
  return words
}

/** Links are outermost: they cover the most. */
const sorted = (names: string[], marks: Map<string, Fields>) => {
  const known = [...new Set(names)].filter((name) => name !== '')
  return [...known.filter((name) => marks.has(name)), ...known.filter((name) => !marks.has(name)).sort()]
}

function startOf(mark: string, marks: Map<string, Fields>, place: TextPlace) {
  const annotation = marks.get(mark)
  if (annotation) {
    const href = hrefOf(annotation, place)
    return href ? html`<a href="${href}">`.markup : ''
  }
  const tag = DECORATORS[mark]
  if (!tag) place.note(`The mark “${mark.slice(0, 60)}” is left out; its text stays.`)
  return tag ? `<${tag}>` : ''
}

function endOf(mark: string, marks: Map<string, Fields>, place: TextPlace) {
  const annotation = marks.get(mark)
  if (annotation) return hrefOf(annotation, { ...place, note: () => {} }) ? '</a>' : ''
  return DECORATORS[mark] ? `</${DECORATORS[mark]}>` : ''
}

/** Returns where an annotation leads: to a URL, or to the document that it refers to. */
export function hrefOf(annotation: Fields, place: TextPlace): string | undefined {
  const id = referenceIn(annotation)
  if (id === undefined) {
    const href = firstText(annotation.href, annotation.url, textAt(annotation, 'link.href'), annotation.externalUrl)
    if (!href) place.note(`The annotation “${asText(annotation._type).slice(0, 60)}” is left out; its text stays.`)
    return href || undefined
  }
  const target = place.target(id)
  if (!target) place.note(`A link leads to a document that is not in the export (${id.slice(0, 100)}). Its text stays.`)
  else if (!target.address) place.note(`A link leads to “${target.title}”, which does not move. Its text stays.`)
  return target?.address
}

/** Returns the id of the document to which a value refers, directly or in one of its fields. */
export function referenceIn(value: Fields): string | undefined {
  const own = asText(value._ref)
  if (own) return own.replace(/^drafts\./, '')
  for (const inside of Object.values(value)) {
    const id = asText(fieldsOf(inside)._ref)
    if (id && !/^(image|file)-/.test(id)) return id.replace(/^drafts\./, '')
  }
  return undefined
}

/** Returns an object in a line as its text. */
function inlineHtml(value: Fields, place: TextPlace): string {
  const id = referenceIn(value)
  const target = id ? place.target(id) : undefined
  if (target?.address) return html`<a href="${target.address}">${target.title}</a>`.markup
  const text = plainText(
    firstText(value.text, value.label, value.title, value.name, value.value, value.latex, target?.title),
  )
  place.note(`“${asText(value._type).slice(0, 60)}” in a line became ${text === '' ? 'nothing' : 'its text'}.`)
  return html`${text}`.markup
}
