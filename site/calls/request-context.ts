import type { TypedUser } from 'payload'
import type { Source } from './source.ts'

/** Who calls, and how they came. */
export type RequestContext = {
  /** The caller's own address, past the proxies we trust. */
  ip: string
  userAgent: string
  referrer: string
  source: Source
  /** What somebody else's server proves itself with. */
  authorization: string
  /** What was sent looks like a robot's: keep it apart. */
  isSpam: boolean
  /** Who is signed in to the back office; only where a call asks for a role. */
  user?: TypedUser
}

/** What a command answers. Everything but the two first goes to callers of the API only. */
export type CallResult = { success: boolean; message: string; [key: string]: unknown }

/** What a form became: the answer, and the document, as `mails/12`. */
export type FormResult = CallResult & { about?: string }
