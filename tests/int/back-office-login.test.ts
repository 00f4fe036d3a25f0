// extended: members of a family: another value of a variable.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, cms, logIn, makeAccount } from '../support/account.ts'
import { query } from '../support/database.ts'
import { eachOf } from '../support/extended.ts'
import { inject } from '../support/product.ts'
import { besideProduct, runModule } from '../support/product-process.ts'

const ELSEWHERE = 'https://evil.example'
const COOKIE = 'prairie-token'

let account: Account

beforeAll(async () => {
  account = await makeAccount('logging-in', ['editor'])
})

afterAll(() => account.remove())

/** Returns the cookie that a browser stores after a login. */
async function cookieOf(who: Account) {
  const response = await logIn(who)
  expect(response.status).toBe(200)
  const [cookie = ''] = response.headers.getSetCookie().filter((one) => one.startsWith(`${COOKIE}=`))
  return { whole: cookie, headers: { cookie: cookie.split(';')[0] ?? '' } }
}

const nameOf = async ({ id }: Account) =>
  (await query<{ name: string }>('select name from users where id = $1', [id]))[0]?.name

test('F2 scripts and other sites cannot read the session cookie', async () => {
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

eachOf(
  [
    ['https://agency.example', true],
    ['http://localhost:4321', false],
  ],
  1,
)('F2 at %s, the session cookie requires TLS: %s', async (siteUrl, secure) => {
  const script = `
    const { users } = await import('./cms/collections/users.ts')
    console.log(JSON.stringify(users.auth))`
  const { stdout } = await runModule(script, besideProduct({ SITE_URL: siteUrl }))
  expect(JSON.parse(stdout)).toMatchObject({ maxLoginAttempts: 50, cookies: { secure, sameSite: 'Strict' } })
})

test('F2 another site cannot use the session cookie', async () => {
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

  // The account is still signed in, and the same request from our own pages works.
  expect((await change({ origin: inject('siteUrl') })).status).toBe(200)
  expect(await nameOf(account)).toBe('Changed from elsewhere')
  await query("update users set name = 'logging-in' where id = $1", [account.id])
})

test('F2 logging out invalidates the session cookie', async () => {
  const { headers } = await cookieOf(account)
  const me = async () => ((await (await cms('GET', '/users/me', undefined, headers)).json()) as { user: unknown }).user
  expect(await me()).toMatchObject({ email: account.email })
  expect((await cms('POST', '/users/logout', {}, headers)).status).toBe(200)
  expect(await me()).toBeNull()
})
