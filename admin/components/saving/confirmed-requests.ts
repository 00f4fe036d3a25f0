'use client'
import type { NeedsConfirmation } from '#platform/sessions/confirmation.ts'
import { refusalIn } from '../call-back-office.ts'

/** Asks the person to confirm their identity. Resolves with whether they did. */
type Ask = (needs: NeedsConfirmation) => Promise<boolean>

let ask: Ask | undefined
/** Changes that are refused at the same time share one question. */
let asking: Promise<boolean> | undefined

/**
 * Sets the dialog that asks.
 * @returns a function that removes it
 */
export function setConfirmation(show: Ask): () => void {
  ask = show
  return () => {
    if (ask === show) ask = undefined
  }
}

/**
 * Returns a `fetch` that asks the person if the server refuses an unconfirmed change, and then sends the same request
 * again. The caller gets one response, and input stays in its form until it is saved.
 */
export function withConfirmation(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init)
    const needs = response.status === 403 && typeof input === 'string' ? await needsOf(response) : undefined
    if (!needs || !ask) return response
    asking ??= ask(needs).finally(() => {
      asking = undefined
    })
    return (await asking) ? send(input, init) : response
  }
}

async function needsOf(response: Response): Promise<NeedsConfirmation | undefined> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  const data = refusalIn(body ?? {}).data as NeedsConfirmation | undefined
  return data?.code === 'needs-confirmation' ? data : undefined
}
