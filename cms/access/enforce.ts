import {
  type Access,
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type Field,
  flattenAllFields,
  type GlobalBeforeOperationHook,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type SanitizedGlobalConfig,
  type TypedUser,
} from 'payload'
import { keepToDrafts, withinScopes } from '../api-keys/scopes.ts'
import { requireConfirmation, requireConfirmationOfGlobal, withConfirmation } from '../confirmation/require.ts'
import { refuseDistantFields } from './distant-fields.ts'
import { fieldPaths, guardFields, isTimestamp, mayWrite } from './field-access.ts'
import { keepWritersToDrafts } from './keep-to-drafts.ts'
import { keepTrashClosed } from './keep-trash-closed.ts'
import type { Permission } from './permission.ts'
import { permissions } from './permissions.ts'
import { refuseDeletion } from './refuse-deletion.ts'
import { refuseDottedNames } from './refuse-dotted-names.ts'
import { rowAccess } from './row-access.ts'

const NOTHING: Permission = { read: {}, write: {} }

/**
 * Applies the table of permissions to every collection and global, those that Payload adds included. What the table
 * does not name is closed.
 */
export function withPermissions(config: SanitizedConfig): SanitizedConfig {
  return { ...config, collections: config.collections.map(guardCollection), globals: config.globals.map(guardGlobal) }
}

function guardCollection(collection: SanitizedCollectionConfig): SanitizedCollectionConfig {
  const permission = permissions[collection.slug] ?? NOTHING
  const { hooks } = collection
  const scoped = { slug: collection.slug, hasDrafts: Boolean(collection.versions?.drafts) }
  const access = withinScopes(rowAccess(permission), scoped)
  return {
    ...collection,
    access: { ...collection.access, ...access },
    ...guarded(collection.fields, permission, access.read),
    endpoints: withConfirmation(collection),
    hooks: {
      ...hooks,
      beforeOperation: [
        refuseDottedNames,
        refuseDistantFields,
        keepTrashClosed(permission),
        refuseEmptyUpdate(permission),
        refuseDeletion(permission),
        ...requireConfirmation(collection.slug, permission),
        keepToDrafts(scoped),
        ...(scoped.hasDrafts ? [keepWritersToDrafts(permission)] : []),
        noteRestore,
        ...(hooks.beforeOperation ?? []),
      ],
      beforeValidate: [keepOnRestore(collection.fields, permission), ...(hooks.beforeValidate ?? [])],
    },
  }
}

function guardGlobal(global: SanitizedGlobalConfig): SanitizedGlobalConfig {
  const permission = permissions[global.slug] ?? NOTHING
  const scoped = { slug: global.slug, hasDrafts: Boolean(global.versions?.drafts) }
  const { read, readVersions, update } = withinScopes(rowAccess(permission), scoped)
  return {
    ...global,
    access: { ...global.access, read, readVersions, update },
    ...guarded(global.fields, permission, read),
    hooks: {
      ...global.hooks,
      beforeOperation: [
        refuseDottedNames,
        refuseGlobal(global.fields, permission),
        ...requireConfirmationOfGlobal(global.slug, permission),
        keepToDrafts(scoped),
        ...(global.hooks?.beforeOperation ?? []),
      ],
    },
  }
}

function guarded(fields: Field[], permission: Permission, read: Access) {
  const own = guardFields(fields, permission, read)
  return { fields: own, flattenedFields: flattenAllFields({ fields: own }) }
}

/**
 * Payload silently drops fields that the account may not write. A request that contains nothing else is refused
 * instead.
 */
function refuseEmptyUpdate(permission: Permission): CollectionBeforeOperationHook {
  return ({ args, operation, overrideAccess, req }) => {
    if (operation === 'update' && !overrideAccess) refuseUnlessWritable(args.data, permission, req.user)
    return args
  }
}

function refuseGlobal(fields: Field[], permission: Permission): GlobalBeforeOperationHook {
  return ({ args, operation, overrideAccess, req }) => {
    if (overrideAccess) return args
    if (operation === 'update') refuseUnlessWritable(args.data, permission, req.user)
    // Payload restores a global without checking access, so only accounts that may write every field may restore it.
    if (operation === 'restoreVersion') {
      const paths = fieldPaths(fields).filter((path) => !isTimestamp(path))
      refuseAny(paths.filter((path) => !mayWrite(req.user, path, permission)))
    }
    return args
  }
}

function refuseUnlessWritable(data: unknown, permission: Permission, user: TypedUser | null) {
  const names = Object.entries(data ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  if (!names.some((name) => name === 'password' || mayWrite(user, name, permission))) refuseAny(names)
}

/**
 * Context with the collection of which a request restores a version: its hooks write to other collections, bypassing
 * this table.
 */
type RestoreContext = { restoring?: string }

const noteRestore: CollectionBeforeOperationHook = ({ args, collection, context, operation, overrideAccess }) => {
  if (operation === 'restoreVersion' && !overrideAccess) (context as RestoreContext).restoring = collection.slug
  return args
}

/** A restored version brings back only the fields that the account may write; the others stay as they are. */
function keepOnRestore(fields: Field[], permission: Permission): CollectionBeforeValidateHook {
  return ({ collection, context, data, operation, originalDoc, req }) => {
    if (operation !== 'update' || (context as RestoreContext).restoring !== collection.slug || !data) return data
    const names = [...new Set(fieldPaths(fields).map((path) => path.split('.')[0] as string))]
    const kept = names.filter((name) => !mayWrite(req.user, name, permission))
    return { ...data, ...Object.fromEntries(kept.map((name) => [name, originalDoc?.[name]])) }
  }
}

/**
 * Refuses fields.
 * @throws {APIError} 403 that names them, if there are any
 */
function refuseAny(names: string[]) {
  if (names.length === 0) return
  const fields = names.map((name) => `“${name}”`).join(', ')
  throw new APIError(`Your account may not change ${fields}. Nothing was saved.`, 403, undefined, true)
}
