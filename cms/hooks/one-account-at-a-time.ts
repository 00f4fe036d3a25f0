import { APIError, type CollectionBeforeOperationHook } from 'payload'

type Update = { id?: number | string; data?: Record<string, unknown>; overrideAccess?: boolean }

/** Refuses bulk edits that would give several accounts the same password or email address. */
export const oneAccountAtATime: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { id, data, overrideAccess } = args as Update
  if (operation !== 'update' || overrideAccess || id !== undefined || !data) return args
  if (data.password || data.email !== undefined)
    throw new APIError('Change the email or password of one account at a time.', 400, undefined, true)
  return args
}
