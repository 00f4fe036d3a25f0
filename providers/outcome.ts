/** The outcome of a delivery. A rejected message is never sent again; a retried one is sent again later. */
export type Outcome =
  | { kind: 'delivered' }
  | { kind: 'rejected'; reason: string }
  | { kind: 'retry'; reason: string; retryAfterMs?: number }
