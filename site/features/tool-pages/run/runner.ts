export type Execution<Result> = {
  result: Promise<Result>
  cancel: () => void
  /** Resolves when the runner's code has loaded. Without it, a run starts at once. */
  started?: Promise<void>
}

type Parts<Job, Result> = {
  run: (job: Job) => Execution<Result>
  began: (job: Job) => void
  /** Called for every completed run, even if a newer one waits. */
  ended: (result: Result, job: Job) => void
  /** Called when nothing runs or waits. */
  onIdle: () => void
}

/** Milliseconds after which a run is canceled if newer input waits. */
const STALE_MS = 2_000

/**
 * Creates a runner with one run at a time. While one runs, only the latest input waits, so a form may call it on every
 * keystroke.
 */
export function createRunner<Job, Result>({ run, began, ended: settled, onIdle }: Parts<Job, Result>) {
  let running: { cancel: () => void; since: number } | undefined
  let waiting: { job: Job } | undefined
  let giveUp: ReturnType<typeof setTimeout> | undefined

  /**
   * Runs as soon as possible. `now` cancels the current run, because someone pressed the button; `isPatient` lets it
   * end, however long it takes, because the new run builds on it.
   */
  function request(job: Job, { now = false, isPatient = false } = {}) {
    waiting = { job }
    if (!running || now) return next()
    clearTimeout(giveUp)
    if (isPatient) return
    giveUp = setTimeout(next, running.since + STALE_MS - performance.now())
  }

  function stop() {
    waiting = undefined
    next()
  }

  function next() {
    clearTimeout(giveUp)
    running?.cancel()
    running = undefined
    const begun = waiting
    waiting = undefined
    if (!begun) return onIdle()
    const execution = run(begun.job)
    const own = { cancel: execution.cancel, since: performance.now() }
    running = own
    began(begun.job)
    void execution.result.then((result) => {
      if (running !== own) return
      running = undefined
      settled(result, begun.job)
      // The callback may have requested a run already.
      if (!running) next()
    })
  }

  return { request, stop, isRunning: () => running !== undefined }
}
