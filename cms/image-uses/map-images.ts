import type { FlattenedField } from 'payload'

export type Values = Record<string, unknown>
/** Gets the id of an image, and returns what takes its place: another id, or null for none. */
export type Replace = (id: number) => number | null

type Node = { type?: unknown; relationTo?: unknown; value?: unknown; children?: unknown }

/** Whether documents with these fields can show an image of the library, directly or in a text. */
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
 * is removed together with its caption. The document is read with depth 0.
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
  if (node.type === 'upload' && node.relationTo === 'media' && typeof node.value === 'number') {
    const id = visit(node.value)
    return id === null ? undefined : { ...node, value: id }
  }
  if (!Array.isArray(node.children)) return node
  return {
    ...node,
    children: node.children.map((child) => mapNode(child, visit)).filter((child) => child !== undefined),
  }
}

const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as Values[]) : [])
