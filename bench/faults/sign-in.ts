import type { Measure } from '../measure.ts'
import { none } from './record.ts'
import { pause, randomIp } from './send.ts'
import type { Setting } from './setting.ts'

const LOGINS = 100
const LINKS = 30
const SAMPLES = 15
const READ_INTERVAL_MS = 100
const WRONG = 'a wrong password of the bench'

/**
 * Measures what a flood of logins does to everyone else, what response times reveal, and who can be locked out (F2).
 */
export async function measureSignIn(setting: Setting): Promise<Measure[]> {
  const accounts = await addAccounts(setting, LINKS + 2 * SAMPLES + 1)
  const measures = [
    ...(await measureTimes(setting, accounts.slice(LINKS, -1))),
    ...(await measureLock(setting, accounts.at(-1) ?? '')),
    ...(await measureFlood(setting, accounts.slice(0, LINKS))),
  ]
  await setting.query(`delete from users where email like '%@sign-in.example'`)
  return measures
}

/** Adds copies of the administrator with the same password. */
async function addAccounts({ query, administrator }: Setting, count: number) {
  const rows = await query<{ email: string }>(
    `insert into users (name, email, salt, hash, updated_at, created_at)
     select name, 'person-' || number || '@sign-in.example', salt, hash, now(), now()
     from users, generate_series(1, $2::int) number where email = $1 returning email`,
    [administrator.email, count],
  )
  await query(`insert into users_roles ("order", parent_id, value)
    select 1, id, 'editor' from users where email like '%@sign-in.example'`)
  return rows.map(({ email }) => email)
}

async function measureFlood(setting: Setting, accounts: string[]): Promise<Measure[]> {
  const { body } = await call(setting, '/users/login', setting.administrator)
  const token = (JSON.parse(body) as { token: string }).token
  const reads: { ms: number; status: number }[] = []
  let isOver = false
  const reading = (async () => {
    const running: Promise<unknown>[] = []
    for (let index = 0; !isOver; index++) {
      const path = ['/cms-api/users/me', '/cms-api/contact-requests?limit=10', '/admin'][index % 3] ?? ''
      running.push(timed(setting, path, token).then((read) => reads.push(read)))
      await pause(READ_INTERVAL_MS)
    }
    await Promise.all(running)
  })()
  await pause(1_000)
  const quiet = reads.splice(0)
  const [victim = ''] = accounts
  const answers = await Promise.all([
    ...Array.from({ length: LOGINS }, (_, index) =>
      call(setting, '/users/login', { email: accounts[index % accounts.length] ?? victim, password: WRONG }),
    ),
    ...accounts.map((email) => call(setting, '/users/forgot-password', { email })),
  ])
  isOver = true
  await reading
  const counts = Object.entries(Object.groupBy(answers, ({ status }) => status)).map(
    ([status, some]) => `${some?.length} × ${status}`,
  )
  const failed = [...answers, ...reads].filter(({ status }) => status >= 500 && status !== 503).length
  const slowest = Math.max(...reads.map(({ ms }) => ms))
  return [
    {
      what: `F2 the back office while ${LOGINS} logins and ${LINKS} forgotten passwords arrive at once, p95`,
      value: Math.round(
        quantile(
          reads.map(({ ms }) => ms),
          0.95,
        ),
      ),
      unit: 'ms',
      limit: 1_000,
      better: 'less',
      note: `${reads.length} reads, slowest ${Math.round(slowest)} ms; ${Math.round(
        quantile(
          quiet.map(({ ms }) => ms),
          0.95,
        ),
      )} ms before the flood`,
    },
    none('F2 responses of 500 meanwhile', failed, 'responses', counts.join(', ')),
  ]
}

/**
 * Measures what a stranger can learn from response times. Tries each account once, each time from another IP address.
 */
async function measureTimes(setting: Setting, accounts: string[]): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const [index, path] of ['/users/login', '/users/forgot-password'].entries()) {
    const known: number[] = []
    const unknown: number[] = []
    for (const email of accounts.slice(index * SAMPLES, (index + 1) * SAMPLES)) {
      known.push((await call(setting, path, { email, password: WRONG })).ms)
      unknown.push((await call(setting, path, { email: `nobody-${email}`, password: WRONG })).ms)
    }
    const [yes, no] = [quantile(known, 0.5), quantile(unknown, 0.5)]
    measures.push({
      what: `F2 ${path.slice(7)}: difference between a known and an unknown email, median`,
      value: Math.round(Math.abs(yes - no)),
      unit: 'ms',
      limit: 15,
      better: 'less',
      note: `${Math.round(yes)} and ${Math.round(no)} ms`,
    })
  }
  return measures
}

/** One IP address makes many attempts; the owner signs in from another. */
async function measureLock(setting: Setting, email: string): Promise<Measure[]> {
  const attacker = randomIp()
  const statuses: number[] = []
  for (let index = 0; index < 60; index++)
    statuses.push((await call(setting, '/users/login', { email, password: `${WRONG} ${index}` }, attacker)).status)
  const owner = await call(setting, '/users/login', { email, password: setting.administrator.password })
  const limited = statuses.filter((status) => status === 429).length
  const row = none('F2 accounts that one IP address locked', owner.status === 200 ? 0 : 1, 'accounts')
  return [{ ...row, note: `60 wrong passwords, ${limited} × 429; then the owner got ${owner.status}` }]
}

async function call({ url }: Setting, path: string, body: unknown, from = randomIp()) {
  const start = performance.now()
  const response = await fetch(`${url}/cms-api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, 'x-forwarded-for': from },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, body: text, ms: performance.now() - start }
}

async function timed({ url }: Setting, path: string, token: string) {
  const start = performance.now()
  const response = await fetch(url + path, {
    headers: { cookie: `prairie-token=${token}`, 'sec-fetch-site': 'same-origin' },
  })
  await response.arrayBuffer()
  return { status: response.status, ms: performance.now() - start }
}

function quantile(values: number[], share: number) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
