import type { FileFolder } from '#platform/files/stores.ts'

/** What is kept beside the database: uploads and résumés. */
export const FILE_FOLDERS: FileFolder[] = ['media', 'resumes']

/** Who has these can sign sessions, read stored keys, and change everything. */
export const SECRET_FILES = ['secret', 'secret-previous', 'database-password', 'database-superuser-password']

/** Returns the name of a backup: its time in UTC, such as `2026-11-28T06-12-00Z`, so that names sort by time. */
export const nameOf = (time: Date) => `${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z(?:\.tar\.age)?$/

/** Returns the time of a backup by its name, or undefined if this is no backup's name. */
export function timeOf(name: string): Date | undefined {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? []
  return day === undefined ? undefined : new Date(`${day}T${hours}:${minutes}:${seconds}Z`)
}
