import type { FailureKind } from './page.ts'

export type DomainRegistration = {
  /** The registrable domain, in ASCII. */
  domain: string
  /** The RDAP service that responded, or `whois://` and a host; `null` if the TLD has neither. */
  server: string | null
  /** 404: the registry has no such domain. */
  status: number | null
  /** The parsed JSON, or a WHOIS response in its form; `null` if there is none. */
  response: unknown
  /** The bootstrap file's own publication date. */
  bootstrapAsOf: string
  /**
   * First certificate and first archived copy, ISO 8601; `null` if there is none, undefined if the service did not
   * respond.
   */
  firstCertificate?: string | null
  firstArchived?: string | null
  fetchedAt: number
  failure?: { kind: FailureKind; message: string }
}
