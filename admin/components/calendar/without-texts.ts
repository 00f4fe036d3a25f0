import type { FlattenedField } from 'payload'

const TEXTS = ['richText', 'blocks', 'array']

/** Returns what to read of documents that are only named: everything but their texts, which take longest to load. */
export function withoutTexts({ flattenedFields }: { flattenedFields: FlattenedField[] }) {
  const texts = flattenedFields.filter(({ type }) => TEXTS.includes(type))
  // An empty selection would be of nothing but the id.
  return texts.length > 0 ? { select: Object.fromEntries(texts.map(({ name }) => [name, false as const])) } : {}
}
