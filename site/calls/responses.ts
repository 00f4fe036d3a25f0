import type { APIContext, APIRoute } from 'astro'
import { unavailabilityOf } from '../../engine/database/unavailable.ts'
import { Failure } from '../../engine/failures.ts'
import { logOutage, outageOf } from '../failures/outage.ts'
import type { FormState } from '../ui/forms/form-state.ts'
import { formAgain } from './form-again.ts'
import { pathOf } from './source.ts'

export function json(status: number, body: object, headers: Record<string, string> = {}) {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}

export function failed(failure: Failure) {
  const { status, message, errors, data } = failure
  return json(status, { success: false, message, ...(errors ? { errors } : {}), ...data }, retryHeader(failure))
}

function retryHeader({ retryAfter }: Failure): Record<string, string> {
  return retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
}

/** Answers methods that a route does not have. */
export function wrongMethod(allow: string): APIRoute {
  const { status, message } = new Failure('wrong-method')
  return () => json(status, { success: false, message }, { allow })
}

/** The failure that an error stands for; an unexpected one is logged. */
export function toFailure(error: unknown) {
  if (error instanceof Failure) return error
  const outage = outageOf(error)
  if (outage) logOutage(error)
  else console.error(error)
  return outage ?? new Failure('unexpected', { cause: error })
}

/** Whether a form without JavaScript was sent: it is answered with a page. */
export function wantsPage({ request }: APIContext) {
  const isForm = !(request.headers.get('content-type') ?? '').startsWith('application/json')
  return isForm && (request.headers.get('accept') ?? '').includes('text/html')
}

/** Leads back to the page of a form, which says that it was sent. */
export function backTo(page: string, form = 'done') {
  return new Response(null, { status: 303, headers: { location: `${page}?form=${form}#${form}` } })
}

/** The page of a form once more, with what was typed and what is wrong with it. */
export async function showAgain(context: APIContext, fields: Record<string, unknown>, failure: Failure, form = '') {
  const values = Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const texts = [value].flat().filter((one) => typeof one === 'string')
      return texts.length > 0 ? [[name, texts.join('\n')]] : []
    }),
  )
  const state: FormState = { form, success: false, message: failure.message, errors: failure.errors ?? {}, values }
  Object.assign(context.locals, { form: state })
  // Without the database its page cannot be made either, and a database that hangs would keep the visitor waiting twice.
  const page = unavailabilityOf(failure.cause) === 'away' ? undefined : await rewriteTo(context, pathOf(fields.page))
  if (!page) return formAgain({ action: context.url.pathname, fields, failure })
  const headers = new Headers(page.headers)
  for (const [name, value] of Object.entries(retryHeader(failure))) headers.set(name, value)
  return new Response(page.body, { status: failure.status, headers })
}

/** Another page of ours as the answer; undefined when it cannot be made, because it needs the database, too. */
export async function rewriteTo(context: APIContext, path: string): Promise<Response | undefined> {
  try {
    const page = await context.rewrite(new Request(new URL(path, context.request.url)))
    return page.status < 500 ? page : undefined
  } catch (error) {
    if (!outageOf(error)) console.error(error)
    return undefined
  }
}
