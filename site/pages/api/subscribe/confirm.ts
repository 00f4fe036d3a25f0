import type { APIRoute } from 'astro'
import { callEndpoint } from '#site/calls/endpoint.ts'
import { toPageWithButton } from '#site/calls/to-page-with-button.ts'
import { confirm } from '#site/features/newsletter/commands.ts'
import { linkPages } from '#site/features/newsletter/link-pages.ts'
import { WithToken } from '#site/features/newsletter/schema.ts'

export const { POST, ALL, call } = callEndpoint(WithToken, confirm, {
  summary: 'Confirm a newsletter subscription with the token from the email.',
  form: 'confirm',
})

export const GET: APIRoute = ({ url }) => toPageWithButton(linkPages.confirm.path, url)
export const HEAD: APIRoute = (context) => GET(context)
