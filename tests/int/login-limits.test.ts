import pg from 'pg'
import { expect, test } from 'vitest'
import { type Account, cms, cmsFrom, headersOf, logIn, makeAccount } from '../support/account.ts'
import { query } from '../support/database.ts'
import { signIn } from '../support/editor.ts'
import { inject } from '../support/product.ts'
import { besideProduct, runModule } from '../support/product-process.ts'
import { waitFor } from '../support/wait-for.ts'

const wrong = (account: Account, number: number) => ({ email: account.email, password: `a wrong password ${number}` })
const stateOf = async ({ id }: Account) =>
  (
    await query<{ attempts: number; seconds: number | null }>(
      `select login_attempts::int as attempts, extract(epoch from lock_until - now())::int as seconds
       from users where id = $1`,
      [id],
    )
  )[0]
const actionsAbout = async ({ id }: Account) =>
  (await query<{ action: string }>('select action from audit_log where about = $1 order by id', [`users/${id}`])).map(
    ({ action }) => action,
  )

/** Fails to sign in five times from one IP address. */
async function failFrom(ip: string, account: Account) {
  for (let i = 1; i <= 5; i++) expect((await cmsFrom(ip, '/users/login', wrong(account, i))).status).toBe(401)
}

test('F2 five wrong passwords lock an account for that IP address only', async () => {
  const owner = await makeAccount('owner-of-account', ['editor'])
  await failFrom('198.51.100.1', owner)
  for (const password of [owner.password, 'a wrong password 6']) {
    const refused = await cmsFrom('198.51.100.1', '/users/login', { email: owner.email, password })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
    const { message } = (await refused.json()) as { message: string }
    expect(message).toMatch(/locked for your network.*10 minutes/)
  }
  // Rejected attempts do not count, and the owner can sign in from another IP address.
  expect(await stateOf(owner)).toEqual({ attempts: 5, seconds: null })
  expect((await cmsFrom('198.51.100.2', '/users/login', owner)).status).toBe(200)
  expect(await actionsAbout(owner)).toEqual([
    'user-created',
    ...Array(5).fill('login-failed'),
    'login-limited',
    'login',
  ])
  await owner.remove()
})

test('F2 a forged X-Forwarded-For does not evade the limit', async () => {
  const account = await makeAccount('spoofed-address', ['editor'])
  const from = (number: number) => ({ 'x-forwarded-for': `203.0.113.${number}` })
  for (let i = 1; i <= 5; i++) expect((await logIn(wrong(account, i), from(i))).status).toBe(401)
  expect((await logIn(account, from(99))).status).toBe(429)
  await account.remove()
})

test('F2 failures from ten IP addresses lock an account for everyone; its owner gets an email, an administrator unlocks it', {
  timeout: 120_000,
}, async () => {
  const account = await makeAccount('wanted-by-many', ['editor'])
  for (let i = 1; i <= 2; i++) {
    await failFrom(`198.51.101.${i}`, account)
    expect(await stateOf(account)).toEqual({ attempts: i * 5, seconds: null })
  }
  // As after seven more IP addresses.
  await query('update users set login_attempts = 45 where id = $1', [account.id])
  await failFrom('198.51.101.10', account)
  expect((await stateOf(account))?.seconds).toBeGreaterThan(590)
  const fresh = () => cmsFrom('198.51.101.99', '/users/login', account)
  expect((await fresh()).status).toBe(401)
  expect(await actionsAbout(account)).toContain('account-locked')
  const [email] = await query<{ subject: string }>('select subject from outbox where "to" = $1', [account.email])
  expect(email?.subject).toMatch(/locked for ten minutes/)

  const other = await makeAccount('may-not-unlock', ['editor'])
  await cms('POST', '/users/unlock', { email: account.email }, await headersOf(other))
  expect((await fresh()).status).toBe(401)
  const { headers } = await signIn()
  expect((await cms('POST', '/users/unlock', { email: account.email }, headers)).status).toBe(200)
  expect((await fresh()).status).toBe(200)
  expect((await cmsFrom('198.51.101.1', '/users/login', account)).status).toBe(200)
  await account.remove()
  await other.remove()
})

