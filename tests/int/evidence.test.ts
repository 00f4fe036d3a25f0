import { afterAll, beforeAll, expect, test } from 'vitest'
import { permissions } from '#cms/access/permissions.ts'
import { type Account, cms, headersOf, makeAccount } from '../support/account.ts'
import { query } from '../support/database.ts'
import { signIn } from '../support/editor.ts'
import { add, addResume, MARK, removePeople } from '../support/people.ts'
import { inject } from '../support/product.ts'
import { waitFor } from '../support/wait-for.ts'

const roles = ['editor', 'contributor', 'moderator', 'hr', 'sales'] as const
type Name = (typeof roles)[number]

const accounts = new Map<Name, Account>()
const headers = new Map<Name, Record<string, string>>()
let administrator: Awaited<ReturnType<typeof signIn>>

beforeAll(async () => {
  administrator = await signIn()
  for (const role of roles) {
    const account = await makeAccount(`evidence-${role}`, [role])
    accounts.set(role, account)
    headers.set(role, await headersOf(account))
  }
})

afterAll(async () => {
  await removePeople()
  for (const account of accounts.values()) await account.remove()
})

/** Returns the administrator's headers without the content type, which a form sets itself. */
function administratorHeaders() {
  const { 'content-type': _type, ...rest } = administrator.headers
  return rest
}

const as = (role: Name) => headers.get(role) as Record<string, string>
const accountOf = (role: Name) => accounts.get(role) as Account

type CmsResponse = { status: number; message: string; docs: Record<string, unknown>[]; text: string }

async function call(role: Name | 'admin', method: string, path: string, body?: unknown): Promise<CmsResponse> {
  const response = await cms(method, path, body, role === 'admin' ? administratorHeaders() : as(role))
  const text = await response.text()
  const parsed = JSON.parse(text || '{}') as { errors?: { message: string }[]; docs?: CmsResponse['docs'] }
  return { status: response.status, message: parsed.errors?.[0]?.message ?? '', docs: parsed.docs ?? [], text }
}

test('F1 no role can redirect or read the email with a reset link', async () => {
  const { email } = inject('administrator')
  expect((await cms('POST', '/users/forgot-password', { email })).status).toBe(200)
  const requests = () =>
    query<{ id: number; text: string; body: string }>(
      `select * from outbox where kind = 'account' and "to" = $1 order by id desc limit 1`,
      [email],
    )
  // The email is stored after the response, which takes the same time for unknown email addresses.
  const { id } = await waitFor(async () => (await requests())[0] as { id: number })
  for (const role of roles) {
    const stolen = await call(role, 'PATCH', `/outbox/${id}`, { to: 'stranger@example.net', status: 'waiting' })
    expect({ role, status: stolen.status }).toEqual({ role, status: 403 })
    expect(stolen.message).toMatch(/not allowed|may not change/)
    await call(role, 'PATCH', `/outbox?where[id][equals]=${id}`, { to: 'stranger@example.net', status: 'waiting' })
    expect((await call(role, 'GET', `/outbox/${id}`)).status).toBeGreaterThanOrEqual(400)
    for (const path of [`?where[id][equals]=${id}`, '?where[text][contains]=reset', '?where[body][contains]=reset'])
      expect({ role, path, docs: (await call(role, 'GET', `/outbox${path}`)).docs }).toEqual({ role, path, docs: [] })
    expect((await call(role, 'GET', '/outbox?sort=text&limit=0')).text).not.toContain('/admin/reset/')
  }
  expect(await query('select 1 from outbox where "to" like $1', ['%stranger@example.net%'])).toEqual([])
  const seen = await call('admin', 'GET', `/outbox/${id}`)
  expect([seen.status, seen.text.includes('/admin/reset/')]).toEqual([200, false])
  expect((await call('admin', 'GET', `/outbox?where[text][contains]=reset`)).docs).toEqual([])
  expect((await call('admin', 'PATCH', `/outbox/${id}`, { to: 'stranger@example.net' })).message).toBe(
    'Your account may not change “to”. Nothing was saved.',
  )
})

