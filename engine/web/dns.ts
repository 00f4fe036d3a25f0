/** One resource record. `data` is in presentation format (RFC 1035, 5.1); text strings are joined and unescaped. */
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
  /** `NOERROR`, `NXDOMAIN`, `SERVFAIL` … or why there was no response. */
  result: string
  records: DnsRecord[]
  /** Whether the resolver validated DNSSEC (AD). */
  isAuthentic: boolean
  /** The server that responded. */
  server: string
  ms: number
}
export type DnsRecords = {
  name: string
  answers: DnsAnswer[] /** Every lookup that evaluating SPF needed. */
  spfLookups: DnsAnswer[]
  fetchedAt: number
}
