import type { FlattenedField } from 'payload'
import { mapImages, type Values } from './map-images.ts'

/** An image that a document shows, and the path of the field that shows it. A text with its blocks is one field. */
export type ImageAt = { path: string; image: number }

/**
 * Lists the images of a document with their fields. The document is read with depth 0.
 * @example imagesAt(fields, post) // [{ path: 'featureImage', image: 7 }, { path: 'body', image: 8 }]
 */
export function imagesAt(fields: FlattenedField[], values: Values, parent = ''): ImageAt[] {
  return fields.flatMap((field): ImageAt[] => {
    const value = values[field.name]
    if (value === undefined || value === null) return []
    const path = parent + field.name
    if (field.type === 'array' || field.type === 'blocks')
      return rowsOf(value).flatMap((row, at) => {
        const own = field.type === 'array' ? field : field.blocks.find(({ slug }) => slug === row.blockType)
        return own ? imagesAt(own.flattenedFields, row, `${path}.${at}.`) : []
      })
    if ('flattenedFields' in field) return imagesAt(field.flattenedFields, value as Values, `${path}.`)
    return imagesIn(field, values).map((image) => ({ path, image }))
  })
}

function imagesIn(field: FlattenedField, values: Values) {
  const images = new Set<number>()
  mapImages([field], values, (id) => {
    images.add(id)
    return id
  })
  return [...images]
}

const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as Values[]) : [])
