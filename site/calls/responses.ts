import type { APIContext, APIRoute } from 'astro'
import { Failure } from '#engine/failures.ts'
import { unavailabilityOf } from '#platform/database/unavailable.ts'
import { logOutage, outageOf } from '../failures/outage.ts'
import type { FormState } from '../ui/forms/state.ts'
import { formAgain } from './form-again.ts'
import { pathOf } from './source.ts'

/** Returns a JSON response that is never cached. */
export function json(status: number, body: object, headers: Record<string, string> = {}) {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}

/** Returns the JSON response of a failure, with `retry-after` in seconds if it is known. */
export function failed(failure: Failure) {
  const { status, message, errors, data } = failure
  return json(status, { success: false, message, ...(errors ? { errors } : {}), ...data }, retryHeader(failure))
}

function retryHeader({ retryAfter }: Failure): Record<string, string> {
  return retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
}

/** Returns a route that responds with 405 to methods that a call does not have. */
export function wrongMethod(allow: string): APIRoute {
  const { status, message } = new Failure('wrong-method')
  return () => json(status, { success: false, message }, { allow })
}

/** Returns the failure that an error stands for. Logs unexpected errors. */
export function toFailure(error: unknown) {
  if (error instanceof Failure) return error
  const outage = outageOf(error)
  if (outage) logOutage(error)
  else console.error(error)
  return outage ?? new Failure('unexpected', { cause: error })
}

/** Returns whether a request is a form sent without JavaScript, which gets a page as its response. */
export function wantsPage({ request }: APIContext) {
  const isForm = !(request.headers.get('content-type') ?? '').startsWith('application/json')
  return isForm && (request.headers.get('accept') ?? '').includes('text/html')
}

/** Redirects to the page of a form, which says that the form was sent. */
export function backTo(page: string, form = 'done') {
  return seeOther(`${page}?form=${form}#${form}`)
}

/** Redirects to the page that shows a result. */
export function seeOther(location: string) {
  return new Response(null, { status: 303, headers: { location } })
}

/** Renders the page of a form again, with the submitted values and the errors. */
export async function showAgain(context: APIContext, fields: Record<string, unknown>, failure: Failure, form = '') {
  const values = Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const texts = [value].flat().filter((one) => typeof one === 'string')
      return texts.length > 0 ? [[name, texts.join('\n')]] : []
    }),
  )
  const state: FormState = { form, success: false, message: failure.message, errors: failure.errors ?? {}, values }
  Object.assign(context.locals, { form: state })
  // Without the database, the page cannot be rendered either, and a database that hangs would make the visitor wait
  // twice.
  const page = unavailabilityOf(failure.cause) === 'away' ? undefined : await rewriteTo(context, pathOf(fields.page))
  if (!page) return formAgain({ action: context.url.pathname, fields, failure })
  const headers = new Headers(page.headers)
  for (const [name, value] of Object.entries(retryHeader(failure))) headers.set(name, value)
  return new Response(page.body, { status: failure.status, headers })
}

/**
 * Renders another page of this site as the response. Returns undefined if the page fails, for example without a
 * database.
 */
export async function rewriteTo(context: APIContext, path: string): Promise<Response | undefined> {
  try {
    const page = await context.rewrite(new Request(new URL(path, context.request.url)))
    return page.status < 500 ? page : undefined
  } catch (error) {
    if (!outageOf(error)) console.error(error)
    return undefined
  }
}
