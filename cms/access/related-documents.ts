import type { Field, FlattenedField, SanitizedConfig } from 'payload'
import { articleBlocks } from '../fields/article-blocks/article-blocks.ts'
import { tagOfDocument } from '../tags.ts'

type Values = Record<string, unknown>

/** The collections that fields of article blocks refer to, by the name of the field. */
const inBlocks = new Map(articleBlocks.flatMap(({ fields }) => relationsOf(fields)))

function relationsOf(fields: Field[]): [string, string][] {
  return fields.flatMap((field): [string, string][] => {
    if ('fields' in field) return relationsOf(field.fields)
    if (field.type !== 'relationship' && field.type !== 'upload') return []
    return typeof field.relationTo === 'string' ? [[field.name, field.relationTo]] : []
  })
}

/**
 * Returns the tags of the documents that a document refers to, whether they are included or not: a page made from it
 * changes when one of them does, or when it can be read at last.
 * @param slug of a collection or a global
 */
export function relatedDocuments(config: SanitizedConfig, slug: string, doc: unknown): Set<string> {
  const found = new Set<string>()
  collectFrom(config, slug, doc, found)
  return found
}

function collectFrom(config: SanitizedConfig, slug: string, doc: unknown, found: Set<string>) {
  const entity = config.collections.find((one) => one.slug === slug) ?? config.globals.find((one) => one.slug === slug)
  if (entity && isValues(doc)) collectFields(config, entity.flattenedFields, doc, found)
}

function collectFields(config: SanitizedConfig, fields: FlattenedField[], values: Values, found: Set<string>) {
  for (const field of fields) {
    const value = values[field.name]
    if (value === null || value === undefined) continue
    switch (field.type) {
      case 'relationship':
      case 'upload':
        for (const one of [value].flat()) collectRelation(config, field.relationTo, one, found)
        break
      case 'richText':
        collectNodes(config, value, found)
        break
      case 'group':
      case 'tab':
        if (isValues(value)) collectFields(config, field.flattenedFields, value, found)
        break
      case 'array':
        for (const row of [value].flat()) if (isValues(row)) collectFields(config, field.flattenedFields, row, found)
        break
      case 'blocks':
        for (const row of [value].flat()) {
          const block = isValues(row) ? field.blocks.find((one) => one.slug === row.blockType) : undefined
          if (block) collectFields(config, block.flattenedFields, row as Values, found)
        }
        break
    }
  }
}

function collectRelation(config: SanitizedConfig, to: string | string[], value: unknown, found: Set<string>) {
  const [slug, target] =
    typeof to === 'string' ? [to, value] : isValues(value) ? [String(value.relationTo), value.value] : ['', undefined]
  const id = isValues(target) ? target.id : target
  if (typeof id !== 'number' && typeof id !== 'string') return
  const tag = tagOfDocument(slug, id)
  if (found.has(tag)) return
  found.add(tag)
  if (isValues(target)) collectFrom(config, slug, target, found)
}

/** Links and uploads within a rich text have `relationTo` and `value`; fields of blocks have the id or the document. */
function collectNodes(config: SanitizedConfig, value: unknown, found: Set<string>) {
  if (Array.isArray(value)) for (const one of value) collectNodes(config, one, found)
  if (!isValues(value)) return
  if (typeof value.relationTo === 'string') collectRelation(config, [value.relationTo], value, found)
  for (const [name, one] of Object.entries(value)) {
    const to = inBlocks.get(name)
    if (to !== undefined) collectRelation(config, to, one, found)
    else if (name !== 'value') collectNodes(config, one, found)
  }
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
