import { afterEach, expect, test } from 'vitest'
import { environment } from '#platform/environment/environment.ts'
import { fakeCms, standInForCms } from '#tests/support/fake-cms.ts'
import { notify } from './notify.ts'
import { emailContext, writeEmails } from './write-emails.ts'

afterEach(() => standInForCms(undefined))

const dates = { createdAt: '2026-11-21T08:00:00.000Z', updatedAt: '2026-11-21T08:00:00.000Z' }
const documents: Record<string, object> = {
  'contact-requests': {
    id: 12,
    form: 'contact',
    status: 'new',
    clientName: 'Ada',
    clientEmail: 'ada@client.example',
    ...dates,
  },
  quotes: { id: 3, status: 'new', name: 'Ada', email: 'ada@client.example', ...dates },
  applications: {
    id: 5,
    status: 'new',
    name: 'Grace',
    email: 'grace@client.example',
    vacancy: { jobTitle: 'SEO lead' },
    ...dates,
  },
  reviews: {
    id: 7,
    status: 'pending',
    tool: 'redirect-checker',
    userName: 'Lin',
    userFeedback: 'Good',
    rating: 4,
    ...dates,
  },
  subscribers: { id: 9, status: 'pending', email: 'sam@client.example', token: 'stored', ...dates },
  bookings: {
    ...{ id: 6, status: 'booked', name: 'Ada', email: 'ada@client.example', ...dates },
    ...{ startsAt: '2026-12-01T15:00:00.000Z', endsAt: '2026-12-01T15:30:00.000Z' },
    host: { id: 2, name: 'Ines', email: 'ines@agency.example', timeZone: 'UTC' },
  },
}
const brand = { name: 'Prairie Signal', contactEmail: 'hello@agency.example' }
const webhook = { url: 'https://crm.example/' }

type Change = {
  document?: object | null
  written?: string[]
  deliveries?: number
  settings?: object
  create?: () => object
}

async function notified(about: string, change: Change = {}) {
  const { document = documents[about.split('/')[0] ?? ''], written = [], deliveries = 0, settings = {} } = change
  const cms = fakeCms({
    methods: {
      findByID: () => document,
      findGlobal: ({ slug }: { slug: string }) => (slug === 'brand' ? brand : settings),
      find: ({ collection }: { collection: string }) => ({
        docs: collection === 'outbox' ? written.map((key) => ({ key })) : [],
      }),
      count: () => ({ totalDocs: deliveries }),
      ...(change.create ? { create: change.create } : {}),
    },
  })
  await notify({ about })
  const created = cms.calls('create') as {
    collection: string
    data: { key: string; subject?: string; text?: string }
  }[]
  return { cms, created, keys: created.filter(({ collection }) => collection === 'outbox').map(({ data }) => data.key) }
}

test.each([
  [
    'contact-requests/12',
    ['lead-notice contact-requests/12 hello@agency.example', 'lead-receipt contact-requests/12 ada@client.example'],
  ],
  ['quotes/3', ['lead-notice quotes/3 hello@agency.example', 'lead-receipt quotes/3 ada@client.example']],
  [
    'applications/5',
    [
      'application-notice applications/5 hello@agency.example',
      'application-receipt applications/5 grace@client.example',
    ],
  ],
  ['reviews/7', ['review-notice reviews/7 hello@agency.example']],
  ['subscribers/9', ['subscribe-confirm subscribers/9 stored']],
  [
    'bookings/6',
    ['call-visitor bookings/6 booked 0 ada@client.example', 'call-host bookings/6 booked 0 ines@agency.example'],
  ],
])('R4 emails about %s are written once, in one transaction', async (about, keys) => {
  const { cms, created, keys: found } = await notified(about)
  expect(found).toEqual(keys)
  for (const { data } of created)
    expect(data).toMatchObject({ about, status: 'waiting', messageId: expect.any(String) })
  expect(cms.transactions).toEqual(['begin', 'commit'])
  expect((await notified(about, { written: keys })).keys).toEqual([])
})

test('R4 only the email that is missing is written', async () => {
  const { keys } = await notified('contact-requests/12', {
    written: ['lead-notice contact-requests/12 hello@agency.example'],
  })
  expect(keys).toEqual(['lead-receipt contact-requests/12 ada@client.example'])
})

test('nothing is written about what was deleted, and an unknown kind is an error', async () => {
  for (const about of Object.keys(documents))
    expect((await notified(`${about}/1`, { document: null })).created).toEqual([])
  await expect(notified('posts/1')).rejects.toThrow('No email is defined for “posts/1”.')
})

test('R5 a lead is delivered to the CRM once, if there is one', async () => {
  const deliveries = async (about: string, change: Change) =>
    (await notified(about, change)).created.filter(({ collection }) => collection === 'webhook-deliveries')
  const data = { event: 'lead.created', about: 'contact-requests/12', status: 'waiting' }
  expect(await deliveries('contact-requests/12', { settings: { webhook } })).toMatchObject([{ data }])
  expect(await deliveries('contact-requests/12', { settings: { webhook }, deliveries: 1 })).toEqual([])
  expect(await deliveries('contact-requests/12', {})).toEqual([])
  expect(await deliveries('applications/5', { settings: { webhook } })).toEqual([])
})

test('R4 another worker may have been faster: everything is tried once more, and then fails', async () => {
  let attempts = 0
  const create = () => {
    if (++attempts === 1) throw new Error('duplicate key')
    return {}
  }
  const { cms } = await notified('reviews/7', { create })
  expect([attempts, cms.transactions]).toEqual([2, ['begin', 'rollback', 'begin', 'commit']])
  await expect(
    notified('reviews/7', {
      create: () => {
        throw new Error('disk full')
      },
    }),
  ).rejects.toThrow('disk full')
})

test('an email names the job and the tool, also when their documents are gone', async () => {
  const text = async (about: string, document: object) =>
    JSON.stringify(
      (await notified(about, { document: { ...documents[about.split('/')[0] ?? ''], ...document } })).created,
    )
  expect(await text('applications/5', {})).toContain('SEO lead')
  expect(await text('applications/5', { vacancy: 4 })).not.toContain('SEO lead')
  expect(await text('reviews/7', {})).toContain('Redirect')
  expect(await text('reviews/7', { tool: 'no-such-tool' })).toContain('no-such-tool')
})

test('a call whose person was deleted has an email for its visitor only; a subscriber without a token has none', async () => {
  expect((await notified('bookings/6', { document: { ...documents.bookings, host: 2 } })).keys).toHaveLength(1)
  expect((await notified('subscribers/9', { document: { ...documents.subscribers, token: null } })).keys).toEqual([])
})

test('an email address that has just had many emails because somebody typed it gets no more of those', async () => {
  const many: [string, object[]][] = [['from outbox where lower', [{ count: Math.ceil(environment.formLimit / 4) }]]]
  const cms = fakeCms({ rows: many, methods: { findGlobal: () => brand } })
  const context = await emailContext({})
  const email = { subject: 'A', heading: 'A', paragraphs: [], why: '' } as never
  const one = { kind: 'lead-receipt', to: 'ada@client.example', email }
  await writeEmails(
    'contact-requests/1',
    [
      { ...one, key: 'asked' },
      { ...one, key: 'unasked', isUnasked: true },
    ],
    context,
    {
      payload: cms.cms,
    },
  )
  expect(cms.calls('create').map(({ data }) => (data as { key: string }).key)).toEqual(['asked'])
})
