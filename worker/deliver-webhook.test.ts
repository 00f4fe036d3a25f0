import { afterEach, expect, test, vi } from 'vitest'
import type { Outcome } from '#providers/outcome.ts'
import { fakeCms, sealLeadSecret, standInForCms } from '#tests/support/fake-cms.ts'
import { deliverWebhook } from './deliver-webhook.ts'

afterEach(() => standInForCms(undefined))

const createdAt = '2026-11-21T08:00:00.000Z'
const mail = {
  ...{ id: 12, createdAt, clientName: 'Ada', clientEmail: 'ada@client.example', website: 'lamps.example' },
  ...{ form: 'contact', message: 'We sell lamps.', notes: 'Call her back', assignee: 3 },
  source: { page: '/contact-us/', landing: '/', referrer: 'news.example', utmSource: 'a', utmMedium: 'b' },
}
const quote = {
  id: 3,
  createdAt,
  name: 'Ada',
  email: 'ada@client.example',
  budget: 'Up to $1,800',
  notes: 'Big',
  interest: 'Rise Plan',
}
const delivery = {
  id: 5,
  event: 'lead.created',
  about: 'contact-requests/12',
  firstTriedAt: null,
  url: 'https://crm.example/',
  sealedSecret: null,
}

async function deliver(row: object | undefined, outcome: Outcome = { kind: 'delivered' }, lead: object | null = mail) {
  const cms = fakeCms({
    rows: [['from webhook_deliveries', row ? [{ ...delivery, ...row }] : []]],
    methods: {
      find: () => ({ docs: lead ? [lead] : [] }),
      findByID: () => lead,
    },
  })
  const post = vi.fn(async (_message: object) => outcome)
  const error = await deliverWebhook({ id: 5 }, post).catch(({ message }: Error) => message)
  const [, status, reason] = cms.ran('set status = $2')[0]?.values ?? []
  return { cms, error, status, reason, sent: post.mock.calls.map(([message]) => message) }
}

test('R5 a lead is sent to the CRM with what its visitor sent, without the notes of staff', async () => {
  const { sent, status } = await deliver({})
  const data = {
    ...{ clientName: 'Ada', clientEmail: 'ada@client.example', website: 'lamps.example', form: 'contact' },
    ...{ message: 'We sell lamps.', source: { page: '/contact-us/', landing: '/', referrer: 'news.example' } },
    utm: { source: 'a', medium: 'b' },
  }
  const message = { event: 'lead.created', id: 'contact-requests/12', createdAt, data }
  expect([sent, status]).toEqual([[{ url: delivery.url, key: 'contact-requests/12', message }], 'delivered'])
})

test('R5 a quote request is sent the same way', async () => {
  const { sent } = await deliver({ about: 'quotes/3' }, undefined, quote)
  const data = { name: 'Ada', email: 'ada@client.example', budget: 'Up to $1,800', interest: 'Rise Plan' }
  expect(sent).toMatchObject([{ key: 'quotes/3', message: { id: 'quotes/3', createdAt, data } }])
  expect(JSON.stringify(sent)).not.toContain('Big')
})

test('R5 a delivery is signed if there is a secret, and not sent if it can no longer be read', async () => {
  const { sent } = await deliver({ sealedSecret: sealLeadSecret('a secret of the CRM') })
  expect(sent).toMatchObject([{ secret: 'a secret of the CRM' }])
  const lost = await deliver({ sealedSecret: 'v1.AAAA' })
  expect([lost.sent, lost.status, lost.reason]).toEqual([
    [],
    'failed',
    'The secret can no longer be read. Enter it again.',
  ])
})

test.each([
  [{ url: null }, mail, 'No webhook URL is set.'],
  [{}, null, 'There is no such lead any more.'],
  [{ about: 'applications/1' }, mail, 'There is no such lead any more.'],
])('R5 nothing is sent, for good: %j', async (row, lead, message) => {
  const { sent, status, reason } = await deliver(row, undefined, lead)
  expect([sent, status, reason]).toEqual([[], 'failed', message])
})

test('R5 what was delivered or deleted meanwhile is not sent again', async () => {
  const { sent, cms, error } = await deliver(undefined)
  expect([sent, cms.ran('update'), error]).toEqual([[], [], undefined])
})

test('R5 a failed delivery is retried until 72 hours after its first attempt', async () => {
  const retry = { kind: 'retry', reason: 'x'.repeat(6_000) } as const
  const { error, status, reason } = await deliver({}, retry)
  expect([error, status, reason]).toEqual([retry.reason, 'waiting', retry.reason.slice(0, 5_000)])
  const late = await deliver({ firstTriedAt: new Date(Date.now() - 73 * 3_600_000) }, retry)
  expect([late.error, late.status]).toEqual([undefined, 'failed'])
  expect(late.reason).toContain('Given up after 72 hours')
})
