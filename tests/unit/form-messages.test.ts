// @module-tag slow
import type { APIContext } from 'astro'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { callEndpoint } from '#site/calls/endpoint.ts'
import { NotifyOfAudit } from '#site/features/audit/schema.ts'
import { ApplyVacancy } from '#site/features/careers/application-schema.ts'
import { CreateQuote } from '#site/features/leads/quote-schema.ts'
import { LeadRequest } from '#site/features/leads/schema.ts'
import { MailBounce, Subscribe, WithToken } from '#site/features/newsletter/schema.ts'
import { CreateReview } from '#site/features/reviews/schema.ts'
import { Vitals } from '#site/features/vitals/schema.ts'
import { StoreAddress } from '#site/tool-calls/stored-address-schema.ts'

const schemas: [string, z.ZodType, fields: string[]][] = [
  ['apply-vacancy', ApplyVacancy, Object.keys(ApplyVacancy.shape)],
  ['create-quote', CreateQuote, Object.keys(CreateQuote.shape)],
  ['create-review', CreateReview, Object.keys(CreateReview.shape)],
  ['get-ip-store', StoreAddress, Object.keys(StoreAddress.shape)],
  ['mail-bounce', MailBounce, Object.keys(MailBounce.shape)],
  ['notify', NotifyOfAudit, ['key', 'email', 'report', 'watch', 'chosen']],
  ['send-mail', LeadRequest, ['form', 'clientName', 'clientEmail', 'website', 'message']],
  ['subscribe', Subscribe, Object.keys(Subscribe.shape)],
  ['unsubscribe', WithToken, Object.keys(WithToken.shape)],
  ['vitals', Vitals, Object.keys(Vitals.shape)],
]
const wrong = [null, '', 'nonsense', 'x'.repeat(6000), 5, 1e9, -1, 0.5, true, {}, [], ['x'], [[]]]

/** Returns the messages of the response to a body that the schema may refuse. */
async function messagesFor(schema: z.ZodType, body: object): Promise<string[]> {
  const { POST } = callEndpoint(schema, async () => ({ success: true, message: '' }), { summary: '' })
  const url = new URL('http://site.example/api/call')
  const headers = { 'content-type': 'application/json' }
  const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const context = { request, url, clientAddress: '192.0.2.1', locals: {} } as unknown as APIContext
  const response = (await POST(context)) as Response
  const { success, message, errors = {} } = await response.json()
  return success ? [] : [message, ...Object.values<string>(errors)]
}

test.each(schemas)('R-173 whatever is sent to %s, the response is in plain English', async (_, schema, fields) => {
  const bodies = [
    {},
    ...fields.flatMap((field) => wrong.map((value) => ({ [field]: value }))),
    ...wrong.map((value) => Object.fromEntries(fields.map((field) => [field, value]))),
  ]
  for (const body of bodies) {
    for (const message of await messagesFor(schema, body)) {
      expect(message).toMatch(/^[A-Z].*[.!]$/)
      expect(message).not.toMatch(/invalid|expected|received|too (big|small)|discriminator|undefined|NaN|null/i)
    }
  }
})

test.each([
  ['an unknown form', LeadRequest, { form: 'spam' }, 'Please choose one of the options.'],
  ['a rating above five', CreateReview, { rating: 9 }, 'Please enter a number of at most 5.'],
  ['half a star', CreateReview, { rating: 4.5 }, 'Please enter a whole number.'],
  ['an unknown bounce kind', MailBounce, { kind: 'wave' }, 'Please choose one of “bounce”, “complaint”.'],
  ['an object for a name', CreateQuote, { company: {} }, 'Please enter text.'],
  ['a long page', Subscribe, { page: 'x'.repeat(301) }, 'Please use at most 300 characters.'],
])('R-173 %s gets its own sentence', async (_, schema, body, message) => {
  expect(await messagesFor(schema, body)).toContain(message)
})
