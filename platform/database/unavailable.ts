import { SILENT } from './guarded-pool.ts'

/** Why nothing can be stored: the database is unreachable, or the disk is full while reading still works. */
export type Unavailability = 'away' | 'full'

/**
 * PostgreSQL's error classes (Appendix A): connection, shutdown, resources, system; and the ends of a query. 55000: the
 * database accepts no connections, as while it is restored.
 */
const AWAY = /^(08...|57P0[1-5]|57014|53[02-4]..|55000|58...|25P0[34])$/
/** disk_full, and read_only_sql_transaction of a server that protects itself. */
const FULL = /^(53100|25006)$/
const AWAY_SYSTEM = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN']
const FULL_SYSTEM = ['ENOSPC', 'EDQUOT', 'EROFS']

/** Messages of pg, its pool, and Payload that have no code. */
const AWAY_MESSAGES = [
  SILENT,
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Query read timeout',
  'Error: cannot begin transaction',
  'Error: cannot connect to Postgres',
]

/** Maximum depth of wrapped errors: drizzle's in Payload's in ours. */
const MAX_CAUSES = 8

/**
 * Returns whether the database or its disk, not the request, caused an error, directly or through its causes.
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
export function unavailabilityOf(error: unknown): Unavailability | undefined {
  let one = error
  for (let depth = 0; depth < MAX_CAUSES && one instanceof Object; depth++) {
    const { name, code, message, cause, errors } = one as ErrorLike
    if (name === 'AccountLookupFailed') return 'away'
    // Payload's only message if it cannot write a file.
    if (name === 'FileUploadError') return 'full'
    const found = ofCode(String(code ?? '')) ?? ofMessage(String(message ?? ''))
    if (found) return found
    one = cause ?? (Array.isArray(errors) ? errors[0] : undefined)
  }
  return undefined
}

export function isDatabaseUnavailable(error: unknown): boolean {
  return unavailabilityOf(error) !== undefined
}

type ErrorLike = { name?: unknown; code?: unknown; message?: unknown; cause?: unknown; errors?: unknown }

function ofCode(code: string): Unavailability | undefined {
  if (FULL.test(code) || FULL_SYSTEM.includes(code)) return 'full'
  return AWAY.test(code) || AWAY_SYSTEM.includes(code) ? 'away' : undefined
}

function ofMessage(message: string): Unavailability | undefined {
  return AWAY_MESSAGES.some((start) => message.startsWith(start)) ? 'away' : undefined
}
