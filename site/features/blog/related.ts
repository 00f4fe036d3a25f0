import { RELATED } from './page-size.ts'

type Ranked = { id: number | string; categories: readonly (number | string)[]; publishDate?: string | null }

/**
 * Returns what to read after a post: the editor's choice, then the posts with the most categories in common, then the
 * newest.
 * @param chosen ids, in the editor's order
 * @returns at most `limit` posts, never the post itself
 */
export function rankRelated<Post extends Ranked>(
  current: Ranked,
  candidates: readonly Post[],
  { chosen = [], limit = RELATED }: { chosen?: readonly Ranked['id'][]; limit?: number } = {},
): Post[] {
  const shared = (post: Ranked) => post.categories.filter((category) => current.categories.includes(category)).length
  const place = (post: Ranked) => (chosen.includes(post.id) ? chosen.indexOf(post.id) : chosen.length)
  return candidates
    .filter((post, at) => post.id !== current.id && candidates.findIndex(({ id }) => id === post.id) === at)
    .sort((a, b) => place(a) - place(b) || shared(b) - shared(a) || dateOf(b).localeCompare(dateOf(a)))
    .slice(0, limit)
}

function dateOf({ publishDate }: Ranked) {
  return publishDate ?? ''
}
