import { APIError, type CollectionBeforeOperationHook, type FlattenedField } from 'payload'

/**
 * Refuses to sort by a field of a related document. Payload checks which fields a filter may use; a hidden field that a
 * sort order reaches through a relation passes, and the order reveals how its values compare.
 */
export const refuseDistantSort: CollectionBeforeOperationHook = ({ args, collection, overrideAccess }) => {
  if (overrideAccess) return args
  const { sort = [] } = args as { sort?: string | string[] }
  const paths = [sort].flat()
  if (paths.some((path) => leavesDocument(path, collection.flattenedFields)))
    throw new APIError('You cannot sort by a field of a related document.', 400, undefined, true)
  return args
}

/** @example leavesDocument('-moderatedBy.email', reviews.flattenedFields) // true */
function leavesDocument(path: string, fields: FlattenedField[]): boolean {
  const [name, ...rest] = path
    .replace(/^-/, '')
    .replace(/__/g, '.')
    .replace(/^version\./, '')
    .split('.')
  const field = fields.find((one) => one.name === name)
  if (!field || rest.length === 0) return false
  if (field.type === 'relationship' || field.type === 'upload' || field.type === 'join') return true
  return 'flattenedFields' in field && leavesDocument(rest.join('.'), field.flattenedFields)
}
