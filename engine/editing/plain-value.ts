/**
 * Returns a value of a document without what reading adds: ids instead of documents, and no empty values. If two values
 * are equal then, editors see no difference.
 */
export function plainValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map(plainValue) : undefined
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'object' || value === null) return value === null || value === '' ? undefined : value
  if ('id' in value && 'updatedAt' in value) return value.id
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const kept = plainValue(inner)
    return kept === undefined ? [] : [[name, kept] as const]
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
