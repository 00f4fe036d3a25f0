import type { CollectionBeforeOperationHook } from 'payload'
import type { Permission } from './permission.ts'
import { readsAll } from './row-access.ts'

/**
 * Shows the trash only to accounts that read the whole collection because of a role. Others read what visitors see, and
 * what is in the trash is no longer on the site.
 */
export function keepTrashClosed(permission: Permission): CollectionBeforeOperationHook {
  return ({ args, overrideAccess, req }) => {
    const asked = args as { trash?: boolean }
    if (!overrideAccess && asked.trash && !readsAll(req.user, permission)) asked.trash = false
    return args
  }
}
