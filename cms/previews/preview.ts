import { AsyncLocalStorage } from 'node:async_hooks'
import type { CollectionSlug, GlobalSlug, Payload, Sort, TypedUser, Where } from 'payload'
import { inOrder } from '../database/in-order.ts'

type Values = Record<string, unknown>

/** A document whose newest draft takes the place of what visitors see, for one account. */
export type Preview = {
  /** The slug of its collection, or of the global. */
  slug: string
  /** Missing for a global. */
  id?: number
  /** The newest draft, or the published state if there is none. */
  draft: Values
  /** The last segment of its path. A draft that has no slug yet gets one for its preview. */
  segment: string
  user: TypedUser
}

type Render = Preview & {
  /** Whether the page is the draft's own, not one that lists or includes it. */
  isOwnPage: boolean
  /** What the render has asked so far: a page needs some lists more than once. */
  queries: Map<string, Promise<unknown>>
}

const previews = new AsyncLocalStorage<Render | undefined>()

/** Runs a render in which `cms/database/client.ts` reads the draft. Everything else is read as visitors see it. */
export const runPreview = <T>(preview: Preview, isOwnPage: boolean, work: () => Promise<T>): Promise<T> =>
  previews.run({ ...preview, isOwnPage, queries: new Map() }, work)

/** Runs a query as if there were no preview. */
export const outsidePreview = <T>(query: () => Promise<T>): Promise<T> => previews.run(undefined, query)

/** Returns the preview of the current render, if there is one; with a slug, if it is of this collection or global. */
export function currentPreview(slug?: string): Render | undefined {
  const preview = previews.getStore()
  return slug === undefined || preview?.slug === slug ? preview : undefined
}

/**
 * Returns the preview of a document for an account that may read drafts of its collection or global; otherwise
 * undefined.
 */
export async function previewOf(
  cms: Payload,
  user: TypedUser,
  { slug, id }: Pick<Preview, 'slug' | 'id'>,
): Promise<Preview | undefined> {
  const entities = id === undefined ? cms.config.globals : cms.config.collections
  const entity = entities.find((one) => one.slug === slug)
  if (!entity?.versions?.drafts || !(await mayReadDrafts(entity.access.readVersions, user))) return undefined
  const key = id === undefined ? { slug } : { slug, id }
  const draft = await draftOf(cms, { ...key, user })
  return draft ? { ...key, draft, segment: String(draft.slug || `draft-${id}`), user } : undefined
}

type ReadVersions = NonNullable<Payload['config']['collections'][number]['access']['readVersions']>

async function mayReadDrafts(access: ReadVersions | undefined, user: TypedUser) {
  return (await access?.({ req: { user } as never })) !== false
}

async function draftOf(cms: Payload, { slug, id, user }: Pick<Preview, 'slug' | 'id' | 'user'>) {
  const shared = { draft: true, depth: 0, user, overrideAccess: false } as const
  if (id === undefined) return (await cms.findGlobal({ slug: slug as GlobalSlug, ...shared })) as unknown as Values
  return (await cms.findByID({
    collection: slug as CollectionSlug,
    id,
    disableErrors: true,
    ...shared,
  })) as Values | null
}

type Query = { where?: Where; sort?: Sort; limit: number; depth: number; select?: Record<string, unknown> }

/**
 * Returns the documents that visitors would see if the draft were published now, in the order that they would have: a
 * draft that no longer fits the query is left out.
 */
export async function findWithDraft(
  cms: Payload,
  { slug, id, user }: Preview,
  { where = {}, sort, limit, depth, select }: Query,
): Promise<Values[]> {
  const collection = slug as CollectionSlug
  const shared = { collection, overrideAccess: false, pagination: false, ...(select ? { select } : {}) } as const
  const own = { and: [where, { id: { equals: id } }] }
  const others = { and: [where, { id: { not_equals: id } }] }
  const order = sort ?? cms.collections[collection].config.defaultSort
  const [drafts, published] = await Promise.all([
    cms.find({ ...shared, where: own, depth: 0, limit: 1, draft: true, user } as never),
    cms.find({ ...shared, where: others, depth, limit, ...(order ? { sort: order } : {}) } as never),
  ])
  const [draft] = drafts.docs as unknown as Values[]
  const docs = published.docs as unknown as Values[]
  if (!draft) return docs
  // Relations are resolved as visitors see them, so that drafts of other documents stay out of the page.
  const shown = await cms.findByID({
    collection,
    id: Number(id),
    data: draft,
    depth,
    overrideAccess: false,
    trash: true,
  })
  const ordered = inOrder([...docs, shown as unknown as Values], order)
  return limit > 0 ? ordered.slice(0, limit) : ordered
}

/** Returns the draft of a global with its relations as visitors see them. */
export function globalWithDraft(cms: Payload, { slug, draft }: Preview, depth: number) {
  return cms.findGlobal({ slug: slug as GlobalSlug, data: draft, depth, overrideAccess: false })
}
