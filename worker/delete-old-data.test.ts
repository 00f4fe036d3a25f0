import { afterEach, expect, test } from 'vitest'
import { retentionDays } from '#cms/database/client.ts'
import { fakeCms, standInForCms } from '#tests/support/fake-cms.ts'
import { deleteOldData } from './delete-old-data.ts'
import { emptyTrash } from './empty-trash.ts'
import { pruneVersions } from './prune-versions.ts'
import { publishScheduled } from './publish-scheduled.ts'

afterEach(() => standInForCms(undefined))

const ids = (first: number, count: number) => Array.from({ length: count }, (_, at) => ({ id: first + at }))
/** The ids that were deleted together. */
const gone = (cms: ReturnType<typeof fakeCms>) =>
  cms
    .ran('where id = any($1)')
    .flatMap(({ values }) => ((values[0] as number[]).length > 0 ? [values[0] as number[]] : []))
const detailsOf = (cms: ReturnType<typeof fakeCms>) =>
  cms.calls('create').map(({ data }) => (data as { details: string }).details)

test('C4 every kind of data has its own period, and the settings may change it', async () => {
  const cms = fakeCms({ methods: { findGlobal: () => ({ leads: 10, auditLog: 20 }) } })
  await deleteOldData()
  const days = cms.ran('id > $2').map(({ text, values }) => [/from (\w+)/.exec(text)?.[1], values[0]])
  const { spam, unconfirmed, applications, undecidedApplications, audits, addresses, outbox } = retentionDays
  expect(days).toEqual([
    ...[
      ['contact_requests', 10],
      ['quotes', 10],
      ['bookings', 10],
      ['bookings', unconfirmed.days],
    ],
    ...['contact_requests', 'quotes', 'reviews', 'applications'].map((table) => [table, spam.days]),
    ...[
      ['applications', applications.days],
      ['applications', undecidedApplications.days],
      ['audits', audits.days],
    ],
    ...[
      ['visitor_addresses', addresses.days],
      ['subscribers', unconfirmed.days],
      ['audit_watches', unconfirmed.days],
    ],
    ...['outbox', 'webhook_deliveries', 'webhook_messages'].map((table) => [table, outbox.days]),
    ...[
      ['audit_log', 20],
      ['post_views', 1_095],
      ['page_counts', 1_095],
      ['page_outcomes', 1_095],
    ],
    ...[
      ['invitations', outbox.days],
      ['resumes', 1],
      ['imports', 30],
    ],
  ])
  expect(cms.calls('delete')).toEqual([])
  expect(gone(cms)).toEqual([])
  expect(cms.ran('form_submissions')[0]?.values).toEqual([48])
})

test('C4 rows are deleted in batches until none is left, with what was written about them, and counted', async () => {
  const batches = [ids(1, 200), ids(201, 200), ids(401, 1)]
  const cms = fakeCms({
    rows: [
      [
        /select id from quotes where status <> 'spam'/,
        ([, last]) => batches.find(([one]) => one?.id === Number(last) + 1) ?? [],
      ],
      ['delete from quotes', ([gone]) => gone as object[]],
    ],
  })
  await deleteOldData()
  expect(gone(cms).map(({ length }) => length)).toEqual([200, 200, 1])
  const about = cms.ran('where about = any')
  expect(about).toHaveLength(12)
  expect(about[0]?.values).toEqual([
    ids(1, 200)
      .map(({ id }) => `quotes/${id}`)
      .join(),
  ])
  expect(detailsOf(cms)).toEqual(['401 quote requests older than 730 days'])
  expect(cms.ran('select id from quotes where').map(({ values }) => values[1])).toEqual([0, 200, 400, 0])
})

test('C4 what has files or versions is deleted one by one; one that fails stays, and the others go', async () => {
  const failing = ({ id }: { id: number }) => {
    if (id === 2) throw new Error('locked')
  }
  const cms = fakeCms({
    rows: [['from resumes where', ([, last]) => (last === 0 ? ids(1, 3) : [])]],
    methods: { delete: failing },
  })
  await expect(deleteOldData()).rejects.toThrow('Old data was not deleted: résumés without an application (locked)')
  expect(cms.calls('delete')).toEqual([1, 2, 3].map((id) => ({ collection: 'resumes', id, depth: 0 })))
  expect(cms.transactions).toEqual(['begin', 'commit', 'begin', 'rollback', 'begin', 'commit'])
  expect(detailsOf(cms)).toEqual(['2 résumés without an application older than 1 day'])
})

