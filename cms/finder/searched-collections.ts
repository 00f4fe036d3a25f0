import type { FlattenedField, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { permissions } from '../access/permissions.ts'
import { hasRole } from '../access/roles.ts'

/** A collection that an account may search: its table, and the columns that say which document is meant. */
export type SearchedCollection = {
  collection: SanitizedCollectionConfig
  table: string
  /** Names of the fields, and their columns. The first one is the title. */
  fields: { name: string; column: string }[]
}

/** What people remember of a document besides its title. */
const NAMING = ['slug', 'name', 'title', 'username', 'email', 'company', 'website', 'filename', 'alt', 'from', 'to']

/**
 * Returns the collections of the menu that the account may read, with the fields it may read of them. What a role does
 * not see is not searched, because a match alone would say that it exists.
 */
export async function searchedCollections(req: PayloadRequest): Promise<SearchedCollection[]> {
  const { payload, user } = req
  const found = await Promise.all(
    payload.config.collections.map(async (collection): Promise<SearchedCollection[]> => {
      if (isHidden(collection, user) || !(await collection.access.read({ req }))) return []
      const table = payload.db.tableNameMap.get(toSnakeCase(collection.slug)) ?? toSnakeCase(collection.slug)
      const columns: Record<string, { name: string } | undefined> = payload.db.tables[table] ?? {}
      const fields = namesOf(collection).flatMap((name) => {
        const column = columns[name]?.name
        return column && isReadable(collection.slug, name, user) ? [{ name, column }] : []
      })
      return fields.length > 0 ? [{ collection, table, fields }] : []
    }),
  )
  return found.flat()
}

/** Whether the menu leaves out a collection or global for an account. */
export function isHidden({ admin: { hidden } }: { admin: { hidden?: unknown } }, user: unknown): boolean {
  return typeof hidden === 'function' ? Boolean(hidden({ user })) : Boolean(hidden)
}

function namesOf({ admin, flattenedFields, upload }: SanitizedCollectionConfig) {
  const names = [admin.useAsTitle, ...(admin.listSearchableFields ?? []), ...NAMING, ...(upload ? ['filename'] : [])]
  const texts = flattenedFields.filter(isLine).map(({ name }) => name)
  return [...new Set(names)].filter((name): name is string => name !== undefined && texts.includes(name))
}

/** Long texts would find everything. */
const isLine = (field: FlattenedField) =>
  (field.type === 'text' && !field.hasMany && !field.virtual) || (field.type === 'email' && !field.virtual)

function isReadable(slug: string, name: string, user: unknown) {
  const { readFields = {}, secret = '' } = permissions[slug] ?? {}
  const readers = readFields[name]
  if (secret.split(/\s+/).includes(name)) return false
  return readers === undefined || (typeof readers !== 'function' && hasRole(user, ...readers))
}

const toSnakeCase = (slug: string) => slug.replaceAll('-', '_')
