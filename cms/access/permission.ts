import type { TypedUser, Where } from 'payload'
import type { Holder, Role } from './roles.ts'

/** Names separated by spaces or line breaks. */
export type Fields = string

/** `all` rows, or those that match. */
export type Rows = true | Where | ((user: TypedUser) => Where)

/**
 * What a role may do with a collection. `rows` limits what it may change to matching rows. `trash` puts rows in the
 * trash of a collection that has one; `delete` is for good. `onlyDrafts`: it writes drafts, and what visitors see stays
 * as it is until somebody else publishes.
 */
export type Grant = {
  create?: true
  fields?: Fields
  rows?: Exclude<Rows, true>
  trash?: Rows
  delete?: Rows
  onlyDrafts?: true
}

/** A proposed value of a field: true when it is allowed, otherwise the reason why not. */
export type Change = (change: { from: unknown; to: unknown; user: TypedUser }) => true | string

export type Permission = {
  /** `visitors`: everyone, signed in or not. `files`: anyone who knows the URL of a file. */
  read: Partial<Record<Holder | 'visitors', Rows>> & { files?: true }
  /** Readable by fewer than the rest of the row. */
  readFields?: Record<string, Role[] | ((row: Record<string, unknown>) => boolean)>
  write: Partial<Record<Holder, Grant>>
  /** The values that fields granted by `write` may take. */
  changes?: Record<string, Change>
  /** Written by the server alone. */
  server?: Fields
  /** Taken from an uploaded file, never from the request. */
  upload?: Fields
  /** Written only by the server and never readable from outside. */
  secret?: Fields
}

/** Returns the rows that name the account itself. */
export function own(path: string) {
  return (user: TypedUser): Where => ({ [path]: { equals: user.id } })
}

/** Returns emails of the outbox of these kinds. A kind that no role names is for administrators. */
export function ofKind(...kinds: string[]): Where {
  return { kind: { in: kinds } }
}

/**
 * Allows the listed steps from one value to another.
 * @example moves({ failed: ['waiting'] }, 'You can only send a failed email again.')
 */
export function moves(steps: Record<string, string[]>, otherwise: string): Change {
  return ({ from, to }) => (steps[String(from)] ?? []).includes(String(to)) || otherwise
}

/** Refuses anybody but the account itself as the value of this field. */
export const toSelf: Change = ({ to, user }) => {
  const id = (to as { value?: unknown } | null)?.value
  return id === user.id || 'You can only take over a document yourself.'
}

/** Of a collection with a trash, only administrators delete for good, and only what is in the trash. */
export const PURGE: Grant = { delete: { deletedAt: { exists: true } } }

/** What visitors may read of a collection with drafts. */
export const PUBLISHED = { _status: { equals: 'published' } }

/** Only those who write a page read what it should be found for. */
const keyphraseOf = (fields: Fields, ...writers: Role[]) =>
  fields.split(/\s+/).includes('seo') ? { readFields: { 'seo.keyphrase': writers } } : {}

/**
 * Returns the permissions of documents written by editors, with drafts. `deletedAt` puts a document in the trash, and
 * takes it out.
 */
export function article(fields: Fields): Permission {
  return {
    read: { visitors: PUBLISHED, editor: true },
    write: { editor: { create: true, fields: `${fields} _status deletedAt`, trash: true }, admin: PURGE },
    ...keyphraseOf(fields, 'editor'),
  }
}

/**
 * Returns an article that contributors write, too: only what they began themselves, and only as a draft. Somebody who
 * may publish it puts it on the site, and only editors delete it.
 * @param reserved fields of `fields` that decide about more than the text
 */
export function contributed(fields: Fields, { reserved }: { reserved: Fields }): Permission {
  const whole = article(`${fields} ${reserved}`)
  return {
    ...whole,
    read: { ...whole.read, contributor: own('createdBy') },
    write: {
      ...whole.write,
      contributor: { create: true, fields: `${fields} _status`, rows: own('createdBy'), onlyDrafts: true },
    },
    ...keyphraseOf(fields, 'editor', 'contributor'),
    server: 'createdBy',
  }
}

/** Returns the permissions of documents written by editors and public at once. */
export function list(fields: Fields): Permission {
  return {
    read: { visitors: true, editor: true },
    write: { editor: { create: true, fields: `${fields} deletedAt`, trash: true }, admin: PURGE },
    ...keyphraseOf(fields, 'editor'),
  }
}

/** Returns a public global that editors write. */
export function setting(fields: Fields): Permission {
  return { read: { visitors: true, editor: true }, write: { editor: { fields } }, ...keyphraseOf(fields, 'editor') }
}
