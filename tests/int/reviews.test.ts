// extended: one more figure on a page.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, headersOf, makeAccount } from '../support/account.ts'
import { query } from '../support/database.ts'
import { emailsTo } from '../support/mail-server.ts'
import { emailsAbout } from '../support/outbox.ts'
import { api, page, post, sendForm } from '../support/page.ts'
import { thingsOf } from '../support/structured-data.ts'
import { waitFor } from '../support/wait-for.ts'

const TOOL = 'hreflang-checker'
const OTHER_TOOL = 'utm-builder'
const MARK = 'moderated.example'
const decisions = ['/approve-review', '/disapprove-review', '/delete-review']

let moderator: Account
let editor: Account
let headers: Record<string, string>

beforeAll(async () => {
  moderator = await makeAccount('review-moderator', ['moderator'])
  editor = await makeAccount('review-editor', ['editor'])
  headers = await headersOf(moderator)
})

afterAll(async () => {
  const left = await query<{ id: number }>('select id from reviews where user_email like $1', [`%@${MARK}`])
  if (left.length > 0) await decide('/delete-review', { ids: left.map(({ id }) => id) })
  await moderator.remove()
  await editor.remove()
})

let written = 0

/** Sends a review as a visitor does. Returns its id and email address. */
async function write(more: Record<string, unknown> = {}) {
  const number = ++written
  const userEmail = `author-${number}@${MARK}`
  const sent = {
    userName: `Author ${number}`,
    userEmail,
    userFeedback: `Review number ${number}.`,
    tool: TOOL,
    ...more,
  }
  expect((await post('/create-review', { data: sent })).status).toBe(200)
  return { id: (await rowOf(userEmail)).id, userEmail }
}

type Row = { id: number; status: string; wantsNotice: boolean; by: number | null; decidedAt: Date | null }

async function rowOf(userEmail: string) {
  const [row] = await query<Row>(
    `select id, status, wants_notice as "wantsNotice", moderated_by_id as by, moderated_at as "decidedAt"
     from reviews where user_email = $1`,
    [userEmail],
  )
  if (!row) throw new Error(`There is no review of ${userEmail}.`)
  return row
}

async function statusesOf(ids: number[]) {
  const rows = await query<{ status: string }>('select status from reviews where id = any($1) order by id', [ids])
  return rows.map(({ status }) => status)
}

