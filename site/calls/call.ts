import type { z } from 'zod'
import type { Role } from '#cms/database/client.ts'

/** The description of a call, for /api/docs. */
export type Call = {
  method: 'GET' | 'POST'
  /** One sentence that says what the call does. */
  summary: string
  schema?: z.ZodType
  /** Parameters of the query, each with its purpose. */
  parameters?: Record<string, string>
  /** A visitor's form: rate-limited, stored once, and checked for spam. */
  isForm?: boolean
  /** Whether the call has a rate limit for each IP address. Every form has one. */
  isLimited?: boolean
  /** The roles of which the call requires one. */
  signedIn?: readonly [Role, ...Role[]]
  /** The kind of the response if it is not JSON: a file or a page. */
  answers?: string
  /** Its path, if one route serves several calls. */
  path?: string
  /** A tool: its input as JSON Schema, and an example. */
  tool?: { schema: object; example: unknown }
}
