import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#tests/support/free-port.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { archiveFiles } from '#worker/archive-files.ts'
import { pruneArchive } from './archive.ts'
import { createBackup } from './create.ts'
import { restoreBackup } from './restore.ts'
import { makeKey, seal, unseal } from './sealed.ts'
import { asSuperuser, startPostgres } from './start-scripts.ts'

const home = mkdtempSync(join(tmpdir(), 'prairie-archive-'))
const [dataDir, archive, backups] = ['data', 'archive', 'backups'].map((name) => join(home, name)) as [
  string,
  string,
  string,
]
let port: number
let backup: string
/** Between the second row and the third. */
let moment: string

beforeAll(async () => {
  chmodSync(home, 0o755)
  for (const name of ['media', 'resumes']) mkdirSync(join(dataDir, name), { recursive: true })
  port = await freePort()
})
afterAll(() => rmSync(home, { recursive: true, force: true }), 60_000)

type Query = <T>(text: string) => Promise<T[]>

async function running<T>(folder: string, work: (query: Query) => Promise<T>): Promise<T> {
  const server = await startPostgres({ dataDir: folder, port, archive, durable: false })
  try {
    return await asSuperuser({ port, dataDir: folder, database: 'prairie' }, (client) =>
      work(async <Row>(text: string) => (await client.query(text)).rows as Row[]),
    )
  } finally {
    await server.stop()
  }
}

const names = (folder: string) =>
  running(folder, async (query) =>
    (await query<{ filename: string }>('select filename from media order by filename')).map(({ filename }) => filename),
  )

/** Returns a time after all that was written, in the milliseconds of JavaScript. */
const now = async (query: Query) =>
  (await query<{ now: Date }>('select pg_sleep(0.01), clock_timestamp() as now'))[0]?.now.toISOString() ?? ''

/** Ends the current segment of the log and waits until the archive has it. */
async function archiveNow(query: Query) {
  const [{ name } = { name: '' }] = await query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')
  await waitFor(async () => {
    const [{ last } = { last: '' }] = await query<{ last: string }>(
      'select last_archived_wal as last from pg_stat_archiver',
    )
    return last >= name
  })
}

test('R22 after the loss of the data folder, a backup and the archive restore what was written since, with its files', async () => {
  await running(dataDir, async (query) => {
    await query('create table media (filename text)')
    await query("insert into media values ('1.png')")
    writeFileSync(join(dataDir, 'media', '1.png'), 'one')
    backup = await createBackup({ dataDir, database: { port }, to: backups })
    await query("insert into media values ('2.png')")
    writeFileSync(join(dataDir, 'media', '2.png'), 'two')
    moment = await now(query)
    await query("select pg_sleep(0.01); insert into media values ('3.png')")
    writeFileSync(join(dataDir, 'media', '3.png'), 'three')
    await archiveFiles({ backupArchive: archive, dataDir })
    await archiveNow(query)
  })
  rmSync(dataDir, { recursive: true })
  mkdirSync(dataDir)
  await restoreBackup(backup, { dataDir, archive: { folder: archive, until: 'latest' } })
  expect(await names(dataDir)).toEqual(['1.png', '2.png', '3.png'])
  expect(readdirSync(join(dataDir, 'media')).sort()).toEqual(['1.png', '2.png', '3.png'])
}, 120_000)

test('R22 a restored database continues the archive, and each time in it can be restored, also from before', async () => {
  let later = ''
  await running(dataDir, async (query) => {
    await query("insert into media values ('4.png')")
    later = await now(query)
    await query("select pg_sleep(0.01); insert into media values ('5.png')")
    await archiveNow(query)
  })
  const restored = async (until: string) => {
    const folder = join(home, `restored-${until.replaceAll(/\W/g, '-')}`)
    mkdirSync(folder)
    await restoreBackup(backup, { dataDir: folder, archive: { folder: archive, until } })
    return names(folder)
  }
  expect(await restored('latest')).toEqual(['1.png', '2.png', '3.png', '4.png', '5.png'])
  expect(await restored(moment)).toEqual(['1.png', '2.png'])
  // The newest line of history is now the one that went back to the earlier moment.
  expect(await restored(later)).toEqual(['1.png', '2.png', '3.png', '4.png'])
  expect(await restored('backup')).toEqual(['1.png'])
  await expect(restored('2100-01-01T00:00:00Z')).rejects.toThrow('recovery ended before configured recovery target')
}, 120_000)

test('R22 what is older than the oldest backup leaves the archive', async () => {
  expect(await pruneArchive(archive, { dataDir, oldest: new Date(0) })).toBe(0)
  rmSync(join(dataDir, 'media', '3.png'))
  expect(await pruneArchive(archive, { dataDir, oldest: new Date(Date.now() + 60_000) })).toBeGreaterThan(2)
  expect(readdirSync(join(archive, 'files', 'media')).sort()).toEqual(['1.png', '2.png'])
}, 120_000)

test('R22 an encrypted backup opens with its key only, and a damaged one leaves nothing behind', async () => {
  const [key, otherKey, opened] = [join(home, 'key'), join(home, 'other-key'), join(home, 'opened')]
  const recipient = await makeKey(key)
  await makeKey(otherKey)
  mkdirSync(opened)
  const sealed = join(home, 'backup.tar.age')
  await seal(backup, sealed, recipient)
  await expect(unseal(sealed, otherKey, opened)).rejects.toThrow('does not open')
  expect(readdirSync(opened)).toEqual([])
  const folder = await unseal(sealed, key, opened)
  const target = join(home, 'from-sealed')
  mkdirSync(target)
  await restoreBackup(folder, { dataDir: target })
  expect(existsSync(join(target, 'media', '1.png'))).toBe(true)
  rmSync(folder, { recursive: true })
  const damaged = join(home, 'damaged.tar.age')
  cpSync(sealed, damaged)
  const { truncateSync, statSync } = await import('node:fs')
  truncateSync(damaged, statSync(damaged).size - 1_000)
  await expect(unseal(damaged, key, opened)).rejects.toThrow('is damaged')
  expect(readdirSync(opened)).toEqual([])
}, 120_000)
