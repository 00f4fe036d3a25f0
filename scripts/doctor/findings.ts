import { commandLine } from '#platform/process/command-line.ts'
import type { LastBackup } from '#platform/process/last-backup.ts'

/** One thing that was checked and is not right: what it is, and how to fix it. A note needs no action now. */
export type Finding = { level: 'problem' | 'note'; about: string; says: string; fix: string }

/** What was measured. A part that does not apply, or could not be asked, is missing. */
export type Facts = {
  now: Date
  disk?: { freeBytes: number; totalBytes: number }
  /** Files of secrets that others than their owner can read. */
  readableSecrets: string[]
  /** Why DATA_DIR cannot be written. */
  dataFailure?: string | undefined
  ports: { name: string; port: number; isTaken: boolean }[]
  isRunning: boolean
  memory: { limitBytes: number; usedBytes?: number | undefined }
  chromium: { path?: string | undefined; failure?: string | undefined }
  database?: DatabaseFacts | DatabaseFailure
  site?: SiteFacts
  smtp?: { failure?: string | undefined }
  /** The S3 store, if one is configured. */
  store?: { failure?: string | undefined } | undefined
  /** What our own tools say of the certificate of the site and of the records of the sender. */
  reports: { about: string; severity: string; title: string; fix?: string | undefined }[]
  backup: LastBackup | undefined
}

/** Why a database cannot be asked, and its fix if it is not the usual one. */
type DatabaseFailure = { failure: string; fix?: string }

export type DatabaseFacts = {
  version: string
  bytes: number
  connections: number
  maxConnections: number
  /** Of the database's clock, ahead of ours. */
  clockSeconds: number
  /** Of transactions that have been open for long, and of what waits for a lock. */
  longestTransactionSeconds: number
  longestLockWaitSeconds: number
  pending: string[]
  /** Migrations that this release does not know, and the release that ran them if this one can work with them. */
  unknown: string[]
  usableFor?: { version: string } | undefined
  archive?: { isFailing: boolean; lastFailed?: string | undefined } | undefined
}

export type SiteFacts = { addresses: number; failure?: string | undefined; clockSeconds?: number | undefined }

const MB = 1024 ** 2
const GB = 1024 ** 3
const HOUR_MS = 3_600_000
const MAX_BACKUP_HOURS = 26
const MAX_CLOCK_SECONDS = 30
const MAX_TRANSACTION_SECONDS = 600
const MAX_LOCK_SECONDS = 60

const sentence = (text: string) => (/[.!?)]$/.test(text) ? text : `${text}.`)

/** Returns what is not right, the most urgent first. */
export function findingsOf(facts: Facts): Finding[] {
  const all = [
    ...machine(facts),
    ...database(facts.database),
    ...outside(facts),
    ...backups(facts),
    ...(facts.reports.map(({ about, severity, title, fix }) => ({
      level: severity === 'error' ? 'problem' : 'note',
      about,
      says: title,
      fix: fix ?? '',
    })) as Finding[]),
  ]
  return [...all.filter(({ level }) => level === 'problem'), ...all.filter(({ level }) => level === 'note')]
}

const problem = (about: string, says: string, fix: string): Finding => ({ level: 'problem', about, says, fix })
const note = (about: string, says: string, fix: string): Finding => ({ level: 'note', about, says, fix })

function machine({ disk, readableSecrets, dataFailure, ports, isRunning, memory, chromium }: Facts): Finding[] {
  const found: Finding[] = []
  if (dataFailure)
    found.push(
      problem(
        'permissions',
        `DATA_DIR cannot be written (${dataFailure}).`,
        'Run this and the product as the user who owns it.',
      ),
    )
  if (disk && (disk.freeBytes < 200 * MB || disk.freeBytes < disk.totalBytes * 0.01))
    found.push(
      problem(
        'disk',
        `The disk of DATA_DIR has only ${Math.floor(disk.freeBytes / MB)} MB left.`,
        'Make room: older backups, DATA_DIR/replaced-… and DATA_DIR/image-cache can be deleted.',
      ),
    )
  else if (disk && disk.freeBytes < disk.totalBytes * 0.1)
    found.push(
      note(
        'disk',
        `The disk of DATA_DIR has ${(disk.freeBytes / GB).toFixed(1)} GB left, less than a tenth.`,
        'Make room before it is full.',
      ),
    )
  for (const name of readableSecrets)
    found.push(problem('permissions', `${name} can be read by other users.`, `Run: chmod 600 ${name}`))
  for (const { name, port, isTaken } of ports)
    if (isTaken && !isRunning)
      found.push(
        problem(
          'ports',
          `Port ${port} (${name}) is taken, and the product is not running.`,
          `End the program that uses it, or set ${name} to a free one.`,
        ),
      )
    else if (!isTaken && isRunning)
      found.push(
        problem(
          'ports',
          `The product is running, but nothing listens on port ${port} (${name}).`,
          'Read the log of the product, and start it again.',
        ),
      )
  if (memory.limitBytes < 0.9 * GB)
    found.push(
      problem(
        'memory',
        `The product may use ${Math.floor(memory.limitBytes / MB)} MB.`,
        'Give the machine or the container at least 1 GB.',
      ),
    )
  if (memory.usedBytes !== undefined && memory.usedBytes > memory.limitBytes * 0.9)
    found.push(
      problem(
        'memory',
        `${Math.round((memory.usedBytes / memory.limitBytes) * 100)}% of the container’s memory is used.`,
        'Raise its limit.',
      ),
    )
  if (!chromium.path)
    found.push(
      note(
        'Chromium',
        'There is no Chromium, so tools that open pages say that it is missing.',
        'On Debian: apt-get install chromium-headless-shell fonts-liberation, or set CHROMIUM_PATH.',
      ),
    )
  else if (chromium.failure)
    found.push(
      problem(
        'Chromium',
        `${chromium.path} does not start: ${chromium.failure}`,
        'Install it again with what it depends on, and run the product as another user than root.',
      ),
    )
  return found
}

