/** What an attempt to deliver came to. A rejected message is never sent again; one to retry is sent again later. */
export type Outcome =
  | { kind: 'delivered' }
  | { kind: 'rejected'; reason: string }
  | { kind: 'retry'; reason: string; retryAfterMs?: number }
