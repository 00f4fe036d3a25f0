import { type Attempt, openProbe } from '#tests/support/write-attempts.ts'
import type { Measure } from '../measure.ts'
import { none } from './record.ts'
import type { Setting } from './setting.ts'

/** Compares everything that every role can write, create, and delete with the table of permissions (F1). */
export async function measurePermissions({ url, databaseUrl, dataDir }: Setting): Promise<Measure[]> {
  Object.assign(process.env, { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SITE_URL: url })
  const { getCms, stopCms } = await import('#cms/database/connection.ts')
  const probe = await openProbe(await getCms(), url)
  try {
    return [
      beyond('F1 fields that a role can write beyond the table, REST', await probe.tryUpdates('REST')),
      beyond('F1 fields that a role can write beyond the table, Local API', await probe.tryUpdates('local')),
      beyond('F1 creations and deletions beyond the table', await probe.tryCreatesAndDeletes()),
    ]
  } finally {
    await probe.close()
    await stopCms()
  }
}

function beyond(what: string, attempts: Attempt[]): Measure {
  const count = attempts.filter(({ done, allowed }) => done && !allowed).length
  return none(what, count, 'fields', `of ${attempts.length} attempts`)
}
