import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type FlattenedBlock,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'

type Fields = FlattenedField[]

/** What a request refers to: the conditions, order, and group of a list, and those of the lists joined to it. */
type Asked = { where?: unknown; sort?: unknown; field?: unknown; joins?: unknown }
type Operation = {
  args: Asked
  collection: SanitizedCollectionConfig
  overrideAccess?: boolean | undefined
  req: PayloadRequest
}

/**
 * Refuses filters, groups, and sort orders that reveal what related documents contain. A filter or a group may use a
 * field of a related document only if the account, within the scopes of its API key, reads all documents of that
 * collection, and this field of them. A sort order never uses one.
 */
export const refuseDistantFields = (({ args, collection, overrideAccess, req }: Operation) => {
  const { where, sort, field, joins } = args
  if (overrideAccess || !(where || sort || field || joins)) return args
  return refuseDistant({ where, sort, field, joins }, collection, req).then(() => args)
}) as unknown as CollectionBeforeOperationHook

async function refuseDistant(asked: Asked, collection: SanitizedCollectionConfig, req: PayloadRequest) {
  await refuseIn(asked, [...collection.flattenedFields, ...versionFields(collection)], req)
  const { joins } = asked
  if (!isObject(joins)) return
  // For several collections, Payload accepts names that only one of them has.
  for (const { path, slugs } of joinsOf(collection))
    for (const slug of slugs)
      if (isObject(joins[path])) await refuseIn(joins[path], fieldsOf(slug, req), req, slugs.length === 1)
}

async function refuseIn({ where, sort, field }: Asked, fields: Fields, req: PayloadRequest, isDistant = false) {
  for (const path of [sort].flat().flatMap((paths) => String(paths ?? '').split(',')))
    if (leavesDocument(namesIn(path.trim().replace(/^-/, '')), fields, req))
      throw new APIError('You cannot sort by a field of a related document.', 400, undefined, true)
  if (typeof field === 'string' && !(await mayUse(namesIn(field), fields, req))) throw refusal(field)
  await refuseFilter(where, fields, req, isDistant)
}

async function refuseFilter(where: unknown, fields: Fields, req: PayloadRequest, isDistant: boolean): Promise<void> {
  if (!isObject(where)) return
  for (const [path, condition] of Object.entries(where)) {
    if (['and', 'or'].includes(path.toLowerCase()) && Array.isArray(condition)) {
      for (const part of condition) await refuseFilter(part, fields, req, isDistant)
      continue
    }
    const names = namesIn(path)
    if (!(await mayUse(names, fields, req, isDistant))) throw refusal(path)
    // A condition can hold a filter of the related documents: `related: { contains: { title: … } }`.
    for (const inner of isObject(condition) ? Object.values(condition).filter(isObject) : []) {
      const slug = targetOf(names, fields, req)
      if (!slug || !(await readsAllOf(slug, req))) throw refusal(path)
      await refuseFilter(inner, fieldsOf(slug, req), req, true)
    }
  }
}

/** Returns whether a filter may use a field. Payload itself refuses names that the document does not have. */
async function mayUse(
  [name, ...rest]: string[],
  fields: Fields,
  req: PayloadRequest,
  isDistant = false,
): Promise<boolean> {
  const field = fields.find((one) => one.name === name)
  if (!field) return !isDistant || name === 'id'
  if (isDistant && !(await isReadable(field, req))) return false
  // Payload filters by the documents of several collections only where they are joined, and fails otherwise.
  if (field.type === 'join' && Array.isArray(field.collection)) return false
  if (
    field.type === 'join' ||
    ((field.type === 'relationship' || field.type === 'upload') && !isOwnValue(rest, field))
  ) {
    const slug = targetOf([field.name], [field], req)
    return slug !== undefined && (await readsAllOf(slug, req)) && mayUse(rest, fieldsOf(slug, req), req, true)
  }
  if (rest.length === 0) return true
  for (const inside of insideOf(field, req)) if (!(await mayUse(rest, inside, req, isDistant))) return false
  return true
}

/** Returns whether a field is part of the relation itself: the id, and for several collections also which one. */
function isOwnValue(rest: string[], { relationTo }: { relationTo: unknown }) {
  return (
    rest.length === 0 ||
    (rest.length === 1 && (Array.isArray(relationTo) ? ['value', 'relationTo'] : ['id']).includes(rest[0] as string))
  )
}

function leavesDocument([name, ...rest]: string[], fields: Fields, req: PayloadRequest): boolean {
  const field = fields.find((one) => one.name === name)
  if (!field || rest.length === 0) return false
  if (field.type === 'relationship' || field.type === 'upload' || field.type === 'join') return true
  return insideOf(field, req).some((inside) => leavesDocument(rest, inside, req))
}

/** Returns the one collection that a path leads to, if it ends at a relation. */
function targetOf([name, ...rest]: string[], fields: Fields, req: PayloadRequest): CollectionSlug | undefined {
  const field = fields.find((one) => one.name === name)
  if (!field) return undefined
  if (rest.length > 0) return insideOf(field, req).flatMap((inside) => targetOf(rest, inside, req) ?? [])[0]
  const target = field.type === 'join' ? field.collection : 'relationTo' in field ? field.relationTo : undefined
  return typeof target === 'string' ? target : undefined
}

/** Returns the fields that the next name of a path can mean. */
function insideOf(field: FlattenedField, { payload }: PayloadRequest): Fields[] {
  if (field.type === 'blocks')
    return (field.blockReferences ?? field.blocks).flatMap((block) => {
      const found = typeof block === 'string' ? (payload.blocks as Record<string, FlattenedBlock>)[block] : block
      return found ? [found.flattenedFields] : []
    })
  return 'flattenedFields' in field ? [field.flattenedFields] : []
}

/** Returns the rule of a collection, which also knows the scopes of an API key. */
async function readsAllOf(slug: CollectionSlug, req: PayloadRequest) {
  return (await req.payload.collections[slug].config.access.read({ req })) === true
}

async function isReadable(field: FlattenedField, req: PayloadRequest) {
  if (('hidden' in field && field.hidden) || ('virtual' in field && field.virtual)) return false
  const access = 'access' in field ? field.access?.read : undefined
  return !access || (await access({ req })) === true
}

/** A version holds the document under `version`, and names it as `parent`. */
const versionFields = ({ slug, flattenedFields }: SanitizedCollectionConfig) =>
  [
    { name: 'version', type: 'group', flattenedFields },
    { name: 'parent', type: 'relationship', relationTo: slug },
  ] as unknown as Fields

const joinsOf = ({ joins, polymorphicJoins }: SanitizedCollectionConfig) => [
  ...Object.entries(joins).flatMap(([slug, list]) =>
    (list ?? []).map(({ joinPath }) => ({ path: joinPath, slugs: [slug as CollectionSlug] })),
  ),
  ...polymorphicJoins.map(({ joinPath, field }) => ({ path: joinPath, slugs: field.collection as CollectionSlug[] })),
]

const fieldsOf = (slug: CollectionSlug, { payload }: PayloadRequest) => payload.collections[slug].config.flattenedFields

/** @example namesIn('author__email') // ['author', 'email'] */
const namesIn = (path: string) => path.replace(/__/g, '.').split('.')

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

const refusal = (path: string) =>
  new APIError(
    `You cannot filter by “${path}”: it belongs to other documents, and you may not read it in all of them.`,
    400,
    undefined,
    true,
  )
