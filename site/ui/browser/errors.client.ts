type SendBeacon = (path: string, data: object) => void

/** One page reports at most this many errors. */
const MAX_ERRORS = 5

/** Sends errors in scripts of this page to a call of the site. Sets no cookie and sends no name. */
export function reportErrors(path: string, sendBeacon: SendBeacon) {
  let left = MAX_ERRORS
  const send = (error: unknown) => {
    if (!(error instanceof Error) || left-- <= 0) return
    sendBeacon(path, { message: String(error).slice(0, 1_000), stack: String(error.stack).slice(0, 8_000) })
  }
  addEventListener('error', ({ error }) => send(error))
  addEventListener('unhandledrejection', ({ reason }) => send(reason))
}
