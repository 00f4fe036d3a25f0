import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The administrator's account in a seeded product. */
export const ADMINISTRATOR = { email: 'admin@example.com', password: 'a long password for tests' }
/** An untouched copy of the seeded database, for `create database … template`. */
export const SEEDED_DATABASE = 'prairie_seeded'

/**
 * Turns a folder into the data folder of a seeded product: database cluster and files.
 * @throws if seeding or copying fails
 */
export function copySeededData(folder: string) {
  // With owners and permissions: PostgreSQL rejects a folder that it does not own.
  execFileSync('cp', ['-a', `${seededData()}/.`, folder])
}

/** Copies the files of a seeded product without its database. */
export function copySeededFiles(folder: string) {
  const seeded = seededData()
  for (const name of readdirSync(seeded))
    if (name !== 'postgres') cpSync(join(seeded, name), join(folder, name), { recursive: true })
}

function seededData() {
  return execFileSync(process.execPath, ['tests/support/seed-data-folder.mjs'], {
    encoding: 'utf8',
    env: { ...process.env, ADMIN_EMAIL: ADMINISTRATOR.email, ADMIN_PASSWORD: ADMINISTRATOR.password },
  }).trim()
}
