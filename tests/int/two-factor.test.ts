import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashOfToken, newToken } from '#cms/accounts/link-token.ts'
import { type Account, cms, confirmedHeadersOf, headersOf, logIn, makeAccount } from '../support/account.ts'
import { query } from '../support/database.ts'
import { besideProduct, runScript } from '../support/product-process.ts'

let account: Account
let secret = ''
let recoveryCodes: string[] = []

beforeAll(async () => {
  account = await makeAccount('two-factor-owner', ['editor'])
})

afterAll(() => account.remove())

/** Returns the app's code this many 30-second steps from now. */
const codeIn = (steps: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })
const logInWith = (code: string) => cms('POST', '/users/login', { ...account, code })
type TwoFactorResult = Record<string, unknown> & { status: number }
const callTwoFactor = async (
  path: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<TwoFactorResult> => {
  const response = await cms(body === undefined ? 'GET' : 'POST', `/users/two-factor${path}`, body, headers)
  const fields = (await response.json()) as { secret?: unknown; recoveryCodes?: unknown }
  return { ...fields, status: response.status }
}
const isSignedIn = async (headers: Record<string, string>) =>
  ((await (await cms('GET', '/users/me', undefined, headers)).json()) as { user: unknown }).user !== null
const sessions = () => query('select 1 from users_sessions where _parent_id = $1', [account.id])
/** Allows used codes again, as after half a minute. */
const forgetUsedCodes = () => query('update two_factor set last_step = 0 where user_id = $1', [account.id])
const actions = async () =>
  (await query<{ action: string }>('select action from audit_log where about = $1', [`users/${account.id}`])).map(
    ({ action }) => action,
  )

test('F2 turning on two-factor login requires a code from the app, and ends other sessions', async () => {
  const [mine, elsewhere] = [await confirmedHeadersOf(account), await headersOf(account)]
  expect(await callTwoFactor('', undefined, mine)).toMatchObject({ isOn: false, isRequired: false })
  const begun = await callTwoFactor('/begin', {}, mine)
  expect(begun).toMatchObject({ status: 200, secret: expect.stringMatching(/^[A-Z2-7]{32}$/) })
  secret = String(begun.secret)
  // Nothing changes until a code has shown that the app works.
  expect((await logIn(account)).status).toBe(200)
  const wrong = codeIn(0) === '000000' ? '000001' : '000000'
  expect((await callTwoFactor('/confirm', { code: wrong }, mine)).status).toBe(422)
  const confirmed = await callTwoFactor('/confirm', { code: codeIn(0) }, mine)
  recoveryCodes = confirmed.recoveryCodes as string[]
  expect(recoveryCodes).toHaveLength(10)
  expect([await isSignedIn(mine), await isSignedIn(elsewhere)]).toEqual([true, false])
  expect(await callTwoFactor('', undefined, mine)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 })
  expect((await callTwoFactor('/begin', {}, mine)).status).toBe(409)
  expect(await actions()).toContain('two-factor-on')
})

test('F2 the right password alone gives no session, cookie, or token', async () => {
  const before = await sessions()
  const response = await logIn(account)
  expect(response.status).toBe(401)
  expect(response.headers.getSetCookie()).toEqual([])
  const text = await response.text()
  expect(JSON.parse(text)).toMatchObject({ data: { twoFactor: 'code' } })
  expect(text).not.toContain('token')
  expect(await sessions()).toEqual(before)
})

test('F2 a code works once, even if it is sent twice at the same moment', async () => {
  await forgetUsedCodes()
  const code = codeIn(0)
  const responses = await Promise.all([logInWith(code), logInWith(code)])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 401])
  expect((await logInWith(code)).status).toBe(401)
  // An older code that was never used is invalid, too.
  expect((await logInWith(codeIn(-1))).status).toBe(401)
  expect((await logInWith(codeIn(1))).status).toBe(200)
})

test('F2 a code requires the password and expires after a minute', async () => {
  await forgetUsedCodes()
  expect(
    (await cms('POST', '/users/login', { ...account, password: 'a wrong password', code: codeIn(0) })).status,
  ).toBe(401)
  expect((await logInWith(codeIn(-3))).status).toBe(401)
  expect((await logInWith(codeIn(0))).status).toBe(200)
})

test('F2 a recovery code works once, and its owner gets an email', async () => {
  const [code = ''] = recoveryCodes
  expect((await logInWith(code.toUpperCase().replace('-', ' '))).status).toBe(200)
  expect((await logInWith(code)).status).toBe(401)
  expect(await actions()).toContain('recovery-code-used')
  const emails = await query<{ subject: string }>('select subject from outbox where "to" = $1 order by id', [
    account.email,
  ])
  expect(emails.map(({ subject }) => subject)).toEqual(['Two-factor login is on', 'A recovery code was used'])
})

