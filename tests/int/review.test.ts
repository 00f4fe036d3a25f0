import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Account, cms, headersOf, makeAccount } from '../support/account.ts'
import { query } from '../support/database.ts'
import { minimalPost, signIn } from '../support/editor.ts'
import { inject } from '../support/product.ts'

let local: Payload
let connection: typeof import('#cms/database/connection.ts')
let runDates: () => Promise<void>
let admin: Awaited<ReturnType<typeof signIn>>
let writer: Account
let reviewer: Account
const made: number[] = []

beforeAll(async () => {
  // The CMS also runs in this process, on the product's database, to run what is due without waiting a minute.
  Object.assign(process.env, {
    DATABASE_URL: inject('databaseUrl'),
    DATA_DIR: inject('dataDir'),
    SITE_URL: inject('siteUrl'),
    LOG_LEVEL: 'silent',
  })
  vi.resetModules()
  connection = await import('#cms/database/connection.ts')
  runDates = (await import('#worker/publish-scheduled.ts')).publishScheduled
  local = await connection.getCms()
  admin = await signIn()
  writer = await makeAccount('Wes Writer', ['contributor'])
  reviewer = await makeAccount('Rue Reviewer', ['editor'])
})

afterAll(async () => {
  for (const id of made) await admin.remove('posts', id)
  for (const account of [writer, reviewer]) await account.remove()
  await connection.stopCms()
  for (const name of ['DATABASE_URL', 'DATA_DIR', 'SITE_URL', 'LOG_LEVEL']) delete process.env[name]
})

type Body = Record<string, unknown> & { message?: string }

async function call(account: Account, method: string, path: string, body?: unknown) {
  const response = await cms(method, path, body, await headersOf(account))
  return { status: response.status, body: (await response.json()) as Body }
}

/** Begins a post as the contributor. */
async function draft(slug: string) {
  const { body } = await call(writer, 'POST', '/posts?draft=true&depth=0', minimalPost(slug, { _status: 'draft' }))
  const { id } = body.doc as { id: number }
  made.push(id)
  return { id, document: `posts/${id}` }
}

const review = async (account: Account, document: string) =>
  (await call(account, 'GET', `/review-requests/about?document=${document}`)).body as Body & {
    seen: string
    steps: string[]
  }

const step = (account: Account, document: string, name: string, more: object = {}) =>
  call(account, 'POST', '/review-requests/step', { document, step: name, text: '', ...more })

const edit = (account: Account, id: number, title: string) =>
  call(account, 'PATCH', `/posts/${id}?draft=true&autosave=true&depth=0`, { title, _status: 'draft' })

const emails = (document: string) =>
  query<{ to: string; kind: string }>('select "to", kind from outbox where about = $1 order by id', [document])

const stored = async (id: number) =>
  (await query<{ title: string; _status: string }>('select title, _status from posts where id = $1', [id]))[0]

const newest = async (id: number) => local.findByID({ collection: 'posts', id, draft: true, depth: 0 })

test('a draft is sent for review, sent back with a comment, changed, and published by its reviewer', async () => {
  const { id, document } = await draft('reviewed-post')
  expect(await review(writer, document)).toMatchObject({ state: 'none', steps: ['send'] })
  expect((await step(writer, document, 'send', { assignee: writer.id })).status).toBe(422)
  expect((await step(writer, document, 'send', { assignee: reviewer.id, text: 'Is it too long?' })).status).toBe(200)
  expect(await review(reviewer, document)).toMatchObject({
    ...{ state: 'review', sentBy: 'Wes Writer', note: 'Is it too long?', assignee: 'Rue Reviewer', isForMe: true },
  })
  for (const name of ['approve', 'publish', 'request-changes'])
    expect((await step(writer, document, name, { text: 'Fine.' })).status).toBe(403)
  expect((await step(reviewer, document, 'request-changes')).status).toBe(422)
  expect((await step(reviewer, document, 'request-changes', { text: 'Shorter, please.' })).status).toBe(200)
  expect(await review(writer, document)).toMatchObject({ state: 'changes', steps: ['send', 'withdraw'] })
  const comments = (await call(writer, 'GET', `/comments/about?document=${document}`)).body.comments
  expect(comments).toMatchObject([{ text: 'Shorter, please.', authorName: 'Rue Reviewer' }])

  await edit(writer, id, 'A shorter title')
  expect((await step(writer, document, 'send', { assignee: reviewer.id })).status).toBe(200)
  const { seen } = await review(reviewer, document)
  await edit(writer, id, 'An even shorter title')
  const late = await step(reviewer, document, 'publish', { seen })
  expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('changed a moment ago')])
  expect(await stored(id)).toMatchObject({ _status: 'draft' })
  const again = await review(reviewer, document)
  expect(again.edits).toMatchObject([{ by: 'Wes Writer', fields: expect.stringContaining('Title') }])
  expect((await step(reviewer, document, 'publish', { seen: again.seen })).status).toBe(200)
  expect(await stored(id)).toEqual({ title: 'An even shorter title', _status: 'published' })
  expect(await review(writer, document)).toMatchObject({ state: 'none', steps: ['send'] })
  expect(await emails(document)).toEqual([
    { to: reviewer.email, kind: 'draft-submitted' },
    { to: writer.email, kind: 'draft-changes' },
    { to: reviewer.email, kind: 'draft-submitted' },
    { to: writer.email, kind: 'draft-published' },
  ])
})

