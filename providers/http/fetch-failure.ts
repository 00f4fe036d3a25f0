import { REFUSED_URL } from '../../engine/net/public-url.ts'

/** The messages of failed fetches: one for each kind, whatever the reason was. */
const messages = {
  refused: REFUSED_URL,
  unreachable: 'The server at this URL did not respond.',
  'time-limit': 'The server at this URL did not respond in time.',
  'too-large': 'The response is larger than we read.',
  unreadable: 'The response could not be read.',
  redirects: 'The URL redirects too many times.',
  busy: 'Too many requests go to this server right now. Try again in a minute.',
} as const

export type FetchFailureKind = keyof typeof messages

/** Why a fetch ended without a response. */
export class FetchFailure extends Error {
  override name = 'FetchFailure'
  readonly kind: FetchFailureKind
  /** For the log only: it may describe our network. */
  readonly reason: string
  /** Whether the URL alone was decisive, so that a retry is useless. */
  readonly isFinal: boolean

  constructor(
    kind: FetchFailureKind,
    reason: string,
    { isFinal = false, cause }: { isFinal?: boolean; cause?: unknown } = {},
  ) {
    super(messages[kind], { cause })
    this.kind = kind
    this.reason = reason
    this.isFinal = isFinal
  }
}
