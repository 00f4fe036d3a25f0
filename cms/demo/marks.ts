import type { FlattenedField, SanitizedConfig } from 'payload'

type Values = Record<string, unknown>

/**
 * Returns the slugs of all collections and globals with the mark “Demonstration content” in a document: its own, that
 * of a part of it, and those of included documents.
 * @param slug of a collection or a global
 */
export function demoMarks(config: SanitizedConfig, slug: string, doc: unknown): string[] {
  const entity = config.collections.find((one) => one.slug === slug) ?? config.globals.find((one) => one.slug === slug)
  return entity && isValues(doc) ? marksOf(config, slug, entity.flattenedFields, doc) : []
}

function marksOf(config: SanitizedConfig, slug: string, fields: FlattenedField[], values: Values): string[] {
  return fields.flatMap((field) => {
    const value = values[field.name]
    if (field.name === 'demo') return value === true ? [slug] : []
    switch (field.type) {
      case 'group':
      case 'tab':
        return isValues(value) ? marksOf(config, slug, field.flattenedFields, value) : []
      case 'relationship': {
        const to = field.relationTo
        if (typeof to !== 'string') return []
        return [value].flat().flatMap((one) => demoMarks(config, to, one))
      }
      default:
        return []
    }
  })
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