async function decide(path: string, which: Record<string, unknown>) {
  const response = await post(path, which, headers)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const shown = async (tool: string) => (await page(`/tools/${tool}/`)).texts('.review-list li > p:first-child')

test('R-238 R-266 only a moderator can decide about a review', async () => {
  const { id } = await write()
  const asEditor = await headersOf(editor)
  for (const path of decisions) {
    const stranger = await post(path, { id })
    expect({ path, status: stranger.status }).toEqual({ path, status: 401 })
    expect(await stranger.json()).toEqual({ success: false, message: 'Please sign in to the back office first.' })
    const other = await post(path, { id }, asEditor)
    expect({ path, status: other.status }).toEqual({ path, status: 403 })
    expect((await api(path, { headers })).status).toBe(405)
  }
  expect(await statusesOf([id])).toEqual(['pending'])
  expect(await decide('/approve-review', { id })).toEqual({
    status: 200,
    body: { success: true, message: '1 review approved.', count: 1 },
  })
  expect(await statusesOf([id])).toEqual(['approved'])
})

test('R-238 R-266 several reviews can be decided at once, and each records by whom and when', async () => {
  const reviews = [await write(), await write(), await write()]
  const ids = reviews.map(({ id }) => id)
  const before = Date.now()
  expect((await decide('/approve-review', { data: { ids } })).body).toEqual({
    success: true,
    message: '3 reviews approved.',
    count: 3,
  })
  for (const { id, userEmail } of reviews) {
    const row = await rowOf(userEmail)
    expect(row).toMatchObject({ status: 'approved', by: moderator.id })
    expect(Math.abs((row.decidedAt?.getTime() ?? 0) - before)).toBeLessThan(60_000)
    expect(await query('select action, who_id from audit_log where about = $1', [`reviews/${id}`])).toEqual([
      { action: 'review-approved', who_id: moderator.id },
    ])
  }
  // A repeated id counts once.
  expect((await decide('/disapprove-review', { ids: [...ids, ...ids] })).body).toMatchObject({ count: 3 })
  expect(await statusesOf(ids)).toEqual(['disapproved', 'disapproved', 'disapproved'])
  expect((await decide('/delete-review', { ids })).body.message).toBe('3 reviews deleted.')
  expect(await statusesOf(ids)).toEqual([])
  const deleted = ids.map((id) => `reviews/${id}`)
  const entries = await query("select who_id from audit_log where action = 'review-deleted' and about = any($1)", [
    deleted,
  ])
  expect(entries).toEqual(ids.map(() => ({ who_id: moderator.id })))
})

test('R-238 if one review does not exist, none is changed, and the message names it', async () => {
  const { id } = await write()
  for (const path of decisions) {
    const { status, body } = await decide(path, { ids: [id, 2_000_000_000, 2_000_000_001] })
    expect({ path, status, body }).toEqual({
      path,
      status: 404,
      body: { success: false, message: 'There is no review with the id 2000000000 or 2000000001.' },
    })
  }
  expect(await statusesOf([id])).toEqual(['pending'])
})

test.each<[string, Record<string, unknown>]>([
  ['nothing', {}],
  ['an empty list', { ids: [] }],
  ['a word', { id: 'all' }],
  ['a word instead of a list', { ids: 'all' }],
  ['zero', { id: 0 }],
  ['a number too large', { id: 3_000_000_000 }],
  ['a list of 201', { ids: Array.from({ length: 201 }, (_, at) => at + 1) }],
  ['a query', { where: { status: { equals: 'pending' } } }],
])('R-238 %s is refused as a selection of reviews', async (_what, which) => {
  const { id } = await write()
  for (const path of decisions) expect(await decide(path, which)).toMatchObject({ status: 422 })
  expect(await statusesOf([id])).toEqual(['pending'])
})

test('R-216 R-236 visitors see only approved reviews of a tool, and no email addresses', async () => {
  const reviews = {
    approved: await write({ userFeedback: 'Approved about this tool.' }),
    pending: await write({ userFeedback: 'Pending about this tool.' }),
    disapproved: await write({ userFeedback: 'Disapproved about this tool.' }),
    elsewhere: await write({ userFeedback: 'Approved about another tool.', tool: OTHER_TOOL }),
  }
  await decide('/approve-review', { ids: [reviews.approved.id, reviews.elsewhere.id] })
  await decide('/disapprove-review', { id: reviews.disapproved.id })
  const text = await (await api(`/get-reviews?tool=${TOOL}`)).text()
  const { reviews: listed } = JSON.parse(text) as { reviews: { userFeedback: string; tool: string }[] }
  const words = listed.map(({ userFeedback }) => userFeedback)
  expect(words).toContain('Approved about this tool.')
  for (const other of ['Pending about this tool.', 'Disapproved about this tool.', 'Approved about another tool.'])
    expect(words).not.toContain(other)
  expect(new Set(listed.map(({ tool }) => tool))).toEqual(new Set([TOOL]))

  await waitFor(async () => (await shown(TOOL)).includes('Approved about this tool.'))
  await waitFor(async () => (await shown(OTHER_TOOL)).includes('Approved about another tool.'))
  expect(await shown(TOOL)).toEqual(words)
  const everywhere = [text, await (await api('/get-reviews')).text()]
  for (const tool of [TOOL, OTHER_TOOL]) everywhere.push((await page(`/tools/${tool}/`)).html)
  for (const one of everywhere) expect(one).not.toContain(MARK)

  await decide('/disapprove-review', { id: reviews.elsewhere.id })
  await waitFor(async () => !(await shown(OTHER_TOOL)).includes('Approved about another tool.'))
})

test('R-215 a tool’s stars are the mean of its approved ratings', { tags: 'extended' }, async () => {
  const sent = [5, 2, 2, undefined].map((rating) => write({ tool: OTHER_TOOL, ...(rating ? { rating } : {}) }))
  const reviews = await Promise.all(sent)
  await decide('/approve-review', { ids: reviews.map(({ id }) => id) })
  const stars = async () => {
    const { document } = await page(`/tools/${OTHER_TOOL}/`)
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}'
    return thingsOf(JSON.parse(data), 'AggregateRating')[0]
  }
  await waitFor(stars)
  expect(await stars()).toMatchObject({ ratingValue: 3, ratingCount: 3, bestRating: 5, worstRating: 1 })
  await decide('/disapprove-review', { id: reviews[0]?.id })
  await waitFor(async () => (await stars())?.ratingValue === 2)
  expect(await stars()).toMatchObject({ ratingCount: 2 })
})

