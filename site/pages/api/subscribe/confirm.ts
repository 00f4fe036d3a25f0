import type { APIRoute } from 'astro'
import { callEndpoint } from '#site/calls/endpoint.ts'
import { confirm } from '#site/features/newsletter/commands.ts'
import { WithToken } from '#site/features/newsletter/schema.ts'

export const { POST, ALL, call } = callEndpoint(WithToken, confirm, {
  summary: 'Confirm a newsletter subscription with the token from the email.',
  form: 'confirm',
})

/** Redirects a GET request to the page with the button, because reading changes nothing. */
export const GET: APIRoute = ({ url }) => {
  const token = url.searchParams.get('token') ?? ''
  return new Response(null, {
    status: 303,
    headers: { location: `/newsletter/confirm/?token=${encodeURIComponent(token)}`, 'cache-control': 'no-store' },
  })
}
export const HEAD: APIRoute = (context) => GET(context)