test('F2 two-factor secrets are encrypted in the database and never returned by the API', async () => {
  await forgetUsedCodes()
  const { token } = (await (await logInWith(codeIn(0))).json()) as { token: string }
  const headers = { authorization: `JWT ${token}` }
  const paths = [
    '/users/me',
    '/users/two-factor',
    `/users/${account.id}?depth=5&showHiddenFields=true`,
    '/users?limit=0',
  ]
  for (const path of paths) {
    const text = await (await cms('GET', path, undefined, headers)).text()
    expect(text).not.toContain(secret)
    expect(text).not.toContain(recoveryCodes[1])
  }
  for (const table of ['two_factor', 'two_factor_recovery_codes', 'users', 'outbox', 'audit_log']) {
    const rows = await query<{ text: string }>(`select t::text as text from ${table} t`)
    const all = rows.map(({ text }) => text).join()
    expect([table, all.includes(secret), all.includes(recoveryCodes[1] ?? '-')]).toEqual([table, false, false])
  }
})

test('F2 a reset link does not bypass the code', async () => {
  const token = newToken()
  await query(
    `update users set reset_password_token = $2, reset_password_expiration = now() + interval '1 hour' where id = $1`,
    [account.id, hashOfToken(token)],
  )
  const password = 'nine quiet herons on a fence'
  const reset = await cms('POST', '/users/reset-password', { token, password })
  expect([reset.status, reset.headers.getSetCookie()]).toEqual([200, []])
  account = { ...account, password }
  expect((await logIn(account)).status).toBe(401)
  await forgetUsedCodes()
  expect((await logInWith(codeIn(0))).status).toBe(200)
})

test('F2 a code of the app confirms new recovery codes and turning off two-factor login, a recovery code does not', async () => {
  await forgetUsedCodes()
  const used = codeIn(0)
  const { token } = (await (await logInWith(used)).json()) as { token: string }
  const headers = { authorization: `JWT ${token}` }
  for (const path of ['/recovery-codes', '/off']) expect((await callTwoFactor(path, {}, headers)).status).toBe(403)
  expect((await cms('POST', '/users/confirm', { code: recoveryCodes[3] }, headers)).status).toBe(401)
  // The code that signed in confirms nothing: each works once.
  expect((await cms('POST', '/users/confirm', { code: used }, headers)).status).toBe(401)
  await forgetUsedCodes()
  expect((await cms('POST', '/users/confirm', { code: codeIn(0) }, headers)).status).toBe(200)
  const renewed = await callTwoFactor('/recovery-codes', {}, headers)
  const [old = '', fresh = ''] = [recoveryCodes[2], (renewed.recoveryCodes as string[])[0]]
  expect((await logInWith(old)).status).toBe(401)
  expect((await logInWith(fresh)).status).toBe(200)
  expect((await callTwoFactor('/off', {}, headers)).status).toBe(200)
  expect((await logIn(account)).status).toBe(200)
  expect(await actions()).toEqual(expect.arrayContaining(['recovery-codes-renewed', 'two-factor-off']))
  expect(await query('select 1 from two_factor where user_id = $1', [account.id])).toEqual([])
})

test('F2 five wrong codes lock the account for the IP address, like wrong passwords', async () => {
  const person = await makeAccount('guesses-codes', ['editor'])
  const mine = await confirmedHeadersOf(person)
  const { secret: own } = await callTwoFactor('/begin', {}, mine)
  const right = new TOTP({ secret: String(own) }).generate()
  expect((await callTwoFactor('/confirm', { code: right }, mine)).status).toBe(200)
  const guess = (code: string) => cms('POST', '/users/login', { ...person, code })
  for (let i = 0; i < 5; i++) expect((await guess(right)).status).toBe(401)
  expect((await guess(right)).status).toBe(429)
  const [row] = await query<{ attempts: number }>('select login_attempts::int as attempts from users where id = $1', [
    person.id,
  ])
  expect(row?.attempts).toBe(5)
  await person.remove()
})

test('F2 an operator can turn off two-factor login for someone who lost phone and codes', async () => {
  const person = await makeAccount('lost-the-phone', ['editor'])
  const mine = await confirmedHeadersOf(person)
  const { secret: own } = await callTwoFactor('/begin', {}, mine)
  await callTwoFactor('/confirm', { code: new TOTP({ secret: String(own) }).generate() }, mine)
  expect((await logIn(person)).status).toBe(401)
  const account = (...args: string[]) => runScript('cms/accounts/main.ts', args, besideProduct())
  await expect(account('reset-two-factor', 'nobody@accounts.example')).rejects.toThrow('There is no account')
  const { stdout } = await account('reset-two-factor', person.email)
  expect(stdout).toContain(`Two-factor login for ${person.email} is off`)
  expect(await isSignedIn(mine)).toBe(false)
  expect((await logIn(person)).status).toBe(200)
  await person.remove()
})
