import type { APIRoute } from 'astro'
import { callEndpoint } from '#site/calls/endpoint.ts'
import { unsubscribe } from '#site/features/newsletter/commands.ts'
import { WithToken } from '#site/features/newsletter/schema.ts'

export const { POST, ALL, call } = callEndpoint(WithToken, unsubscribe, {
  summary:
    'End a newsletter subscription. Email programs post to it with one click (RFC 8058), with the token in the query.',
  form: 'unsubscribe',
  fromQuery: ['token'],
})

/**
 * Redirects a GET request for the URL in the email's header to the page with the button, because reading changes
 * nothing.
 */
export const GET: APIRoute = ({ url }) => {
  const token = url.searchParams.get('token') ?? ''
  return new Response(null, {
    status: 303,
    headers: { location: `/newsletter/unsubscribe/?token=${encodeURIComponent(token)}`, 'cache-control': 'no-store' },
  })
}
export const HEAD: APIRoute = (context) => GET(context)
