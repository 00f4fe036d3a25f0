/**
 * One resource record. `data` is in presentation format (RFC 1035, 5.1), names without their final dot; text strings
 * are joined and unescaped.
 */
export type DnsRecord = {
  name: string
  type: string
  ttl: number
  data: string
  fields?: Record<string, string | number>
}
export type DnsAnswer = {
  name: string
  type: string
  /**
   * `NOERROR`, `NXDOMAIN`, `SERVFAIL` … or why there was no response: `TIMEOUT`, `MALFORMED`, `UNREACHABLE`,
   * `NOT_PUBLIC`, `BUSY`.
   */
  result: string
  /** The answer section: the records, aliases on the way to them, and their signatures. */
  records: DnsRecord[]
  /** Whether the resolver validated DNSSEC (AD). */
  isAuthentic: boolean
  /** Whether the resolver was asked not to validate (CD), so that records may be invalid. */
  isUnchecked?: boolean
  /** The server that responded. */
  server: string
  ms: number
}
export type DnsRecords = {
  name: string
  /**
   * Labels of the public suffix's own child that the name is in: `example.co.uk`; `null` for a public suffix itself.
   */
  registrable: string | null
  answers: DnsAnswer[]
  /** What name servers of the zone responded, asked directly for its SOA record. */
  nameServerAnswers: (DnsAnswer & { nameServer: string })[]
  /** Every lookup that evaluating SPF needed. */
  spfLookups: DnsAnswer[]
  fetchedAt: number
}
