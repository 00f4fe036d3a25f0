import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { query } from './database.ts'
import { inject } from './product.ts'

/** Marks every row about people whose data is exported, erased, or deleted by age. */
export const MARK = 'people-marker'

const tables = [
  ...['contact_requests', 'quotes', 'reviews', 'applications', 'resumes', 'subscribers'],
  ...['replies', 'comments', 'changes', 'invitations'],
  ...['bookings', 'outbox', 'webhook_deliveries', 'webhook_messages', 'visitor_addresses'],
  ...['page_counts', 'page_outcomes', 'imports', 'audits', 'audit_watches'],
]

type Row = Record<string, unknown>

/** Inserts a row without running hooks, so that nobody is notified. Returns its id. */
export async function add(table: string, row: Row): Promise<number> {
  const names = Object.keys(row)
  const [made] = await query<{ id: number }>(
    `insert into ${table} (${names.map((name) => `"${name}"`).join()})
     values (${names.map((_, index) => `$${index + 1}`).join()}) returning id`,
    Object.values(row),
  )
  // Some ids are of 8 bytes, which the driver returns as text.
  return Number(made?.id ?? 0)
}

const folder = () => join(inject('dataDir'), 'resumes')
/** Returns the path of a résumé on disk. */
export const resumeFile = (name: string) => join(folder(), name)

/** Adds a résumé with its file on disk. */
export async function addResume(name: string, row: Row = {}) {
  mkdirSync(folder(), { recursive: true })
  writeFileSync(resumeFile(name), `%PDF-1.4 ${MARK}`)
  return add('resumes', { filename: name, mime_type: 'application/pdf', filesize: 20, ...row })
}

/** Deletes all marked rows. */
export async function removePeople() {
  for (const table of tables) await query(`delete from ${table} t where t::text like $1`, [`%${MARK}%`])
  mkdirSync(folder(), { recursive: true })
  for (const name of readdirSync(folder())) if (name.startsWith(MARK)) rmSync(resumeFile(name))
}
