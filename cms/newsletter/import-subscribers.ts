import { sql } from '@payloadcms/db-postgres/drizzle'
import { fromCsv } from '#engine/csv/csv.ts'
import { connectionOf, type Transaction } from '../database/transaction.ts'
import { emailHash, newToken } from './email-hash.ts'

const MAX_ROWS = 20_000
const MAX_PROBLEMS = 20
const MAX_LENGTH = 254
const ADDRESS = /^[^\s@<>"(),:;]+@[^\s@<>"(),:;]+\.[^\s@<>"(),:;]+$/

export type ImportResult = {
  /** Stored by this import. */
  added: number
  /** Not an email address. */
  invalid: number
  /** Stored before, or twice in the file. */
  known: number
  /** On the suppression list: left out. */
  suppressed: number
  /** The first lines that were not taken, with why. */
  problems: { line: number; text: string; problem: string }[]
}

/** An error about the file as a whole, with a message for the person who uploaded it. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

/**
 * Stores the email addresses of a CSV file with a column `email`, all or none. Nobody gets an email: subscribers stay
 * pending, unless the uploader confirms that they consented elsewhere, or a column `status` then says `confirmed`.
 * @throws {UnreadableFile}
 */
export async function importSubscribers(
  transaction: Transaction,
  { text, isConsented }: { text: string; isConsented: boolean },
): Promise<ImportResult> {
  const { found, ...result } = readSubscribers(text)
  const connection = await connectionOf(transaction)
  const rows = found.map(({ email, line, status }) => ({
    email,
    line,
    hash: emailHash(email),
    token: newToken(),
    // If the file says that someone unsubscribed or never confirmed, the uploader's statement does not override it.
    status: isConsented && (status === '' || status === 'confirmed') ? 'confirmed' : 'pending',
  }))
  const listed = sql`json_to_recordset(${JSON.stringify(rows)}::json)
    as file(email text, line int, hash text, token text, status text)`
  const suppressed = await connection.execute(
    sql`select file.line, file.email from ${listed} join suppressions u on u.hash = file.hash order by file.line`,
  )
  const added = await connection.execute(
    sql`insert into subscribers (email, status, source, confirmed_at, token)
        select email, status::enum_subscribers_status, 'import', case when status = 'confirmed' then now() end, token
        from ${listed} where not exists (select 1 from suppressions u where u.hash = file.hash)
        order by file.line on conflict (email) do nothing returning id`,
  )
  const outOfList = suppressed.rows as { line: number; email: string }[]
  const problems = [
    ...result.problems,
    ...outOfList.map(({ line, email }) => ({ line, text: email, problem: 'On the suppression list' })),
  ]
  return {
    added: added.rows.length,
    invalid: result.invalid,
    known: result.twice + rows.length - added.rows.length - outOfList.length,
    suppressed: outOfList.length,
    problems: problems.sort((a, b) => a.line - b.line).slice(0, MAX_PROBLEMS),
  }
}

/** Line numbers are those of a file whose cells hold no line breaks; the header is line 1. */
function readSubscribers(text: string) {
  const { header, rows } = readTable(text)
  const names = header.map((name) => name.trim().toLowerCase())
  const [emailAt, statusAt] = [names.findIndex((name) => /^e-?mail( address)?$/.test(name)), names.indexOf('status')]
  if (emailAt < 0) throw new UnreadableFile('The first line must contain the column names, including “email”.')
  if (rows.length > MAX_ROWS)
    throw new UnreadableFile(
      `The file has ${rows.length} rows. The maximum is ${MAX_ROWS}. Split the file and import the parts.`,
    )
  const found = new Map<string, { email: string; line: number; status: string }>()
  const problems: ImportResult['problems'] = []
  let [invalid, twice] = [0, 0]
  for (const [at, row] of rows.entries()) {
    if (row.every((cell) => cell.trim() === '')) continue
    const [line, entry] = [at + 2, (row[emailAt] ?? '').trim()]
    const email = entry.toLowerCase()
    if (email.length > MAX_LENGTH || !ADDRESS.test(email)) {
      invalid++
      problems.push({ line, text: entry.slice(0, 80), problem: 'Not an email address' })
    } else if (found.has(email)) twice++
    else found.set(email, { email, line, status: (row[statusAt] ?? '').trim().toLowerCase() })
  }
  return { found: [...found.values()], invalid, twice, problems }
}

function readTable(text: string) {
  const [firstLine = ''] = text.split(/[\r\n]/, 1)
  const delimiter = [',', ';', '\t'].find((one) => firstLine.includes(one)) ?? ','
  try {
    return fromCsv(text, { delimiter })
  } catch (error) {
    throw new UnreadableFile(`The file cannot be read as CSV: ${(error as Error).message}`)
  }
}
