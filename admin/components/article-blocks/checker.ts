import type { FormState } from 'payload'
import { keepNewerInput } from '../newer-input/keep-newer-input.ts'

const DELAY_MS = 250
const RETRY_DELAY_MS = 3_000

type Parts = {
  /** Sends the state of the form. Undefined if the server could not be reached. */
  ask: (state: FormState) => Promise<FormState | undefined>
  read: () => FormState
  merge: (state: FormState) => void
}

/**
 * Asks the server about a form: what is wrong in it, which fields its new rows have, and how its rows are called. One
 * request at a time; the values of the response are never taken over where they were changed meanwhile.
 */
export function checkerOf({ ask, read, merge }: Parts) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  let isStopped = false
  return {
    /** Asks soon: once, however often this is called until then. */
    request: () => wait(DELAY_MS),
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }

  function wait(delay: number) {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(check, delay)
  }

  async function check() {
    if (isAsking) return wait(DELAY_MS)
    isAsking = true
    const sent = read()
    const incoming = await ask(sent).catch(() => undefined)
    isAsking = false
    if (isStopped) return
    if (incoming) merge(keepNewerInput({ sent, current: read(), incoming }))
    else wait(RETRY_DELAY_MS)
  }
}
