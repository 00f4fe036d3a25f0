import { expect, test } from 'vitest'
import { z } from 'zod'
import type { DescribedCall } from '#site/calls/calls.ts'
import { callGroups } from './call-views.ts'
import { fieldTables } from './field-rows.ts'
import { bodySchema } from './json-schema.ts'
import { openapi } from './openapi.ts'

const email = z.string().trim().max(254).pipe(z.email())
const CreateQuote = z.object({
  name: z.string().pipe(z.string().trim().max(100).min(1)),
  email,
  message: z.string().max(5000),
  budget: z.enum(['', 'much']).default(''),
})
const SendMail = z.discriminatedUnion('form', [
  z.object({ form: z.literal('audit').default('audit'), website: z.string().max(2048) }),
  z.object({ form: z.literal('contact'), clientName: z.string(), clientEmail: email }),
])
const about = { name: 'Oakfield', siteUrl: 'https://oakfield.example', version: '1.0.0' }
const send: DescribedCall = {
  path: '/api/create-quote',
  call: { method: 'POST', summary: 'Asks.', schema: CreateQuote, isForm: true },
}
const read: DescribedCall = {
  path: '/api/get-blogs',
  call: { method: 'GET', summary: 'Reads.', parameters: { page: 'Which part.' } },
}
const moderate: DescribedCall = {
  path: '/api/approve-review',
  call: { method: 'POST', summary: 'Approves.', schema: z.object({ id: z.number() }), signedIn: ['moderator'] },
}
const document = openapi([send, read, moderate], about)
const quote = document.paths['/api/create-quote']?.post

test('R-237 a body can be wrapped or flat, as JSON or a form', () => {
  const { 'application/json': json, ...forms } = quote?.requestBody?.content ?? {}
  expect(Object.keys(forms)).toEqual(['application/x-www-form-urlencoded'])
  const [wrapped, flat] = json?.schema.oneOf ?? []
  expect(wrapped?.required).toEqual(['data'])
  expect(wrapped?.properties?.data?.required).toEqual(['name', 'email', 'message'])
  expect(flat?.required).toEqual(['name', 'email', 'message'])
  expect(flat?.properties?.data).toEqual({ not: {} })
})

test('limits that apply after trimming are included', () => {
  const { properties = {} } = bodySchema(CreateQuote)
  expect(properties.name).toMatchObject({ type: 'string', minLength: 1, maxLength: 100 })
  expect(properties.email).toMatchObject({ type: 'string', format: 'email', maxLength: 254 })
  expect(properties.message).toMatchObject({ type: 'string', maxLength: 5000 })
})

test('the honeypot field is left out', () => {
  const schema = z.object({ name: z.string(), nickname: z.string().default('') })
  expect(Object.keys(bodySchema(schema).properties ?? {})).toEqual(['name'])
})

test('R-239 every failure has its status, with details', () => {
  const statuses = Object.keys(quote?.responses ?? {})
  for (const status of ['200', '400', '403', '405', '413', '415', '422', '429', '500'])
    expect(statuses).toContain(status)
  expect(quote?.responses['422']?.content?.['application/json']?.schema.properties).toHaveProperty('errors')
  expect(quote?.responses['429']?.headers).toHaveProperty('Retry-After')
  expect(quote?.responses['405']?.headers).toHaveProperty('Allow')
  expect(Object.keys(document.paths['/api/get-blogs']?.get?.responses ?? {})).toEqual(['200', '405', '422', '500'])
})

test('R-238 only back office calls require a session', () => {
  expect(document.paths['/api/approve-review']?.post).toMatchObject({ security: [{ session: [] }] })
  expect(document.paths['/api/approve-review']?.post?.responses).toHaveProperty('401')
  expect(quote).not.toHaveProperty('security')
  expect(document.components.securitySchemes.session).toMatchObject({ in: 'cookie' })
})

test('every schema is inline, and the document is plain JSON', () => {
  const text = JSON.stringify(document)
  expect(text).not.toContain('$ref')
  expect(text).not.toContain('$schema')
  expect(JSON.parse(text)).toEqual(document)
  expect(document.servers).toEqual([{ url: 'https://oakfield.example' }])
})

test('every operation has its own name', () => {
  const ids = Object.values(document.paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId))
  expect(ids).toEqual(['postCreateQuote', 'getGetBlogs', 'postApproveReview'])
})

test('a table shows name, type, requirement, and limits, and each variant has its own table', () => {
  const [audit, contact] = fieldTables(bodySchema(SendMail))
  expect([audit?.title, contact?.title]).toEqual(['form is audit', 'form is contact'])
  expect(audit?.rows).toEqual([
    { name: 'website', type: 'text', isNeeded: true, limits: 'at most 2,048 characters' },
    { name: 'form', type: 'text', isNeeded: false, limits: '"audit"; "audit" where left out' },
  ])
  expect(contact?.rows.map(({ name, type }) => `${name}: ${type}`)).toEqual([
    'form: text',
    'clientName: text',
    'clientEmail: email address',
  ])
})

test('a shell example survives a quotation mark', () => {
  const schema = z.object({ title: z.string().meta({ examples: ["It's here"] }) })
  const described = { path: '/api/x', call: { method: 'POST' as const, summary: 'X.', schema } }
  const [shown] = callGroups([described], openapi([described], about)).flatMap(({ calls }) => calls)
  expect(shown?.curl).toContain(`'{"data":{"title":"It'\\''s here"}}'`)
})
