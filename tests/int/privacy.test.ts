import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cms, headersOf, logIn, makeAccount } from '../support/account.ts'
import { query } from '../support/database.ts'
import { signIn } from '../support/editor.ts'
import { add, addResume, MARK, removePeople, resumeFile } from '../support/people.ts'
import { inject } from '../support/product.ts'
import { waitFor } from '../support/wait-for.ts'

let editor: Awaited<ReturnType<typeof signIn>>
beforeAll(async () => {
  editor = await signIn()
})
afterAll(removePeople)

type Entry = { action: string; whoEmail: string | null; details: string | null }

const entriesAbout = (about: string) =>
  query<Entry>(
    'select action, who_email as "whoEmail", details from audit_log where about = $1 order by created_at, id',
    [about],
  )

const entries = (action: string) =>
  query<Entry>(
    'select action, who_email as "whoEmail", details from audit_log where action = $1 order by created_at, id',
    [action],
  )

const by = (action: string, details: string | null = null) => ({
  action,
  details,
  whoEmail: inject('administrator').email,
})

test('R-294 the audit log records account changes and logins, without passwords', async () => {
  const account = await makeAccount('privacy-desk', ['editor'])
  const about = `users/${account.id}`
  const wrong = `wrong ${randomUUID()}`
  expect((await logIn(account)).status).toBe(200)
  expect((await logIn({ ...account, password: wrong })).status).toBe(401)
  expect((await logIn({ email: `${wrong}@nobody.example`, password: wrong })).status).toBe(401)
  await editor.update('users', account.id, { roles: ['editor', 'hr'] })
  await editor.update('users', account.id, { name: 'Another name' })
  expect((await cms('POST', '/users/forgot-password', { email: account.email })).status).toBe(200)
  await waitFor(async () => (await entriesAbout(about)).some(({ action }) => action === 'password-forgotten'))
  await account.remove()
  expect(await entriesAbout(about)).toEqual([
    by('user-created', `${account.email}: editor`),
    { action: 'login', whoEmail: account.email, details: null },
    { action: 'login-failed', whoEmail: null, details: account.email },
    by('roles-changed', 'editor → editor, hr'),
    { action: 'password-forgotten', whoEmail: null, details: account.email },
    by('user-deleted', account.email),
  ])
  // Text typed into the email field may be a password, so the log records the attempt without it.
  expect((await entries('login-failed')).at(-1)).toMatchObject({ details: null })
  expect(await query('select 1 from audit_log t where t::text like $1', [`%${wrong}%`])).toEqual([])
})

test('R-294 the audit log records decisions about reviews and applications, without the person’s data', async () => {
  const review = await add('reviews', {
    user_name: MARK,
    user_email: `${MARK}@decided.example`,
    user_feedback: MARK,
    tool: 'md5-generator',
    status: 'pending',
  })
  const application = await add('applications', { name: MARK, email: `${MARK}@decided.example`, status: 'new' })
  const outboxId = await add('outbox', { to: `${MARK}@decided.example`, subject: MARK, kind: 'test', status: 'failed' })
  await editor.update('reviews', review, { status: 'approved' })
  await editor.update('reviews', review, { status: 'disapproved' })
  await editor.update('applications', application, { status: 'interview' })
  await editor.update('applications', application, { notes: 'A note is no decision.' })
  await editor.update('outbox', outboxId, { status: 'waiting' })
  await editor.remove('reviews', review)
  await editor.remove('applications', application)
  expect(await entriesAbout(`reviews/${review}`)).toEqual([
    by('review-approved', 'pending → approved'),
    by('review-disapproved', 'approved → disapproved'),
    by('review-deleted'),
  ])
  expect(await entriesAbout(`applications/${application}`)).toEqual([
    by('application-moved', 'new → interview'),
    by('application-deleted'),
  ])
  expect(await entriesAbout(`outbox/${outboxId}`)).toEqual([by('mail-sent-again')])
  const about = [`reviews/${review}`, `applications/${application}`, `outbox/${outboxId}`]
  expect(
    await query('select 1 from audit_log t where about = any($1) and t::text like $2', [about, `%${MARK}%`]),
  ).toEqual([])
})

test('R-294 only administrators read the audit log and use the privacy tools, and nobody changes the log', async () => {
  const [entry] = await query<{ id: number; action: string }>('select id, action from audit_log order by id limit 1')
  const everybody = await makeAccount('privacy-everybody', ['editor', 'moderator', 'hr', 'sales'])
  const headers = await headersOf(everybody)
  const erase = { email: 'nobody@asks.example', confirm: 'nobody@asks.example' }
  const statuses = async (headers?: Record<string, string>) => [
    (await cms('GET', '/audit-log', undefined, headers)).status,
    (await cms('GET', '/privacy-tools/export?email=nobody@asks.example', undefined, headers)).status,
    (await cms('POST', '/privacy-tools/erase', erase, headers)).status,
  ]
  expect(await statuses()).toEqual([403, 403, 403])
  expect(await statuses(headers)).toEqual([403, 403, 403])
  expect((await editor.find('audit-log', 'limit=1')).length).toBe(1)
  for (const [method, path, body] of [
    ['POST', '/audit-log', { action: 'forged' }],
    ['PATCH', `/audit-log/${entry?.id}`, { action: 'forged' }],
    ['DELETE', `/audit-log/${entry?.id}`, undefined],
  ] as const)
    expect([method, (await cms(method, path, body, editor.headers)).status]).toEqual([method, 403])
  expect(await query('select id, action from audit_log where id = $1', [entry?.id])).toEqual([entry])
  expect(await entries('forged')).toEqual([])
  await everybody.remove()
})

