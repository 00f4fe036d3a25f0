import { readFile, stat } from 'node:fs/promises'
import { UnreadableExport } from '../item.ts'
import { asText, type Fields, fieldsOf, isFields, parsedJson } from '../source/values.ts'

export const KINDS = ['post', 'page', 'author', 'category', 'tag', 'skip'] as const
export type MappedKind = (typeof KINDS)[number]

export const FIELDS = [
  ...['title', 'slug', 'body', 'excerpt', 'date', 'author', 'categories', 'tags', 'picture', 'seo.title'],
  ...['seo.description', 'seo.noindex', 'description', 'email', 'profiles', 'pinned', 'language'],
] as const

/** What becomes of the documents of one type. */
export type TypeMapping = {
  kind: MappedKind
  /** The path on the old site, with `{slug}` in it: Sanity does not know it. */
  address?: string
  /**
   * Where the fields are in a document: `slug.current`, `images.0`. Several paths, separated by spaces, are joined:
   * `firstName lastName`.
   */
  fields: Record<string, string>
}

/** What becomes of a custom block of texts. */
export type BlockMapping = {
  as: 'callout' | 'quote' | 'code' | 'embed' | 'callToAction' | 'text' | 'skip'
  /** Where its parts are in the block: `text`, `title`, `url`, `label`, `language`, `kind`, `name`. */
  fields?: Record<string, string>
}

/** The content of a mapping file. */
export type SanityMapping = { types: Record<string, TypeMapping>; blocks?: Record<string, BlockMapping> }

const MAX_BYTES = 1_048_576
const BLOCKS = /^(callout|quote|code|embed|callToAction|text|skip)$/

/**
 * Reads a mapping: an object, or the path of its JSON file.
 * @throws {UnreadableExport} if it is not as described, with what is wrong
 */
export async function readMapping(mapping: string | SanityMapping): Promise<SanityMapping> {
  if (typeof mapping !== 'string') return checked(mapping, 'The mapping')
  const found = await stat(mapping).catch(() => undefined)
  if (!found || found.size > MAX_BYTES) throw new UnreadableExport(`The mapping ${mapping} cannot be read.`)
  return checked(parsedJson(await readFile(mapping, 'utf8')), mapping)
}

function checked(value: unknown, name: string): SanityMapping {
  const { types, blocks } = fieldsOf(value)
  if (!isFields(types)) throw new UnreadableExport(`${name} has no “types”. Begin with the proposed mapping.`)
  return {
    types: Object.fromEntries(
      Object.entries(types).map(([type, one]) => [type, checkedType(type, fieldsOf(one), name)]),
    ),
    blocks: Object.fromEntries(
      Object.entries(fieldsOf(blocks)).map(([type, one]) => [type, checkedBlock(type, fieldsOf(one), name)]),
    ),
  }
}

function checkedType(type: string, { kind, address, fields }: Fields, name: string): TypeMapping {
  if (!KINDS.includes(kind as MappedKind))
    throw new UnreadableExport(`${name}: the kind of “${type}” has to be one of ${KINDS.join(', ')}.`)
  const unknown = Object.keys(fieldsOf(fields)).find((field) => !(FIELDS as readonly string[]).includes(field))
  if (unknown)
    throw new UnreadableExport(`${name}: “${type}” has the field “${unknown}”. Fields are ${FIELDS.join(', ')}.`)
  return { kind: kind as MappedKind, ...(asText(address) ? { address: asText(address) } : {}), fields: texts(fields) }
}

function checkedBlock(type: string, { as, fields }: Fields, name: string): BlockMapping {
  if (!BLOCKS.test(asText(as)))
    throw new UnreadableExport(
      `${name}: “as” of the block “${type}” has to be callout, quote, code, embed, callToAction, text, or skip.`,
    )
  return { as: asText(as) as BlockMapping['as'], fields: texts(fields) }
}

const texts = (fields: unknown) =>
  Object.fromEntries(Object.entries(fieldsOf(fields)).map(([name, path]) => [name, asText(path)]))
