import { createHash } from 'node:crypto'
import { readdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import type pg from 'pg'
import { copyFile, copyFolder, type Digests } from './files.ts'

/** What belongs to the running server, or is made again by the next one: PostgreSQL, “Making a Base Backup”. */
const CONTENTS_LEFT_OUT =
  'pg_wal pg_replslot pg_dynshmem pg_notify pg_serial pg_snapshots pg_stat_tmp pg_subtrans'.split(' ')
const FILES_LEFT_OUT = /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|backup_label.*|tablespace_map.*)$/
/** Copied after everything else, as PostgreSQL's own programs do. */
const CONTROL_FILE = join('global', 'pg_control')
const LABEL = 'backup_label'
const LOG = 'pg_wal'
/** A file of the log: timeline and place. */
const SEGMENT = /^[0-9A-F]{24}$/
const SLOT = 'prairie_backup'

/**
 * Copies a running cluster with PostgreSQL's own low-level base backup. The copy is consistent as of its end: with the
 * part of the write-ahead log that was written meanwhile, a server that starts with it recovers to that moment.
 * @param client a connection of the superuser, used by nothing else meanwhile
 * @param folder the data folder of the cluster
 * @param to a folder that does not exist
 * @throws if the server keeps too little of its log (`wal_level`), or another backup of it is running
 * @see https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP
 */
export async function copyCluster(
  client: pg.Client,
  { folder, to, root }: { folder: string; to: string; root: string },
): Promise<Digests> {
  // The log stays as long as this connection: the slot is a temporary one.
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [SLOT])
  await client.query('select pg_backup_start($1, true)', ['Prairie Signal'])
  const digests = await copyFolder(folder, to, { skip: isLeftOut, root })
  const control = join(to, CONTROL_FILE)
  digests.set(relative(root, control), await copyFile(join(folder, CONTROL_FILE), control))
  const { rows } = await client.query<{ label: string; first: string; last: string }>(
    `select labelfile as label, pg_walfile_name(lsn) as last,
            substring(labelfile from '[(]file ([0-9A-F]{24})[)]') as first
     from pg_backup_stop(false)`,
  )
  const [stopped] = rows
  if (!stopped) throw new Error('PostgreSQL did not end the backup.')
  digests.set(relative(root, join(to, LABEL)), digestOf(stopped.label))
  await writeFile(join(to, LABEL), stopped.label, { mode: 0o600 })
  for (const name of await readdir(join(folder, LOG))) {
    if (!SEGMENT.test(name) || name < stopped.first || name > stopped.last) continue
    const segment = join(to, LOG, name)
    digests.set(relative(root, segment), await copyFile(join(folder, LOG, name), segment))
  }
  return digests
}

function isLeftOut(path: string) {
  return path === CONTROL_FILE || FILES_LEFT_OUT.test(basename(path)) || CONTENTS_LEFT_OUT.includes(dirname(path))
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')
