/** Numbers of record types. Source: IANA, Domain Name System (DNS) Parameters, Resource Record (RR) TYPEs. */
export const TYPE_NUMBERS: Record<string, number> = {
  A: 1,
  NS: 2,
  CNAME: 5,
  SOA: 6,
  PTR: 12,
  HINFO: 13,
  MX: 15,
  TXT: 16,
  RP: 17,
  AFSDB: 18,
  AAAA: 28,
  LOC: 29,
  SRV: 33,
  NAPTR: 35,
  CERT: 37,
  DNAME: 39,
  OPT: 41,
  DS: 43,
  SSHFP: 44,
  RRSIG: 46,
  NSEC: 47,
  DNSKEY: 48,
  NSEC3: 50,
  NSEC3PARAM: 51,
  TLSA: 52,
  SMIMEA: 53,
  CDS: 59,
  CDNSKEY: 60,
  OPENPGPKEY: 61,
  CSYNC: 62,
  ZONEMD: 63,
  SVCB: 64,
  HTTPS: 65,
  SPF: 99,
  URI: 256,
  CAA: 257,
}

const names = new Map(Object.entries(TYPE_NUMBERS).map(([name, number]) => [number, name]))

/** Returns the name of a record type. A type without one is `TYPE` and its number (RFC 3597, 5). */
export const typeName = (number: number) => names.get(number) ?? `TYPE${number}`

/** Names of response codes. Source: IANA, DNS RCODEs. */
const RCODES = ['NOERROR', 'FORMERR', 'SERVFAIL', 'NXDOMAIN', 'NOTIMP', 'REFUSED']

/** Returns the name of a response code; one that we do not name is `RCODE` and its number. */
export const rcodeName = (code: number) => RCODES[code] ?? (code === 16 ? 'BADVERS' : `RCODE${code}`)
