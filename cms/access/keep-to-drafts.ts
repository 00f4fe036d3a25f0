import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import { mayPublish } from './may-publish.ts'
import type { Permission } from './permission.ts'

type Operation = {
  args: { data?: Record<string, unknown>; draft?: boolean; unpublishAllLocales?: boolean }
  operation: string
  overrideAccess?: boolean | undefined
  req: PayloadRequest
}

const NOT_PUBLISHED = 'Your account may not publish this. Send it for review instead. Nothing was saved.'
const NOT_RESTORED = 'Your account may restore this version only as a draft. Nothing was restored.'

/**
 * Keeps accounts that may not publish to drafts, also of what is published: that stays on the site as it is. Whatever
 * the request names as its state: saving, a bulk edit, unpublishing, and restoring end up as a draft or are refused.
 */
export function keepWritersToDrafts(permission: Permission) {
  const hook = ({ args, operation, overrideAccess, req }: Operation) => {
    if (overrideAccess || mayPublish(req.user, permission)) return args
    if (operation === 'restoreVersion' && !args.draft) throw refusal(NOT_RESTORED)
    if (operation !== 'create' && operation !== 'update') return args
    if (args.data?._status === 'published') throw refusal(NOT_PUBLISHED)
    args.draft = true
    args.unpublishAllLocales = false
    args.data = { ...args.data, _status: 'draft' }
    return args
  }
  return hook as unknown as CollectionBeforeOperationHook
}

const refusal = (message: string) => new APIError(message, 403, undefined, true)
