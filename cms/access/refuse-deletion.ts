import { APIError, type CollectionBeforeOperationHook } from 'payload'
import type { Permission } from './permission.ts'
import { mayDelete } from './row-access.ts'

/**
 * Refuses deletions that skip the trash. Of a collection with a trash, only what is in the trash is deleted for good,
 * and only by those whom the table allows it. The access rules enforce the same; this says why, also for a filter that
 * would match nothing.
 * @throws {APIError} 403 for everybody else; 400 without `trash=true`
 */
export function refuseDeletion(permission: Permission): CollectionBeforeOperationHook {
  return ({ args, collection, operation, overrideAccess, req }) => {
    if (operation !== 'delete' || overrideAccess || !collection.trash) return args
    if (!mayDelete(req.user, permission))
      throw refusal(403, 'Only an administrator can delete this permanently. Move it to the trash instead.')
    if (!args.trash) throw refusal(400, 'Only what is in the trash can be deleted permanently. Move it there first.')
    return args
  }
}

const refusal = (status: number, reason: string) =>
  new APIError(`${reason} Nothing was deleted.`, status, undefined, true)
