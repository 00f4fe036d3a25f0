/**
 * What a page can have read, and what a change announces:
 *
 * - `posts`: a list of a collection, or a global, whatever it shows of it
 * - `posts/12`: one document
 * - `posts#order`: which posts there are, and in which order
 * - `posts#category/5`, `posts#author/3`: the same of a category or an author
 * - `services#ppc`: which services of a family there are
 * - `reviews#tool/word-counter`: the reviews of a tool
 * - `path /blog/a-post`: whether a page is at a path
 * - `=key`: the result of a remembered query (`cms/reads.ts`)
 */

/** Returns the tag of one document. */
export const tagOfDocument = (collection: string, id: number | string) => `${collection}/${id}`

/** Returns the tag of which services of a family there are. */
export const tagOfFamily = (family: string) => `services#${family}`

/** Returns the tag of the reviews of a tool; undefined for reviews of the agency. */
export const tagOfReviews = (tool: unknown) => (typeof tool === 'string' && tool ? `reviews#tool/${tool}` : undefined)

/** Returns the tag of whether there is a page at a path, by its `pathKey`. */
export const tagOfPath = (key: string) => `path ${key}`

/** Returns whether a tag is of a path. */
export const isTagOfPath = (tag: string) => tag.startsWith(tagOfPath(''))

/** Returns the tag of the result of a remembered query. */
export const tagOfQuery = (key: string) => `=${key}`

/** Returns whether a tag is of the result of a remembered query. */
export const isTagOfQuery = (tag: string) => tag.startsWith(tagOfQuery(''))

/** Returns whether a tag is of a collection or a global, or of a part of it. */
export const isTagOf = (tag: string, slug: string) =>
  tag === slug || (tag.startsWith(slug) && /^[/#]/.test(tag.slice(slug.length)))
