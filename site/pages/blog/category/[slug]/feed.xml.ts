import type { APIRoute } from 'astro'
import { environment } from '#platform/environment/environment.ts'
import { blogFeed } from '#site/features/blog/feed.ts'

export const GET: APIRoute = async ({ params, rewrite }) => {
  const feed = await blogFeed(environment.siteUrl, params.slug ?? '')
  if (!feed) return rewrite('/404')
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
