import { createReadStream } from 'node:fs'
import { parse } from 'csv-parse'
import { type SubscriberItem, UnreadableExport } from '../item.ts'
import { isoDate } from '../source/iso-date.ts'
import { asText, type Fields } from '../source/values.ts'
import { memberNotes } from './people.ts'

const MAX_RECORD_BYTES = 1_048_576

/**
 * Yields the members of the CSV that Ghost exports, as subscribers. Deleted members are left out.
 * Source: https://ghost.org/help/export-members
 * @throws {UnreadableExport} if it has no column `email`
 */
export async function* membersOf(path: string): AsyncGenerator<SubscriberItem> {
  const records = createReadStream(path).pipe(
    parse({
      bom: true,
      columns: (header: string[]) => header.map((name) => name.trim().toLowerCase()),
      info: true,
      max_record_size: MAX_RECORD_BYTES,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }),
  )
  let isChecked = false
  try {
    for await (const { record, info } of records as AsyncIterable<{ record: Fields; info: { lines: number } }>) {
      if (!isChecked && !('email' in record))
        throw new UnreadableExport(`${path} has no column “email”. Export the members in Ghost under Members.`)
      isChecked = true
      const email = asText(record.email)
      if (email && !asText(record.deleted_at)) yield subscriberOf(record, email, info.lines)
    }
  } catch (cause) {
    if (cause instanceof UnreadableExport) throw cause
    throw new UnreadableExport(`${path} cannot be read as CSV: ${cause instanceof Error ? cause.message : ''}`, {
      cause,
    })
  }
}

function subscriberOf(record: Fields, email: string, line: number): SubscriberItem {
  const flag = asText(record.subscribed_to_emails ?? record.subscribed).toLowerCase()
  return {
    kind: 'subscriber',
    key: `member ${asText(record.id) || email.toLowerCase()}`,
    at: `members, line ${line}`,
    type: 'member',
    addresses: [],
    email,
    name: asText(record.name) || undefined,
    consent: /^(true|1|yes)$/.test(flag) ? 'confirmed' : /^(false|0|no)$/.test(flag) ? 'unsubscribed' : 'unknown',
    since: isoDate(record.created_at),
    notes: memberNotes(record),
  }
}
