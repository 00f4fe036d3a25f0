import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { isDatabaseUnavailable } from '#platform/database/unavailable.ts'
import { environment } from '#platform/environment/environment.ts'
import { passwordProblem } from './accounts/password-strength.ts'
import { resealSecrets } from './accounts/reseal-secrets.ts'
import { endUnprotectedSessions } from './accounts/two-factor/required.ts'
import { allowLongQueries, getCms, stopCms } from './database/client.ts'
import { migrate } from './database/migrate.ts'
import { NewerStateError } from './database/newer-state.ts'
import { recordPreparation } from './database/preparation.ts'
import { withStartLock } from './database/start-lock.ts'
import { recordEarlierSeed } from './demo/record.ts'
import { followNames } from './finder/follow-names.ts'
import { encodeStoredImages } from './images/encode-stored-images.ts'
import { createQueues } from './jobs/jobs.ts'
import { refreshLists } from './lists/listed-posts.ts'
import { refreshIndex } from './search/search-index.ts'
import { followPages } from './seed/follow-pages.ts'
import { seed, wasSeeded } from './seed/seed.ts'
import { addToolRows } from './seed/tool-rows.ts'
import { refreshFindings } from './seo/findings.ts'
import { addFirstVersions } from './versions/first-versions.ts'

/** Exit code when the database connection was lost and a retry may help: EX_TEMPFAIL of sysexits.h. */
const TRY_AGAIN = 75

/**
 * Prepares the database at every start, in a process of its own: migrates, fills an empty database, creates the first
 * administrator. Each part completes or has no effect, and one process at a time runs them, so the next start completes
 * what an interrupted one left.
 */
let isLost = false
// Payload ends the process itself when a migration fails, whatever the reason.
process.once('exit', () => {
  if (isLost) process.exitCode = TRY_AGAIN
})
// The supervisor is gone: nobody waits for the result, and its database stops or has stopped.
process.once('disconnect', () => process.exit(1))
// The listener alone would keep this process alive.
process.channel?.unref()
try {
  allowLongQueries()
  const login = await withStartLock(environment.databaseListenUrl, prepare).catch((error: unknown) => {
    isLost = isDatabaseUnavailable(error)
    throw error
  })
  await stopCms()
  process.send?.(login, () => process.exit(0))
} catch (error) {
  const isPlain = error instanceof NewerStateError
  console.error(error instanceof Error ? (!isPlain && error.stack) || error.message : error)
  process.exit(1)
}

async function prepare() {
  const cms = await getCms()
  await migrate(cms)
  await addFirstVersions(cms)
  await resealSecrets(cms)
  await createQueues(cms)
  await encodeStoredImages(cms)
  await addToolRows(cms)
  if (await wasSeeded(cms)) await recordEarlierSeed(cms)
  else await seed(cms)
  await followPages(cms)
  await refreshLists(cms)
  await refreshIndex(cms)
  await refreshFindings(cms)
  await followNames(cms)
  await endUnprotectedSessions({ payload: cms })
  // This step is last, because a generated password is printed only once. Payload lets anyone register as the first
  // user, but nothing listens before this process has ended.
  const login = await ensureAdministrator(cms)
  const [, , release] = process.argv
  if (release && !login.password) await recordPreparation(cms, release)
  return login
}

async function ensureAdministrator(cms: Payload): Promise<{ email: string; password?: string }> {
  const { docs } = await cms.find({
    collection: 'users',
    where: { roles: { contains: 'admin' } },
    sort: 'createdAt',
    limit: 1,
  })
  if (docs[0]) return { email: docs[0].email }
  const problem =
    environment.adminPassword && (await passwordProblem(environment.adminPassword, [environment.adminEmail]))
  if (problem) {
    console.error(`ADMIN_PASSWORD cannot be used. ${problem}`)
    process.exit(1)
  }
  const password = environment.adminPassword ?? randomBytes(12).toString('base64url')
  await cms.create({
    collection: 'users',
    data: { email: environment.adminEmail, password, name: 'Administrator', roles: ['admin'] },
  })
  return environment.adminPassword ? { email: environment.adminEmail } : { email: environment.adminEmail, password }
}
