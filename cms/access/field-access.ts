import { type Access, APIError, type Field, type FieldAccess, type PayloadRequest, type TypedUser } from 'payload'
import type { Fields, Permission } from './permission.ts'
import { type Holder, hasRole, isHeldBy } from './roles.ts'

const namesIn = (fields: Fields = '') => fields.split(/\s+/).filter((name) => name !== '')

/**
 * Returns copies of the fields with the access rules of the table, for those inside rows, tabs, and groups as well.
 * Arrays and blocks are read and written as a whole. Copies, because collections share field objects.
 * @param readRows the rule of the whole collection or global. Payload asks a rule of a field instead of it, not besides
 */
export function guardFields(fields: Field[], permission: Permission, readRows: Access, parent = ''): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'tabs') {
      const tabs = field.tabs.map((tab) => {
        const inside = 'name' in tab && tab.name ? `${parent}${tab.name}.` : parent
        return { ...tab, fields: guardFields(tab.fields, permission, readRows, inside) }
      })
      return { ...field, tabs }
    }
    if (!('name' in field) || !field.name || field.type === 'ui')
      return 'fields' in field
        ? ({ ...field, fields: guardFields(field.fields, permission, readRows, parent) } as Field)
        : field
    const path = parent + field.name
    const guarded = { ...field, access: { ...field.access, ...fieldAccess(path, permission, readRows) } } as Field
    if (guarded.type !== 'group') return guarded
    return { ...guarded, fields: guardFields(guarded.fields, permission, readRows, `${path}.`) } as Field
  })
}

/**
 * Returns the paths of all fields that hold data, arrays and blocks as a whole.
 * @example fieldPaths(brand.fields) // ['name', …, 'embeds.bookingUrl', …]
 */
export function fieldPaths(fields: Field[], parent = ''): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === 'ui') return []
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        fieldPaths(tab.fields, 'name' in tab && tab.name ? `${parent}${tab.name}.` : parent),
      )
    const isNamed = 'name' in field && field.name
    if (isNamed && field.type !== 'group') return [parent + field.name]
    return 'fields' in field ? fieldPaths(field.fields, isNamed ? `${parent}${field.name}.` : parent) : []
  })
}

/** Returns whether a field is a creation or modification date: these are written by the server everywhere. */
export const isTimestamp = (path: string) => path === 'createdAt' || path === 'updatedAt'

/** Returns whether an account may write a field, or a part of it, in any row. */
export function mayWrite(user: TypedUser | null | undefined, path: string, { write }: Permission) {
  return Object.entries(write).some(
    ([holder, { fields }]) => covers(namesIn(fields), path) && isHeldBy(user, holder as Holder),
  )
}

function fieldAccess(path: string, permission: Permission, readRows: Access) {
  const isUploaded = namesIn(permission.upload).includes(path)
  const update: FieldAccess = ({ doc, req, siblingData }) => {
    if (isUploaded) return Boolean(req.file)
    if (!mayWrite(req.user, path, permission)) return false
    refuseChange(path, permission, { from: doc?.[path], to: siblingData?.[path] }, req.user)
    return true
  }
  const create: FieldAccess = ({ req }) => (isUploaded ? Boolean(req.file) : mayWrite(req.user, path, permission))
  const read = readAccess(path, permission, readRows)
  return { create, update, ...(read ? { read } : {}) }
}

/**
 * Refuses a change.
 * @throws {APIError} 403 with the reason, for a value that the table does not allow
 */
function refuseChange(
  path: string,
  { changes }: Permission,
  change: { from: unknown; to: unknown },
  user: TypedUser | null,
) {
  const rule = changes?.[path]
  // Payload also asks without a value, to decide whether to show an input.
  if (!rule || !user || change.to === undefined || change.to === change.from) return
  const verdict = rule({ ...change, user })
  if (verdict !== true) throw new APIError(verdict, 403, undefined, true)
}

function readAccess(path: string, { readFields, secret }: Permission, readRows: Access): FieldAccess | undefined {
  if (namesIn(secret).includes(path)) return () => false
  const readers = readFields?.[path]
  if (!readers) return undefined
  const readsRows = async (req: PayloadRequest) => (await readRows({ req })) !== false
  if (typeof readers !== 'function') return async ({ req }) => hasRole(req.user, ...readers) && readsRows(req)
  // Without a row, Payload asks about filters and sort orders, which would reveal what they match.
  return async ({ doc, req }) => doc !== undefined && readers(doc) && readsRows(req)
}

/**
 * Returns whether a list covers a field: the field itself, everything in a group it names, and a group of which it
 * names a part.
 */
function covers(names: string[], path: string) {
  return names.some((name) => name === path || path.startsWith(`${name}.`) || name.startsWith(`${path}.`))
}
