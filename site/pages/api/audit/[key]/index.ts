import type { APIRoute } from 'astro'
import type { Call } from '#site/calls/call.ts'
import { failed, json, toFailure, wrongMethod } from '#site/calls/responses.ts'
import { auditState } from '#site/features/audit/commands.ts'

export const call: Call = { method: 'GET', summary: 'How far an audit is, and whether its report has changed.' }

export const GET: APIRoute = async ({ params }) => {
  try {
    return json(200, await auditState(params.key ?? ''), {
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
  } catch (error) {
    return failed(toFailure(error))
  }
}

export const ALL = wrongMethod('GET, HEAD')
