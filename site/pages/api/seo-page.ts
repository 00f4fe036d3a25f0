import type { APIRoute } from 'astro'
import { signedInUser } from '#cms/database/client.ts'
import { Failure } from '#engine/failures.ts'
import type { Call } from '#site/calls/call.ts'
import { readFields } from '#site/calls/read-fields.ts'
import { failed, json, rewriteTo, toFailure, wrongMethod } from '#site/calls/responses.ts'
import { draftPage } from '#site/features/seo-panel/draft-page.ts'
import { SeoPage } from '#site/features/seo-panel/schemas.ts'

export const call: Call = {
  method: 'POST',
  summary: 'Render the page of a draft, and show what search engines and social networks read there.',
  schema: SeoPage,
  signedIn: ['editor', 'contributor'],
}

export const POST: APIRoute = async (context) => {
  try {
    const user = await signedInUser(context.request.headers)
    if (!user) throw new Failure('unauthorized')
    const { data } = SeoPage.safeParse(await readFields(context.request))
    if (!data) throw new Failure('malformed')
    const render = async (path: string) => (await rewriteTo(context, path)) ?? new Response(null, { status: 500 })
    return json(200, await draftPage(data, user, render))
  } catch (error) {
    return failed(toFailure(error))
  }
}

export const ALL = wrongMethod('POST')
