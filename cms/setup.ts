import { randomBytes } from 'node:crypto'
import { environment } from '../engine/environment.ts'
import { getCms, stopCms } from './client.ts'
import { createQueues } from './jobs.ts'
import { migrate } from './migrate.ts'
import { seed, wasSeeded } from './seed/seed.ts'

/** One step of every start, run as a process of its own: migrate, fill an empty database, make the first administrator. */
try {
  await migrate()
  await createQueues(environment.databaseUrl)
  const cms = await getCms()
  // Payload lets anybody register as the first user: the first user must exist before anything listens.
  const login = await ensureAdministrator()
  if (!(await wasSeeded(cms))) await seed(cms)
  await stopCms()
  process.send?.(login)
  process.disconnect?.()
} catch (error) {
  console.error(error instanceof Error ? (error.stack ?? error.message) : error)
  process.exit(1)
}

async function ensureAdministrator(): Promise<{ email: string; password?: string }> {
  const cms = await getCms()
  const { docs } = await cms.find({
    collection: 'users',
    where: { roles: { contains: 'admin' } },
    sort: 'createdAt',
    limit: 1,
  })
  if (docs[0]) return { email: docs[0].email }
  const password = environment.adminPassword ?? randomBytes(12).toString('base64url')
  await cms.create({
    collection: 'users',
    data: { email: environment.adminEmail, password, name: 'Administrator', roles: ['admin'] },
  })
  return environment.adminPassword ? { email: environment.adminEmail } : { email: environment.adminEmail, password }
}
