/** A file is written before its row is committed, so a newer file may still get its row. */
const GRACE_MS = 10 * 60_000
/**
 * More lost files than this, and more than half of all, are a wrong database or folder rather than killed processes.
 */
const MAX_LOST = 20

/** `own` is the name of the row's file; files in `shared` belong to it too. */
export type FileRow = { id: number; own: string; shared: string | null }

type Stored = {
  /** Names, and when the files were written. */
  files: Map<string, number>
  rows: FileRow[]
  /** For messages: `name` is the table, `folder` has its files. */
  name: string
  folder: string
  now: number
}

/**
 * Returns which files belong to no row and are to be deleted, which rows have lost their file, and which of their
 * shared
 * files are to be copied again.
 * @throws {Error} if so much is missing that the folder and the database do not belong together
 */
export function planReconciliation({ files, rows, name, folder, now }: Stored) {
  const owned = new Set(rows.flatMap(({ own, shared }) => [own, ...(shared ? [shared] : [])]))
  const orphans = [...files].filter(([file, writtenAt]) => !owned.has(file) && now - writtenAt > GRACE_MS)
  const lost = rows.filter(({ own }) => !files.has(own))
  refuseMany(`files in ${folder} have no row`, orphans.length, files.size)
  refuseMany(`files of ${name} are not in ${folder}`, lost.length, rows.length)
  const copies = rows.flatMap(({ own, shared }) =>
    shared && files.has(own) && !files.has(shared) ? [{ own, shared }] : [],
  )
  return { orphans: orphans.map(([file]) => file), lost, copies }
}

function refuseMany(what: string, count: number, all: number) {
  if (count > MAX_LOST && count > all / 2)
    throw new Error(`${count} of ${all} ${what}. Nothing was deleted: check DATA_DIR and DATABASE_URL.`)
}
