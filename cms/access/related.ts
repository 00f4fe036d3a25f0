import type { FlattenedField, SanitizedConfig } from 'payload'
import { linkable } from '../fields/linkable.ts'

/** Collections whose uploads and links within rich text are resolved at any depth. */
const IN_RICH_TEXT = ['media', ...linkable]

const cache = new WeakMap<object, Map<string, string[]>>()

/**
 * Returns the collections that a document may include when it is read with a depth: a page made from it changes when
 * one of them does.
 */
export function related(config: SanitizedConfig, slug: string, depth: number): string[] {
  const answers = cache.get(config) ?? new Map<string, string[]>()
  cache.set(config, answers)
  const key = `${slug} ${depth}`
  let ids = answers.get(key)
  if (!ids) {
    const found = new Set<string>()
    collect(config, slug, depth, found)
    ids = [...found]
    answers.set(key, ids)
  }
  return ids
}

function collect(config: SanitizedConfig, slug: string, depth: number, found: Set<string>) {
  if (depth < 1) return
  const entity = config.collections.find((one) => one.slug === slug) ?? config.globals.find((one) => one.slug === slug)
  for (const target of targets(entity?.flattenedFields ?? [])) {
    found.add(target)
    collect(config, target, depth - 1, found)
  }
}

function targets(fields: FlattenedField[]): Set<string> {
  return new Set(
    fields.flatMap((field): string[] => {
      if (field.type === 'relationship' || field.type === 'upload') return [field.relationTo].flat()
      if (field.type === 'richText') return IN_RICH_TEXT
      if (field.type === 'blocks') return field.blocks.flatMap((block) => [...targets(block.flattenedFields)])
      return 'flattenedFields' in field ? [...targets(field.flattenedFields)] : []
    }),
  )
}