test('F2 limits work while the database does not respond', async () => {
  const account = await makeAccount('behind-a-lock', ['editor'])
  await failFrom('198.51.102.1', account)
  for (let i = 0; i < 3; i++)
    expect((await cmsFrom('198.51.102.2', '/users/forgot-password', { email: account.email })).status).toBe(200)
  await waitFor(async () => (await actionsAbout(account)).filter((one) => one === 'password-forgotten').length === 3)
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  await client.query('begin; lock table users, audit_log, outbox in access exclusive mode')
  try {
    for (const [ip, path] of [
      ['198.51.102.1', '/users/login'],
      ['198.51.102.2', '/users/forgot-password'],
    ] as const) {
      const refused = await cmsFrom(ip, path, account)
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  } finally {
    await client.query('rollback')
    await client.end()
  }
  await account.remove()
})

test('F2 thirty password resets and a hundred logins at once exhaust nothing', async () => {
  const accounts = await query<{ id: number; email: string }>(
    `insert into users (name, email, salt, hash, updated_at, created_at)
     select name, 'crowd-' || number || '@accounts.example', salt, hash, now(), now()
     from users, generate_series(1, 30) number where email = $1 returning id, email`,
    [inject('administrator').email],
  )
  const { headers } = await signIn()
  const flood = Promise.all([
    ...accounts.map(({ email }, i) => cmsFrom(`198.51.103.${i}`, '/users/forgot-password', { email })),
    ...Array.from({ length: 100 }, (_, i) =>
      cmsFrom(`198.51.104.${i}`, '/users/login', { email: accounts[i % 30]?.email, password: 'a wrong password' }),
    ),
  ])
  const read = await cms('GET', '/contact-requests?limit=1', undefined, headers)
  expect(read.status).toBe(200)
  const responses = await flood
  expect(responses.filter(({ status }) => ![200, 401, 429, 503].includes(status)).map(({ status }) => status)).toEqual(
    [],
  )
  expect(
    responses.filter(({ status }) => status === 503).every((response) => response.headers.has('retry-after')),
  ).toBe(true)
  // Every request that got a 200 also got its link.
  const linked = responses.slice(0, 30).filter(({ status }) => status === 200).length
  const links = () => query(`select 1 from outbox where "to" like 'crowd-%' and subject = 'Reset your password'`)
  await waitFor(async () => (await links()).length === linked)
  await query(`delete from users where email like 'crowd-%'`)
})

test('F2 a failed login does the same work for known, locked, and unknown accounts', async () => {
  const [known, locked] = [await makeAccount('has-a-password', ['editor']), await makeAccount('is-locked', ['editor'])]
  await query(`update users set lock_until = now() + interval '1 minute' where id = $1`, [locked.id])
  const script = `
    import crypto from 'node:crypto'
    const { createLocalReq } = await import('payload')
    const { getCms } = await import('./cms/database/connection.ts')
    const { signIn } = await import('./cms/accounts/sign-in.ts')
    const payload = await getCms()
    let work = []
    const { pbkdf2 } = crypto
    crypto.pbkdf2 = (...args) => (work.push(args.slice(2, 5)), pbkdf2(...args))
    const all = {}
    for (const email of ${JSON.stringify([known.email, locked.email, 'nobody@accounts.example'])}) {
      work = []
      const req = await createLocalReq({ req: { data: { email, password: 'a wrong password' } } }, payload)
      const response = await signIn(req, { address: email, email })
      all[email] = { work, status: response.status, text: await response.text() }
    }
    console.log(JSON.stringify(Object.values(all)))
    process.exit()`
  const { stdout } = await runModule(script, besideProduct())
  const [first, ...others] = JSON.parse(stdout) as { work: unknown[]; status: number }[]
  expect(first).toMatchObject({ status: 401, work: [[600_000, 32, 'sha256']] })
  for (const other of others) expect(other).toEqual(first)
  await known.remove()
  await locked.remove()
})

test('F2 a password reset gets the same response for every email address', async () => {
  const account = await makeAccount('forgets-passwords', ['editor'])
  const texts = await Promise.all(
    [account.email, 'nobody@accounts.example'].map(async (email) => {
      const response = await cmsFrom('198.51.105.1', '/users/forgot-password', { email })
      return { status: response.status, text: await response.text() }
    }),
  )
  expect(texts[0]).toEqual(texts[1])
  expect(texts[0]?.status).toBe(200)
  await waitFor(async () => (await actionsAbout(account)).includes('password-forgotten'))
  expect(await query('select 1 from outbox where "to" = $1', ['nobody@accounts.example'])).toEqual([])
  await account.remove()
})
