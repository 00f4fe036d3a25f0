import type { Capability } from '#engine/data-providers/capabilities.ts'
import type { ProviderId } from '#engine/data-providers/provider-list.ts'

/** What a provider’s server sends to requests whose URL begins with `url` (without the scheme). */
export type RecordedResponse = {
  url: string
  body: unknown
  status?: number
  type?: string
  /** A request for a token, which always succeeds. */
  isLogin?: boolean
  /** What the provider sends to the URL of this site afterwards. */
  later?: unknown
}

/** One capability of a provider: a query, and responses in the form of the provider’s documentation. */
export type Recorded = {
  provider: ProviderId
  capability: Capability
  settings: Record<string, string>
  query: unknown
  success: RecordedResponse[]
  empty: RecordedResponse[]
  /** The result of the look-up for `empty`. */
  emptyKind: 'found' | 'unknown' | 'failed'
}
