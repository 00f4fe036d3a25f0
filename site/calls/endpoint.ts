import type { APIContext, APIRoute } from 'astro'
import type { z } from 'zod'
import type { Transaction } from '#cms/database/client.ts'
import { Failure } from '#engine/failures.ts'
import type { Call } from './call.ts'
import { acceptForm, type InTurn, limitIp } from './form-guard.ts'
import { plainMessage } from './plain-message.ts'
import { queryFields, readFields } from './read-fields.ts'
import { type CallResult, type FormResult, type RequestContext, readRequestContext } from './request-context.ts'
import { backTo, failed, json, seeOther, showAgain, toFailure, wantsPage, wrongMethod } from './responses.ts'
import { pathOf } from './source.ts'

type Fields = Record<string, unknown>

/**
 * The name of a form on its page, where a response without JavaScript is shown. A function if several forms share a
 * call.
 */
type FormName = string | ((fields: Fields) => string)

/**
 * Makes a call that reads.
 * @example export const { GET, ALL, call } = reading(getPosts, { summary: 'Published posts' })
 */
export function reading(
  query: (url: URL, ip: string, headers: Headers) => Promise<Fields>,
  description: Pick<Call, 'summary' | 'parameters' | 'isLimited'>,
) {
  const get: APIRoute = async ({ url, clientAddress, request }) => {
    try {
      return json(200, await query(url, clientAddress, request.headers))
    } catch (error) {
      return failed(toFailure(error))
    }
  }
  const call: Call = { method: 'GET', ...description }
  return { GET: get, ALL: wrongMethod('GET, HEAD'), call }
}

type CallOptions = Pick<Call, 'summary' | 'isLimited' | 'signedIn'> & {
  form?: FormName
  /** Names of fields that may also be in the query. */
  fromQuery?: string[]
  /** Names of fields that are parts of the path, and only those. */
  fromPath?: string[]
}

/**
 * Makes a call that takes fields.
 *
 * Responds with JSON. A client that accepts HTML gets a page instead: after success, a 303 to the page of the form;
 * after a failure, that page with the submitted values and the errors.
 * @example export const { POST, ALL, call } = callEndpoint(GetPost, getPost, { summary: '…' })
 */
export function callEndpoint<S extends z.ZodType>(
  schema: S,
  command: (input: z.output<S>, requestContext: RequestContext) => Promise<CallResult>,
  { summary, isLimited = false, signedIn, form, fromQuery = [], fromPath = [] }: CallOptions,
) {
  const post = posting({ form, fromQuery }, async (context, fields) => {
    const requestContext = await readRequestContext(context, fields, signedIn)
    if (isLimited) await limitIp(context.url.pathname, requestContext.ip)
    return command(parse(schema, { ...fields, ...partsOf(context, fromPath) }), requestContext)
  })
  const call: Call = { method: 'POST', summary, schema, isLimited, ...(signedIn ? { signedIn } : {}) }
  return { POST: post, ALL: wrongMethod('POST'), call }
}

const partsOf = ({ params }: APIContext, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, params[name]]))

type FormOptions<Input> = Pick<Call, 'summary'> &
  Pick<CallOptions, 'fromPath'> & { form: FormName; inTurn?: InTurn<Input>; isPrivate?: boolean }

/**
 * Makes a call for a form of visitors. It is rate-limited, checked for spam, and responds as `callEndpoint` does.
 *
 * The command runs inside a transaction, which must contain everything it changes. It runs once for each submission,
 * however often that is repeated. `isPrivate`: its response is for nobody but the sender; see `acceptForm`.
 * @example export const { POST, ALL, call } = formEndpoint(CreateReview, createReview, { summary, form })
 */
export function formEndpoint<S extends z.ZodType>(
  schema: S,
  command: (input: z.output<S>, requestContext: RequestContext, transaction: Transaction) => Promise<FormResult>,
  { summary, form, inTurn, isPrivate = false, fromPath = [] }: FormOptions<z.output<S>>,
) {
  const post = posting({ form, fromQuery: [] }, async (context, fields) => {
    // One limit for all paths of a call whose parts are fields.
    const path = fromPath.length > 0 ? context.routePattern : context.url.pathname
    const requestContext = await readRequestContext(context, fields)
    await limitIp(path, requestContext.ip)
    const input = parse(schema, { ...fields, ...partsOf(context, fromPath) })
    const canProve = !wantsPage(context)
    return acceptForm(
      { path, fields, input, requestContext: { ...requestContext, canProve }, isPrivate },
      command,
      inTurn,
    )
  })
  const call: Call = { method: 'POST', summary, schema, isForm: true, isLimited: true }
  return { POST: post, ALL: wrongMethod('POST'), call }
}

/** Reads the fields, runs the work, and responds with JSON or a page. */
function posting(
  { form, fromQuery }: { form: FormName | undefined; fromQuery: string[] },
  work: (context: APIContext, fields: Fields) => Promise<CallResult>,
): APIRoute {
  const nameOf = (fields: Fields) => (typeof form === 'function' ? form(fields) : form)
  return async (context) => {
    let fields: Fields = {}
    try {
      fields = { ...queryFields(context.url, fromQuery), ...(await readFields(context.request)) }
      const result = await work(context, fields)
      if (!wantsPage(context)) return json(200, result)
      return result.shownOn ? seeOther(result.shownOn) : backTo(pathOf(fields.page), nameOf(fields))
    } catch (error) {
      const failure = toFailure(error)
      if (wantsPage(context)) return showAgain(context, fields, failure, nameOf(fields))
      return failed(failure)
    }
  }
}

/**
 * Validates the fields.
 * @throws {Failure} invalid, with one message for each field, in our own words
 */
function parse<S extends z.ZodType>(schema: S, fields: Fields): z.output<S> {
  const { success, data, error } = schema.safeParse(fields, { error: plainMessage })
  if (success) return data
  const errors: Record<string, string> = {}
  for (const issue of error.issues) errors[String(issue.path[0] ?? 'form')] ??= issue.message
  const message = Object.values(errors)[0]
  throw new Failure('invalid', message ? { message, errors } : { errors })
}
