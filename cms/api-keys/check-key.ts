import { type CollectionBeforeChangeHook, ValidationError } from 'payload'

type Scope = { content?: string; access?: string }

/** Sets the owner of a new key: it belongs to the account that creates it, and nobody may write the field. */
export const setOwner: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'create' ? { ...data, owner: data.owner ?? req.user?.id ?? null } : data

/**
 * Refuses two permissions for the same content, and drafts of content that has none.
 * @throws {ValidationError} that names the row
 */
export const checkScopes: CollectionBeforeChangeHook = ({ data, req }) => {
  const scopes: Scope[] = data.scopes ?? []
  const errors = scopes.flatMap(({ content, access }, at) => {
    const problem =
      scopes.findIndex((scope) => scope.content === content) < at
        ? 'This content is in the list twice.'
        : draftProblem(content, access)
    return problem ? [{ path: `scopes.${at}.content`, message: problem }] : []
  })
  if (errors.length > 0) throw new ValidationError({ collection: 'api-keys', errors, req }, req.t)
  return data

  function draftProblem(content: string | undefined, access: string | undefined) {
    const { collections, globals } = req.payload.config
    const entity = [...collections, ...globals].find(({ slug }) => slug === content)
    if (access !== 'drafts' || entity?.versions?.drafts) return undefined
    return 'This content has no drafts: every change is public at once. Choose “Read” or “Read, write, publish, and delete”.'
  }
}
