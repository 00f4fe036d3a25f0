import type { Access, TypedUser, Where } from 'payload'
import { idOf } from '#engine/id-of.ts'
import { isPublishing, mayPublish } from './may-publish.ts'
import type { Grant, Permission, Rows } from './permission.ts'
import { type Holder, isHeldBy } from './roles.ts'

type GrantedRows = [holder: Holder, rows: Rows]

/** Returns the access rules of a collection or global as a whole. Those of its fields: `field-access.ts`. */
export function rowAccess(permission: Permission) {
  const { read, write } = permission
  const { visitors, files, ...readers } = read
  const seen = Object.entries(readers) as GrantedRows[]
  const entirely = seen.filter(([, rows]) => rows === true)
  // Who writes drafts of some rows reads their earlier drafts.
  const drafted = seen.filter(([holder, rows]) => rows !== true && write[holder]?.onlyDrafts)
  const created = granted(write, (desk) => desk.create)
  const changed = granted(write, ({ fields, rows = true as const }) => (fields ? rows : undefined))
  const trashed = granted(write, (desk) => desk.trash)
  const deleted = granted(write, (desk) => desk.delete)

  return {
    create: ({ req }) => created.some(([holder]) => isHeldBy(req.user, holder)),
    read: ({ isReadingStaticFile, req }) => {
      if (files && isReadingStaticFile) return true
      const isVisit = Boolean(req.user) || req.payloadAPI === 'local'
      return rowsOf(req.user, seen, isVisit ? visitors : undefined)
    },
    readVersions: ({ req }) => rowsOf(req.user, entirely) || ofVersions(rowsOf(req.user, drafted)),
    update: ({ data, req }) => {
      const publishes = (data as { _status?: unknown } | undefined)?._status === 'published'
      return publishes && !mayPublish(req.user, permission) ? false : rowsOf(req.user, changed)
    },
    // Payload asks with a date in `deletedAt` whether a row may go to the trash.
    delete: ({ data, req }) => rowsOf(req.user, data?.deletedAt ? trashed : deleted),
  } satisfies Record<string, Access>
}

/** Returns whether an account reads all rows because of a role, not as a visitor. */
export function readsAll(user: TypedUser | null | undefined, { read }: Permission) {
  return Object.entries(read).some(
    ([holder, rows]) =>
      rows === true && holder !== 'visitors' && holder !== 'files' && isHeldBy(user, holder as Holder),
  )
}

/** Returns whether a role of an account may delete rows for good, some of them at least. */
export function mayDelete(user: TypedUser | null | undefined, { write }: Permission) {
  return granted(write, (desk) => desk.delete).some(([holder]) => isHeldBy(user, holder))
}

/** Returns whether an account reads a row because of a role, not as a visitor: all rows, or this one. */
export function readsRow(user: TypedUser | null | undefined, permission: Permission, row: Record<string, unknown>) {
  const { visitors: _visitors, files: _files, ...readers } = permission.read
  return (Object.entries(readers) as GrantedRows[]).some(
    ([holder, rows]) => isHeldBy(user, holder) && user && (rows === true || matches(row, whereOf(rows, user))),
  )
}

/** Returns whether a role of an account may publish this row: it writes the status of the row, and not only drafts. */
export function publishesRow(user: TypedUser | null | undefined, { write }: Permission, row: Record<string, unknown>) {
  if (!user) return false
  return Object.entries(write).some(
    ([holder, grant]) =>
      isPublishing(grant) &&
      isHeldBy(user, holder as Holder) &&
      (!grant.rows || matches(row, whereOf(grant.rows, user))),
  )
}

function granted(write: Permission['write'], pick: (desk: Grant) => Rows | undefined) {
  return Object.entries(write).flatMap(([holder, desk]): GrantedRows[] => {
    const rows = pick(desk)
    return rows ? [[holder as Holder, rows]] : []
  })
}

/** Returns the union of what the account's roles grant; false when none grants anything. */
function rowsOf(user: TypedUser | null, grants: GrantedRows[], toAll?: Rows): boolean | Where {
  const rows = grants.filter(([holder]) => isHeldBy(user, holder)).map(([, of]) => of)
  if (toAll) rows.push(toAll)
  const wheres: Where[] = []
  for (const of of rows) {
    if (of === true) return true
    if (typeof of !== 'function') wheres.push(of)
    else if (user) wheres.push(of(user))
  }
  return wheres.length > 0 && { or: wheres }
}

const whereOf = (rows: Exclude<Rows, true>, user: TypedUser) => (typeof rows === 'function' ? rows(user) : rows)

/** Converts conditions on rows into conditions on versions, where every field is inside `version`. */
function ofVersions(rows: boolean | Where): boolean | Where {
  if (typeof rows === 'boolean') return rows
  const conditions = (rows.or as Where[]).map((where) =>
    Object.fromEntries(Object.entries(where).map(([path, condition]) => [`version.${path}`, condition])),
  )
  return { or: conditions as Where[] }
}

/** Only equalities can be decided from a row alone; every other condition does not match. */
function matches(row: Record<string, unknown>, where: Where) {
  return Object.entries(where).every(([path, condition]) => {
    const wanted = (condition as { equals?: unknown }).equals
    return wanted !== undefined && (idOf(row[path]) ?? row[path]) === wanted
  })
}
