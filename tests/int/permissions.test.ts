// extended: the Local API applies the same access rules as REST, through which everything is written.
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fieldPaths, isTimestamp } from '#cms/access/field-access.ts'
import { permissions } from '#cms/access/permissions.ts'
import { eachOf } from '../support/extended.ts'
import { inject } from '../support/product.ts'
import { type Attempt, openProbe, type Probe } from '../support/write-attempts.ts'

let connection: typeof import('#cms/database/connection.ts')
let cms: Payload
let probe: Probe

beforeAll(async () => {
  // The CMS also runs in this process, on the product's database, to test its Local API.
  Object.assign(process.env, {
    DATABASE_URL: inject('databaseUrl'),
    DATA_DIR: inject('dataDir'),
    SITE_URL: inject('siteUrl'),
    LOG_LEVEL: 'silent',
  })
  vi.resetModules()
  connection = await import('#cms/database/connection.ts')
  cms = await connection.getCms()
  probe = await openProbe(cms, inject('adminUrl'))
})

afterAll(async () => {
  await probe.close()
  await connection.stopCms()
  for (const name of ['DATABASE_URL', 'DATA_DIR', 'SITE_URL', 'LOG_LEVEL']) delete process.env[name]
})

test('F1 the table has every collection and global, and nothing else', () => {
  const slugs = [...cms.config.collections, ...cms.config.globals].map(({ slug }) => slug)
  expect(Object.keys(permissions).sort()).toEqual([...new Set(slugs)].sort())
})

test('F1 every field is in the table once: granted to a role or reserved for the server', () => {
  for (const { slug, fields } of [...cms.config.collections, ...cms.config.globals]) {
    const { write, server, secret, upload } = permissions[slug] ?? { write: {} }
    const granted = Object.values(write).flatMap(({ fields }) => words(fields))
    const reserved = [server, secret, upload].flatMap(words)
    const paths = fieldPaths(fields).filter((path) => !isTimestamp(path))
    const covers = (names: string[]) => (path: string) =>
      names.some((name) => path === name || path.startsWith(`${name}.`))
    const isOnce = (path: string) => covers(granted)(path) !== covers(reserved)(path)
    expect({ slug, missing: paths.filter((path) => !isOnce(path)) }).toEqual({ slug, missing: [] })
    const known = [...granted, ...reserved].filter((name) => !paths.some(covers([name])))
    expect({ slug, unknown: known }).toEqual({ slug, unknown: [] })
  }
})

test('F1 rules of the table name only existing fields', () => {
  for (const { slug, fields } of [...cms.config.collections, ...cms.config.globals]) {
    const { changes, readFields } = permissions[slug] ?? {}
    const paths = fieldPaths(fields)
    expect(paths).toEqual(expect.arrayContaining([...Object.keys(changes ?? {}), ...Object.keys(readFields ?? {})]))
  }
})

/** Returns differences from the table of permissions, as sentences. */
function differences(attempts: Attempt[]) {
  return attempts
    .filter(({ done, allowed }) => done !== allowed)
    .map(({ actor, what, allowed }) => `${actor} ${allowed ? 'may not, but should:' : 'may, but should not:'} ${what}`)
}

eachOf(['REST', 'local'], 1)(
  'F1 through %s every role writes exactly the fields that the table grants',
  async (via) => {
    const attempts = await probe.tryUpdates(via)
    expect(attempts.length).toBeGreaterThan(2_000)
    expect(attempts.filter(({ done }) => done).length).toBeGreaterThan(300)
    expect(differences(attempts)).toEqual([])
  },
  120_000,
)

test('F1 every role creates and deletes exactly what the table grants', { timeout: 120_000 }, async () => {
  expect(differences(await probe.tryCreatesAndDeletes())).toEqual([])
})

const words = (fields = '') => fields.split(/\s+/).filter(Boolean)
