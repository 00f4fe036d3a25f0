/** Posts on one page of the index: one featured, nine in a grid of three columns. */
export const POSTS_PER_PAGE = 10
/** "Recommended" shows the first posts of the whole list, on every page of it. */
export const RECOMMENDED = 3
/** Maximum words of an excerpt; nothing is added. */
export const EXCERPT_WORDS = 20
/** Posts offered after a post. */
export const RELATED = 3

/** Returns how many pages a list fills; an empty list fills one. */
export function pageCount(posts: number) {
  return Math.max(1, Math.ceil(posts / POSTS_PER_PAGE))
}
