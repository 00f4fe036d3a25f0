import type { APIContext, APIRoute } from 'astro'
import type { z } from 'zod'
import { Failure } from '../../engine/failures.ts'
import type { FormState } from '../ui/form-state.ts'

/** What a command answers. Everything but the two first goes to callers of the API only. */
export type Answer = { success: boolean; message: string; [key: string]: unknown }
export type Visit = { address: string; userAgent: string; referrer: string }

/**
 * A call that changes something, as a sentence: `export const { POST, ALL } = endpoint(SendMail, sendMail)`.
 *
 * Takes JSON or a form, `{ data: {…} }` or the fields themselves. A caller that wants HTML (a form without
 * JavaScript) is sent back to the page the form stands on: by 303 when it worked, with what was typed when it did not.
 * `form` names the form on that page; where several send to one address, from the fields.
 */
export function endpoint<S extends z.ZodType>(
  schema: S,
  command: (input: z.output<S>, visit: Visit) => Promise<Answer>,
  { form }: { form?: string | ((fields: Record<string, unknown>) => string) } = {},
) {
  const nameOf = (fields: Record<string, unknown>) => (typeof form === 'function' ? form(fields) : form)
  const post: APIRoute = async (context) => {
    let fields: Record<string, unknown> = {}
    try {
      fields = await readFields(context.request)
      const parsed = schema.safeParse(fields)
      if (!parsed.success) throw invalid(parsed.error)
      const answer = await command(parsed.data, visitOf(context))
      return wantsPage(context) ? backTo(pageOf(fields), nameOf(fields)) : json(200, answer)
    } catch (error) {
      const failure = known(error)
      if (wantsPage(context)) return showAgain(context, fields, failure, nameOf(fields))
      const { status, message, errors, data } = failure
      return json(status, { success: false, message, ...(errors ? { errors } : {}), ...data })
    }
  }
  return { POST: post, ALL: wrongMethod('POST') }
}

/** A call that reads: `export const { GET, ALL } = reading(getPosts)`. */
export function reading(query: (url: URL) => Promise<Record<string, unknown>>) {
  const get: APIRoute = async ({ url }) => {
    try {
      return json(200, await query(url))
    } catch (error) {
      const { status, message, data } = known(error)
      return json(status, { success: false, message, ...data })
    }
  }
  return { GET: get, ALL: wrongMethod('GET, HEAD') }
}

function wrongMethod(allow: string): APIRoute {
  const { status, message } = new Failure('wrong-method')
  return () => json(status, { success: false, message }, { allow })
}

async function readFields(request: Request): Promise<Record<string, unknown>> {
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
  if (!isFields(wrapped)) throw new Failure('malformed')
  return wrapped
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

function known(error: unknown) {
  if (error instanceof Failure) return error
  console.error(error)
  return new Failure('unexpected', { cause: error })
}

function wantsPage({ request }: APIContext) {
  const isForm = !(request.headers.get('content-type') ?? '').startsWith('application/json')
  return isForm && (request.headers.get('accept') ?? '').includes('text/html')
}

function visitOf({ clientAddress, request }: APIContext): Visit {
  return {
    address: clientAddress,
    userAgent: request.headers.get('user-agent') ?? '',
    referrer: request.headers.get('referer') ?? '',
  }
}

/** Only a path of this site: never an address elsewhere. */
function pageOf(fields: Record<string, unknown>) {
  const page = String(fields.page ?? '/')
  return /^\/(?![/\\])[^\s\\]*$/.test(page) ? (page.split(/[?#]/)[0] ?? '/') : '/'
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
  const page = await context.rewrite(new Request(new URL(pageOf(fields), context.url)))
  return new Response(page.body, { status: failure.status, headers: page.headers })
}

function json(status: number, body: object, headers: Record<string, string> = {}) {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
