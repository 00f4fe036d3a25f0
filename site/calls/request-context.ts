import type { TypedUser } from 'payload'
import type { Source } from './source.ts'

/** Who sends a request and how they came. */
export type RequestContext = {
  /** The client's IP address, past the proxies we trust. */
  ip: string
  userAgent: string
  referrer: string
  source: Source
  /** The credentials of another server. */
  authorization: string
  /** The submission looks automated and is stored as spam. */
  isSpam: boolean
  /** The account that is signed in to the back office; only if the call requires a role. */
  user?: TypedUser
}

/** The result of a command. Only API clients see fields other than `success` and `message`. */
export type CallResult = { success: boolean; message: string; [key: string]: unknown }

/** The result of a form, with the document it created, such as `mails/12`. */
export type FormResult = CallResult & { about?: string }
