import { expect, test } from 'vitest'
import { callGroups } from '#site/features/api-docs/call-views.ts'
import { exampleOf } from '#site/features/api-docs/example.ts'
import { fieldsSchema, openapi } from '#site/features/api-docs/openapi.ts'
import { ApplyVacancy } from '#site/features/careers/application-schema.ts'
import { CreateQuote } from '#site/features/leads/quote-schema.ts'
import { LeadRequest } from '#site/features/leads/schema.ts'
import { CreateReview } from '#site/features/reviews/schema.ts'
import { Vitals } from '#site/features/vitals/schema.ts'
import { StoreAddress } from '#site/tool-calls/stored-address-schema.ts'

test.each([
  ['SendMail', LeadRequest],
  ['CreateQuote', CreateQuote],
  ['CreateReview', CreateReview],
  ['StoreAddress', StoreAddress],
  ['Vitals', Vitals],
])('R-239 the call accepts the example of %s', (_name, schema) => {
  const example = exampleOf(fieldsSchema({ schema, isForm: true }))
  expect(Object.keys(example).length).toBeGreaterThan(1)
  expect(schema.safeParse(example).error?.issues ?? []).toEqual([])
})

test('R-239 an application is multipart with a file', () => {
  const path = '/api/apply-vacancy'
  const call = { method: 'POST' as const, summary: 'Applies.', schema: ApplyVacancy, isForm: true }
  const described = openapi([{ path, call }], { name: 'Oakfield', siteUrl: 'https://oakfield.example', version: '1' })
  const content = described.paths[path]?.post?.requestBody?.content ?? {}
  expect(Object.keys(content)).toEqual(['multipart/form-data'])
  const parts = content['multipart/form-data']
  expect(parts?.schema.properties?.resume).toMatchObject({ type: 'string', format: 'binary' })
  const resume = new File(['%PDF-1.7'], 'resume.pdf', { type: 'application/pdf' })
  const example = { ...(parts?.example as object), consent: 'yes', resume }
  expect(ApplyVacancy.safeParse(example).error?.issues ?? []).toEqual([])
  const [shown] = callGroups([{ path, call }], described).flatMap(({ calls }) => calls)
  expect(shown?.curl).toContain("-F 'resume=@resume.pdf'")
  expect(shown?.curl).toContain("-F 'consent=yes'")
})

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  'blog/',
  'javascript:alert(1)',
  `/${'x'.repeat(300)}`,
])('R-225 D5 %j is not a page of this site', (page) => {
  expect(StoreAddress.safeParse({ consent: true, page }).success).toBe(false)
})

test('R-225 only the path of a page is stored, not its query', () => {
  expect(StoreAddress.parse({ consent: true, page: '/blog/?email=ines@oakfield.example#top' }).page).toBe('/blog/')
})

test.each([
  [{}, false],
  [{ consent: false }, false],
  [{ consent: 'no' }, false],
  [{ consent: true }, true],
  [{ consent: 'yes' }, true],
])('R-225 %j is consent: %s', (fields, expected) => {
  expect(StoreAddress.parse(fields).consent).toBe(expected)
})
