import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UserError } from './user-error.mjs'

/** A segment with changes is closed after this time, so that it is stored within five minutes. */
const ARCHIVE_TIMEOUT_S = 240
const STORE_SEGMENT = join(dirname(fileURLToPath(import.meta.url)), 'archive-segment.sh')
/** The file of a timeline, which is in its name, in hexadecimal digits. */
const HISTORY = /^[\dA-F]{8}\.history\.gz$/
/** PostgreSQL's shell reads these names inside double quotes. */
const UNQUOTABLE = /["$`\\%\n']/

/**
 * Returns the settings with which a server stores its log in the archive, segment by segment. Each cluster has a folder
 * of its own in it, because the names of segments begin again in a new one.
 * @param {{ folder: string, archive: string, owner?: { uid: number, gid: number } }} cluster
 * @throws {UserError} if the archive is not writable
 */
export function archiveSettings({ folder, archive, owner }) {
  const to = archiveOf(folder, archive)
  try {
    mkdirSync(archive, { recursive: true, mode: 0o755 })
    mkdirSync(to, { recursive: true, mode: 0o700 })
    if (owner) chownSync(to, owner.uid, owner.gid)
  } catch (error) {
    throw new UserError(`The folder ${archive} of BACKUP_ARCHIVE is not writable (${error.code}). Name one that is.`)
  }
  if (spawnSync('test', ['-w', to], owner).status !== 0)
    throw new UserError(
      `${owner ? 'The system user postgres, who runs the database,' : 'This user'} cannot write into ${to}. Let ` +
        'BACKUP_ARCHIVE name a folder that everybody may enter.',
    )
  return {
    archive_mode: 'on',
    archive_timeout: String(ARCHIVE_TIMEOUT_S),
    archive_command: `"${STORE_SEGMENT}" "%p" "%f" "${quotable(to)}"`,
  }
}

/** Returns the settings with which a server reads what follows a backup from the archive: up to a time, or all. */
export function recoverySettings({ folder, archive, until }) {
  const from = archiveOf(folder, archive)
  if (until !== 'backup' && !existsSync(from))
    throw new UserError(`${archive} has no archive of this database (${from}), so nothing was changed.`)
  return {
    restore_command: `gzip --decompress --stdout "${quotable(from)}/%f.gz" > "%p"`,
    recovery_target_action: 'promote',
    ...targetOf(until, from),
  }
}

function targetOf(until, from) {
  if (until === 'latest') return {}
  if (until === 'backup') return { recovery_target: 'immediate' }
  // The server does not know names of time zones, such as Z, when it reads this.
  const time = until.replace('T', ' ').replace('Z', '+00')
  return { recovery_target_time: time, recovery_target_timeline: String(timelineAt(from, Date.parse(until))) }
}

/**
 * Returns the timeline that was written at a time: each restore begins another one, whose history is stored when it
 * does. On the newest one, a time before its restore would be what that restore went back to.
 */
function timelineAt(from, time) {
  const begun = readdirSync(from).filter((name) => HISTORY.test(name) && statSync(join(from, name)).mtimeMs <= time)
  return Math.max(1, ...begun.map((name) => Number.parseInt(name, 16)))
}

/** By the identifier that `initdb` gave the cluster: the first eight bytes of its control file. */
function archiveOf(folder, archive) {
  const control = readFileSync(join(folder, 'global', 'pg_control'))
  return join(archive, String(control.readBigUInt64LE(0)))
}

function quotable(path) {
  if (UNQUOTABLE.test(path)) throw new UserError(`BACKUP_ARCHIVE cannot have one of " ' $ \` \\ % in its path: ${path}`)
  return path
}
