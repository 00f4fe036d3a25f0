import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { chmod, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { embeddedDatabaseUrl } from '#platform/database/embedded-database.ts'
import { freePort } from '#tests/support/free-port.ts'
import { waitFor } from '#tests/support/wait-for.ts'
// @ts-expect-error: a plain Node script without types
import { startPostgres } from './postgres.mjs'
// @ts-expect-error: a plain Node script without types
import { asSuperuser } from './postgres-access.mjs'
// @ts-expect-error: a plain Node script without types
import { runningPort } from './postgres-lock.mjs'

/** What a release from before roles may have stored, all of it the superuser's. */
const OLD_CONTENT = `
  create extension pg_trgm;
  create schema jobs;
  create type kind as enum ('a');
  create table jobs.queue (id int) partition by range (id);
  create table jobs.first partition of jobs.queue for values from (0) to (10);
  create table posts (id serial primary key, kind kind, place int generated always as identity);
  create view shown as select * from posts;
  create function one() returns int language sql as 'select 1';
  insert into posts (kind) values ('a');
  alter database prairie owner to prairie;
  alter role prairie password 'prairie'`

const dataDir = mkdtempSync(join(tmpdir(), 'prairie-access-'))
const secrets = ['database-password', 'database-superuser-password']
let port: number

beforeAll(async () => {
  await chmod(dataDir, 0o755)
  port = await freePort()
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Runs the database while some work is done. */
async function running<T>(work: () => Promise<T>): Promise<T> {
  const server = (await startPostgres({ dataDir, port, durable: false })) as { stop: () => Promise<void> }
  try {
    return await work()
  } finally {
    await server.stop()
    await waitFor(() => runningPort(dataDir) === undefined)
  }
}

async function signIn(connection: string | pg.ClientConfig) {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  return { query: (text: string) => client.query(text), end: () => client.end() }
}

const asProduct = () => signIn(embeddedDatabaseUrl({ dataDir, port }))
const guess = (user: string, password: string) =>
  signIn({ host: '127.0.0.1', port, user, password, database: 'prairie' }).then(
    ({ end }) => end().then(() => 'signed in'),
    ({ code }) => code as string,
  )

test('the embedded database lets in nobody without its password, and its product is no superuser', async () => {
  await running(async () => {
    for (const name of secrets) expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600)
    for (const user of ['prairie', 'prairie_product', 'postgres']) expect(await guess(user, user)).toBe('28P01')
    const product = await asProduct()
    const { rows } = await product.query('select rolsuper, rolcreaterole from pg_roles where rolname = current_user')
    expect(rows).toEqual([{ rolsuper: false, rolcreaterole: false }])
    for (const attempt of [
      "select pg_read_file('/etc/passwd')",
      "copy (select 1) to program 'id'",
      "alter role prairie password 'guessed'",
      'alter role prairie_product superuser',
    ])
      await expect(product.query(attempt)).rejects.toMatchObject({ code: '42501' })
    await product.end()
  })
})

test('a data folder of an older release is secured at its next start, and keeps its content', async () => {
  await running(() =>
    asSuperuser({ port, dataDir, database: 'prairie' }, (client: pg.Client) => client.query(OLD_CONTENT)),
  )
  for (const name of secrets) await rm(join(dataDir, name))
  writeFileSync(join(dataDir, 'postgres/pg_hba.conf'), 'host all all 127.0.0.1/32 trust\n')
  await running(async () => {
    expect(await guess('prairie', 'prairie')).toBe('28P01')
    const product = await asProduct()
    const foreign = `select relname from pg_class where relnamespace in ('public'::regnamespace, 'jobs'::regnamespace)
      and relowner <> current_user::regrole`
    expect((await product.query(foreign)).rows).toEqual([])
    await product.query(
      'alter table posts add title text; drop view shown; drop function one(); drop schema jobs cascade',
    )
    await product.query("alter type kind add value 'b'; create extension if not exists pg_trgm")
    expect((await product.query('select kind from posts')).rows).toEqual([{ kind: 'a' }])
    await product.end()
  })
})

test('a stored password that does not fit the database ends the start with what to do', async () => {
  writeFileSync(join(dataDir, 'database-superuser-password'), 'of another folder')
  await expect(running(async () => undefined)).rejects.toThrow(/Delete this file and start again\.$/)
  await rm(join(dataDir, 'database-superuser-password'))
  expect(await running(async () => 'started')).toBe('started')
  await rm(join(dataDir, 'postgres'), { recursive: true })
  expect(await running(async () => 'made again')).toBe('made again')
})
