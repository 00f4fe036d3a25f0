import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Digests } from '../files.ts'
import { INDEX, type Index, recordedMigrations, type Sequence, sequencesOf, TABLES, tablesOf } from './tables.ts'

/** Most of the time is the compression's; the next level takes twice as long for a tenth less. */
const GZIP_LEVEL = 3

/**
 * Copies every table in one snapshot, so that the copy is consistent while others write. The data model is not copied:
 * the migrations of the product make it again, on any version of PostgreSQL.
 * @param client a connection that may read everything, used by nothing else meanwhile
 * @param root the folder of the backup
 */
export async function dumpTables(client: pg.Client, root: string): Promise<Digests> {
  const digests: Digests = new Map()
  const folder = join(root, TABLES)
  await mkdir(folder, { mode: 0o700 })
  await client.query('begin isolation level repeatable read read only')
  const { rows } = await client.query<{ version: string }>("select current_setting('server_version') as version")
  const index: Index = {
    postgres: rows[0]?.version ?? '',
    migrations: await recordedMigrations(client),
    tables: [],
    sequences: [],
  }
  for (const table of await tablesOf(client)) {
    const file = `${table.name.replaceAll(/[^\w.-]/g, '_')}.${index.tables.length}.copy.gz`
    const copy = client.query(copyTo(`copy (select ${table.columns.join(', ')} from ${table.name}) to stdout`))
    digests.set(relative(root, join(folder, file)), await store(copy, join(folder, file)))
    index.tables.push({ ...table, rows: copy.rowCount, file })
  }
  // Not of the snapshot, but of later: a number that is skipped harms nothing, one that is used twice would.
  for (const name of await sequencesOf(client)) index.sequences.push(await readSequence(client, name))
  await client.query('commit')
  const text = `${JSON.stringify(index, undefined, 2)}\n`
  await writeFile(join(folder, INDEX), text, { mode: 0o600 })
  return digests.set(join(TABLES, INDEX), createHash('sha256').update(text).digest('hex'))
}

async function readSequence(client: pg.Client, name: string): Promise<Sequence> {
  const { rows } = await client.query<{ value: string; isCalled: boolean }>(
    `select last_value::text as value, is_called as "isCalled" from ${name}`,
  )
  const [{ value, isCalled } = { value: '1', isCalled: false }] = rows
  return { name, value, isCalled }
}

/** Compresses a stream into a file and returns the digest of the file. */
async function store(rows: NodeJS.ReadableStream, path: string) {
  const digest = createHash('sha256')
  const noted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      digest.update(chunk)
      yield chunk
    }
  }
  await pipeline(rows, createGzip({ level: GZIP_LEVEL }), noted, createWriteStream(path, { mode: 0o600 }))
  return digest.digest('hex')
}