test('an approved draft waits for its publication, whichever editor publishes it, and two reviewers decide once', async () => {
  const { id, document } = await draft('approved-post')
  await step(writer, document, 'send', { assignee: reviewer.id })
  const { seen } = await review(reviewer, document)
  const decisions = await Promise.all([
    step(reviewer, document, 'approve', { seen }),
    step(reviewer, document, 'approve', { seen }),
  ])
  expect(decisions.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await stored(id)).toMatchObject({ _status: 'draft' })
  await admin.update('posts', id, { _status: 'published' })
  expect(await query('select 1 from review_requests where about = $1', [document])).toEqual([])
  expect((await emails(document)).map(({ kind }) => kind)).toEqual([
    'draft-submitted',
    'draft-approved',
    'draft-published',
  ])
})

/** Far enough that the worker of the product does not run it. */
const YEAR = new Date().getFullYear() + 2

const setDate = (document: string, more: object = {}) =>
  call(reviewer, 'POST', '/schedule', {
    document,
    type: 'publish',
    local: `${YEAR}-05-01T09:00`,
    timeZone: 'Europe/Berlin',
    ...more,
  })

type Dates = { dates: { id: number; edits: unknown[]; when: string }[]; types: string[]; timeZone: string }
const schedule = async (document: string) =>
  (await call(reviewer, 'GET', `/schedule?document=${document}`)).body as unknown as Dates

/** Runs the dates of a post as if their time had come. */
async function comeTrue(id: number) {
  await query(
    `update payload_jobs set wait_until = now() - interval '1 second' where input -> 'doc' ->> 'value' = $1`,
    [String(id)],
  )
  await runDates()
}

test('a date publishes what was scheduled; what was written since stays a draft', async () => {
  const { id, document } = await draft('scheduled-post')
  await admin.update('posts', id, { title: 'First', _status: 'published' })
  await edit(reviewer, id, 'Scheduled title')
  expect((await setDate(document)).body.message).toContain(`May 1, ${YEAR}, 9:00 AM`)
  await setDate(document, { local: `${YEAR}-05-02T09:00` })
  expect(await schedule(document)).toMatchObject({ dates: [{ edits: [], when: expect.stringContaining('May 2') }] })
  await edit(writer, id, 'Nobody has read this')
  expect((await schedule(document)).dates).toMatchObject([{ edits: [{ by: 'Wes Writer' }] }])
  await comeTrue(id)
  expect(await stored(id)).toEqual({ title: 'Scheduled title', _status: 'published' })
  expect(await newest(id)).toMatchObject({ title: 'Nobody has read this', _status: 'draft' })
})

test('a date takes a document off the site; publishing by hand makes a date for it pointless', async () => {
  const { id, document } = await draft('unpublished-on-a-date')
  expect((await setDate(document, { type: 'unpublish' })).status).toBe(422)
  await setDate(document)
  await admin.update('posts', id, { _status: 'published' })
  expect(await schedule(document)).toMatchObject({ dates: [], types: ['unpublish'] })
  expect((await setDate(document)).status).toBe(422)
  expect((await setDate(document, { type: 'unpublish', local: '2020-01-01T09:00' })).status).toBe(422)
  expect((await setDate(document, { type: 'unpublish' })).status).toBe(200)
  const [date] = (await schedule(document)).dates
  expect((await call(writer, 'POST', `/schedule/${date?.id}/delete`)).status).toBe(403)
  await comeTrue(id)
  expect(await stored(id)).toMatchObject({ _status: 'draft' })
})

test('a date that cannot be kept sends an email to the person who set it', async () => {
  const { id, document } = await draft('late-case')
  await setDate(document)
  await query(
    "update payload_jobs set input = jsonb_set(input::jsonb, '{state,title}', '\"\"') where input -> 'doc' ->> 'value' = $1",
    [String(id)],
  )
  await edit(writer, id, 'Another title')
  await comeTrue(id)
  expect(await stored(id)).toMatchObject({ _status: 'draft' })
  expect((await emails(document)).filter(({ kind }) => kind === 'schedule-failed')).toEqual([
    { to: reviewer.email, kind: 'schedule-failed' },
  ])
})

test('F1 nobody schedules past the permissions with the function that Payload offers', async () => {
  const { schedulePublish } = await import('#admin/server-functions/schedule-publish.ts')
  const before = await local.count({ collection: 'payload-jobs' })
  const doc = { relationTo: 'posts', value: '1' }
  expect(await schedulePublish({ type: 'publish', date: new Date('2090-01-01'), doc } as never)).toHaveProperty('error')
  expect(await local.count({ collection: 'payload-jobs' })).toEqual(before)
})

test('F1 an editor writes, tests, and counts a newsletter issue, and sees no email address of a subscriber', async () => {
  const { body } = await call(reviewer, 'POST', '/issues?depth=0', { subject: 'By an editor', postsAs: 'excerpts' })
  const { id } = body.doc as { id: number }
  expect((await call(reviewer, 'PATCH', `/issues/${id}`, { intro: 'Hello.' })).status).toBe(200)
  expect((await call(reviewer, 'GET', `/issues/${id}/progress`)).body).toMatchObject({ status: 'draft', sent: 0 })
  expect((await call(reviewer, 'POST', `/issues/${id}/test`)).body.message).toContain(reviewer.email)
  for (const path of ['/subscribers', '/subscribers/export.csv', '/suppressions', '/outbox'])
    expect([path, (await cms('GET', path, undefined, await headersOf(reviewer))).status]).toEqual([path, 403])
  for (const path of ['progress', 'preview', 'test', 'send']) {
    const method = path === 'test' || path === 'send' ? 'POST' : 'GET'
    const response = await cms(method, `/issues/${id}/${path}`, undefined, await headersOf(writer))
    expect([path, response.status]).toEqual([path, 403])
  }
  await admin.remove('issues', id)
})
