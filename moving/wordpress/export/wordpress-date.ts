/**
 * Returns a date of the database of WordPress as ISO 8601 in UTC, or undefined for none: drafts have only zeros.
 * @param text in UTC, without a time zone: `2024-03-05 14:30:00`
 */
export function readDate(text: string): string | undefined {
  const match = /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d):(\d\d)$/.exec(text.trim())
  if (!match || text.startsWith('0000')) return undefined
  const iso = `${text.trim().replace(' ', 'T')}.000Z`
  const date = new Date(iso)
  // A day that its month does not have would move into the next month.
  return Number.isNaN(date.getTime()) || date.toISOString() !== iso ? undefined : iso
}

/**
 * Returns a date of RSS as ISO 8601 in UTC. Of a draft, the exporter writes a day in the year -1.
 * @param text as RFC 822 has it: `Tue, 27 Jan 2015 14:56:57 +0000`
 */
export function readFeedDate(text: string): string | undefined {
  if (!/^\w{3}, \d{1,2} \w{3} [1-9]\d{3} [\d:]{8} [+-]\d{4}$/.test(text.trim())) return undefined
  const date = new Date(text.trim())
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1970 ? undefined : date.toISOString()
}
