import { addViews, getCms } from '../../../cms/client.ts'

const waiting = new Map<string, number>()
const MAX_PATHS = 5_000

/**
 * Counts that a post was served: one number per post and day, nothing about who read it.
 * @param path `/blog/{slug}`
 */
export function countView(path: string) {
  const [, slug] = /^\/blog\/([a-z0-9-]+)$/.exec(path) ?? []
  if (slug && (waiting.has(slug) || waiting.size < MAX_PATHS)) waiting.set(slug, (waiting.get(slug) ?? 0) + 1)
}

/** Adds the counted views to the database. Views that cannot be stored now are added the next time. */
export async function flushViews(today = new Date().toISOString().slice(0, 10)) {
  if (waiting.size === 0) return
  const counted = [...waiting]
  const cms = await getCms()
  const { docs: posts } = await cms.find({
    collection: 'posts',
    where: { slug: { in: counted.map(([slug]) => slug) } },
    depth: 0,
    pagination: false,
    select: { slug: true },
  })
  for (const [slug, views] of counted) {
    const post = posts.find((candidate) => candidate.slug === slug)
    if (post) await addViews({ post: post.id, day: today, views })
    const left = (waiting.get(slug) ?? 0) - views
    if (left > 0) waiting.set(slug, left)
    else waiting.delete(slug)
  }
}
