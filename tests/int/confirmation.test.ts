import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, cms, headersOf, logIn, makeAccount } from '../support/account.ts'
import { query } from '../support/database.ts'
import { confirmSession, signIn } from '../support/editor.ts'
import { inject } from '../support/product.ts'

type Headers = Record<string, string>
type Row = { id: number }

const PASSWORD = 'seven green lamps in the barn'
const SCOPES = [{ content: 'brand', access: 'publish' }]
const EMBEDS = { embeds: { analyticsUrl: 'https://numbers.example/count.js' } }
let admin: Account
let other: Account
let apiKey: number
let invitation: number

beforeAll(async () => {
  admin = await makeAccount('confirms-changes', ['admin'])
  other = await makeAccount('is-changed', ['editor'])
  const mine = await headersOf(admin)
  await confirm(mine)
  const made = async (path: string, body: object) =>
    ((await (await cms('POST', path, body, mine)).json()) as { doc: Row }).doc.id
  apiKey = await made('/api-keys', { name: 'Of the confirmed', scopes: SCOPES })
  invitation = await made('/invitations', { email: 'invited@confirmed.example', roles: ['editor'] })
})

afterAll(async () => {
  await query("delete from invitations where email like '%@confirmed.example'")
  await query("delete from users where email like '%@confirmed.example' and id <> $1", [other.id])
  await query('delete from api_keys where owner_id = $1', [admin.id])
  await (await signIn()).updateGlobal('brand', { embeds: { analyticsUrl: null } })
  await Promise.all([admin.remove(), other.remove()])
})

const confirm = (headers: Headers) => confirmSession(inject('siteUrl'), headers, admin)
type Refusal = { data?: { code?: string } }
/** Our own endpoints answer with the data of a refusal, Payload's with a list of errors. */
const codeOf = async (response: Response) => {
  const { data, errors } = (await response.json()) as Refusal & { errors?: Refusal[] }
  return (data ?? errors?.[0]?.data)?.code
}
const person = (name: string) => ({ email: `${name}@confirmed.example`, name, password: PASSWORD, roles: ['admin'] })

/** Returns every change that has to be confirmed, as one request each. */
const changes = (name: string): [string, string, unknown][] => [
  ['POST', '/users', person(name)],
  ['PATCH', `/users/${other.id}`, { roles: ['editor', 'sales'] }],
  ['PATCH', `/users?where[id][equals]=${other.id}`, { roles: ['editor', 'moderator'] }],
  ['PATCH', `/users/${other.id}`, { email: `moved-${name}@confirmed.example` }],
  ['PATCH', `/users/${other.id}`, { password: PASSWORD }],
  ['POST', '/invitations', { email: `${name}-guest@confirmed.example`, roles: ['admin'] }],
  ['PATCH', `/invitations/${invitation}`, { roles: ['admin'] }],
  ['POST', `/invitations/${invitation}/resend`, {}],
  ['POST', '/api-keys', { name, scopes: SCOPES }],
  ['POST', `/api-keys/${apiKey}/duplicate`, { name: `${name}, again` }],
  ['PATCH', `/api-keys/${apiKey}`, { name: `Renamed ${name}` }],
  ['PATCH', `/api-keys?where[id][equals]=${apiKey}`, { name: `Renamed ${name}` }],
  ['POST', `/api-keys/${apiKey}/secret`, {}],
  ['POST', '/globals/brand', EMBEDS],
  ['POST', '/users/two-factor/begin', {}],
  ['POST', '/users/two-factor/confirm', { code: '000000' }],
  ['POST', '/users/two-factor/recovery-codes', {}],
  ['POST', '/users/two-factor/off', {}],
]

/** Returns what the changes would change. */
const stored = () =>
  query(
    `select (select count(*)::int from users) as users, (select count(*)::int from api_keys) as keys,
      (select count(*)::int from invitations) as invitations, (select count(*)::int from two_factor) as "twoFactor",
      (select array_agg(u::text order by id) from (select id, email, hash from users) u) as accounts,
      (select array_agg(r::text order by id) from users_roles r) as roles,
      (select array_agg(k::text order by id) from (select id, name, hash from api_keys) k) as names,
      (select array_agg(i::text order by id) from (select id, token_hash from invitations) i) as links,
      (select array_agg(i::text order by id) from invitations_roles i) as "invitedAs",
      (select embeds_analytics_url from brand) as analytics`,
  )

test('F4 without a confirmation in this session, an administrator’s session changes nobody’s access', async () => {
  const [mine, elsewhere] = [await headersOf(admin), await headersOf(admin)]
  const before = await stored()
  // A confirmation belongs to the session in which it was given.
  await confirm(elsewhere)
  for (const [method, path, body] of changes('unconfirmed')) {
    const response = await cms(method, path, body, mine)
    expect([path, response.status, await codeOf(response)]).toEqual([path, 403, 'needs-confirmation'])
  }
  expect(await stored()).toEqual(before)
})

