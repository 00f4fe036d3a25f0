import type { FlattenedField } from 'payload'
import { hasPath } from '#engine/paths/document-paths.ts'
import { countWords } from '#engine/rich-text/word-count.ts'
import { type Content, idOf, isValues, type Values } from './content-parts.ts'
import { leftoverIn } from './leftover-commands.ts'
import { blocksOf } from './rich-text-blocks.ts'
import { readRichText } from './rich-text-content.ts'

type Options = {
  /** Fields of the document that its page does not show. */
  without?: readonly string[]
  /** One-line fields that are headings of the page, besides those that always are. */
  headings?: RegExp | undefined
  level?: number
}

/** One-line fields that pages show as headings. */
const HEADINGS = new Set(['heading', 'sectionHeading', 'question', 'stepTitle'])
/** Code is no prose. */
const CODE = 'code'
const LINK_NAMES = /(?:href|url)$/i
/** Pattern of a link; other values in such a field, such as `shop.example`, are shown as text. */
const LINK = /^(?:[a-z][a-z\d+.-]*:|[/#?])/i
/** Links that every post has, to its author and categories. They do not count as links of its text. */
const STANDING_LINKS = new Set(['authors', 'categories'])
const OWN_LEVEL = 2
/** Maximum depth of fields, beyond which editors write nothing. */
const MAX_DEPTH = 40

/** Returns what a document says, read from its fields. Tolerates values of any shape. */
export function contentOf(
  fields: FlattenedField[],
  values: Values,
  { without = [], headings, level = 0 }: Options = {},
): Content {
  const content: Content = { headings: [], paragraphs: [], images: [], links: [], words: 0, leftovers: [] }
  if (level > MAX_DEPTH) return content
  for (const field of fields) {
    if (without.includes(field.name) || field.name === CODE) continue
    const value = values[field.name]
    if (value === undefined || value === null) continue
    if (field.type === 'text' && headings?.test(field.name)) addHeading(content, value)
    else addField(content, field, value, { values, level })
  }
  return content
}

function addField(content: Content, field: FlattenedField, value: unknown, place: { values: Values; level: number }) {
  const level = place.level + 1
  if (field.type === 'richText') addRichText(content, field, value, level)
  else if (field.type === 'textarea') addText(content.paragraphs, value)
  else if (field.type === 'text') addLine(content, field.name, value, place.values)
  else if (field.type === 'upload') addImages(content, field.relationTo, value, place.values)
  else if (field.type === 'relationship') addRelations(content, field.relationTo, value)
  else if (field.type === 'blocks')
    for (const row of rowsOf(value)) {
      const block = field.blocks.find(({ slug }) => slug === row.blockType)
      if (block) merge(content, contentOf(block.flattenedFields, row, { level }))
    }
  else if (field.type === 'array')
    for (const row of rowsOf(value)) merge(content, contentOf(field.flattenedFields, row, { level }))
  else if ('flattenedFields' in field && isValues(value))
    merge(content, contentOf(field.flattenedFields, value, { level }))
}

function addRichText(content: Content, field: FlattenedField, value: unknown, level: number) {
  const blocks = blocksOf(field)
  content.words += countWords(value)
  readRichText(value, {
    heading: (heading) => content.headings.push(heading),
    paragraph: (text, isOpen) => {
      content.paragraphs.push(text)
      const leftover = isOpen ? leftoverIn(text) : undefined
      if (leftover) content.leftovers.push(leftover)
    },
    image: (image) => content.images.push(image),
    link: (link) => content.links.push(link),
    block: ({ fields }) => {
      if (!isValues(fields)) return
      const own = blocks.get(String(fields.blockType))
      // The words of its blocks are among those of the text.
      if (own) merge(content, { ...contentOf(own, fields, { level }), words: 0 })
    },
  })
}

function addLine(content: Content, name: string, value: unknown, { label, buttonLabel }: Values) {
  if (typeof value !== 'string' || value.trim() === '') return
  if (HEADINGS.has(name)) addHeading(content, value)
  else if (LINK_NAMES.test(name) && LINK.test(value.trim()))
    content.links.push({ text: String(label ?? buttonLabel ?? ''), target: { url: value.trim() } })
}

function addHeading({ headings }: Content, value: unknown) {
  if (typeof value === 'string' && value.trim() !== '') headings.push({ level: OWN_LEVEL, text: value.trim() })
}

function addImages(content: Content, relationTo: unknown, value: unknown, { alt }: Values) {
  if (relationTo !== 'media') return
  for (const id of [value].flat().map(idOf))
    if (id !== undefined)
      content.images.push({ media: id, alt: typeof alt === 'string' && alt !== '' ? alt : undefined })
}

function addRelations(content: Content, relationTo: string | string[], value: unknown) {
  for (const one of [value].flat()) {
    const isPolymorphic = isValues(one) && 'relationTo' in one
    const collection = isPolymorphic ? String(one.relationTo) : String(relationTo)
    const id = idOf(isPolymorphic ? one.value : one)
    if (id !== undefined && hasPath(collection) && !STANDING_LINKS.has(collection))
      content.links.push({ text: '', target: { collection, id } })
  }
}

function addText(paragraphs: string[], value: unknown) {
  if (typeof value !== 'string') return
  for (const line of value.split(/\n+/)) if (line.trim() !== '') paragraphs.push(line.trim())
}

function merge(content: Content, more: Content) {
  content.headings.push(...more.headings)
  content.paragraphs.push(...more.paragraphs)
  content.images.push(...more.images)
  content.links.push(...more.links)
  content.words += more.words
  content.leftovers.push(...more.leftovers)
}

const rowsOf = (value: unknown) => (Array.isArray(value) ? value.filter(isValues) : [])
