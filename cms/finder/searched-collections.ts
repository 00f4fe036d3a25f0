import type { FlattenedField, Payload, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { permissions } from '../access/permissions.ts'
import { hasRole } from '../access/roles.ts'
import { tableOf } from '../database/table-of.ts'

/** A line of text that says which document is meant, and its column. */
export type NamingField = { name: string; column: string }

/**
 * A collection that can be searched: its table, and the fields that say which document is meant. The first is the
 * title.
 */
type NamedCollection = {
  collection: SanitizedCollectionConfig
  table: string
  fields: NamingField[]
  /** Which of them fewer read than the rest of the row. */
  restricted: NamingField[]
}

/** A collection that an account may search, with the fields that it may read. `source`: which names it searches. */
export type SearchedCollection = Omit<NamedCollection, 'restricted'> & { source: string }

/** What people remember of a document besides its title. */
const NAMING = ['slug', 'name', 'title', 'username', 'email', 'company', 'website', 'filename', 'alt', 'from', 'to']

/**
 * Returns the source of complete rows. If fewer accounts read some fields of the rows, their names have two sources.
 */
export const fullSource = (slug: string) => `${slug} in full`

const known = new WeakMap<object, NamedCollection[]>()

/**
 * Returns all collections whose documents have names, with those that somebody may read. They are the same until the
 * end.
 */
export function namedCollections(cms: Payload): NamedCollection[] {
  const found = known.get(cms.config) ?? readCollections(cms)
  known.set(cms.config, found)
  return found
}

function readCollections({ config, db }: Payload): NamedCollection[] {
  return config.collections.flatMap((collection): NamedCollection[] => {
    const { slug } = collection
    const { readFields = {}, secret = '' } = permissions[slug] ?? {}
    const table = db.tableNameMap.get(tableOf(slug)) ?? tableOf(slug)
    const columns: Record<string, { name: string } | undefined> = db.tables[table] ?? {}
    const fields = namesOf(collection).flatMap((name) => {
      const column = columns[name]?.name
      const isRead = !secret.split(/\s+/).includes(name) && typeof readFields[name] !== 'function'
      return column && isRead ? [{ name, column }] : []
    })
    const restricted = fields.filter(({ name }) => name in readFields)
    return fields.length > restricted.length ? [{ collection, table, fields, restricted }] : []
  })
}

/**
 * Returns the collections of the menu that the account may read, with the fields it may read of them. What a role does
 * not see is not searched, because a match alone would say that it exists.
 */
export async function searchedCollections(req: PayloadRequest): Promise<SearchedCollection[]> {
  const { payload, user } = req
  const found = await Promise.all(
    namedCollections(payload).map(async ({ restricted, ...named }): Promise<SearchedCollection[]> => {
      const { slug, access } = named.collection
      if (isHidden(named.collection, user) || !(await access.read({ req }))) return []
      if (restricted.length === 0) return [{ ...named, source: slug }]
      if (restricted.every(({ name }) => isReader(slug, name, user))) return [{ ...named, source: fullSource(slug) }]
      return [{ ...named, fields: named.fields.filter((field) => !restricted.includes(field)), source: slug }]
    }),
  )
  return found.flat()
}

/** Returns whether the menu leaves out a collection or global for an account. */
export function isHidden({ admin: { hidden } }: { admin: { hidden?: unknown } }, user: unknown): boolean {
  return typeof hidden === 'function' ? Boolean(hidden({ user })) : Boolean(hidden)
}

function namesOf({ admin, flattenedFields, upload }: SanitizedCollectionConfig) {
  const names = [admin.useAsTitle, ...(admin.listSearchableFields ?? []), ...NAMING, ...(upload ? ['filename'] : [])]
  const texts = flattenedFields.filter(isLine).map(({ name }) => name)
  return [...new Set(names)].filter((name): name is string => name !== undefined && texts.includes(name))
}

/** Returns whether a field is short: a long text would match everything. */
const isLine = (field: FlattenedField) =>
  (field.type === 'text' && !field.hasMany && !field.virtual) || (field.type === 'email' && !field.virtual)

function isReader(slug: string, name: string, user: unknown) {
  const readers = permissions[slug]?.readFields?.[name]
  return Array.isArray(readers) && hasRole(user, ...readers)
}
