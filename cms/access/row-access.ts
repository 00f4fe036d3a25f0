import type { Access, TypedUser, Where } from 'payload'
import type { Grant, Holder, Permission, Rows } from './permission.ts'
import { hasRole, type Role, roles } from './roles.ts'

type GrantedRows = [holder: Holder, rows: Rows]

/** The access rules of a collection or global as a whole. Those of its fields: `field-access.ts`. */
export function rowAccess({ read, write }: Permission) {
  const { visitors, files, ...readers } = read
  const seen = Object.entries(readers) as GrantedRows[]
  const entirely = seen.filter(([, rows]) => rows === true)
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
    readVersions: ({ req }) => rowsOf(req.user, entirely),
    update: ({ req }) => rowsOf(req.user, changed),
    // Payload asks with a date in `deletedAt` whether a row may go to the trash.
    delete: ({ data, req }) => rowsOf(req.user, data?.deletedAt ? trashed : deleted),
  } satisfies Record<string, Access>
}

/** Whether an account reads all rows because of a role, not as a visitor. */
export function readsAll(user: TypedUser | null | undefined, { read }: Permission) {
  return Object.entries(read).some(
    ([holder, rows]) =>
      rows === true && holder !== 'visitors' && holder !== 'files' && isHeldBy(user, holder as Holder),
  )
}

/** Whether a role of an account may delete rows for good, some of them at least. */
export function mayDelete(user: TypedUser | null | undefined, { write }: Permission) {
  return granted(write, (desk) => desk.delete).some(([holder]) => isHeldBy(user, holder))
}

/** Whether an account holds a role; an administrator holds every one. */
export function isHeldBy(user: TypedUser | null | undefined, holder: Holder) {
  return holder === 'staff' ? hasRole(user, ...roles) : hasRole(user, holder as Role)
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
