import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { ProvidersScreen, Trial } from '#engine/data-providers/provider-screen.ts'
import { type Account, cms, headersOf, makeAccount } from '../support/account.ts'
import { query } from '../support/database.ts'
import { signIn } from '../support/editor.ts'
import { inject } from '../support/product.ts'
import { runSearchProvider } from '../support/search-provider.ts'

const KEY = 'sk-live-3f9c2b7e51a0-d1e8a94f2a'
const TABLES = ['providers', 'provider_settings', 'provider_orders', 'provider_days', 'provider_calls']

let client: typeof import('#cms/database/client.ts')
let spending: typeof import('#site/data-providers/spending.ts')
let provider: Awaited<ReturnType<typeof runSearchProvider>>
let admin: Record<string, string>
const others: Account[] = []

beforeAll(async () => {
  Object.assign(process.env, { DATABASE_URL: inject('databaseUrl'), DATA_DIR: inject('dataDir') })
  vi.resetModules()
  client = await import('#cms/database/client.ts')
  spending = await import('#site/data-providers/spending.ts')
  provider = await runSearchProvider()
  admin = (await signIn()).headers
  for (const role of ['editor', 'moderator', 'hr', 'sales']) others.push(await makeAccount(`providers-${role}`, [role]))
})

afterAll(async () => {
  for (const table of TABLES) await query(`delete from data_${table}`)
  for (const account of others) await account.remove()
  await provider.stop()
  await client.stopCms()
  for (const name of ['DATABASE_URL', 'DATA_DIR']) delete process.env[name]
})

type Saved = { message: string; screen: ProvidersScreen }

async function save(id: string, change: object, headers = admin) {
  const response = await cms('POST', `/data-providers/${id}`, change, headers)
  return { status: response.status, ...((await response.json()) as Saved) }
}

function tryProvider(id: string, capability: string, headers: Record<string, string> = admin) {
  return fetch(`${inject('siteUrl')}/api/try-provider`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ provider: id, capability }),
  })
}

const trialOf = async (id: string, capability: string) => (await (await tryProvider(id, capability)).json()) as Trial
const shown = async (id: string) => {
  const screen = (await (await cms('GET', '/data-providers', undefined, admin)).json()) as ProvidersScreen
  return screen.providers.find((one) => one.id === id)
}

test('only administrators read, change, and try providers', async () => {
  const attempts = async (headers: Record<string, string>) =>
    Promise.all([
      cms('GET', '/data-providers', undefined, headers),
      cms('POST', '/data-providers/brave', { settings: { BRAVE_KEY: KEY } }, headers),
      cms('POST', '/data-providers/order/search', { providers: [] }, headers),
      tryProvider('searxng', 'search', headers),
    ])
  for (const account of others) {
    const headers = await headersOf(account)
    expect((await attempts(headers)).map(({ status }) => status)).toEqual([403, 403, 403, 403])
    const page = await fetch(`${inject('siteUrl')}/admin/data-providers`, { headers })
    expect(await page.text()).not.toContain('BRAVE_KEY')
  }
  expect((await attempts({})).map(({ status }) => status)).toEqual([403, 403, 403, 401])
  expect(await query('select 1 from data_provider_settings')).toEqual([])
})

test('another site cannot use the session of an administrator', async () => {
  const cookie = `prairie-token=${admin.authorization?.replace('JWT ', '')}`
  const origin = 'https://attacker.example'
  const statuses = [
    await cms('POST', '/data-providers/brave', { settings: { BRAVE_KEY: KEY } }, { cookie, origin }),
    await tryProvider('searxng', 'search', { cookie, origin }),
    await tryProvider('searxng', 'search', { cookie }),
  ].map(({ status }) => status)
  expect(statuses).toEqual([401, 403, 401])
  expect((await tryProvider('moz', 'none', { cookie, origin: inject('siteUrl') })).status).toBe(404)
})

test('a saved key cannot be read from the database, an API, a page, the audit log, or a log', async () => {
  const settings = {
    OPENAI_COMPATIBLE_URL: provider.url,
    OPENAI_COMPATIBLE_MODEL: 'llama',
    OPENAI_COMPATIBLE_KEY: KEY,
  }
  const saved = await save('openai-compatible', { settings, dailyLimitUsd: 2.5 })
  expect(saved.status).toBe(200)
  const model = await shown('openai-compatible')
  expect(model).toMatchObject({ isComplete: true, dailyLimitUsd: 2.5 })
  expect(model?.settings[2]).toMatchObject({ from: 'back office', ending: '4f2a', changedAt: expect.any(String) })
  // The provider gets the key and repeats it.
  const trial = await (await tryProvider('openai-compatible', 'text')).text()
  expect(provider.authorizations).toEqual([`Bearer ${KEY}`])

  const cookie = `prairie-token=${admin.authorization?.replace('JWT ', '')}`
  const get = async (path: string) => (await fetch(inject('siteUrl') + path, { headers: { ...admin, cookie } })).text()
  const page = await get('/admin/data-providers')
  expect(page).toContain('OPENAI_COMPATIBLE_KEY')
  const scripts = [...page.matchAll(/src="(\/_next\/[^"]+)"/g)].map(([, path]) => get(path as string))
  const dump = await Promise.all(
    [...TABLES.map((table) => `data_${table}`), 'audit_log'].map((table) =>
      query(`select coalesce(string_agg(t::text, ' '), '') as text from ${table} t`),
    ),
  )
  const paths = ['/cms-api/audit-log?limit=100', '/cms-api/data-providers', '/cms-api/access', '/cms-api/graphql']
  const collections = ['data-providers', 'data_provider_settings', 'payload-kv', 'payload-preferences']
  const apis = [...paths, ...collections.flatMap((name) => [`/cms-api/${name}`, `/cms-api/${name}/versions`])].map(get)
  const everything = [
    page,
    trial,
    JSON.stringify(saved),
    ...(await Promise.all([...scripts, ...apis])),
    JSON.stringify(dump),
    readFileSync(inject('logFile'), 'utf8'),
  ]
  for (const text of everything) expect(text.includes(KEY)).toBe(false)
  const [entry] = await query<{ details: string; who_email: string }>(
    "select details, who_email from audit_log where about = 'data-providers/openai-compatible'",
  )
  const replaced = Object.keys(settings).map((name) => `${name} replaced`)
  expect(entry).toEqual({
    details: ['daily limit set to $2.5', ...replaced].join(', '),
    who_email: inject('administrator').email,
  })
})