test('F4 a name with a dot in it passes no rule: without a confirmation, it changes nothing', async () => {
  const mine = await headersOf(admin)
  const before = await stored()
  for (const [path, body] of [
    [`/users/${other.id}`, { 'roles.0': 'admin' }],
    [`/users?where[id][equals]=${other.id}`, { name: 'Is changed', 'roles.0': 'admin' }],
    [`/users/${other.id}`, { 'email.': 'moved@confirmed.example' }],
    [`/invitations/${invitation}`, { 'roles.0': 'admin' }],
    [`/api-keys/${apiKey}`, { 'scopes.0': { content: 'posts', access: 'publish' } }],
    ['/globals/brand', { 'embeds.analyticsUrl': EMBEDS.embeds.analyticsUrl }],
    ['/globals/brand', { tagline: 'A line', 'embeds.tags': [{ name: 'A', url: EMBEDS.embeds.analyticsUrl }] }],
  ] as const)
    expect([path, (await cms(path.startsWith('/globals') ? 'POST' : 'PATCH', path, body, mine)).status]).toEqual([
      path,
      400,
    ])
  expect(await stored()).toEqual(before)
})

test('F4 a confirmation is valid for ten minutes, for every such change', async () => {
  const mine = await headersOf(admin)
  await confirm(mine)
  for (const [method, path, body] of changes('confirmed')) {
    const response = await cms(method, path, body, mine)
    expect([path, await codeOf(response)]).not.toEqual([path, 'needs-confirmation'])
  }
  await query("update session_confirmations set confirmed_at = now() - interval '10 minutes'")
  const late = await cms('POST', '/users', person('late'), mine)
  expect([late.status, await codeOf(late)]).toEqual([403, 'needs-confirmation'])
})

test('F4 what a form sends unchanged needs no confirmation', async () => {
  const mine = await headersOf(admin)
  const read = async (path: string) => (await (await cms('GET', `${path}?depth=0`, undefined, mine)).json()) as object
  const { sessions: _sessions, ...account } = (await read(`/users/${other.id}`)) as { sessions: unknown }
  const renamed = { ...account, name: 'Is changed, again' }
  expect((await cms('PATCH', `/users/${other.id}`, renamed, mine)).status).toBe(200)
  const brand = (await read('/globals/brand')) as { tagline?: string }
  expect((await cms('POST', '/globals/brand', { ...brand, tagline: 'Another line' }, mine)).status).toBe(200)
  expect((await cms('POST', '/globals/brand', { tagline: brand.tagline ?? null }, mine)).status).toBe(200)
})

test('F4 an earlier version of the brand, with its third-party code, is restored only with a confirmation', async () => {
  const mine = await headersOf(admin)
  await confirm(mine)
  expect((await cms('POST', '/globals/brand', EMBEDS, mine)).status).toBe(200)
  const [version] = await query<Row>('select id from _brand_v order by id desc limit 1')
  const restore = (headers: Headers) => cms('POST', `/globals/brand/versions/${version?.id}`, {}, headers)
  expect((await restore(await headersOf(admin))).status).toBe(403)
  expect((await restore(mine)).status).toBe(200)
})

test('F4 no API key makes these changes, even of somebody who has just confirmed', async () => {
  const mine = await headersOf(admin)
  await confirm(mine)
  const { secret } = (await (await cms('POST', `/api-keys/${apiKey}/secret`, {}, mine)).json()) as { secret: string }
  const withKey = (body: object) => cms('POST', '/globals/brand', body, { authorization: `Bearer ${secret}` })
  expect((await withKey({ tagline: 'By a program' })).status).toBe(200)
  const refused = await withKey({ embeds: { chatUrl: 'https://chat.example/chat.js' } })
  expect(refused.status).toBe(403)
  expect(await refused.text()).toContain('No API key may make this change')
  expect((await cms('POST', '/users/confirm', admin, { authorization: `Bearer ${secret}` })).status).not.toBe(200)
})

test('F2 F4 wrong passwords of a confirmation are limited as those of a login are', async () => {
  const account = await makeAccount('guesses-a-confirmation', ['editor'])
  const mine = await headersOf(account)
  const guess = (password: unknown) => cms('POST', '/users/confirm', { password }, mine)
  for (const nothing of ['', 1, null, undefined]) expect((await guess(nothing)).status).toBe(400)
  for (let i = 0; i < 5; i++) expect((await guess(`a wrong password ${i}`)).status).toBe(401)
  const limited = await guess(account.password)
  expect(limited.status).toBe(429)
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await logIn(account)).status).toBe(429)
  // They count toward the lock of the account, and toward that of no other.
  const [row] = await query<{ attempts: number }>('select login_attempts::int as attempts from users where id = $1', [
    account.id,
  ])
  expect(row?.attempts).toBe(5)
  expect((await cms('POST', '/users/confirm', { password: admin.password, email: admin.email }, {})).status).toBe(403)
  const log = await query('select action from audit_log where about = $1 and action like $2', [
    `users/${account.id}`,
    'confirmation-failed',
  ])
  expect(log).toHaveLength(5)
  await account.remove()
})
