import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrations } from '#cms/migrations/index.ts'
import { embeddedDatabaseUrl, PRODUCT_ROLE } from '#platform/database/embedded-database.ts'
import { openBucket } from '#platform/files/s3-bucket.ts'
import { createS3Store } from '#platform/files/s3-store.ts'
import type { FileFolder } from '#platform/files/stores.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startS3 } from '#tests/support/s3-server.ts'
import { isPrepared } from '../start/prepared.ts'
import { copyBeforeUpgrade } from './before-upgrade.ts'
import { createBackup } from './create.ts'
import { restoreBackup } from './restore.ts'
import { asSuperuser, startPostgres } from './start-scripts.ts'
import { verifyBackup } from './verify.ts'

const home = mkdtempSync(join(tmpdir(), 'prairie-backup-'))
const dataDir = join(home, 'data')
const MAX_WRITES = 500
const backups = join(home, 'backups')
let port: number
let backup: string

beforeAll(async () => {
  chmodSync(home, 0o755)
  for (const name of ['media', 'resumes']) mkdirSync(join(dataDir, name), { recursive: true })
  port = await freePort()
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** Runs a database on a data folder while some work is done. */
async function running<T>(
  folder: string,
  work: (query: (text: string) => Promise<unknown[]>) => Promise<T>,
): Promise<T> {
  const server = await startPostgres({ dataDir: folder, port, durable: false })
  try {
    return (await asSuperuser({ port, dataDir: folder, database: 'prairie' }, (client) =>
      work(async (text) => (await client.query(text)).rows as unknown[]),
    )) as T
  } finally {
    await server.stop()
  }
}

const upload = async (query: (text: string) => Promise<unknown[]>, name: string) => {
  writeFileSync(join(dataDir, 'media', name), `picture ${name}`)
  await query(`insert into media values ('${name}', repeat('${name} ', 2000))`)
}

test('R11 a backup of a database that is written meanwhile has each file that a row names, and is read as a whole', async () => {
  await running(dataDir, async (query) => {
    await query('create table media (filename text, title text); create table resumes (filename text)')
    for (let at = 0; at < 200; at++) await upload(query, `before-${at}.png`)
    let isDone = false
    let during = 0
    const writing = (async () => {
      while (!isDone && during < MAX_WRITES) await upload(query, `during-${during++}.png`)
    })()
    backup = await createBackup({ dataDir, database: { port }, to: backups })
    isDone = true
    await writing
    expect(during).toBeGreaterThan(5)
  })
  const verified = await verifyBackup(backup)
  expect(verified.problems).toEqual([])
  expect(verified.files).toBeGreaterThanOrEqual(200)
  expect(verified.rows).toBe(verified.files)
  expect(readdirSync(backup)).not.toContain('secret')
}, 120_000)

test('R11 a backup replaces what is there, without its secrets, and what was there is kept', async () => {
  await running(dataDir, (query) => query("delete from media; insert into media values ('late.png', '')"))
  writeFileSync(join(dataDir, 'media', 'late.png'), 'late')
  const replaced = await restoreBackup(backup, { dataDir })
  const [{ count }] = (await running(dataDir, (query) =>
    query("select count(*)::int from media where filename like 'before-%'"),
  )) as [{ count: number }]
  expect(count).toBe(200)
  expect(existsSync(join(dataDir, 'media', 'before-0.png'))).toBe(true)
  expect(existsSync(join(replaced ?? '', 'media', 'late.png'))).toBe(true)
}, 120_000)

test('R11 a running product is not replaced, and neither is one by a damaged backup', async () => {
  await running(dataDir, async () => {
    await expect(restoreBackup(backup, { dataDir })).rejects.toThrow('The product is running. Stop it first')
  })
  appendFileSync(join(backup, 'media', 'before-7.png'), '!')
  rmSync(join(backup, 'media', 'before-8.png'))
  await expect(restoreBackup(backup, { dataDir })).rejects.toThrow(
    'nothing was changed. media/before-7.png is damaged. media/before-8.png is missing.',
  )
  expect((await verifyBackup(backup)).problems).toHaveLength(2)
  expect(existsSync(join(dataDir, 'postgres', 'PG_VERSION'))).toBe(true)
  await expect(restoreBackup(backups, { dataDir })).rejects.toThrow('is no complete backup')
}, 120_000)

test('R11 files in an S3 store are in the backup, which is read as a whole', async () => {
  const s3 = await startS3()
  try {
    const storeOf = (folder: FileFolder) => createS3Store({ bucket: openBucket(s3.settings), folder })
    await storeOf('media').write('in-the-store.png', Buffer.from('stored'))
    await storeOf('media').write('in-the-store.png.1.draft', Buffer.from('half'))
    const copy = await running(dataDir, async (query) => {
      await query("delete from media; insert into media values ('in-the-store.png', '')")
      return createBackup({ dataDir, database: { port }, storeOf, to: join(home, 'of-the-store') })
    })
    expect(readdirSync(join(copy, 'media'))).toEqual(['in-the-store.png'])
    expect(await verifyBackup(copy)).toMatchObject({ files: 1, problems: [] })
  } finally {
    await s3.stop()
  }
}, 120_000)

test('R22 a database of another server is copied before this release migrates it, and not again afterward', async () => {
  await running(dataDir, async (query) => {
    const url = embeddedDatabaseUrl({ dataDir, port })
    await query('create table payload_migrations (id serial primary key, name text, batch int)')
    // As on a server of the operator, where one role owns all tables.
    for (const table of ['media', 'resumes', 'payload_migrations'])
      await query(`alter table ${table} owner to ${PRODUCT_ROLE}`)
    expect(await copyBeforeUpgrade(dataDir, { url })).toBeUndefined()
    await query("insert into payload_migrations (name, batch) values ('20260101_000000_former', 1)")
    const copy = await copyBeforeUpgrade(dataDir, { url })
    expect(copy && readdirSync(copy)).toEqual(expect.arrayContaining(['SHA256SUMS', 'backup.json', 'tables']))
    for (const { name } of migrations) await query(`insert into payload_migrations (name, batch) values ('${name}', 2)`)
    expect(await copyBeforeUpgrade(dataDir, { url })).toBeUndefined()
  })
}, 120_000)

test('R21 a release does not wait for the preparation at its start if it was the last one to prepare the database', async () => {
  const root = join(home, 'release')
  mkdirSync(root)
  writeFileSync(join(root, 'package.json'), '{ "version": "0.2.0" }')
  await running(dataDir, async (query) => {
    expect(await isPrepared(root, dataDir, { port })).toBe(false)
    writeFileSync(join(root, 'release.json'), '{ "version": "0.2.0", "commit": "4e62cd4e" }')
    expect(await isPrepared(root, dataDir, { port })).toBe(false)
    await query('create table payload_kv (key text primary key, data jsonb)')
    expect(await isPrepared(root, dataDir, { port })).toBe(false)
    await query(`insert into payload_kv values ('prepared', '{ "release": "0.2.0 (4e62cd4e)" }')`)
    expect(await isPrepared(root, dataDir, { port })).toBe(true)
    await query(`insert into payload_kv values ('release', '{ "version": "0.3.0", "usableFrom": "0.2.0" }')`)
    expect(await isPrepared(root, dataDir, { port })).toBe(true)
    await query(`update payload_kv set data = '{ "version": "0.3.0", "usableFrom": "0.3.0" }' where key = 'release'`)
    expect(await isPrepared(root, dataDir, { port })).toBe(false)
    await query(`delete from payload_kv where key = 'release'`)
    await query(`update payload_kv set data = '{ "release": "0.1.0 (6b08f278)" }'`)
    expect(await isPrepared(root, dataDir, { port })).toBe(false)
  })
}, 120_000)
