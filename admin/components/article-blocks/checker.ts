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
 * Creates a checker of a form. It asks the server for problems, the fields of new rows, and the labels of rows. One
 * request runs at a time; values of the response are ignored where they were changed in the meantime.
 */
export function checkerOf({ ask, read, merge }: Parts) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  let isStopped = false
  return {
    /** Sends a request after a short delay; repeated calls until then send only one. */
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
