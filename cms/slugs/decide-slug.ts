import { type FieldHook, type PayloadRequest, ValidationError } from 'payload'
import { keyOf } from '../api-keys/scopes.ts'
import { checkSlug } from './check-slug.ts'
import { freeSlug } from './free-slug.ts'

/**
 * Decides the slug of a document before anything is stored, on every way to write it: forms, bulk actions, API keys,
 * copies, restored versions, and commands.
 *
 * - The slug follows the title until the document is published or somebody types a slug.
 * - A typed slug that cannot be used is refused. In a draft, the document keeps the one it had instead, so that a slug
 *   never keeps a text from being saved; the form says what to type. Programs get an error also for drafts.
 * - A restored version keeps the slug that the document has if its own cannot be used any more.
 * @param from the field with the title
 */
export function decideSlug(from: string): FieldHook {
  return async ({ collection, context, data, operation, originalDoc, req, siblingData, value }) => {
    if (!collection) return value
    const before: string | undefined = (operation === 'update' && originalDoc?.slug) || undefined
    const id: number | undefined = operation === 'update' ? originalDoc?.id : undefined
    const typed = typeof value === 'string' ? value.trim() : ''
    const problemOf = (slug: string) => checkSlug(req, { collection: collection.slug, id, slug })
    if (context.isRestoringVersion) return typed === before || !(await problemOf(typed)) ? value : (before ?? value)

    const isDraft = Boolean(collection.versions?.drafts) && (data?._status ?? originalDoc?._status) !== 'published'
    const follows = (siblingData.generateSlug ?? originalDoc?.generateSlug) === true
    const isTyped = typed !== '' && typed !== before
    const made = async () =>
      await freeSlug(req, { collection: collection.slug, id, text: String(data?.[from] ?? originalDoc?.[from] ?? '') })
    if (!isTyped) {
      const slug = typed !== '' && !follows ? typed : ((await made()) ?? before ?? null)
      siblingData.generateSlug = isDraft && (typed === '' || follows)
      return slug
    }
    const problem = await problemOf(typed)
    if (problem && isDraft && keyOf(req)) throw refusal(req, collection.slug, problem)
    if (problem && isDraft) return before ?? (await made()) ?? null
    siblingData.generateSlug = false
    return typed
  }
}

function refusal(req: PayloadRequest, collection: string, message: string) {
  return new ValidationError({ collection, errors: [{ label: 'Slug', message, path: 'slug' }], req }, req.t)
}
