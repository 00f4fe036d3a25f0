import type { APIRoute } from 'astro'
import { calendarFeed } from '#site/features/booking/calendar-feed.ts'

/** Responds with the private calendar of one person who takes calls. Its URL is the secret. */
export const GET: APIRoute = async ({ params }) => {
  const calendar = await calendarFeed(params.token ?? '')
  if (calendar === undefined)
    return new Response('Not Found', { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(calendar, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="calls.ics"',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
export const HEAD: APIRoute = (context) => GET(context)
