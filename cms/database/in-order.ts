import type { Sort } from 'payload'

type Values = Record<string, unknown>

/**
 * Sorts documents like PostgreSQL does for Payload: by each field in turn, those without a value last, and first in
 * descending order. Documents that are equal in all of them stay in the order they have.
 * @param sort names of fields; a minus sign in front of one sorts in descending order
 */
export function inOrder<T extends Values>(docs: T[], sort: Sort | undefined): T[] {
  const keys = [sort ?? []].flat().flatMap((names) => names.split(','))
  return docs.toSorted((a, b) => {
    for (const key of keys) {
      const name = key.replace(/^-/, '')
      const difference = compare(a[name], b[name])
      if (difference !== 0) return key.startsWith('-') ? -difference : difference
    }
    return 0
  })
}

function compare(a: unknown, b: unknown) {
  const [hasA, hasB] = [a !== null && a !== undefined, b !== null && b !== undefined]
  if (!(hasA && hasB)) return Number(hasB) - Number(hasA)
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a).localeCompare(String(b), 'en')
}
