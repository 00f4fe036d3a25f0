import { reading } from '#site/calls/endpoint.ts'
import { issueToken } from '#site/calls/form-token.ts'

export const { GET, ALL, call } = reading(async () => ({ success: true, token: issueToken() }), {
  summary:
    'A token for one submission of a form, sent with it as `token`. Without one a form is taken too; with one it is stored once however often it is sent.',
})