test('C4 a rule that fails is reported at the end, and the others are followed', async () => {
  const fail = (message: string) => () => {
    throw new Error(message)
  }
  const cms = fakeCms({
    rows: [
      ['from contact_requests where', fail('no table')],
      ['delete from form_submissions', fail('no keys')],
    ],
    config: { collections: [{ slug: 'posts', trash: true }], globals: [] },
    methods: { find: fail('no trash') },
  })
  await expect(deleteOldData()).rejects.toThrow(
    'Old data was not deleted: contact requests (no table), spam contact requests (no table), the trash (no trash), keys of submissions (no keys)',
  )
  expect(cms.ran('from resumes where')).toHaveLength(1)
})

const DAY_MS = 86_400_000
const now = Date.parse('2026-11-27T12:00:00Z')
const withTrash = { collections: [{ slug: 'media', trash: true }, { slug: 'posts', trash: true }, { slug: 'users' }] }

test('the trash is emptied after thirty days: images last, and none that a document shows', async () => {
  const cms = fakeCms({
    config: withTrash,
    methods: { find: ({ collection }: { collection: string }) => ({ docs: collection === 'posts' ? ids(1, 2) : [] }) },
  })
  const errors: unknown[] = []
  await emptyTrash((error) => errors.push(error), now)
  const before = new Date(now - 30 * DAY_MS).toISOString()
  expect(cms.calls('find')).toMatchObject(
    ['posts', 'media'].map((collection) => ({ collection, trash: true, where: { deletedAt: { less_than: before } } })),
  )
  expect(cms.calls('delete')).toEqual(
    [1, 2].map((id) => ({ collection: 'posts', id, trash: true, overrideLock: true, depth: 0 })),
  )
  expect(detailsOf(cms)).toEqual(['2 items of posts, 30 days in the trash'])
  expect(errors).toEqual([])
})

test('what cannot be deleted from the trash is reported and not counted', async () => {
  const cms = fakeCms({
    config: {
      collections: [
        { slug: 'posts', trash: true },
        { slug: 'pages', trash: true },
      ],
    },
    methods: {
      find: ({ collection }: { collection: string }) => {
        if (collection === 'posts') throw new Error('away')
        return { docs: ids(1, 1) }
      },
      delete: () => {
        throw new Error('locked')
      },
    },
  })
  const errors: string[] = []
  await emptyTrash((error) => errors.push((error as Error).message), now)
  expect([errors, detailsOf(cms)]).toEqual([['away', 'locked'], []])
})

test('old versions are deleted, those of one document apart from those of another', async () => {
  const version = (id: number, document: number, days: number, more = {}) => ({
    ...{ id, document, at: new Date(now - days * DAY_MS), is_latest: false, is_published: false, is_pinned: false },
    ...more,
  })
  const cms = fakeCms({
    config: {
      collections: [
        { slug: 'case-studies', versions: { drafts: {} } },
        { slug: 'users', versions: {} },
        { slug: 'media' },
      ],
      globals: [{ slug: 'home', versions: { drafts: {} } }, { slug: 'brand' }],
    },
    rows: [
      [
        'from _case_studies_v',
        [
          version(1, 7, 0),
          version(2, 7, 91),
          version(3, 7, 91, { is_latest: true }),
          version(4, 7, 200, { is_published: true }),
          version(5, 7, 89, { is_pinned: true }),
          version(6, 8, 91),
        ],
      ],
    ],
  })
  await pruneVersions(now)
  expect(cms.ran('delete from _').map(({ text, values }) => [text, values])).toEqual([
    ['delete from _case_studies_v where id = any($1)', [[2]]],
  ])
  expect(
    cms
      .ran('order by document')
      .map(({ text, values }) => [/select id, (\S+) as.* from (_\w+_v) /.exec(text)?.slice(1), values]),
  ).toEqual([
    [['parent_id', '_case_studies_v'], ['case-studies']],
    [['0', '_home_v'], ['home']],
  ])
})

test('a scheduled publication whose process was killed is handed out again after five minutes', async () => {
  const cms = fakeCms()
  const from = Date.now()
  await publishScheduled()
  const [{ where, ...update } = {}] = cms.calls('update')
  expect(update).toEqual({ collection: 'payload-jobs', data: { processing: false } })
  const [processing, { updatedAt }] = (where as { and: [object, { updatedAt: { less_than: string } }] }).and
  expect(processing).toEqual({ processing: { equals: true } })
  const age = from - Date.parse(updatedAt.less_than)
  expect(age).toBeGreaterThan(5 * 60_000 - 5_000)
  expect(age).toBeLessThanOrEqual(5 * 60_000)
  expect(cms.calls('jobs.run')).toEqual([{ limit: 100 }])
})
