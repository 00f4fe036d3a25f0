import type { APIContext, APIRoute } from 'astro'
import type { z } from 'zod'
import { hasRole, type Role, signedInUser, type Transaction } from '../../cms/client.ts'
import { unavailabilityOf } from '../../engine/database/unavailable.ts'
import { environment } from '../../engine/environment.ts'
import { Failure } from '../../engine/failures.ts'
import { logOutage, outageOf } from '../failures/outage.ts'
import type { FormState } from '../ui/forms/form-state.ts'
import { formAgain } from './form-again.ts'
import { limitIp, takeForm } from './form-guard.ts'
import type { FormResult, RequestContext } from './request-context.ts'
import { pathOf, sourceOf } from './source.ts'

export type { CallResult, FormResult, RequestContext } from './request-context.ts'

/** What a call is, for its description at /api/docs. */
export type Call = {
  method: 'GET' | 'POST'
  /** One sentence that says what it is for. */
  summary: string
  schema?: z.ZodType
  /** Parameters of the query, each with what it does. */
  parameters?: Record<string, string>
  /** Sent by visitors: limited, stored once, and checked for spam. */
  isForm?: boolean
  /** Limited per IP address. Every form is. */
  isLimited?: boolean
  /** The role of the back office it asks for. */
  signedIn?: Role
  /** The response is a file or a page, not JSON. */
  answers?: string
  /** Its path, if one route serves several calls. */
  path?: string
  /** A tool: its input as JSON Schema, and a run that can be tried. */
  tool?: { schema: object; example: unknown }
}

/** Maximum nesting of the fields of a call. */
const MAX_DEPTH = 32

type Options = Pick<Call, 'summary' | 'isForm' | 'isLimited' | 'signedIn'> & {
  /**
   * The name of the form on its page, where the message appears without JavaScript; a function of the fields if several
   * forms use the call.
   */
  form?: string | ((fields: Record<string, unknown>) => string)
  /** Fields that may also be in the query. */
  fromQuery?: string[]
}

/**
 * Returns the routes of a call that changes something: `export const { POST, ALL, call } = endpoint(LeadRequest,
 * createLead, …)`. Accepts JSON or a form, `{ data: {…} }` or the fields themselves. A client that wants HTML (a form
 * without JavaScript) gets its page back: a 303 on success, otherwise the page with what was typed. The command of a
 * form (`isForm`) runs inside a transaction and must do all its work there; it is called once for each submission,
 * however often that is sent.
 */
export function endpoint<S extends z.ZodType>(
  schema: S,
  command: (input: z.output<S>, requestContext: RequestContext, transaction: Transaction) => Promise<FormResult>,
  { summary, isForm = false, isLimited = isForm, signedIn, form, fromQuery = [] }: Options,
) {
  const nameOf = (fields: Record<string, unknown>) => (typeof form === 'function' ? form(fields) : form)
  const post: APIRoute = async (context) => {
    const path = context.url.pathname
    let fields: Record<string, unknown> = {}
    try {
      fields = { ...queryFields(context.url, fromQuery), ...(await readFields(context.request)) }
      const requestContext = await readRequestContext(context, fields, signedIn)
      if (isLimited) await limitIp(path, requestContext.ip)
      const parsed = schema.safeParse(fields)
      if (!parsed.success) throw invalid(parsed.error)
      const canProve = !wantsPage(context)
      const { about: _private, ...result }: FormResult = isForm
        ? await takeForm({ path, fields, input: parsed.data, requestContext, canProve }, command)
        : await command(parsed.data, requestContext, {})
      return wantsPage(context) ? backTo(pathOf(fields.page), nameOf(fields)) : json(200, result)
    } catch (error) {
      const failure = toFailure(error)
      if (wantsPage(context)) return showAgain(context, fields, failure, nameOf(fields))
      return failed(failure)
    }
  }
  const call: Call = { method: 'POST', summary, schema, isForm, isLimited, ...(signedIn ? { signedIn } : {}) }
  return { POST: post, ALL: wrongMethod('POST'), call }
}

/** A call that reads: `export const { GET, ALL, call } = reading(getPosts, { summary: 'Published posts' })`. */
export function reading(
  query: (url: URL) => Promise<Record<string, unknown>>,
  description: Pick<Call, 'summary' | 'parameters'>,
) {
  const get: APIRoute = async ({ url }) => {
    try {
      return json(200, await query(url))
    } catch (error) {
      return failed(toFailure(error))
    }
  }
  const call: Call = { method: 'GET', ...description }
  return { GET: get, ALL: wrongMethod('GET, HEAD'), call }
}

