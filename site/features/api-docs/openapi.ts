import { type FailureCode, failures } from '#engine/failures.ts'
import type { Call } from '#site/calls/call.ts'
import type { DescribedCall } from '#site/calls/calls.ts'
import { exampleOf } from './example.ts'
import { bodySchema, isFile, type JsonSchema, variantsOf } from './json-schema.ts'
import { envelopeKeys, lookUps, responseKeys } from './response-keys.ts'

type About = { name: string; siteUrl: string; version: string }
type Media = { schema: JsonSchema; example?: unknown }
type Header = { description: string; schema: JsonSchema }
export type Response = { description: string; headers?: Record<string, Header>; content?: Record<string, Media> }
export type Operation = {
  operationId: string
  summary: string
  tags: string[]
  security?: Record<string, string[]>[]
  parameters?: { name: string; in: 'query' | 'path'; required: boolean; description: string; schema: JsonSchema }[]
  requestBody?: { required: true; content: Record<string, Media> }
  responses: Record<string, Response>
}

/** Fields that every form accepts besides its own. */
const formFields: Record<string, JsonSchema> = {
  token: {
    type: 'string',
    description: 'From /api/form-token. With one, a submission is stored once, however often it is sent.',
  },
  proof: { type: 'string', description: 'The solution of the challenge in the 422 response.' },
  page: { type: 'string', maxLength: 300, description: 'Path of the page with the form.' },
}

/** Returns the calls as an OpenAPI 3.1 document. Source: https://spec.openapis.org/oas/v3.1.1.html */
export function openapi(calls: DescribedCall[], { name, siteUrl, version }: About) {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const { path, call } of calls) {
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(path, call) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: `${name} API`,
      version,
      description: `The calls that the pages of ${name} make. Send the body as is or wrapped in data, as JSON or as a form. A slash at the end of a path changes nothing.`,
    },
    servers: [{ url: siteUrl }],
    tags: [{ name: 'read' }, { name: 'form' }, { name: 'tool' }, { name: 'other' }, { name: 'back office' }],
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'prairie-token',
          description: 'The session of an account that is signed in at /admin.',
        },
      },
    },
  }
}

/** Returns the fields of a body, including those of the submission itself. */
export function fieldsSchema({ schema, isForm, tool }: Pick<Call, 'schema' | 'isForm' | 'tool'>): JsonSchema {
  if (tool) return tool.schema as JsonSchema
  const own = schema ? bodySchema(schema) : { type: 'object', properties: {} }
  if (!isForm) return own
  return withProperties(own, ({ properties }) => ({ ...formFields, ...properties }))
}

function withProperties(schema: JsonSchema, change: (shape: JsonSchema) => Record<string, JsonSchema>): JsonSchema {
  const changed = (shape: JsonSchema) => ({ ...shape, properties: change(shape) })
  return schema.properties ? changed(schema) : { oneOf: variantsOf(schema).map(changed) }
}

function operationOf(path: string, call: Call): Operation {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const parameters = [
    ...inPath.map((name) => parameter(name, 'path', 'Part of the path.')),
    ...Object.entries(call.parameters ?? {}).map(([name, does]) => parameter(name, 'query', does)),
  ]
  return {
    operationId: `${call.method.toLowerCase()} ${path.replace(/^\/api\//, '')}`.replace(/\W+(\w)/g, (_, next) =>
      next.toUpperCase(),
    ),
    summary: call.summary,
    tags: [tagOf(path, call)],
    ...(call.signedIn ? { security: [{ session: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.method === 'POST' ? { requestBody: { required: true, content: bodies(call) } } : {}),
    responses: responsesOf(path, call),
  }
}

const parameter = (name: string, place: 'query' | 'path', description: string) => ({
  name,
  in: place,
  required: place === 'path',
  description,
  schema: { type: 'string' },
})

function tagOf(path: string, { method, isForm, signedIn, tool }: Call) {
  if (tool) return 'tool'
  if (signedIn) return 'back office'
  if (isForm) return 'form'
  return method === 'GET' || path.startsWith('/api/get-') ? 'read' : 'other'
}

/** Returns the media types of a body: fields directly or wrapped in `data`; a file needs a multipart form. */
function bodies(call: Call): Record<string, Media> {
  const fields = fieldsSchema(call)
  if (call.tool) return { 'application/json': { schema: fields, example: call.tool.example } }
  const example = exampleOf(fields)
  if (variantsOf(fields).some(({ properties = {} }) => Object.values(properties).some(isFile)))
    return { 'multipart/form-data': { schema: fields, example } }
  const wrapped = { title: 'Wrapped', type: 'object', properties: { data: fields }, required: ['data'] }
  const flat = {
    title: 'As it is',
    ...withProperties(fields, ({ properties }) => ({ ...properties, data: { not: {} } })),
  }
  return {
    'application/json': { schema: { oneOf: [wrapped, flat] }, example: { data: example } },
    'application/x-www-form-urlencoded': { schema: fields, example },
  }
}

function responsesOf(path: string, call: Call): Record<string, Response> {
  const codes: FailureCode[] = [
    ...(call.method === 'POST' ? (['malformed', 'too-large', 'wrong-type', 'invalid'] as const) : []),
    ...(call.tool ? (['time-limit', 'unavailable'] as const) : []),
    ...(call.isForm || call.isLimited ? (['too-many'] as const) : []),
    ...(call.parameters ? (['invalid'] as const) : []),
    ...(call.signedIn ? (['unauthorized'] as const) : []),
    ...(call.signedIn || call.method === 'POST' ? (['forbidden'] as const) : []),
    ...(lookUps.includes(path) || path.includes('{') ? (['not-found'] as const) : []),
    'wrong-method',
    'unexpected',
  ]
  const failed = [...new Set(codes)].map(
    (code) => [String(failures[code].status), failureResponse(code, call)] as const,
  )
  return { '200': responseOf(path, call), ...Object.fromEntries(failed) }
}

function responseOf(path: string, { answers, tool }: Call): Response {
  if (answers) return { description: answers }
  const keys = Object.entries((tool ? envelopeKeys : responseKeys[path]) ?? {}).map(
    ([key, description]) => [key, { description }] as const,
  )
  const properties = { success: { const: true }, message: { type: 'string' }, ...Object.fromEntries(keys) }
  const schema = { type: 'object', properties, required: ['success', ...keys.map(([key]) => key)] }
  return { description: 'It worked.', content: { 'application/json': { schema } } }
}

function failureResponse(code: FailureCode, { isForm, signedIn }: Call): Response {
  const properties: Record<string, JsonSchema> = { success: { const: false }, message: { type: 'string' } }
  if (code === 'invalid') {
    properties.errors = {
      type: 'object',
      description: 'The error message of each field.',
      additionalProperties: { type: 'string' },
    }
    if (isForm)
      properties.challenge = {
        description: 'Present if the submission looks automated. Solve it and send the solution as proof.',
      }
  }
  const headers: Record<string, Header> = {
    ...(code === 'wrong-method' ? { Allow: header('The supported methods.', 'string') } : {}),
    ...(code === 'too-many' ? { 'Retry-After': header('Seconds to wait.', 'integer') } : {}),
  }
  const description =
    code === 'forbidden' && !signedIn ? 'The form was sent from another site.' : failures[code].message
  return {
    description,
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
    content: { 'application/json': { schema: { type: 'object', properties, required: ['success', 'message'] } } },
  }
}

const header = (description: string, type: string): Header => ({ description, schema: { type } })
