import { APIError, type CollectionBeforeOperationHook, type GlobalBeforeOperationHook } from 'payload'

type Operation = { args: { data?: unknown }; overrideAccess?: boolean | undefined }

/**
 * Refuses names with a dot. Payload reads `roles.0` as the first of the roles, but only after the rules that decide by
 * the names of a request what it may write.
 */
export const refuseDottedNames = (({ args, overrideAccess }: Operation) => {
  const name = Object.keys(args.data ?? {}).find((one) => one.includes('.'))
  if (name !== undefined && !overrideAccess)
    throw new APIError(`“${name}” is no field. Write a field of a group or list inside it.`, 400, undefined, true)
  return args
}) as unknown as CollectionBeforeOperationHook & GlobalBeforeOperationHook
