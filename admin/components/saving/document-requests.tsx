'use client'
import type { ReactNode } from 'react'
import { type RefusalCode, TAB_HEADER } from '#engine/editing/headers.ts'
import { ConfirmDialogs } from './confirm-dialog.tsx'
import { withConfirmation } from './confirmed-requests.ts'
import { hasLostSession } from './is-signed-in.ts'
import { tab } from './tab.ts'

/** A save that the server refused, of the document of this path, such as `/cms-api/posts/12`. */
export type Refusal = { path: string; code: RefusalCode | 'signed-out' }

const REFUSED = 'document-refused'
const NO_CONNECTION = 'There is no connection. Your text is kept in this browser and saved once the connection is back.'

/** The paths of the documents that are open for editing, such as `/cms-api/posts/12`. */
const open = new Set<string>()
/** The last save of each document, so that the next one waits for its end. */
const running = new Map<string, Promise<unknown>>()

// Runs before a form is submitted: Payload's own buttons save with fetch too. A save that has to be confirmed counts as
// running until it is repeated or given up.
if (typeof window !== 'undefined') window.fetch = withTab(withConfirmation(window.fetch.bind(window)))

/**
 * Prepares the requests with which this tab changes open documents: each one names the tab, saves of one document are
 * sent in the order in which they were made, refused ones are announced, and those that need a confirmation ask for it,
 * whichever button sent them.
 */
export function DocumentRequests({ children }: { children?: ReactNode }) {
  return (
    <>
      {children}
      <ConfirmDialogs />
    </>
  )
}

/**
 * Prepares the requests that change a document while it is open.
 * @returns a function that ends this
 */
export function prepareRequests(path: string): () => void {
  open.add(path)
  return () => void open.delete(path)
}

/**
 * Calls `listener` for each refused save.
 * @returns a function that ends this
 */
export function onRefusal(listener: (refusal: Refusal) => void): () => void {
  const listen = (event: Event) => listener((event as CustomEvent<Refusal>).detail)
  window.addEventListener(REFUSED, listen)
  return () => window.removeEventListener(REFUSED, listen)
}

/** Returns a promise that resolves when no save of a document is under way. */
export const settled = (path: string) => running.get(path) ?? Promise.resolve()

function withTab(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const path = documentPath(input, init)
    if (!path) return send(input, init)
    const headers = new Headers(init?.headers)
    headers.set(TAB_HEADER, tab)
    const sentAt = performance.now()
    const before = settled(path)
    const sent = before.catch(() => undefined).then(() => send(input, { ...init, headers }))
    running.set(path, sent)
    const response = await sent.catch(() =>
      Response.json({ message: NO_CONNECTION, errors: [{ message: NO_CONNECTION }] }, { status: 503 }),
    )
    if (running.get(path) === sent) running.delete(path)
    if (response.status === 409 || response.status === 423 || response.status === 403)
      await announce(path, response, sentAt)
    return response
  }
}

/** Returns the path of the document that a request changes; undefined for all other requests. */
function documentPath(input: RequestInfo | URL, init: RequestInit | undefined) {
  const method = (init?.method ?? 'GET').toUpperCase()
  if (!['POST', 'PATCH', 'DELETE'].includes(method) || typeof input !== 'string') return undefined
  const { origin, pathname } = new URL(input, location.href)
  return origin === location.origin && open.has(pathname) ? pathname : undefined
}

async function announce(path: string, response: Response, sentAt: number) {
  const code = await codeOf(response, sentAt)
  if (code) window.dispatchEvent(new CustomEvent<Refusal>(REFUSED, { detail: { path, code } }))
}

async function codeOf(response: Response, sentAt: number): Promise<Refusal['code'] | undefined> {
  if (response.status === 403) return (await hasLostSession(sentAt)) ? 'signed-out' : undefined
  const body = await response
    .clone()
    .json()
    .catch(() => ({}))
  return body.errors?.[0]?.data?.code
}
