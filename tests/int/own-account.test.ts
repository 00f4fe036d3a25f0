// extended: members of a family: more passwords of one kind.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashOfToken, newToken } from '#cms/accounts/link-token.ts'
import { type Account, cms, confirmedHeadersOf, headersOf, logIn, makeAccount } from '../support/account.ts'
import { query } from '../support/database.ts'
import { confirmSession, signIn } from '../support/editor.ts'
import { eachOf } from '../support/extended.ts'
import { newestLink } from '../support/links-in-emails.ts'
import { inject } from '../support/product.ts'
import { waitFor } from '../support/wait-for.ts'

const NEW_PASSWORD = 'seven green lamps in the barn'
let account: Account
let count = 0

// Uses a new email address each time: rate limits remember the failures of the previous test.
beforeEach(async () => {
  account = await makeAccount(`own-account-${count++}`, ['editor'])
})

afterEach(() => account.remove())

const change = (fields: Record<string, unknown>, headers: Record<string, string>, id = account.id) =>
  cms('PATCH', `/users/${id}`, fields, headers)
const errorsOf = async (response: Response) => JSON.stringify(((await response.json()) as { errors: unknown }).errors)
const isSignedIn = async (headers: Record<string, string>) =>
  ((await (await cms('GET', '/users/me', undefined, headers)).json()) as { user: unknown }).user !== null
const mailsTo = async (to: string) =>
  (await query<{ subject: string }>('select subject from outbox where "to" = $1 order by id', [to])).map(
    ({ subject }) => subject,
  )
const emailOf = async () =>
  (await query<{ email: string }>('select email from users where id = $1', [account.id]))[0]?.email

eachOf(
  [
    ['short', /at least 12 characters/],
    ['Prairie-Signal-2026', /Apart from your name/],
    ['elevenchars', /at least 12 characters/],
    ['aaaaaaaaaaaa', /easy to guess.*four or more unrelated words/],
    ['password1234', /easy to guess/],
    ['own-account-2026', /Apart from your name/],
  ],
  1,
)('F2 the password “%s” is refused everywhere', async (password, why) => {
  const { headers } = await signIn()
  await confirmSession(inject('siteUrl'), headers, inject('administrator'))
  const fresh = { email: 'own-account@fresh.example', password, name: 'Own account', roles: ['editor'] }
  const created = await cms('POST', '/users', fresh, headers)
  expect(created.status).toBe(400)
  expect(await errorsOf(created)).toMatch(why)
  expect(await query('select id from users where email = $1', [fresh.email])).toEqual([])

  const own = await confirmedHeadersOf(account)
  const changed = await change({ password }, own)
  expect(changed.status).toBe(400)
  expect(await errorsOf(changed)).toMatch(why)
  expect((await change({ password }, headers)).status).toBe(400)

  const reset = await resetTo(password)
  expect(reset.status).toBe(400)
  expect(await errorsOf(reset)).toMatch(why)
  expect((await logIn(account)).status).toBe(200)
})

const RESET_TOKEN = newToken()

async function resetTo(password: string) {
  await query(
    `update users set reset_password_token = $2, reset_password_expiration = now() + interval '1 hour' where id = $1`,
    [account.id, hashOfToken(RESET_TOKEN)],
  )
  return cms('POST', '/users/reset-password', { token: RESET_TOKEN, password })
}

test('F2 a new password of one’s own ends other sessions and sends an email', async () => {
  const [mine, elsewhere] = [await confirmedHeadersOf(account), await headersOf(account)]
  const everybody = `/users?where[id][equals]=${account.id}`
  expect((await cms('PATCH', everybody, { password: NEW_PASSWORD }, mine)).status).toBe(400)
  expect((await logIn(account)).status).toBe(200)

  expect((await change({ password: NEW_PASSWORD }, mine)).status).toBe(200)
  expect(await isSignedIn(mine)).toBe(true)
  expect(await isSignedIn(elsewhere)).toBe(false)
  expect((await logIn(account)).status).toBe(401)
  expect((await logIn({ ...account, password: NEW_PASSWORD })).status).toBe(200)
  expect(await mailsTo(account.email)).toEqual(['Your password has changed'])
  const [entry] = await query('select who_email from audit_log where action = $1 and about = $2', [
    'password-changed',
    `users/${account.id}`,
  ])
  expect(entry).toEqual({ who_email: account.email })
})

test('F2 a new email of one’s own ends other sessions and sends an email to both email addresses', async () => {
  const [mine, elsewhere] = [await confirmedHeadersOf(account), await headersOf(account)]
  const email = `moved-${account.email}`
  expect((await cms('PATCH', `/users?where[id][equals]=${account.id}`, { email }, mine)).status).toBe(400)
  expect(await emailOf()).toBe(account.email)
  // The same email address in different case changes nothing.
  expect((await change({ email: account.email.toUpperCase(), name: 'Another name' }, mine)).status).toBe(200)
  expect((await change({ email }, mine)).status).toBe(200)
  expect(await emailOf()).toBe(email)
  expect([await isSignedIn(mine), await isSignedIn(elsewhere)]).toEqual([true, false])
  for (const to of [account.email, email]) expect(await mailsTo(to)).toEqual(['The email of your account has changed'])
})

test('F2 an administrator can set another account’s password, which ends its sessions and sends an email', async () => {
  const theirs = await headersOf(account)
  const { headers } = await signIn()
  await confirmSession(inject('siteUrl'), headers, inject('administrator'))
  expect((await change({ password: NEW_PASSWORD }, headers)).status).toBe(200)
  expect(await isSignedIn(theirs)).toBe(false)
  expect(await mailsTo(account.email)).toEqual(['Your password has changed'])
})

test('F2 a reset link sets a password once, ends all sessions, and starts none', async () => {
  const theirs = await headersOf(account)
  expect((await cms('POST', '/users/forgot-password', { email: account.email })).status).toBe(200)
  await waitFor(async () => (await mailsTo(account.email)).includes('Reset your password'))
  const token = await newestLink(account.email, /\/admin\/reset\/(\w+)/)
  for (const table of ['users', 'outbox'])
    expect([table, await query(`select 1 from ${table} t where t::text like $1`, [`%${token}%`])]).toEqual([table, []])
  const [stored] = await query<{ hash: string }>('select reset_password_token as hash from users where id = $1', [
    account.id,
  ])
  expect((await cms('POST', '/users/reset-password', { token: stored?.hash, password: NEW_PASSWORD })).status).toBe(403)
  const reset = () => cms('POST', '/users/reset-password', { token, password: NEW_PASSWORD })
  const done = await reset()
  expect(done.status).toBe(200)
  expect(done.headers.getSetCookie()).toEqual([])
  expect(Object.keys((await done.json()) as object)).toEqual(['message'])
  expect(await isSignedIn(theirs)).toBe(false)
  expect((await reset()).status).toBe(403)
  expect((await logIn({ ...account, password: NEW_PASSWORD })).status).toBe(200)
  expect(await mailsTo(account.email)).toEqual(['Reset your password', 'Your password has changed'])
})