/** Stores one document of every kind about an email address. */
async function addEverything(email: string) {
  const filename = `${MARK}-${randomUUID()}.pdf`
  const leadId = await add('contact_requests', { client_email: email, message: MARK, form: 'contact', status: 'new' })
  await query(`insert into lead_reports values ($1, '{"summary": "a report"}')`, [leadId])
  const person = { email, name: MARK }
  const application = await add('applications', { ...person, resume_id: await addResume(filename), status: 'new' })
  const sent = { subject: MARK, kind: 'test', text: MARK, status: 'sent' }
  await add('quotes', { ...person, message: MARK, status: 'spam' })
  await add('reviews', {
    user_name: MARK,
    user_email: email,
    user_feedback: MARK,
    tool: 'md5-generator',
    status: 'disapproved',
  })
  await add('subscribers', { email: email.trim().toLowerCase(), source: `/${MARK}`, status: 'confirmed' })
  await add('audit_watches', { url: MARK, host: MARK, email, state: 'confirmed', token: MARK, max_pages: 1 })
  await add('outbox', { ...sent, to: 'team@agency.example', about: `contact-requests/${leadId}` })
  await add('outbox', { ...sent, to: `someone@else.example, ${email}` })
  await add('webhook_deliveries', { event: MARK, about: `contact-requests/${leadId}`, status: 'delivered' })
  return { mail: leadId, application, filename }
}

const onceEach = {
  'contact-requests': 1,
  quotes: 1,
  reviews: 1,
  applications: 1,
  resumes: 1,
  subscribers: 1,
  'audit-watches': 1,
  outbox: 2,
  'webhook-deliveries': 1,
}

test('export and erasure cover everything about an email address in any case, and nothing else', async () => {
  const typedEmail = `Asks.${MARK}@Mail.example`
  const other = `other.${MARK}@mail.example`
  const [mine, theirs] = [await addEverything(typedEmail), await addEverything(other)]
  const email = typedEmail.toLowerCase()

  const exported = await cms('GET', `/privacy-tools/export?email=${email}`, undefined, editor.headers)
  expect(exported.status).toBe(200)
  expect(exported.headers.get('content-disposition')).toMatch(/^attachment/)
  const text = await exported.text()
  const data = JSON.parse(text)
  const counted = Object.keys(onceEach).map((kind) => [kind, data[kind].length])
  expect(Object.fromEntries(counted)).toEqual(onceEach)
  expect(data.resumes[0].filename).toBe(mine.filename)
  expect(data['lead-reports']).toEqual([{ contactRequest: mine.mail, report: { summary: 'a report' } }])
  expect(text).not.toContain(other)

  const erase = (confirm: string) =>
    cms('POST', '/privacy-tools/erase', { email: `  ${typedEmail} `, confirm }, editor.headers)
  for (const wrong of ['', other]) expect((await erase(wrong)).status).toBe(422)
  expect(existsSync(resumeFile(mine.filename))).toBe(true)
  const erased = await erase(email)
  expect([erased.status, await erased.json()]).toMatchObject([200, { counts: onceEach }])

  const again = await (await cms('GET', `/privacy-tools/export?email=${email}`, undefined, editor.headers)).json()
  const left = Object.keys(onceEach).map((kind) => [kind, again[kind].length])
  expect(left.filter(([, count]) => count !== 0)).toEqual([])
  expect([existsSync(resumeFile(mine.filename)), existsSync(resumeFile(theirs.filename))]).toEqual([false, true])
  const others = await (await cms('GET', `/privacy-tools/export?email=${other}`, undefined, editor.headers)).json()
  const kept = Object.keys(onceEach).map((kind) => [kind, others[kind].length])
  expect(Object.fromEntries(kept)).toEqual(onceEach)

  const suppressed = `select email, reason from suppressions where hash = encode(sha256($1::text::bytea), 'hex')`
  expect(await query(suppressed, [email])).toEqual([{ email: null, reason: 'erased' }])
  expect(await query(suppressed, [other])).toEqual([])
  const digest = /^sha256 [0-9a-f]{16}/
  expect((await entries('export')).at(-1)).toMatchObject(by('export', expect.stringMatching(digest)))
  const [entry] = (await entries('erasure')).slice(-1)
  expect(entry).toMatchObject(by('erasure', expect.stringMatching(digest)))
  expect(entry?.details).toContain('2 outbox')
  // Every table has at most the digest of the email address.
  const names = await query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  )
  for (const { name } of names)
    expect([name, await query(`select 1 from "${name}" t where lower(t::text) like $1`, [`%${email}%`])]).toEqual([
      name,
      [],
    ])
}, 60_000)

test.each(['applications', 'resumes'])('an erasure that fails at %s erases nothing and reports it', async (table) => {
  const email = `fails.${table}.${MARK}@mail.example`
  await addEverything(email)
  await query(`create function refuse() returns trigger language plpgsql as 'begin raise exception ''refused''; end'`)
  await query(`create trigger refuse before delete on ${table} for each row execute function refuse()`)
  const before = (await entries('erasure')).length
  try {
    const response = await cms('POST', '/privacy-tools/erase', { email, confirm: email }, editor.headers)
    expect(response.status).toBe(500)
  } finally {
    await query('drop function refuse cascade')
  }
  const exported = await cms('GET', `/privacy-tools/export?email=${email}`, undefined, editor.headers)
  const data = await exported.json()
  const kept = Object.keys(onceEach).map((kind) => [kind, data[kind].length])
  expect(Object.fromEntries(kept)).toEqual(onceEach)
  expect(await entries('erasure')).toHaveLength(before)
})