export function wrongMethod(allow: string): APIRoute {
  const { status, message } = new Failure('wrong-method')
  return () => json(status, { success: false, message }, { allow })
}

function queryFields(url: URL, names: string[]) {
  return Object.fromEntries([...url.searchParams].filter(([name]) => names.includes(name)))
}

export async function readFields(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? ''
  let body: unknown
  if (/^application\/json\b/.test(type)) {
    body = await request.json().catch(() => {
      throw new Failure('malformed')
    })
  } else if (/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/.test(type)) {
    const form = await request.formData().catch(() => {
      throw new Failure('malformed')
    })
    body = fieldsOf(form)
  } else throw new Failure('wrong-type')
  const wrapped = isFields(body) && isFields(body.data) ? body.data : body
  if (!isFields(wrapped) || !isStorable(wrapped)) throw new Failure('malformed')
  return wrapped
}

/** PostgreSQL accepts neither NUL nor lone surrogates in a text, and no form sends them. */
function isStorable(value: unknown, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null || value instanceof File) return true
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner, depth + 1))
}

/** A name that occurs more than once, like that of ticked boxes, is a list. */
function fieldsOf(form: FormData) {
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const all = form.getAll(name)
      return [name, all.length > 1 ? all : all[0]]
    }),
  )
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function invalid(error: z.ZodError) {
  const errors: Record<string, string> = {}
  for (const issue of error.issues) errors[String(issue.path[0] ?? 'form')] ??= issue.message
  const message = Object.values(errors)[0]
  return new Failure('invalid', message ? { message, errors } : { errors })
}

export function toFailure(error: unknown) {
  if (error instanceof Failure) return error
  const outage = outageOf(error)
  if (outage) logOutage(error)
  else console.error(error)
  return outage ?? new Failure('unexpected', { cause: error })
}

export function wantsPage({ request }: APIContext) {
  const isForm = !(request.headers.get('content-type') ?? '').startsWith('application/json')
  return isForm && (request.headers.get('accept') ?? '').includes('text/html')
}

async function readRequestContext(
  { clientAddress, request: { headers } }: APIContext,
  fields: Record<string, unknown>,
  role: Role | undefined,
): Promise<RequestContext> {
  const referrer = headers.get('referer') ?? ''
  const requestContext: RequestContext = {
    ip: clientAddress,
    userAgent: headers.get('user-agent') ?? '',
    referrer,
    source: sourceOf(fields, referrer, environment.siteUrl),
    authorization: headers.get('authorization') ?? '',
    isSpam: false,
  }
  if (!role) return requestContext
  const user = await signedInUser(headers)
  if (!user) throw new Failure('unauthorized')
  if (!hasRole(user, role)) throw new Failure('forbidden')
  return { ...requestContext, user }
}

function backTo(page: string, form = 'done') {
  return new Response(null, { status: 303, headers: { location: `${page}?form=${form}#${form}` } })
}

async function showAgain(context: APIContext, fields: Record<string, unknown>, failure: Failure, form = '') {
  const values = Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const texts = [value].flat().filter((one) => typeof one === 'string')
      return texts.length > 0 ? [[name, texts.join('\n')]] : []
    }),
  )
  const state: FormState = { form, success: false, message: failure.message, errors: failure.errors ?? {}, values }
  Object.assign(context.locals, { form: state })
  // Without the database, that page cannot be rendered either, and a database that hangs would make the visitor wait
  // twice.
  const page = unavailabilityOf(failure.cause) === 'away' ? undefined : await rewriteTo(context, pathOf(fields.page))
  if (!page) return formAgain({ action: context.url.pathname, fields, failure })
  const headers = new Headers(page.headers)
  for (const [name, value] of Object.entries(retryHeader(failure))) headers.set(name, value)
  return new Response(page.body, { status: failure.status, headers })
}

/**
 * Returns the response of another page of ours; undefined if it cannot be rendered because it needs the database, too.
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

export function failed(failure: Failure) {
  const { status, message, errors, data } = failure
  return json(status, { success: false, message, ...(errors ? { errors } : {}), ...data }, retryHeader(failure))
}

function retryHeader({ retryAfter }: Failure): Record<string, string> {
  return retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
}

export function json(status: number, body: object, headers: Record<string, string> = {}) {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