function database(facts: Facts['database']): Finding[] {
  if (!facts) return []
  if ('failure' in facts)
    return [problem('database', sentence(facts.failure), facts.fix ?? 'Start it, or correct DATABASE_URL.')]
  const found: Finding[] = []
  const { version, connections, maxConnections, clockSeconds, pending, unknown, usableFor, archive } = facts
  if (Number.parseInt(version, 10) < 14)
    found.push(problem('database', `PostgreSQL ${version} is too old.`, 'Upgrade it to 14 or newer.'))
  if (unknown.length > 0 && usableFor)
    found.push(
      note(
        'migrations',
        `Release ${usableFor.version} has changed this database, and this release can work with it.`,
        'Nothing has to be done.',
      ),
    )
  else if (unknown.length > 0)
    found.push(
      problem(
        'migrations',
        `A newer release has migrated this database (${unknown.join(', ')}).`,
        'Start the newer release, or restore a backup from before it.',
      ),
    )
  else if (pending.length > 0)
    found.push(
      note(
        'migrations',
        `The next start migrates the database: ${pending.join(', ')}.`,
        'Make a backup first. A start makes one of the embedded database itself.',
      ),
    )
  if (connections > maxConnections * 0.8)
    found.push(
      problem(
        'database',
        `${connections} of ${maxConnections} connections are in use.`,
        'Raise max_connections, or find what holds them: select * from pg_stat_activity.',
      ),
    )
  if (Math.abs(clockSeconds) > MAX_CLOCK_SECONDS)
    found.push(
      problem(
        'clock',
        `The clock of the database differs by ${Math.round(clockSeconds)} s.`,
        'Synchronize both machines (chrony, systemd-timesyncd).',
      ),
    )
  if (facts.longestTransactionSeconds > MAX_TRANSACTION_SECONDS)
    found.push(
      problem(
        'locks',
        `A transaction has been open for ${Math.round(facts.longestTransactionSeconds / 60)} minutes.`,
        'Find it in pg_stat_activity by xact_start, and end it: select pg_terminate_backend(pid).',
      ),
    )
  if (facts.longestLockWaitSeconds > MAX_LOCK_SECONDS)
    found.push(
      problem(
        'locks',
        `A query has waited for a lock for ${Math.round(facts.longestLockWaitSeconds)} s.`,
        'select pid, pg_blocking_pids(pid), query from pg_stat_activity shows who holds it.',
      ),
    )
  if (archive?.isFailing)
    found.push(
      problem(
        'archive',
        `The log of the database cannot be stored in BACKUP_ARCHIVE${archive.lastFailed ? ` (${archive.lastFailed})` : ''}, and stays on the disk of DATA_DIR.`,
        'Make room in that folder, and let the user who runs the database write there.',
      ),
    )
  return found
}

function outside({ site, smtp, store }: Facts): Finding[] {
  const found: Finding[] = []
  if (site?.failure)
    found.push(problem('SITE_URL', site.failure, 'Check the DNS record, the proxy, and the certificate.'))
  if (site?.clockSeconds !== undefined && Math.abs(site.clockSeconds) > MAX_CLOCK_SECONDS)
    found.push(
      problem(
        'clock',
        `The clock of this machine differs from the one of SITE_URL by ${Math.round(site.clockSeconds)} s.`,
        'Synchronize it (chrony, systemd-timesyncd).',
      ),
    )
  if (smtp?.failure)
    found.push(
      problem('email', sentence(smtp.failure), 'Check SMTP_URL, and whether this machine may connect to that port.'),
    )
  if (!smtp) found.push(note('email', 'SMTP_URL is not set, so emails wait in the outbox.', 'Set SMTP_URL.'))
  if (store?.failure)
    found.push(
      problem(
        'S3 store',
        store.failure,
        'Check the S3_… variables. The key must be allowed to get, put, delete, and list objects of the bucket.',
      ),
    )
  return found
}

function backups({ backup, database, now }: Facts): Finding[] {
  // Before the first start, there is nothing to back up.
  if (!backup && !database) return []
  const fix = `Run: ${commandLine('backup', 'FOLDER')}. docs/operations.md has a timer for it.`
  if (!backup) return [problem('backup', 'There has been no backup yet.', fix)]
  const complete = backup.isComplete ? backup.at : backup.lastComplete
  const hours = complete ? (now.getTime() - Date.parse(complete)) / HOUR_MS : Number.POSITIVE_INFINITY
  const age = complete ? `The last complete one was ${Math.floor(hours)} hours ago.` : 'None has been complete.'
  if (!backup.isComplete) return [problem('backup', `The last backup failed: ${backup.error} ${age}`, fix)]
  return hours > MAX_BACKUP_HOURS ? [problem('backup', `The last backup was ${Math.floor(hours)} hours ago.`, fix)] : []
}
