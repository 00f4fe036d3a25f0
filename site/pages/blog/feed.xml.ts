import type { APIRoute } from 'astro'
import { environment } from '../../../engine/environment.ts'
import { blogFeed } from '../../features/blog/feed.ts'

export const GET: APIRoute = async () =>
  new Response(await blogFeed(environment.siteUrl), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  })
