import type { Endpoint, PayloadRequest, TypedUser } from 'payload'
import { z } from 'zod'
import { BAD_DATA_MESSAGE, isBadData } from '../hooks/refuse-bad-data.ts'
import { jsonResponse, refusal, refused } from './responses.ts'

/** PostgreSQL's `integer`, the type of every document's id. */
const MAX_ID = 2 ** 31 - 1

/** What a command gets. */
export type CmsRequest<Input = unknown> = {
  input: Input
  req: PayloadRequest
  user: TypedUser
  /** The `:id` of the path; 0, which no document has, if it is no id. */
  id: number
}

type Description<S extends z.ZodType> = {
  path: string
  method: 'get' | 'post'
  /** Decides who may call it, before anything is read. What depends on a document is decided by the command. */
  mayCall: (user: TypedUser) => boolean
  /** Checks the JSON body, or the query of a GET. Without a schema, neither is read. */
  schema?: S
  /** Maximum length of the JSON. */
  maxLength?: number
  /** The message about input that the schema has no message for. */
  unreadable?: string
}

/** Lets every account call: for `mayCall`, if the command decides by the document. */
export const anyAccount = () => true

/** A text. Anything else counts as empty, so that one message covers both. */
export const lenientText = z.string().catch('')

/**
 * Makes an endpoint of the back office from a schema and a command. Responds with the command's result as JSON; to
 * nobody with 401, to an account that may not call it with 403, to invalid input with 422, and to values that the
 * database cannot store with 400. A command refuses with `refusal`, and returns a file as a `Response`.
 * @example cmsEndpoint({ path: '/skip', method: 'post', mayCall, schema: Skip }, async ({ input, req }) => …)
 */
export function cmsEndpoint<S extends z.ZodType = z.ZodUnknown>(
  { path, method, mayCall, schema, maxLength = Number.POSITIVE_INFINITY, unreadable }: Description<S>,
  command: (request: CmsRequest<z.output<S>>) => Promise<object>,
): Endpoint {
  const message = unreadable ?? BAD_DATA_MESSAGE
  const handler = async (req: PayloadRequest) => {
    const { user } = req
    if (!user || !mayCall(user)) return refused(req)
    const sent = schema && (method === 'get' ? Object.fromEntries(req.searchParams) : await readJson(req, maxLength))
    const { data, error } = schema?.safeParse(sent, { error: () => message }) ?? {}
    if (error) return invalid(error)
    try {
      const result = await command({ input: data as z.output<S>, req, user, id: idIn(req) })
      return result instanceof Response ? result : jsonResponse(200, result)
    } catch (failure) {
      if (!isBadData(failure)) throw failure
      return refusal(400, BAD_DATA_MESSAGE)
    }
  }
  return { path, method, handler }
}

/** Returns the JSON of a request: an empty object for an empty body, undefined for one that cannot be read. */
async function readJson(req: PayloadRequest, maxLength: number): Promise<unknown> {
  try {
    const text = (await req.text?.()) ?? ''
    if (text.length > maxLength) return undefined
    return text === '' ? {} : JSON.parse(text)
  } catch {
    return undefined
  }
}

function invalid({ issues }: z.ZodError) {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) if (path.length > 0) errors[path.join('.')] ??= message
  return refusal(422, issues[0]?.message ?? BAD_DATA_MESSAGE, Object.keys(errors).length > 0 ? { errors } : {})
}

function idIn({ routeParams }: PayloadRequest) {
  const id = Number(routeParams?.id)
  return Number.isInteger(id) && id > 0 && id <= MAX_ID ? id : 0
}