const collectionsOfSales = [
  ['outbox', 'outbox', { to: `${MARK}@steps.example`, subject: MARK, kind: 'lead-notice' }],
  ['webhook-deliveries', 'webhook_deliveries', { event: MARK }],
  ['subscribers', 'subscribers', {}],
] as const

test.each(collectionsOfSales)(
  'F1 sales can make only the status changes that the table allows: %s',
  async (slug, table, row) => {
    const options = await query<{ value: string }>(
      `select unnest(enum_range(null::enum_${table}_status))::text as value`,
    )
    const values = options.map(({ value }) => value)
    const rule = permissions[slug]?.changes?.status
    for (const from of values) {
      for (const to of values.filter((value) => value !== from)) {
        const unique = `${MARK}-${from}-${to}`
        const named = slug === 'subscribers' ? { email: `${unique}@steps.example` } : { about: unique }
        const id = await add(table, { ...row, ...named, status: from })
        const permission = rule?.({ from, to, user: { id: 0 } as never })
        const { status, message } = await call('sales', 'PATCH', `/${slug}/${id}`, { status: to })
        expect({ from, to, status }).toEqual({ from, to, status: permission === true ? 200 : 403 })
        if (permission === true) continue
        expect(message).toBe(permission)
        expect(await query(`select status from ${table} where id = $1`, [id])).toEqual([{ status: from }])
      }
    }
  },
)

test('F1 restoring a version restores the decision but never the visitor’s words', async () => {
  const id = await add('reviews', {
    user_name: MARK,
    user_email: `${MARK}@restored.example`,
    user_feedback: 'The words that were sent.',
    tool: 'md5-generator',
    status: 'pending',
  })
  for (const status of ['approved', 'disapproved'])
    expect((await call('moderator', 'PATCH', `/reviews/${id}`, { status })).status).toBe(200)
  await query(
    `update _reviews_v set version_user_feedback = 'Other words.', version_moderated_at = '2001-01-01' where parent_id = $1`,
    [id],
  )
  const { docs } = await call('moderator', 'GET', `/reviews/versions?where[parent][equals]=${id}&sort=createdAt`)
  const restored = await call('moderator', 'POST', `/reviews/versions/${docs[0]?.id}`, {})
  expect([restored.status, restored.message]).toEqual([200, ''])
  expect(
    await query(`select status, user_feedback, moderated_at > '2020-01-01' as fresh from reviews where id = $1`, [id]),
  ).toEqual([{ status: 'approved', user_feedback: 'The words that were sent.', fresh: true }])
  expect((await call('hr', 'GET', '/reviews/versions')).status).toBe(403)
})

test('F1 only sales can read and restore drafts of an issue', async () => {
  const made = await cms('POST', '/issues', { subject: `${MARK} first`, status: 'sent', recipients: 9 }, as('sales'))
  const { doc } = (await made.json()) as { doc: { id: number } }
  await call('sales', 'PATCH', `/issues/${doc.id}`, { subject: `${MARK} second` })
  for (const role of ['contributor', 'moderator', 'hr'] as const)
    expect({ role, status: (await call(role, 'GET', '/issues/versions')).status }).toEqual({ role, status: 403 })
  const { docs } = await call('sales', 'GET', `/issues/versions?where[parent][equals]=${doc.id}&sort=createdAt`)
  const restored = await call('sales', 'POST', `/issues/versions/${docs[0]?.id}`, {})
  expect([restored.status, restored.message]).toEqual([200, ''])
  const stored = () => query('select subject, status, recipients::int from issues where id = $1', [doc.id])
  expect(await stored()).toEqual([{ subject: `${MARK} first`, status: 'draft', recipients: 0 }])
  await query("update issues set status = 'sent', recipients = 3 where id = $1", [doc.id])
  expect((await call('sales', 'POST', `/issues/versions/${docs[0]?.id}`, {})).status).toBe(403)
  expect((await call('sales', 'PATCH', `/issues/${doc.id}`, { subject: 'Other words' })).status).toBe(403)
  expect(await stored()).toEqual([{ subject: `${MARK} first`, status: 'sent', recipients: 3 }])
  await call('admin', 'DELETE', `/issues/${doc.id}`)
})

