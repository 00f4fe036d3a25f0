import type { APIRoute } from 'astro'
import { callEndpoint } from '#site/calls/endpoint.ts'
import { toPageWithButton } from '#site/calls/to-page-with-button.ts'
import { unsubscribe } from '#site/features/newsletter/commands.ts'
import { linkPages } from '#site/features/newsletter/link-pages.ts'
import { WithToken } from '#site/features/newsletter/schema.ts'

export const { POST, ALL, call } = callEndpoint(WithToken, unsubscribe, {
  summary:
    'End a newsletter subscription. Email programs post to it with one click (RFC 8058), with the token in the query.',
  form: 'unsubscribe',
  fromQuery: ['token'],
})

export const GET: APIRoute = ({ url }) => toPageWithButton(linkPages.unsubscribe.path, url)
export const HEAD: APIRoute = (context) => GET(context)
