import { createHash, createHmac } from 'node:crypto'
import { executeAuthStrategies, JWTAuthentication, type Payload } from 'payload'
import { expect, test } from 'vitest'
import { unavailabilityOf } from '#platform/database/unavailable.ts'
import { apiKeyStrategy } from '../api-keys/authenticate.ts'
import { certainStrategies } from './certain-strategies.ts'

const PREVIOUS = 'a secret of this test'
const secret = createHash('sha256').update(PREVIOUS).digest('hex').slice(0, 32)

function session(claims: object) {
  const parts = [
    { alg: 'HS256', typ: 'JWT', authVersion: 1 },
    { exp: Date.now() / 1_000 + 60, ...claims },
  ]
  const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  return `JWT ${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}

const SIGNED_IN = session({ id: 1, collection: 'users', sid: 'a' })

/** Returns Payload with one account, whose look-up is `findByID`. */
function authenticate(
  authorization: string,
  findByID: () => Promise<unknown>,
  query?: () => Promise<unknown>,
  secrets: { now?: string; previousSecret?: string } = {},
) {
  const payload = {
    secret: secrets.now ?? secret,
    config: { admin: {}, cookiePrefix: 'prairie', csrf: [], auth: { jwtOrder: ['JWT'] } },
    collections: { users: { config: { slug: 'users', auth: { useSessions: true, depth: 0 } } } },
    logger: { error: () => undefined, warn: (line: string) => void log.push(line) },
    findByID,
    db: { pool: { query } },
    authStrategies: certainStrategies(
      [apiKeyStrategy, { name: 'local-jwt', authenticate: JWTAuthentication }],
      secrets,
    ),
  } as unknown as Payload
  const req = { pathname: '/cms-api/posts', headers: new Headers() }
  return executeAuthStrategies({ headers: new Headers({ authorization }), payload, req } as never)
}

/** Lines of the log. */
const log: string[] = []
const account = { id: 1, sessions: [{ id: 'a' }] }
const timeout = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
const fails = (error: Error) => () => Promise.reject(error)

test('R6 a session whose account cannot be looked up is neither an account nor nobody', async () => {
  expect(await authenticate(SIGNED_IN, async () => account)).toMatchObject({ user: { id: 1, collection: 'users' } })
  for (const cause of [timeout, new Error('timeout exceeded when trying to connect'), new TypeError('anything')]) {
    const error: unknown = await authenticate(SIGNED_IN, fails(cause)).catch((failure: unknown) => failure)
    expect(error).toMatchObject({ name: 'AccountLookupFailed', status: 503 })
    expect(unavailabilityOf(error)).toBe('away')
  }
  // One line a minute, whatever the number of requests.
  expect(log).toEqual(['Accounts cannot be looked up: canceling statement due to statement timeout'])
})

test('R6 a look-up that finds nobody, an ended session, and a broken one are nobody', async () => {
  const notFound = Object.assign(new Error('Not Found'), { status: 404 })
  expect((await authenticate(SIGNED_IN, fails(notFound))).user).toBeNull()
  expect((await authenticate(SIGNED_IN, async () => ({ ...account, sessions: [] }))).user).toBeNull()
  expect((await authenticate(`${SIGNED_IN}x`, async () => account)).user).toBeNull()
  expect((await authenticate('', fails(timeout))).user).toBeNull()
})

test('R6 an API key that cannot be looked up is not an unknown one', async () => {
  const key = `Bearer psk_${'a'.repeat(43)}`
  await expect(authenticate(key, async () => account, fails(timeout))).rejects.toMatchObject({ status: 503 })
  expect(
    (
      await authenticate(
        key,
        async () => account,
        async () => ({ rows: [] }),
      )
    ).user,
  ).toBeNull()
})

test('a session signed with the previous secret is an account; with an unknown secret it is nobody', async () => {
  const now = 'the key that replaced the former one'
  const found = async () => account
  const withPrevious = await authenticate(SIGNED_IN, found, undefined, { now, previousSecret: PREVIOUS })
  expect(withPrevious).toMatchObject({ user: { id: 1 } })
  expect((await authenticate(SIGNED_IN, found, undefined, { now })).user).toBeNull()
})
