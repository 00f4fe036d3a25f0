import type { APIRoute } from 'astro'
import { callEndpoint } from '#site/calls/endpoint.ts'
import { toPageWithButton } from '#site/calls/to-page-with-button.ts'
import { endMonthly } from '#site/features/audit/monthly/commands.ts'
import { monthlyPages } from '#site/features/audit/monthly/link-pages.ts'
import { WithToken } from '#site/features/audit/schema.ts'

export const { POST, ALL, call } = callEndpoint(WithToken, endMonthly, {
  summary: 'End a monthly audit. Email programs post to it with one click (RFC 8058), with the token in the query.',
  form: 'unsubscribe',
  fromQuery: ['token'],
})

export const GET: APIRoute = ({ url }) => toPageWithButton(monthlyPages.unsubscribe.path, url)
export const HEAD: APIRoute = (context) => GET(context)
