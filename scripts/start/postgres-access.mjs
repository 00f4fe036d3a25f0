import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DATABASE, PRODUCT_ROLE, productPassword } from '#platform/database/embedded-database.ts'
import { newSecret, storedSecret, storeSecret } from '#platform/environment/stored-secret.ts'
import { UserError } from './user-error.mjs'

/** The role that `initdb` makes. Only this folder's code signs in as it. */
export const SUPERUSER = 'prairie'
const SUPERUSER_FILE = 'database-superuser-password'
const WRONG_PASSWORD = '28P01'

/** A line of pg_hba.conf that lets somebody in without a password, or with one that is sent or stored readably. */
const WEAK_LINE = /^[ \t]*(local|host\w*)[ \t].*[ \t](trust|password|md5|peer|ident)\b/m
const SCRAM_ONLY = `# Written by the product: everybody needs a password, also from this machine.
local all         all              scram-sha-256
host  all         all 127.0.0.1/32 scram-sha-256
host  all         all ::1/128      scram-sha-256
local replication all              scram-sha-256
host  replication all 127.0.0.1/32 scram-sha-256
host  replication all ::1/128      scram-sha-256
`

/**
 * Gives the superuser of a cluster a password that only the user who runs the product can read, and lets nobody in
 * without one. A cluster whose password is not stored, such as one of an older release, gets a new one in PostgreSQL's
 * single-user mode, which needs none. Call it while no server is running.
 * @param {{ dataDir: string, folder: string, owner?: { uid: number, gid: number }, binary: string }} cluster
 */
export function secureCluster({ dataDir, folder, owner, binary }) {
  const rules = join(folder, 'pg_hba.conf')
  if (WEAK_LINE.test(readFileSync(rules, 'utf8'))) writeFileSync(rules, SCRAM_ONLY)
  if (existsSync(join(dataDir, SUPERUSER_FILE))) return
  const password = newSecret()
  const { status, stderr, error } = spawnSync(binary, ['--single', '-D', folder, 'postgres'], {
    ...owner,
    input: `alter role ${SUPERUSER} password '${password}'\n`,
    encoding: 'utf8',
  })
  if (status !== 0 || /ERROR:|FATAL:/.test(stderr))
    throw new UserError(
      `The password of the database could not be set: ${error?.message ?? stderr.trim().split('\n').at(-1)}`,
    )
  // Only now: a start that ends in between sets another one.
  storeSecret(dataDir, SUPERUSER_FILE, password)
}

/** Returns the stored password of the superuser, or stores a new one for a cluster that is about to be made. */
export const superuserPassword = (dataDir) => storedSecret(dataDir, SUPERUSER_FILE)

/**
 * Makes the product's role and its database where they are missing. A database of an older release, which belongs to
 * the superuser, is handed over with all that is in it.
 * @param {{ port: number, dataDir: string }} server
 */
export async function prepareDatabase({ port, dataDir }) {
  const password = productPassword(dataDir)
  const owner = await asSuperuser({ port, dataDir, database: 'postgres' }, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [PRODUCT_ROLE])
    const verb = rowCount === 0 ? 'create' : 'alter'
    await client.query(`${verb} role ${PRODUCT_ROLE} login nosuperuser nocreaterole password '${password}'`)
    const asked = 'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1'
    const { rows } = await client.query(asked, [DATABASE])
    if (rows.length === 0) await client.query(`create database ${DATABASE} owner ${PRODUCT_ROLE}`)
    return rows[0]?.owner ?? PRODUCT_ROLE
  })
  if (owner !== PRODUCT_ROLE)
    await asSuperuser({ port, dataDir, database: DATABASE }, (client) => client.query(HAND_OVER))
}

/**
 * Does work with a connection of the superuser.
 * @throws {UserError} if its password has been lost
 */
export async function asSuperuser({ port, dataDir, database }, work) {
  const { default: pg } = await import('pg')
  const file = join(dataDir, SUPERUSER_FILE)
  const password = readFileSync(file, 'utf8')
  const client = new pg.Client({ host: '127.0.0.1', port, user: SUPERUSER, password, database, ssl: false })
  // A lost connection also fails the query; without a listener, it would end this process.
  client.on('error', () => undefined)
  await client.connect().catch((error) => {
    if (error.code !== WRONG_PASSWORD) throw error
    throw new UserError(`The database does not accept the password in ${file}. Delete this file and start again.`)
  })
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * What belongs to the superuser, but for PostgreSQL's own and for parts of extensions. REASSIGN OWNED refuses the role
 * that `initdb` made. One statement, so that it happens as a whole or not at all.
 */
const HAND_OVER = `do $$
declare
  command text;
begin
  for command in
    with mine as (select oid from pg_roles where rolname = '${SUPERUSER}'),
    schemas as (
      select oid, nspname, nspowner from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
    ),
    -- Parts of extensions, and sequences that belong to a column.
    parts as (select classid, objid from pg_depend where deptype in ('e', 'i', 'a'))
    select format('alter schema %I owner to ${PRODUCT_ROLE}', nspname)
      from schemas where nspowner in (select oid from mine) and nspname <> 'public'
    union all
    select format('alter table %s owner to ${PRODUCT_ROLE}', one.oid::regclass)
      from pg_class one where relkind in ('r', 'p', 'v', 'm', 'S', 'f') and relnamespace in (select oid from schemas)
        and relowner in (select oid from mine)
        and not exists (select 1 from parts where classid = 'pg_class'::regclass and objid = one.oid and relkind = 'S')
        and not exists (select 1 from pg_depend where deptype = 'e' and classid = 'pg_class'::regclass and objid = one.oid)
    union all
    select format('alter type %s owner to ${PRODUCT_ROLE}', one.oid::regtype)
      from pg_type one left join pg_class on pg_class.oid = typrelid
      where (typtype in ('e', 'd', 'r') or (typtype = 'c' and relkind = 'c'))
        and typnamespace in (select oid from schemas) and typowner in (select oid from mine)
        and not exists (select 1 from pg_depend where deptype = 'e' and classid = 'pg_type'::regclass and objid = one.oid)
    union all
    select format('alter routine %s owner to ${PRODUCT_ROLE}', one.oid::regprocedure)
      from pg_proc one where pronamespace in (select oid from schemas) and proowner in (select oid from mine)
        and not exists (select 1 from pg_depend where deptype = 'e' and classid = 'pg_proc'::regclass and objid = one.oid)
    union all
    select 'alter database ${DATABASE} owner to ${PRODUCT_ROLE}'
  loop
    execute command;
  end loop;
end $$`