test('R-235 without JavaScript, a checkbox asks for an email on publication', async () => {
  const path = `/tools/${TOOL}/`
  const box = (await page(path)).document.querySelector<HTMLInputElement>('#review [name="wantsNotice"]')
  expect([box?.type, box?.checked]).toEqual(['checkbox', false])
  const fields = { userName: 'Ana', userFeedback: 'Sent without JavaScript.', tool: TOOL, page: path }
  const [yes, no] = [`ticked@${MARK}`, `unticked@${MARK}`]
  await sendForm('/create-review', { ...fields, userEmail: yes, wantsNotice: box?.value ?? '' })
  await sendForm('/create-review', { ...fields, userEmail: no })
  expect([(await rowOf(yes)).wantsNotice, (await rowOf(no)).wantsNotice]).toEqual([true, false])
  const refused = await sendForm('/create-review', { ...fields, userEmail: 'nobody', wantsNotice: 'on' })
  expect(await refused.text()).toMatch(/<input[^>]*(name="wantsNotice"[^>]*checked|checked[^>]*name="wantsNotice")/)
})

/** Returns the jobs that notify an author of the publication, with their state. */
const jobsAbout = (id: number) =>
  query<{ state: string }>(
    "select state::text from jobs.job where name = 'notify' and data->>'about' = $1 and data->>'now' = 'approved'",
    [`reviews/${id}`],
  )

test('R-215 only authors who asked get an email, once, when their review is published', async () => {
  const withNotice = await write({ wantsNotice: true })
  const withoutNotice = await write()
  await decide('/approve-review', { ids: [withNotice.id, withoutNotice.id] })
  const done = async (count: number) => {
    const jobs = await jobsAbout(withNotice.id)
    return jobs.length === count && jobs.every(({ state }) => state === 'completed')
  }
  await waitFor(() => done(1))
  const arrived = await waitFor(async () => (await emailsTo(withNotice.userEmail))[0])
  expect(arrived?.email.subject).toBe('Your review has been published')
  expect(arrived?.email.text).toContain(`/tools/${TOOL}/`)
  expect(await jobsAbout(withoutNotice.id)).toEqual([])

  await decide('/disapprove-review', { id: withNotice.id })
  await decide('/approve-review', { id: withNotice.id })
  await waitFor(() => done(2))
  const toAuthor = (await emailsAbout(`reviews/${withNotice.id}`)).filter(({ to }) => to === withNotice.userEmail)
  expect(toAuthor).toHaveLength(1)
  expect((await emailsAbout(`reviews/${withoutNotice.id}`)).filter(({ to }) => to === withoutNotice.userEmail)).toEqual(
    [],
  )
})

test('R-235 R-266 an automated review is stored as spam, and a moderator can still publish it', async () => {
  const userEmail = `robot@${MARK}`
  const fields = { userName: 'Rob', userEmail, userFeedback: 'A robot, or somebody like one.', tool: TOOL }
  const response = await sendForm('/create-review', { ...fields, nickname: 'Rob', page: `/tools/${TOOL}/` })
  expect(response.status).toBe(303)
  const { id, status } = await rowOf(userEmail)
  expect(status).toBe('spam')
  expect((await decide('/approve-review', { id })).status).toBe(200)
  await waitFor(async () => (await shown(TOOL)).includes(fields.userFeedback))
})
