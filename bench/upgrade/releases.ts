import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const LATER_MIGRATION = '29990101_000000_later'

/**
 * Unpacks an archive twice: as the release that it is, and as a later one with one migration more.
 * @returns the folders of both
 */
export function unpackTwice(archive: string, home: string): { former: string; later: string } {
  execFileSync('tar', ['--extract', '--gzip', `--file=${archive}`, `--directory=${home}`])
  const [name = ''] = readdirSync(home)
  const [former, later] = [join(home, name), join(home, 'later')]
  mkdirSync(later)
  // Links to the same files; what differs is written anew.
  execFileSync('cp', ['--recursive', '--link', '--no-target-directory', former, later])
  for (const file of ['package.json', 'release.json'])
    replace(join(later, file), (text) => JSON.stringify({ ...JSON.parse(text), version: '0.1.1' }))
  const folder = join(later, 'cms/migrations')
  writeFileSync(join(folder, `${LATER_MIGRATION}.ts`), MIGRATION)
  replace(join(folder, 'index.ts'), (text) =>
    text
      .replace('\n', `\nimport * as later from './${LATER_MIGRATION}.ts'\n`)
      .replace(/\n\];?\s*$/, `\n  { up: later.up, down: later.down, name: '${LATER_MIGRATION}' },\n]\n`),
  )
  return { former, later }
}

/** Expands: a column of a large table, an index over it, and a table. */
const MIGRATION = `import { sql } from '@payloadcms/db-postgres'

export async function up({ db }: { db: { execute: (statement: unknown) => Promise<unknown> } }) {
  await db.execute(sql\`alter table contact_requests add column of_later text default 'later' not null;
    create index contact_requests_of_later on contact_requests (of_later);
    create table of_later (id serial primary key, post_id integer references posts)\`)
}

export async function down({ db }: { db: { execute: (statement: unknown) => Promise<unknown> } }) {
  await db.execute(sql\`drop table of_later; alter table contact_requests drop column of_later\`)
}
`

function replace(file: string, change: (text: string) => string) {
  const text = readFileSync(file, 'utf8')
  rmSync(file)
  writeFileSync(file, change(text))
}
