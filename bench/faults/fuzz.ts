import { randomUUID } from 'node:crypto'
import { roles } from '#cms/access/roles.ts'
import { logIn } from '#tests/support/fuzz/log-in.ts'
import { describeFailure, runFuzz } from '#tests/support/fuzz/run-fuzz.ts'
import type { Measure } from '../measure.ts'
import { flag, none } from './record.ts'
import type { Setting } from './setting.ts'

const SEED = 20_261_127

/**
 * Sends odd paths, queries, headers, cookies, JSON, forms, and server functions to all routes, signed out and with an
 * account of each role (row 17, S12). The series is the same in every run: `--fuzz-seed=1 --fuzz-count=500` sends
 * another or a shorter one, and `--fuzz-show=100` prints more of the failures.
 * @throws {Error} if an account cannot sign in
 */
export async function measureFuzz(setting: Setting): Promise<Measure[]> {
  const seed = flag('fuzz-seed', SEED)
  const count = flag('fuzz-count', 20_000)
  const sessions = await signInEveryRole(setting)
  const internal = [`127.0.0.1:${setting.adminPort}`, setting.databaseUrl, setting.dataDir]
  const run = { url: setting.url, seed, count, sessions, internal, isDestructive: true }
  const { failures, statuses, senders } = await runFuzz(run)
  for (const failure of failures.slice(0, flag('fuzz-show', 40))) console.log(describeFailure(failure))
  const of = (why: string) => failures.filter((failure) => failure.why === why).length
  const counted = (counts: Map<unknown, number>) =>
    [...counts]
      .toSorted()
      .map(([name, times]) => `${times} × ${name}`)
      .join(', ')
  return [
    none('fuzz: requests answered with a fault of ours', of('5xx'), `of ${count}`, counted(statuses)),
    none('fuzz: responses with a stack trace', of('stack'), `of ${count}`),
    none('fuzz: responses with an internal address', of('leak'), `of ${count}`),
    none('fuzz: timeouts of 30 s', of('timeout'), `of ${count}`, counted(senders)),
    none('fuzz: connections closed without an answer', of('no response'), `of ${count}`),
  ]
}

/** Creates an account of every role past the rules of the API, and signs it in over HTTP. */
async function signInEveryRole({ url, databaseUrl, dataDir }: Setting) {
  Object.assign(process.env, { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SITE_URL: url })
  const { getCms, stopCms } = await import('#cms/database/connection.ts')
  const cms = await getCms()
  const sessions: Record<string, string> = {}
  try {
    for (const role of roles) {
      const account = { email: `fuzz-${role}@accounts.example`, password: `a password of the fuzzer ${randomUUID()}` }
      await cms.create({ collection: 'users', data: { ...account, name: `Fuzz ${role}`, roles: [role] } })
      sessions[role] = await logIn(url, account)
    }
  } finally {
    await stopCms()
  }
  return sessions
}
