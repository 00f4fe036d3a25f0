import type { Envelope } from '#engine/tool/envelope.ts'
import type { Progress } from '../threads/threads.ts'
import type { SentFailure } from './sent-failure.ts'
import type { SentFields } from './sent-fields.ts'

/** What the site sends to the process of runs that look at the web. */
export type ToWebProcess =
  | { start: number; slug: string; sent: SentFields; isForm: boolean; ip: string; isFresh: boolean }
  | { stop: number }
  | { supply: number; artifact?: unknown; failure?: SentFailure }

/** What that process sends back, about a run by its id. */
export type FromWebProcess =
  | { run: number; progress: Progress }
  | { run: number; partial: Envelope }
  | { run: number; done: Envelope }
  | { run: number; failure: SentFailure }
  /** Requests to other servers since the last such message, by outcome. */
  | { run: number; egress: [outcome: string, requests: number][] }
  /** The run needs an artifact that only the site has. */
  | { run: number; ask: number; name: string; request: unknown }
