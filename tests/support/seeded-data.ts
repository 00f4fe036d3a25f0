import { execFile } from 'node:child_process'
import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The administrator's account in a seeded product. */
export const ADMINISTRATOR = { email: 'admin@example.com', password: 'a long password for tests' }
/** An untouched copy of the seeded database, for `create database … template`. */
export const SEEDED_DATABASE = 'prairie_seeded'

/**
 * Turns a folder into the data folder of a seeded product: database cluster and files.
 * @throws if seeding or copying fails
 */
export async function copySeededData(folder: string) {
  // With owners and permissions: PostgreSQL rejects a folder that it does not own.
  await run('cp', ['-a', `${await seededData()}/.`, folder])
}

/**
 * Copies the files of a seeded product without its database.
 * @throws if seeding or copying fails
 */
export async function copySeededFiles(folder: string) {
  const seeded = await seededData()
  for (const name of readdirSync(seeded))
    if (name !== 'postgres') cpSync(join(seeded, name), join(folder, name), { recursive: true })
}

let path: Promise<string> | undefined

/**
 * Returns the path of a data folder with a seeded product. Seeds it, if the sources changed, in a process of its own.
 * @throws if seeding fails
 */
export function seededData(): Promise<string> {
  const env = { ...process.env, ADMIN_EMAIL: ADMINISTRATOR.email, ADMIN_PASSWORD: ADMINISTRATOR.password }
  path ??= run(process.execPath, ['tests/support/seed-data-folder.mjs'], { env }).then(({ stdout }) => stdout.trim())
  return path
}
