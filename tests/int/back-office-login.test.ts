import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Account, cms, headersOf, logIn, makeAccount } from '../support/account.ts'
import { query } from '../support/database.ts'
import { signIn } from '../support/editor.ts'

const ELSEWHERE = 'https://evil.example'
const COOKIE = 'prairie-token'

let account: Account

beforeAll(async () => {
  account = await makeAccount('logging-in', ['editor'])
})

afterAll(() => account.remove())

/** What a browser keeps of a login. */
async function cookieOf(who: Account) {
  const response = await logIn(who)
  expect(response.status).toBe(200)
  const [cookie = ''] = response.headers.getSetCookie().filter((one) => one.startsWith(`${COOKIE}=`))
  return { whole: cookie, headers: { cookie: cookie.split(';')[0] ?? '' } }
}

const nameOf = async ({ id }: Account) =>
  (await query<{ name: string }>('select name from users where id = $1', [id]))[0]?.name

test('F2 five wrong passwords lock an account for ten minutes, from wherever they came', async () => {
  const forgetful = await makeAccount('forgetful-person', ['editor'])
  const from = (number: number) => ({ 'x-forwarded-for': `203.0.113.${number}` })
  for (let i = 1; i <= 5; i++) {
    const wrong = { ...forgetful, password: `a wrong password ${i}` }
    expect((await logIn(wrong, from(i))).status).toBe(401)
  }
  expect((await logIn(forgetful)).status).toBe(401)
  expect((await logIn(forgetful, from(99))).status).toBe(401)
  const [{ seconds } = { seconds: 0 }] = await query<{ seconds: number }>(
    'select extract(epoch from lock_until - now())::int as seconds from users where id = $1',
    [forgetful.id],
  )
  expect(seconds).toBeGreaterThan(560)
  expect(seconds).toBeLessThanOrEqual(600)

  await query("update users set lock_until = now() - interval '1 second' where id = $1", [forgetful.id])
  expect((await logIn(forgetful)).status).toBe(200)
  await forgetful.remove()
})

test('F2 an administrator unlocks an account, somebody else does not', async () => {
  const locked = await makeAccount('locked-person', ['editor'])
  for (let i = 1; i <= 5; i++) await logIn({ ...locked, password: `a wrong password ${i}` })
  await cms('POST', '/users/unlock', { email: locked.email }, await headersOf(account))
  expect((await logIn(locked)).status).toBe(401)
  const { headers } = await signIn()
  expect((await cms('POST', '/users/unlock', { email: locked.email }, headers)).status).toBe(200)
  expect((await logIn(locked)).status).toBe(200)
  await locked.remove()
})

test('F2 the cookie of a login is out of reach of scripts and of other sites', async () => {
  const { whole } = await cookieOf(account)
  expect(whole).toMatch(/;\s*HttpOnly/i)
  expect(whole).toMatch(/;\s*SameSite=Strict/i)
  expect(whole).toMatch(/;\s*Path=\//i)
  expect(whole).not.toMatch(/;\s*Domain=/i)
  const [, expires = ''] = /Expires=([^;]+)/i.exec(whole) ?? []
  const hours = (Date.parse(expires) - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(7)
  expect(hours).toBeLessThanOrEqual(8.1)
})

test.each([
  ['https://agency.example', true],
  ['http://localhost:4321', false],
])('F2 at %s it is the case that the cookie is sent over TLS only: %s', async (siteUrl, secure) => {
  const script = `
    const { users } = await import('./cms/collections/users.ts')
    console.log(JSON.stringify(users.auth))`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script],
    { env: { ...process.env, NODE_ENV: 'production', DATA_DIR: inject('dataDir'), SITE_URL: siteUrl } },
  )
  expect(JSON.parse(stdout)).toMatchObject({ maxLoginAttempts: 5, cookies: { secure, sameSite: 'Strict' } })
})

test('F2 a page of another site can do nothing with the cookie', async () => {
  const { headers } = await cookieOf(account)
  const change = (more: Record<string, string>) =>
    cms('PATCH', `/users/${account.id}`, { name: 'Changed from elsewhere' }, { ...headers, ...more })
  expect((await change({ origin: ELSEWHERE })).status).toBe(403)
  expect((await change({ origin: 'null' })).status).toBe(403)
  expect(await nameOf(account)).toBe('logging-in')
  const read = await cms('GET', '/users/me', undefined, { ...headers, origin: ELSEWHERE })
  expect(((await read.json()) as { user: unknown }).user).toBeNull()
  expect(read.headers.get('access-control-allow-origin')).not.toBe(ELSEWHERE)
  expect(read.headers.get('access-control-allow-origin')).not.toBe('*')
  await cms('POST', '/users/logout', {}, { ...headers, origin: ELSEWHERE })

  // It was not logged out either, and from our own pages the same works.
  expect((await change({ origin: inject('siteUrl') })).status).toBe(200)
  expect(await nameOf(account)).toBe('Changed from elsewhere')
  await query("update users set name = 'logging-in' where id = $1", [account.id])
})

test('F2 who logs out is out: the cookie is worth nothing afterwards', async () => {
  const { headers } = await cookieOf(account)
  const me = async () => ((await (await cms('GET', '/users/me', undefined, headers)).json()) as { user: unknown }).user
  expect(await me()).toMatchObject({ email: account.email })
  expect((await cms('POST', '/users/logout', {}, headers)).status).toBe(200)
  expect(await me()).toBeNull()
})

test.each(['short', 'elevenchars'])('F2 the password “%s” is refused wherever one is chosen', async (password) => {
  const { headers } = await signIn()
  const fresh = { email: 'too-short@accounts.example', password, name: 'Too short', roles: ['editor'] }
  expect((await cms('POST', '/users', fresh, headers)).status).toBe(400)
  expect(await query('select id from users where email = $1', [fresh.email])).toEqual([])

  const own = await headersOf(account)
  expect((await cms('PATCH', `/users/${account.id}`, { password }, own)).status).toBe(400)

  await query(
    "update users set reset_password_token = 'a-token-sent-by-mail', reset_password_expiration = now() + interval '1 hour' where id = $1",
    [account.id],
  )
  const reset = (chosen: string) =>
    cms('POST', '/users/reset-password', { token: 'a-token-sent-by-mail', password: chosen })
  expect((await reset(password)).status).toBe(400)
  expect((await logIn({ ...account, password })).status).toBe(401)
  expect((await logIn(account)).status).toBe(200)
})
