import { open, seal } from '../accounts/secret-box.ts'

/** The format of what is stored. A later one gets its own prefix, so that both can be read. */
const VERSION = 'v1.'

type Content = { text: string; body: string }
type Stored = { text: string | null; body: string }

/** Kinds with a link that only its recipient may use: into an account, as evidence of consent, or to end it. */
const SEALED_KINDS = ['account', 'subscribe-confirm', 'audit-watch-confirm', 'audit-changes']

/** Returns the content of an email for its row in the outbox, encrypted if it has such a link. */
export function storedContent({ kind, to }: { kind: string; to: string }, content: Content): Stored {
  if (!SEALED_KINDS.includes(kind)) return content
  return { text: null, body: VERSION + seal(JSON.stringify(content), sealedFor(to)) }
}

/**
 * Returns the content of an email; what was not encrypted stays as it is.
 * @throws {Error} if it was encrypted with another PAYLOAD_SECRET, or for another recipient
 */
export function openContent<R extends { kind: string; to: string; text: string | null; body: string | null }>(
  row: R,
): R {
  if (!SEALED_KINDS.includes(row.kind) || !row.body?.startsWith(VERSION)) return row
  return { ...row, ...(JSON.parse(open(row.body.slice(VERSION.length), sealedFor(row.to))) as Content) }
}

export const sealedFor = (to: string) => ({ purpose: 'email with a secret link', owner: to })
