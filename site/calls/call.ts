import type { z } from 'zod'
import type { Role } from '../../cms/client.ts'

/** What a call is, for its description at /api/docs. */
export type Call = {
  method: 'GET' | 'POST'
  /** One sentence that says what it is for. */
  summary: string
  schema?: z.ZodType
  /** Parameters of the query, each with what it does. */
  parameters?: Record<string, string>
  /** Sent by visitors: limited, stored once, kept from robots. */
  isForm?: boolean
  /** One address may use it only so often. Every form is. */
  isLimited?: boolean
  /** The role of the back office it asks for. */
  signedIn?: Role
  /** The answer is a file or a page, not JSON. */
  answers?: string
  /** Its address, where one route answers several calls. */
  path?: string
  /** A tool: what it takes, as JSON Schema, and a run that can be tried. */
  tool?: { schema: object; example: unknown }
}
