import type { PayloadRequest } from 'payload'
import { DRAFT_KEY_HEADER, TAB_HEADER } from '#engine/editing/headers.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Returns the browser tab that sends a request, if it says so. */
export const tabOf = (req: PayloadRequest) => uuidIn(req, TAB_HEADER)

/** Returns the name that a tab gave the document it creates. */
export const draftKeyOf = (req: PayloadRequest) => uuidIn(req, DRAFT_KEY_HEADER)

export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value)

function uuidIn({ headers }: PayloadRequest, name: string) {
  const value = headers?.get(name)
  return isUuid(value) ? value : undefined
}
