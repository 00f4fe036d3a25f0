import { type FlattenedField, flattenAllFields } from 'payload'
import { idOf } from '#engine/id-of.ts'
import { articleBlocks } from '../fields/article-blocks/article-blocks.ts'

export type Values = Record<string, unknown>
/** Receives the id of an image, and returns its replacement: another id, or null for none. */
export type Replace = (id: number) => number | null

type Node = { type?: unknown; relationTo?: unknown; value?: unknown; children?: unknown; fields?: unknown }

/** Returns whether documents with these fields can show an image of the library, directly or in a text. */
export function canHaveImages(fields: FlattenedField[]): boolean {
  return fields.some((field) => {
    if (field.type === 'upload') return field.relationTo === 'media'
    if (field.type === 'richText') return true
    if (field.type === 'blocks') return field.blocks.some((block) => canHaveImages(block.flattenedFields))
    return 'flattenedFields' in field && canHaveImages(field.flattenedFields)
  })
}

/**
 * Returns a copy of a document in which each image is what `visit` returns for it. An image of a text that becomes null
 * is removed together with its caption; so is a row or block of a text that is nothing without its image. The document
 * is read with depth 0.
 */
export function mapImages(fields: FlattenedField[], values: Values, visit: Replace): Values {
  const mapped = { ...values }
  for (const field of fields)
    if (values[field.name] !== undefined && values[field.name] !== null)
      mapped[field.name] = mapValue(field, values[field.name], visit)
  return mapped
}

function mapValue(field: FlattenedField, value: unknown, visit: Replace): unknown {
  if (field.type === 'upload') {
    if (field.relationTo !== 'media') return value
    if (!Array.isArray(value)) return typeof value === 'number' ? visit(value) : value
    return value.map((id) => visit(id as number)).filter((id) => id !== null)
  }
  if (field.type === 'richText') {
    const { root } = value as { root?: Node }
    return root ? { ...(value as object), root: mapNode(root, visit) } : value
  }
  if (field.type === 'blocks')
    return rowsOf(value).map((row) => {
      const block = field.blocks.find(({ slug }) => slug === row.blockType)
      return block ? mapImages(block.flattenedFields, row, visit) : row
    })
  if (field.type === 'array') return rowsOf(value).map((row) => mapImages(field.flattenedFields, row, visit))
  if ('flattenedFields' in field) return mapImages(field.flattenedFields, value as Values, visit)
  return value
}

/** Undefined for an image that was removed. */
function mapNode(node: Node, visit: Replace): Node | undefined {
  // A client may send back the whole image that it has read.
  const image = node.type === 'upload' && node.relationTo === 'media' ? idOf(node.value) : undefined
  if (image !== undefined) {
    const id = visit(image)
    return id === null ? undefined : { ...node, value: id }
  }
  if (node.type === 'block') return mapBlock(node, visit)
  if (!Array.isArray(node.children)) return node
  return {
    ...node,
    children: node.children.map((child) => mapNode(child, visit)).filter((child) => child !== undefined),
  }
}

const fieldsOfBlocks = new Map(articleBlocks.map(({ slug, fields }) => [slug, flattenAllFields({ fields })]))

/** Undefined for a block whose image was removed. */
function mapBlock(node: Node, visit: Replace): Node | undefined {
  const values = (node.fields ?? {}) as Values
  const fields = fieldsOfBlocks.get(String(values.blockType))
  if (!fields) return node
  const mapped = withoutEmptyRows(fields, values, mapImages(fields, values, visit))
  return isWhole(fields, mapped) || !isWhole(fields, values) ? { ...node, fields: mapped } : undefined
}

function withoutEmptyRows(fields: FlattenedField[], before: Values, after: Values): Values {
  const kept = { ...after }
  for (const field of fields) {
    if (field.type !== 'array' || !Array.isArray(after[field.name])) continue
    const rows = rowsOf(before[field.name])
    kept[field.name] = rowsOf(after[field.name]).filter(
      (row, at) => isWhole(field.flattenedFields, row) || !isWhole(field.flattenedFields, rows[at] ?? {}),
    )
  }
  return kept
}

/** Returns whether every required image and list is present. */
function isWhole(fields: FlattenedField[], values: Values) {
  return fields.every((field) => {
    if (!('required' in field) || !field.required) return true
    if (field.type === 'upload') return values[field.name] !== null && values[field.name] !== undefined
    return field.type !== 'array' || rowsOf(values[field.name]).length > 0
  })
}

const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as Values[]) : [])
