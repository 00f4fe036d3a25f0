import { sendBeacon } from './beacon.client.ts'

/** One page reports at most this many errors. */
let left = 5

/** Sends errors in scripts of this page to `body[data-errors]`. Sets no cookie and sends no name. */
export function reportErrors() {
  const path = document.body.dataset.errors
  if (!path) return
  const send = (error: unknown) => {
    if (!(error instanceof Error) || left-- <= 0) return
    sendBeacon(path, { message: String(error).slice(0, 1_000), stack: String(error.stack).slice(0, 8_000) })
  }
  addEventListener('error', ({ error }) => send(error))
  addEventListener('unhandledrejection', ({ reason }) => send(reason))
}
