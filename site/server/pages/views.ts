import { addPageViews, addPostViews } from '#cms/database/client.ts'
import { bucketOf } from '#platform/http/ip-address.ts'
import { createRateLimit } from '#platform/waiting/rate-limit.ts'
import { isAuditPath } from './audit-path.ts'

const waiting = new Map<string, number>()
const MAX_PATHS = 5_000

/**
 * Maximum number of views of one page from one network per day, so that a client that reloads it a million times has
 * little effect.
 */
const MAX_OF_NETWORK = 100
const ofNetwork = createRateLimit({ max: MAX_OF_NETWORK, windowMs: 86_400_000 })

/** Counts a served page: one number for each path and day, and nothing about its reader. */
export function countView(path: string, ip: string) {
  if (isAuditPath(path)) return
  if (ofNetwork.take(`${bucketOf(ip)} ${path}`) > 0) return
  if (waiting.has(path) || waiting.size < MAX_PATHS) waiting.set(path, (waiting.get(path) ?? 0) + 1)
}

/**
 * Adds the counted views to the database: those of posts by post, so that they stay when its slug changes, and all
 * others by path. Views that cannot be stored now are added the next time.
 */
export async function flushViews(day = new Date().toISOString().slice(0, 10)) {
  const counted = [...waiting].map(([path, views]) => ({ path, views }))
  if (counted.length === 0) return
  const isOfPost = ({ path }: { path: string }) => slugOf(path) !== undefined
  const posts = counted.filter(isOfPost)
  await addPostViews(
    day,
    posts.map(({ path, views }) => ({ slug: slugOf(path) ?? '', views })),
  )
  for (const one of posts) markStored(one)
  const others = counted.filter((one) => !isOfPost(one))
  await addPageViews(day, others)
  for (const one of others) markStored(one)
}

const slugOf = (path: string) => /^\/blog\/([a-z0-9-]+)$/.exec(path)?.[1]

/** Views that were counted during the write stay for the next one. */
function markStored({ path, views }: { path: string; views: number }) {
  const left = (waiting.get(path) ?? 0) - views
  if (left > 0) waiting.set(path, left)
  else waiting.delete(path)
}
