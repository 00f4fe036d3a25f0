import type { Source } from '../tool/envelope.ts'

/** Who supplied a figure, and under which terms. A figure of made-up sample data has the kind `sample`. */
export type DataSource = Source & { license?: string }

/**
 * The result of a look-up: a value, a clear “we don't have this”, or a failure. An unknown figure has no value; it is
 * never 0.
 */
export type Lookup<Value> = Found<Value> | Unknown | Failed

export type Found<Value> = {
  kind: 'found'
  value: Value
  source: DataSource
  /** When a provider was asked, in milliseconds since 1970. */
  fetchedAt?: number
  /** What the provider charged, in US dollars. */
  costUsd?: number
  /** What to know about the value, one sentence each. */
  caveats?: string[]
}

/** The source was asked and has no data. */
export type Unknown = { kind: 'unknown'; message: string; source: DataSource }

export type Failed = {
  kind: 'failed'
  reason: 'not-configured' | 'rejected-key' | 'spending-limit' | 'rate-limited' | 'provider-error' | 'time-limit'
  /** What happened, in one sentence. */
  message: string
  /** What the operator can do: which settings supply this. */
  howTo?: string
  /** Seconds. */
  retryAfter?: number
}
