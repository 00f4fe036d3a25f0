import type { EmailMessage, Mailer } from '../../providers/email/mailer.ts'
import type { Outcome } from '../../providers/outcome.ts'
import { query } from './database.ts'

type Row = Record<string, unknown> & { id: number }

/** Returns a mailer that notes what it is given and answers with this outcome, or fails. */
export function notingMailer(outcome: Outcome | Error = { kind: 'delivered' }, onSend = async () => {}) {
  const sent: EmailMessage[] = []
  const mailer: Mailer = {
    async send(message) {
      sent.push(message)
      await onSend()
      if (outcome instanceof Error) throw outcome
      return outcome
    },
    close: () => undefined,
  }
  return { mailer, sent }
}

/** Inserts a row without hooks, so that it has no job and the product's own worker leaves it alone. */
export async function insert(table: string, row: object): Promise<number> {
  const names = Object.keys(row)
  const [made] = await query<{ id: number }>(
    `insert into ${table} (${names.map((name) => `"${name}"`).join()})
     values (${names.map((_, index) => `$${index + 1}`).join()}) returning id`,
    Object.values(row),
  )
  return made?.id ?? 0
}

/** Returns a row as it is stored. */
export async function stored(table: string, id: number) {
  const [row] = await query<Row>(`select * from ${table} where id = $1`, [id])
  return row as Row
}
