import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { exists, problemsOf } from './files.ts'
import { askForPages } from './pages.ts'
import { FILE_FOLDERS } from './parts.ts'
import { restoreBackup } from './restore.ts'
import { asSuperuser, startPostgres } from './start-scripts.ts'

export type Verified = { tables: number; rows: number; files: number; pages: number; problems: string[] }

/** Where the search for a free port begins. */
const SCRATCH_PORT = 26_432

/**
 * Restores a backup into a folder of its own, starts a database from it, reads every row, looks for each file that a
 * row names, and asks a site that runs on it for pages. A copy from before an upgrade has no files to look for.
 */
export async function verifyBackup(backup: string): Promise<Verified> {
  const problems = await problemsOf(backup)
  if (problems.length > 0) return { tables: 0, rows: 0, files: 0, pages: 0, problems }
  const dataDir = await mkdtemp(join(tmpdir(), 'prairie-verify-'))
  try {
    await chmod(dataDir, 0o755)
    await restoreBackup(backup, { dataDir })
    const server = await startPostgres({ dataDir, port: SCRATCH_PORT, isFixed: false })
    try {
      const read = await asSuperuser({ port: server.port, dataDir, database: 'prairie' }, (client) =>
        readAll(client, dataDir),
      )
      if (read.problems.length > 0) return { ...read, pages: 0 }
      const asked = await askForPages({ dataDir, databasePort: server.port })
      return { ...read, ...asked }
    } finally {
      await server.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function readAll(client: pg.Client, dataDir: string): Promise<Omit<Verified, 'pages'>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  let rows = 0
  for (const { name } of tables) {
    // Every value, so that each page of the table and of its long values is read, and its checksum is compared.
    const { rows: read } = await client.query<{ count: string }>(
      `select count(*), sum(length(one::text)) from ${name} one`,
    )
    rows += Number(read[0]?.count)
  }
  const problems: string[] = []
  let files = 0
  for (const folder of FILE_FOLDERS) {
    if (!tables.some(({ name }) => name === `public.${folder}`)) continue
    if (!(await exists(join(dataDir, folder)))) continue
    const { rows: named } = await client.query<{ filename: string }>(
      `select filename from ${folder} where filename is not null`,
    )
    for (const { filename } of named) {
      if (await exists(join(dataDir, folder, filename))) files += 1
      else problems.push(`${folder}/${filename} is missing, although the database names it.`)
    }
  }
  return { tables: tables.length, rows, files, problems }
}
