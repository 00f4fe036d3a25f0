import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Account, cms, headersOf, makeAccount } from '../support/account.ts'
import { query } from '../support/database.ts'
import { besideProduct, runModule } from '../support/product-process.ts'

const REQUIRED = { REQUIRE_TWO_FACTOR: 'admin' }
let account: Account
let count = 0

beforeEach(async () => {
  account = await makeAccount(`second-admin-${count++}`, ['admin'])
})

// Bypasses the API, because the administrator's session may have ended.
afterEach(() => query('delete from users where id = $1', [account.id]))

/** Runs a script as a back office process whose operator requires two-factor login for administrators. */
async function withRequirement<T>(script: string): Promise<T> {
  const before = `
    const { createLocalReq } = await import('payload')
    const { TOTP } = await import('otpauth')
    const { getCms } = await import('./cms/database/connection.ts')
    const { signIn } = await import('./cms/accounts/sign-in.ts')
    const payload = await getCms()
    const account = ${JSON.stringify(account)}
    const requestOf = (data, user) => createLocalReq({ req: { data, user } }, payload)
    const logIn = async (more = {}) => {
      const response = await signIn(await requestOf({ ...account, ...more }), { address: 'here', email: account.email })
      return { status: response.status, cookie: response.headers.has('set-cookie'), body: await response.json() }
    }
    const done = (result) => (console.log(JSON.stringify(result)), process.exit())
  `
  const { stdout } = await runModule(before + script, besideProduct(REQUIRED))
  return JSON.parse(stdout) as T
}

type LoginResponse = { status: number; cookie: boolean; body: Record<string, unknown> }
const sessionsOf = () => query('select 1 from users_sessions where _parent_id = $1', [account.id])

test('F2 where administrators need two-factor login, an account without it can only set it up', async () => {
  const logins = await withRequirement<Record<string, LoginResponse>>(`
    const first = await logIn()
    const seen = first.body.data.secret
    const second = await logIn()
    const { secret } = second.body.data
    // An earlier secret is useless, even with the password.
    const old = await logIn({ code: new TOTP({ secret: seen }).generate() })
    const code = new TOTP({ secret }).generate()
    const set = await logIn({ code })
    done({ first, old, set, again: await logIn({ code }) })
  `)
  expect(logins.first).toMatchObject({
    status: 401,
    cookie: false,
    body: { data: { twoFactor: 'set-up', secret: expect.any(String), qr: { path: expect.any(String) } } },
  })
  expect(logins.old).toMatchObject({ status: 401, cookie: false })
  expect(logins.set).toMatchObject({ status: 200, cookie: true })
  expect(logins.set?.body.recoveryCodes).toHaveLength(10)
  expect(logins.again).toMatchObject({ status: 401, cookie: false })
})

test('F2 where administrators need two-factor login, a start ends earlier sessions, and no account becomes administrator without it', async () => {
  await headersOf(account)
  expect(await sessionsOf()).toHaveLength(1)
  const editor = await makeAccount('becomes-admin', ['editor'])
  const theirs = await headersOf(editor)
  await withRequirement(`
    const { endUnprotectedSessions } = await import('./cms/accounts/two-factor/required.ts')
    await endUnprotectedSessions({ payload })
    await payload.update({ collection: 'users', id: ${editor.id}, data: { roles: ['admin'] } })
    done({})
  `)
  expect(await sessionsOf()).toEqual([])
  expect(await (await cms('GET', '/users/me', undefined, theirs)).json()).toMatchObject({ user: null })
  await query('delete from users where id = $1', [editor.id])
})
