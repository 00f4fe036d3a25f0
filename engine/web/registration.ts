import type { UnreadKind } from './page.ts'

export type DomainRegistration = {
  /** The registrable domain, in ASCII. */
  domain: string
  /** The RDAP service that responded, and its response; `null` if the TLD has none. */
  server: string | null
  status: number | null
  response: unknown
  /** The bootstrap file's own publication date. */
  bootstrapAsOf: string
  /** First certificate and first archived copy, where their services could be asked. */
  firstCertificate?: string
  firstArchived?: string
  fetchedAt: number
  failure?: { kind: UnreadKind; message: string }
}
