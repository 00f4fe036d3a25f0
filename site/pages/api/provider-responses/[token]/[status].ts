import type { APIRoute } from 'astro'
import { Failure } from '#engine/failures.ts'
import type { Call } from '#site/calls/call.ts'
import { readFields } from '#site/calls/read-fields.ts'
import { failed, json, toFailure, wrongMethod } from '#site/calls/responses.ts'
import { laterResponses } from '#site/data-providers/later-responses.ts'

export const call: Call = {
  method: 'POST',
  summary: 'Takes a response that a provider of data sends later. For the provider; the URL is its secret.',
}

export const POST: APIRoute = async ({ params, request }) => {
  try {
    const body = await readFields(request)
    if (!laterResponses.deliver(params.token ?? '', body)) throw new Failure('not-found')
    return json(200, { success: true })
  } catch (error) {
    return failed(toFailure(error))
  }
}

export const ALL = wrongMethod('POST')
