/** Views older than this do not count. */
export const TRENDING_DAYS = 30

type Ranked = { pinned?: boolean | null; views?: number | null; publishDate?: string | null }

/**
 * Returns the order of the trending carousel: pinned by an editor, then most viewed in the last 30 days, then newest.
 * Posts of equal rank keep their order.
 * @param posts each with its views of the last {@link TRENDING_DAYS} days
 */
export function rankTrending<Post extends Ranked>(posts: readonly Post[], limit = posts.length): Post[] {
  return [...posts]
    .sort(
      (a, b) =>
        Number(b.pinned ?? false) - Number(a.pinned ?? false) ||
        (b.views ?? 0) - (a.views ?? 0) ||
        (b.publishDate ?? '').localeCompare(a.publishDate ?? ''),
    )
    .slice(0, limit)
}
