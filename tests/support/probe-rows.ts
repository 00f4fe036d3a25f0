import type { Values } from './probe-values.ts'

export type Row = Record<string, unknown>

/** Returns the values before an attempt, or those sent, as a document. */
export function nested(values: Map<string, Values>, which: keyof Values): Row {
  const row: Row = {}
  for (const [path, value] of values) {
    const names = path.split('.')
    const last = names.pop() as string
    let parent = row
    for (const name of names) {
      parent[name] ??= {}
      parent = parent[name] as Row
    }
    if (value[which] !== undefined) parent[last] = value[which]
  }
  return row
}

/** Returns the value at a path. */
export function at(row: Row | undefined, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, name) => (inner as Row | null | undefined)?.[name], row)
}

/** Returns whether everything that was sent is stored. Ignores what the database adds, such as ids of rows. */
export function isSame(stored: unknown, sent: unknown): boolean {
  if (sent === null || sent === undefined) return stored === null || stored === undefined
  if (Array.isArray(sent))
    return (
      Array.isArray(stored) && stored.length === sent.length && sent.every((one, index) => isSame(stored[index], one))
    )
  if (typeof sent === 'object')
    return (
      typeof stored === 'object' &&
      Object.entries(sent).every(([name, value]) => isSame((stored as Row | null)?.[name], value))
    )
  if (typeof stored === 'object' && stored !== null && 'id' in stored) return stored.id === sent
  return stored === sent
}
