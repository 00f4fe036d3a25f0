// extended: thousands of random requests, which take minutes.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, makeAccount } from '../support/account.ts'
import { logIn } from '../support/fuzz/log-in.ts'
import { describeFailure, runFuzz } from '../support/fuzz/run-fuzz.ts'
import { hasStack, sendRaw } from '../support/fuzz/send-raw.ts'
import { inject } from '../support/product.ts'

const SEED = 11
/** `npm run bench:faults` sends 20,000. */
const COUNT = 600

let sales: Account
beforeAll(async () => {
  sales = await makeAccount('fuzz-sales', ['sales'])
})
afterAll(() => sales.remove())

const url = () => inject('siteUrl')
const plain = { method: 'GET', headers: [] as [string, string][], body: Buffer.alloc(0) }
const json: [string, string][] = [['Content-Type', 'application/json']]

test.each([
  ['NUL in a path', { ...plain, target: '/blog/a%00b' }],
  ['NUL in a query', { ...plain, target: '/search/?q=a%00b' }],
  ['forty dashes in the search', { ...plain, target: `/search/?q=${'-'.repeat(40)}` }],
  ['an odd cookie', { ...plain, target: '/cms-api/users/me', headers: [['Cookie', 'prairie-token=%; =; a=%E0%A4%A']] }],
  [
    'NUL in a body',
    {
      ...plain,
      method: 'POST',
      target: '/api/send-mail',
      headers: json,
      body: Buffer.from('{"form":"audit","website":"https://a.example/\\u0000"}'),
    },
  ],
  [
    'NUL in a login',
    {
      ...plain,
      method: 'POST',
      target: '/cms-api/users/login',
      headers: json,
      body: Buffer.from('{"email":"a\\u0000@b.example","password":"\\u0000"}'),
    },
  ],
  [
    'half a surrogate pair in a body',
    {
      ...plain,
      method: 'POST',
      target: '/api/create-quote',
      headers: json,
      body: Buffer.from('{"name":"\\ud800","email":"a@b.example","message":"\\ud800"}'),
    },
  ],
] as const)('F1 %s causes no server error and no stack trace', async (_what, request) => {
  const response = await sendRaw(url(), { ...request, headers: request.headers.map(([name, value]) => [name, value]) })
  expect(response.status).toBeGreaterThanOrEqual(200)
  expect(response.status).toBeLessThan(500)
  expect(hasStack(response)).toBe(false)
})

test(`none of ${COUNT} odd requests to all routes gets 5xx, a stack trace, or no response`, {
  tags: 'extended',
  timeout: 240_000,
}, async () => {
  const session = await logIn(url(), sales)
  const { failures, statuses } = await runFuzz({ url: url(), seed: SEED, count: COUNT, sessions: { sales: session } })
  expect(failures.map(describeFailure)).toEqual([])
  // Some requests pass the first checks.
  expect(statuses.get(200)).toBeGreaterThan(COUNT / 20)
})