test('F1 sales can neither redirect other roles’ notices nor see the webhook secret', async () => {
  const before = await administrator.readGlobal('mail-settings')
  const secret = 'a secret of the evidence test'
  const webhook = { url: 'https://crm.example/hook', secret }
  await administrator.updateGlobal('mail-settings', { webhook, notices: { application: 'hr@agency.example' } })
  const mine = {
    notices: { application: 'sales@agency.example', contact: 'desk@agency.example' },
    webhook: { url: 'https://sales.example/' },
  }
  expect((await call('sales', 'POST', '/globals/mail-settings', mine)).status).toBe(200)
  expect(await administrator.readGlobal('mail-settings')).toMatchObject({
    notices: { application: 'hr@agency.example', contact: 'desk@agency.example' },
    webhook: { url: webhook.url, secret: expect.stringMatching(/^•+$/) },
  })
  const seen = await call('sales', 'GET', '/globals/mail-settings')
  expect([seen.status, seen.text.includes(secret)]).toEqual([200, false])
  const versions = await call('sales', 'GET', '/globals/mail-settings/versions?limit=0')
  expect([versions.docs.length > 0, versions.text.includes(secret)]).toEqual([true, false])
  const queried = await call('sales', 'GET', '/globals/mail-settings/versions?where[version.webhook.secret][like]=a')
  expect([queried.status, queried.docs]).toEqual([400, []])
  const restored = await call('sales', 'POST', `/globals/mail-settings/versions/${versions.docs.at(-1)?.id}`, {})
  expect([restored.status, restored.message]).toEqual([403, expect.stringContaining('“webhook.url”')])
  await administrator.updateGlobal('mail-settings', {
    webhook: { url: null, secret: null },
    notices: before.notices,
  })
})

test('F1 only administrators can change the contact email of the site', async () => {
  const response = await call('editor', 'POST', '/globals/brand', { contactEmail: 'editor@example.net' })
  expect([response.status, response.message]).toEqual([
    403,
    'Your account may not change “contactEmail”. Nothing was saved.',
  ])
})

test.each(roles)('F1 %s can change its own name, but no role, lock, session, or other account', async (role) => {
  const { id, email } = accountOf(role)
  const forced = {
    name: `Renamed ${role}`,
    roles: ['admin'],
    loginAttempts: 9,
    lockUntil: '2090-01-01',
    sessions: [],
    hash: 'x',
    salt: 'x',
  }
  expect((await call(role, 'PATCH', `/users/${id}`, forced)).status).toBe(200)
  const [stored] = await query<Record<string, unknown>>(
    'select name, hash, lock_until, login_attempts::int as attempts, (select count(*)::int from users_sessions s where s._parent_id = u.id) as sessions from users u where id = $1',
    [id],
  )
  expect(stored).toMatchObject({ name: `Renamed ${role}`, lock_until: null, attempts: 0, sessions: 1 })
  expect(stored?.hash).not.toBe('x')
  expect(await query('select value::text from users_roles where parent_id = $1', [id])).toEqual([{ value: role }])
  const other = accountOf(role === 'sales' ? 'hr' : 'sales').id
  expect((await call(role, 'PATCH', `/users/${other}`, { name: 'Stolen' })).status).toBeGreaterThanOrEqual(400)
  // Accounts cannot query their own secrets either.
  for (const field of ['resetPasswordToken', 'hash', 'salt', 'lockUntil'])
    expect((await call(role, 'GET', `/users?where[${field}][exists]=true`)).status).toBe(400)
  expect((await call(role, 'GET', '/users/me')).text).toContain(email)
})