test('an unknown or malformed setting is refused with a message', async () => {
  const statuses = await Promise.all(
    [
      { settings: { SERPER_KEY: KEY } },
      { settings: { BRAVE_KEY: 'two words' } },
      { settings: { BRAVE_KEY: 'x'.repeat(3_000) } },
      { dailyLimitUsd: -1 },
      { dailyLimitUsd: 'much' },
    ].map(async (change) => (await save('brave', change)).status),
  )
  expect(statuses).toEqual([422, 422, 422, 422, 422])
  expect((await save('searxng', { settings: { SEARXNG_URL: 'ftp://a.example' } })).message).toContain('enter a URL')
  expect((await save('nobody', {})).status).toBe(404)
})

test('“Try it” asks the saved provider, shows its response, and counts the request', async () => {
  expect(await trialOf('searxng', 'search')).toMatchObject({ kind: 'failed', requests: [] })
  await save('searxng', { settings: { SEARXNG_URL: provider.url } })
  const trial = await trialOf('searxng', 'search')
  expect(trial).toMatchObject({ kind: 'found', costUsd: 0 })
  expect(trial.rows[0]).toEqual(['1', 'Store 1', 'https://store1.example/'])
  expect(trial.requests[0]).toMatchObject({ host: new URL(provider.url).host, status: 200 })
  expect(provider.queries).toContain('coffee grinder')
  const today = (await shown('searxng'))?.today
  expect(today).toMatchObject({ calls: provider.queries.length, failures: 0, costUsd: 0 })
})

test('a URL set in the back office cannot reach a private IP address', async () => {
  const settings = { OPENAI_COMPATIBLE_URL: 'http://127.0.0.1:8080/v1', OPENAI_COMPATIBLE_MODEL: 'llama' }
  await save('openai-compatible', { settings })
  const trial = await trialOf('openai-compatible', 'text')
  expect(trial).toMatchObject({ kind: 'failed', howTo: expect.stringContaining('in the environment') })
  expect(trial.requests[0]).not.toHaveProperty('status')
})

test('a key encrypted with another PAYLOAD_SECRET is reported, and nothing fails', async () => {
  await save('serper', { settings: { SERPER_KEY: KEY } })
  await query("update data_provider_settings set sealed = 'v1.AAAA' where name = 'SERPER_KEY'")
  expect(await shown('serper')).toMatchObject({ isComplete: false, settings: [{ from: 'unreadable' }] })
  await save('serper', { settings: { SERPER_KEY: null } })
  expect(await shown('serper')).toMatchObject({ isComplete: false, settings: [{ from: 'nowhere' }] })
})

/**
 * Sends requests to one provider from two processes in parallel, each at this cost. Returns the reasons of refusals.
 */
async function sendInParallel(id: string, requests: number, limitUsd: number, costUsd: number, isKnown: boolean) {
  const processes = [0, 1].map(() =>
    spending.createSpending({
      begin: async (call) => client.beginProviderCall(await client.getCms(), call),
      end: async (call, result) => client.endProviderCall(await client.getCms(), call, result),
      limitOf: async () => limitUsd,
      onError: (error) => {
        throw error
      },
      retryMs: 5,
    }),
  )
  const failures: string[] = []
  await Promise.all(
    Array.from({ length: requests }, async (_, at) => {
      const { before, after } = processes[at % 2] as (typeof processes)[number]
      const failed = await before(id, 'search', isKnown ? costUsd : undefined)
      if (failed) return void failures.push(failed.reason)
      await new Promise(setImmediate)
      await after(id, 'search', costUsd, false)
    }),
  )
  return failures
}

const spent = async (id: string) =>
  (
    await query(
      'select spent_usd::float8 as spent, committed_usd::float8 as committed from data_provider_days where provider = $1',
      [id],
    )
  )[0]

test('of 100 parallel requests from two processes, only those within the daily limit are sent', async () => {
  const failures = await sendInParallel('brave', 100, 0.1, 0.005, true)
  expect(failures).toEqual(Array.from({ length: 80 }, () => 'spending-limit'))
  expect(await spent('brave')).toEqual({ spent: 0.1, committed: 0.1 })
  expect((await shown('brave'))?.today).toMatchObject({ calls: 20, costUsd: 0.1 })
})

test('where only the response states the cost, the first request runs alone, and the limit holds', async () => {
  const failures = await sendInParallel('dataforseo', 40, 0.05, 0.004, false)
  expect(failures).toHaveLength(28)
  expect(await spent('dataforseo')).toEqual({ spent: 0.048, committed: 0.048 })
})

test('the limit resets the next day, and a raised limit applies immediately', async () => {
  expect(await sendInParallel('brave', 1, 0.1, 0.005, true)).toEqual(['spending-limit'])
  expect(await sendInParallel('brave', 1, 0.2, 0.005, true)).toEqual([])
  await query("update data_provider_days set day = day - 1 where provider = 'brave'")
  expect(await sendInParallel('brave', 1, 0.1, 0.005, true)).toEqual([])
})
