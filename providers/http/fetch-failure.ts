import { REFUSED_URL } from '#engine/net/public-url.ts'
import { withCommas } from '#engine/text/numbers.ts'
import type { Unmeasured } from '#engine/tool/measured.ts'
import type { FailureKind, Hop, UnreadKind } from '#engine/web/page.ts'

/** The messages of failed fetches, by kind. A refusal has one message, whatever the reason was. */
const messages = {
  refused: REFUSED_URL,
  tls: 'No secure connection to this server: the TLS handshake failed.',
  unreachable: 'The server at this URL did not respond.',
  'time-limit': 'The server at this URL did not respond in time.',
  'too-large': 'The response is larger than we read.',
  unreadable: 'The response could not be read.',
  redirects: 'The URL redirects too many times.',
  busy: 'Too many requests go to this server right now. Try again in a minute.',
} as const

export type FetchFailureKind = keyof typeof messages

type More = {
  message?: string
  isFinal?: boolean
  isName?: boolean
  retryAfterMs?: number
  cause?: unknown
}

/** Why a fetch ended without a response. */
export class FetchFailure extends Error {
  override name = 'FetchFailure'
  readonly kind: FetchFailureKind
  /** For the log only: it may describe our network. */
  readonly reason: string
  /** Whether the URL alone was decisive, so that a retry is useless. */
  readonly isFinal: boolean
  /** Whether the name leads to no public IP address: it does not exist, or it leads into a network. */
  readonly isName: boolean
  /** Milliseconds after which a retry makes sense. */
  readonly retryAfterMs: number | undefined
  /** The hops before the failure, with the one that failed if its response had begun. */
  hops: Hop[] = []

  constructor(
    kind: FetchFailureKind,
    reason: string,
    { message, isFinal = false, isName = false, retryAfterMs, cause }: More = {},
  ) {
    super(message ?? messages[kind], { cause })
    this.kind = kind
    this.reason = reason
    this.isFinal = isFinal
    this.isName = isName
    this.retryAfterMs = retryAfterMs
  }

  /**
   * The kind as tools see it. A name that does not exist and one that leads into our network are the same kind, so that
   * nobody learns which names our network has (A8).
   */
  get unreadKind(): FailureKind {
    return this.isName ? 'dns' : this.kind
  }

  /** What tools learn about it: a failure of the server, or one of our own limits, which says nothing about it. */
  get forTools(): { failure: { kind: UnreadKind; message: string } } | Unmeasured {
    const { unreadKind: kind, message } = this
    if (kind === 'busy') return { unmeasured: { limit: 'requests', message } }
    if (kind === 'too-large') return { unmeasured: { limit: 'size', message } }
    return { failure: { kind, message } }
  }
}

/** Returns the failure of a response with more bytes than a caller reads. `reason` is for the log. */
export function tooLarge(maxBytes: number, reason: string) {
  const [size, unit] = maxBytes < 1_000_000 ? [maxBytes / 1_000, 'kB'] : [maxBytes / 1_000_000, 'MB']
  const message = `The response is larger than ${withCommas(Math.round(size))} ${unit}, the most that we read.`
  return new FetchFailure('too-large', reason, { message })
}
