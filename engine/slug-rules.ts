import { folderOf } from './document-paths.ts'
import { isReserved } from './reserved-paths.ts'
import { slugify } from './slugify.ts'

/** Characters. A longer slug is cut off in every search result. */
export const MAX_SLUG_LENGTH = 200

/**
 * Returns what is wrong with a slug, as a sentence for editors; undefined if nothing is. Whether another document has it
 * is in the database: `cms/slugs/check-slug.ts`.
 * @example slugProblem('pages', 'Blog') // 'Use lowercase letters, …: blog'
 */
export function slugProblem(collection: string, slug: string): string | undefined {
  const sound = slugify(slug)
  if (slug !== sound)
    return sound === ''
      ? 'A slug needs at least one letter or digit.'
      : `Use lowercase letters and digits, with single hyphens between words: ${sound.slice(0, MAX_SLUG_LENGTH)}`
  if (slug.length > MAX_SLUG_LENGTH)
    return `A slug has at most ${MAX_SLUG_LENGTH} characters; this one has ${slug.length}.`
  const folder = folderOf(collection)
  if (folder && isReserved(folder, slug))
    return `${folder}${slug}/ is a page or folder of the site itself. Choose another slug.`
  return undefined
}
