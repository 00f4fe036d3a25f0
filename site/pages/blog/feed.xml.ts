import type { APIRoute } from 'astro'
import { environment } from '#platform/environment/environment.ts'
import { blogFeed } from '#site/features/blog/feed.ts'

export const GET: APIRoute = async () =>
  new Response(await blogFeed(environment.siteUrl), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  })
