import { afterEach, expect, test, vi } from 'vitest'
import type { postSignedMessage } from '#providers/webhook/post-signed-message.ts'
import { fakeCms, sealSecret, standInForCms } from '#tests/support/fake-cms.ts'
import { deliverMessage } from './deliver-message.ts'

afterEach(() => standInForCms(undefined))

const stored = {
  ...{ id: 4, messageId: 'msg_4', type: 'posts.published', body: '{"a":1}', firstTriedAt: null },
  ...{ webhook: 9, url: 'https://crm.example/', active: true, sealed: null },
}
type Delivered = Awaited<ReturnType<typeof postSignedMessage>>

/** Delivers one message. `isOff` is what the database says of a webhook that has failed for a day or is gone. */
async function deliver(row: object | undefined, answer: Delivered, isOff = false) {
  const cms = fakeCms({
    rows: [
      ['from webhook_messages message', row ? [{ ...stored, ...row }] : []],
      ['with failing', [{ off: isOff }]],
      ['update webhooks set active = false', [{ name: 'CRM', url: stored.url, failingSince: '2026-11-26' }]],
    ],
    methods: { find: ({ collection }: { collection: string }) => ({ docs: collection === 'users' ? users : [] }) },
  })
  const post = vi.fn(async (_message: Parameters<typeof postSignedMessage>[0]) => answer)
  const error = await deliverMessage({ id: 4 }, post).catch(({ message }: Error) => message)
  const [, status, reason, sentAt] = cms.ran('set status = $2')[0]?.values ?? []
  return { cms, post, error, status, reason, sentAt }
}
const users = [{ email: 'ann@agency.example' }, { email: 'Ann <ann@agency.example>' }]

const delivered: Delivered = { outcome: { kind: 'delivered' }, answer: { status: 204, excerpt: 'ok' } }
const rejected: Delivered = {
  outcome: { kind: 'rejected', reason: 'The receiver answered 410.' },
  answer: { status: 410, excerpt: '' },
}
const failed: Delivered = {
  outcome: { kind: 'retry', reason: 'The receiver answered 503.' },
  answer: { status: 503, excerpt: '' },
}
const silent: Delivered = { outcome: { kind: 'retry', reason: 'No response.' } }

test('§6 a message is sent once with the secret of its webhook, and its response is stored', async () => {
  const sealed = sealSecret('whsec_a', 9)
  const { cms, post, status, reason, sentAt } = await deliver({ sealed }, delivered)
  expect(post).toHaveBeenCalledExactlyOnceWith({ url: stored.url, secret: 'whsec_a', id: 'msg_4', body: '{"a":1}' })
  expect([status, reason, sentAt]).toEqual(['delivered', null, expect.any(Date)])
  expect(cms.ran('response_status')[0]?.values).toEqual([4, 204, 'ok'])
  expect(cms.ran('failing_since = null').map(({ values }) => values)).toEqual([[9]])
  expect(cms.ran('with failing')).toEqual([])
})

test('§6 a message that was sent or deleted meanwhile is not sent again', async () => {
  const { cms, post, error } = await deliver(undefined, delivered)
  expect([post.mock.calls, cms.ran('update'), error]).toEqual([[], [], undefined])
})

test.each([
  [{ webhook: null, url: null }, 'There is no such webhook any more.'],
  [{ url: null }, 'There is no such webhook any more.'],
  [{ active: false }, 'The webhook is turned off.'],
])('§6 nothing is sent to a webhook that does not want it: %j', async (row, message) => {
  const { post, status, reason, sentAt } = await deliver(row, delivered)
  expect([post.mock.calls, status, reason, sentAt]).toEqual([[], 'failed', message, null])
})

test('§6 a test is sent to a webhook that is turned off', async () => {
  const { post, status } = await deliver({ active: false, type: 'test' }, delivered)
  expect([post.mock.calls.length, status]).toEqual([1, 'delivered'])
})

test('R5 §6 a failed delivery is retried, and counts against its webhook', async () => {
  const { cms, error, status, reason } = await deliver({}, failed)
  expect([error, status, reason]).toEqual(['The receiver answered 503.', 'waiting', 'The receiver answered 503.'])
  expect(cms.ran('with failing').map(({ text, values }) => [/hours => \d+/.exec(text)?.[0], values])).toEqual([
    ['hours => 24', [9, false]],
  ])
  expect(cms.ran('set active = false')).toEqual([])
  expect((await deliver({}, silent)).cms.ran('response_status')[0]?.values).toEqual([4, null, null])
})

test.each([
  [failed, 'Every delivery has failed for 24 hours.', false],
  [rejected, 'Its receiver answered 410: it wants no more messages.', true],
])(
  '§6 a webhook that only fails is turned off, and each administrator gets an email: %j',
  async (answer, why, isGone) => {
    const { cms } = await deliver({}, answer, true)
    const last = answer.outcome.kind === 'delivered' ? '' : answer.outcome.reason
    expect(cms.ran('with failing')[0]?.values).toEqual([9, isGone])
    expect(cms.ran('set active = false')[0]?.values).toEqual([`${why} Last: ${last}`, 9])
    const about = 'webhooks/9'
    expect(cms.calls('create')).toMatchObject([
      { collection: 'audit-log', data: { action: 'webhook-turned-off', about, details: `CRM: ${why}` } },
      { collection: 'outbox', data: { kind: 'webhook-off', to: 'ann@agency.example', about, status: 'waiting' } },
    ])
    expect(cms.calls('create')[1]?.data).toMatchObject({ key: `webhook-off ${about} 2026-11-26 ann@agency.example` })
    expect(cms.transactions).toEqual(['begin', 'commit'])
  },
)

test('§6 a webhook that somebody has turned off meanwhile is not turned off again', async () => {
  const cms = fakeCms({
    rows: [
      ['from webhook_messages message', [stored]],
      ['with failing', [{ off: true }]],
    ],
  })
  await expect(deliverMessage({ id: 4 }, async () => failed)).rejects.toThrow('503')
  expect(cms.calls('create')).toEqual([])
})