test('F1 relations, filters, and sorting reveal no private fields of accounts and reviews', async () => {
  const queries: [Name, string][] = [
    ['moderator', '/reviews?where[moderatedBy.resetPasswordToken][exists]=true'],
    ['moderator', '/reviews?where[moderatedBy.hash][like]=a'],
    ['moderator', '/reviews?sort=moderatedBy.hash'],
    ['editor', '/reviews?sort=userEmail'],
    ['hr', '/reviews?where[moderatedBy.email][like]=a'],
    ['sales', '/payload-locked-documents?where[user.value.hash][like]=a'],
    ['hr', '/posts?where[author.email][like]=a'],
    ['sales', '/subscribers?where[token][like]=a'],
    ['sales', '/outbox?where[key][like]=a'],
  ]
  for (const [role, path] of queries) {
    const { status, docs } = await call(role, 'GET', path)
    expect({ role, path, isRefused: status === 400 || docs.length === 0 }).toEqual({ role, path, isRefused: true })
  }
})

test('F1 the back office shows fields that a role may not write as read-only', async () => {
  const id = await add('outbox', { to: `${MARK}@shown.example`, subject: MARK, kind: 'lead-notice', status: 'failed' })
  const { text } = await call('sales', 'POST', `/outbox/access/${id}`, {})
  const { fields } = JSON.parse(text) as { fields: Record<string, unknown> }
  expect(fields.status).toBe(true)
  for (const name of ['to', 'subject', 'kind', 'sentAt', 'text'])
    expect({ name, may: fields[name] }).toEqual({ name, may: { read: true } })
})

test('F1 the properties of an image come from its file, not from the request', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const forced = {
    alt: MARK,
    width: 9_000,
    height: 9_000,
    mimeType: 'text/html',
    filesize: 1,
    imageId: 'f',
    thumbnailURL: 'https://elsewhere.example/',
    art: { a: 1 },
  }
  const form = () => {
    const data = new FormData()
    data.append('_payload', JSON.stringify(forced))
    data.append('file', new File([png], 'picture.png', { type: 'image/png' }))
    return data
  }
  const made = (await (await cms('POST', '/media', form(), as('editor'))).json()) as { doc: { id: number } }
  const { id } = made.doc
  const stored = () =>
    query('select alt, width::int, height::int, mime_type, art, image_id from media where id = $1', [id])
  const real = {
    alt: MARK,
    width: 1,
    height: 1,
    mime_type: 'image/png',
    art: null,
    image_id: expect.stringMatching(/^[0-9a-f]{40}$/),
  }
  expect(await stored()).toEqual([real])
  expect((await cms('PATCH', `/media/${id}`, { ...forced, alt: `${MARK} 2` }, as('editor'))).status).toBe(200)
  expect(await stored()).toEqual([{ ...real, alt: `${MARK} 2` }])
  expect((await cms('PATCH', `/media/${id}`, form(), as('editor'))).status).toBe(200)
  expect(await stored()).toEqual([real])
  await administrator.remove('media', id)
})

test('C3 F1 nobody can replace the résumé of an application', async () => {
  const id = await addResume(`${MARK}.pdf`)
  const form = () => {
    const data = new FormData()
    data.append('_payload', '{}')
    data.append('file', new File(['%PDF-1.4 other'], 'other.pdf', { type: 'application/pdf' }))
    return data
  }
  for (const role of [...roles, 'admin'] as const) {
    const { status, message } = await call(role, 'PATCH', `/resumes/${id}`, form())
    expect({ role, status, message }).toEqual({ role, status: 403, message: expect.stringContaining('not allowed') })
  }
  expect(await query('select filename from resumes where id = $1', [id])).toEqual([{ filename: `${MARK}.pdf` }])
})
