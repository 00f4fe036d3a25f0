import { callEndpoint } from '#site/calls/endpoint.ts'
import { reportPageError } from '#site/features/page-errors/commands.ts'
import { PageError } from '#site/features/page-errors/schema.ts'

export const { POST, ALL, call } = callEndpoint(PageError, reportPageError, {
  summary: 'One error in a script of a page, reported without personal data.',
})
