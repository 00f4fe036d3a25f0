import type { APIRoute } from 'astro'
import { callEndpoint } from '#site/calls/endpoint.ts'
import { toPageWithButton } from '#site/calls/to-page-with-button.ts'
import { confirmMonthly } from '#site/features/audit/monthly/commands.ts'
import { monthlyPages } from '#site/features/audit/monthly/link-pages.ts'
import { WithToken } from '#site/features/audit/schema.ts'

export const { POST, ALL, call } = callEndpoint(WithToken, confirmMonthly, {
  summary: 'Confirm a monthly audit with the token from the email.',
  form: 'confirm',
})

export const GET: APIRoute = ({ url }) => toPageWithButton(monthlyPages.confirm.path, url)
export const HEAD: APIRoute = (context) => GET(context)
