import type { DnsAnswer, DnsRecord, DnsRecords } from '../web/dns.ts'

/** Returns the response to a lookup, or undefined if the lookup was not made. */
export function answerTo({ answers }: Pick<DnsRecords, 'answers'>, name: string, type: string): DnsAnswer | undefined {
  return answers.find((one) => one.type === type && !one.isUnchecked && one.name.toLowerCase() === name.toLowerCase())
}

/** Returns the records of a type at a name; for an alias, those at its target. */
export function recordsAt(all: Pick<DnsRecords, 'answers'>, name: string, type: string): DnsRecord[] {
  return answerTo(all, name, type)?.records.filter((record) => record.type === type) ?? []
}

/** Returns whether a server responded, whatever the response. */
export const isAnswered = (answer: DnsAnswer | undefined) =>
  answer !== undefined && ['NOERROR', 'NXDOMAIN'].includes(answer.result)

/** Returns the nearest name at or above a name that is the apex of a zone: the one with a SOA record of its own. */
export function zoneOf(all: DnsRecords): string | undefined {
  const labels = all.name.split('.')
  return labels
    .map((_, index) => labels.slice(index).join('.'))
    .find((name) => recordsAt(all, name, 'SOA').some((record) => record.name.toLowerCase() === name))
}

/** Returns a record as one line of a zone file (RFC 1035, 5.1). */
export function zoneLine({ name, type, ttl, data }: DnsRecord): string {
  const text = type === 'TXT' ? chunksOf(data) : data
  return `${name}. ${ttl} IN ${type} ${text}`
}

/** Returns a text as strings of at most 255 characters. */
function chunksOf(text: string) {
  const chunks = text.match(/.{1,255}/gsu) ?? ['']
  return chunks.map((chunk) => `"${chunk.replace(/["\\]/g, '\\$&')}"`).join(' ')
}
