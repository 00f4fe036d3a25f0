'use client'
import { DRAFT_KEY_HEADER, type RefusalCode } from '#engine/editing/headers.ts'
import { hasLostSession, hasSignedInSince } from './is-signed-in.ts'

type Data = Record<string, unknown>

/** How a save ended. */
export type SaveResult =
  | { kind: 'saved'; doc: Data & { id: number; updatedAt: string } }
  /** The connection or the server is away: try again later. */
  | { kind: 'away' }
  | { kind: 'signed-out' }
  | { kind: 'created-before'; id: number }
  | { kind: 'stale' | 'taken-over'; message: string }
  /** The document was deleted. */
  | { kind: 'gone' }
  | { kind: 'refused'; message: string }

const TIMEOUT_MS = 60_000
const QUERY = '?draft=true&autosave=true&depth=0&fallback-locale=null'

/**
 * Saves a draft.
 * @param path of the document in the API, such as `/cms-api/posts/12`; of its collection, to create it
 * @param draftKey names a document that is created, so that it is created once
 */
export async function sendDraft(path: string, method: 'POST' | 'PATCH', data: Data, draftKey?: string) {
  const headers = { 'content-type': 'application/json', ...(draftKey ? { [DRAFT_KEY_HEADER]: draftKey } : {}) }
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const request = { method, credentials: 'same-origin', headers, body: JSON.stringify(data), signal } as const
  const sentAt = performance.now()
  try {
    const response = await fetch(path + QUERY, request)
    return await resultOf(response, sentAt)
  } catch {
    return { kind: 'away' } satisfies SaveResult
  }
}

type Body = {
  doc?: Data & { id: number; updatedAt: string }
  /** Of a global. */
  result?: Data & { id: number; updatedAt: string }
  message?: string
  errors?: { message: string; data?: { code?: RefusalCode; document?: string; errors?: { message: string }[] } }[]
}

async function resultOf(response: Response, sentAt: number): Promise<SaveResult> {
  const { status } = response
  const body: Body = await response.json().catch(() => ({}))
  const doc = body.doc ?? body.result
  if (response.ok && doc) return { kind: 'saved', doc }
  const [error] = body.errors ?? []
  const message = error?.message ?? body.message ?? 'The server did not accept this.'
  if (status >= 500 || status === 429 || response.ok) return { kind: 'away' }
  if (error?.data?.code === 'already-created')
    return { kind: 'created-before', id: Number(error.data.document?.split('/')[1]) }
  if (status === 409) return { kind: 'stale', message }
  if (status === 423) return { kind: 'taken-over', message }
  if (status === 404) return { kind: 'gone' }
  if (status === 401 || status === 403) {
    if (await hasLostSession(sentAt)) return { kind: 'signed-out' }
    // The request was sent with the session that has ended.
    if (hasSignedInSince(sentAt)) return { kind: 'away' }
  }
  return { kind: 'refused', message: error?.data?.errors?.[0]?.message ?? message }
}
