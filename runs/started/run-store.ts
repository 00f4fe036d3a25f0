import { randomBytes } from 'node:crypto'
import { Failure } from '#engine/failures.ts'
import { endedEarly } from '#engine/tool/ended-early.ts'
import { type Envelope, envelopeJson, envelopeOfJson } from '#engine/tool/envelope.ts'
import type { Progress } from '../threads/threads.ts'
import { shareRun, type WriteRun } from './share-run.ts'

/** What happens in a run. An envelope is sent as its JSON. */
export type RunEvent =
  | { name: 'run'; id: string }
  | { name: 'progress'; progress: Progress }
  | { name: 'partial' | 'done'; json: string }

/** What a run gets and reports to. */
export type RunPorts = {
  signal: AbortSignal
  onProgress: (progress: Progress) => void
  onPartial: (envelope: Envelope) => void
}

type Start = {
  slug: string
  /** What was typed into the form, without secrets. */
  values: Record<string, string>
  run: (ports: RunPorts) => Promise<Envelope>
  /** Makes the envelope of a run that came to nothing. */
  failed: (failure: Failure) => Envelope
}

type Options = {
  /** Of all envelopes. */
  maxBytes: number
  /** How long a report can be found again. */
  keepMs: number
  /** Duration after which a running run is stored. */
  keepAfterMs: number
  /** A run that nobody watches ends after this time. */
  graceMs: number
  /** Writes a stored run where other processes find it. */
  write?: WriteRun
}

export type Run = ReturnType<ReturnType<typeof createRunStore>['start']>

/** One run takes at most this share of the memory. */
const MAX_SHARE = 1 / 4
/** Counted size of a run without an envelope. */
const RUN_BYTES = 4 * 1024
const ID_BYTES = 18
const STOPPED = 'This run was stopped before it was complete.'

/**
 * Creates a store of runs, in memory; `write` shares them with other processes. A run that takes longer than
 * `keepAfterMs` is kept: it can be found by its id, and watched again, for `keepMs` after its end. It ends when nobody
 * has watched it for `graceMs`, a shorter one at once.
 */
export function createRunStore({ maxBytes, keepMs, keepAfterMs, graceMs, write }: Options) {
  const kept = new Map<string, Run>()
  return { start, find, stopAll, bytes }

  /** Starts a run. It is not watched yet, and has until it is kept to get a watcher. */
  function start({ slug, values, run: work, failed }: Start) {
    const id = randomBytes(ID_BYTES).toString('base64url')
    const startedAt = Date.now()
    const stopping = new AbortController()
    const watchers = new Set<(event: RunEvent) => void>()
    const becameKept = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const finished = Promise.withResolvers<void>()
    let progress: Progress | undefined
    let partial: Envelope | undefined
    /** JSON of the best envelope so far. */
    let best: Buffer | undefined
    let isDone = false
    let unseen: NodeJS.Timeout | undefined
    const keeping = setTimeout(keep, keepAfterMs)

    const ended = work({ signal: stopping.signal, onProgress, onPartial }).catch((error: unknown) => {
      if (error !== stopping.signal.reason) throw error
      return partial ? endedEarly({ ...partial, durationMs: Date.now() - startedAt }, STOPPED) : failed(stopped())
    })
    void ended.then(finish, (error) => finish(failed(error instanceof Failure ? error : new Failure('unexpected'))))

    const run = {
      id,
      slug,
      values,
      startedAt,
      /** The result; rejects if the run was refused. */
      ended,
      /** Resolves with the first sign that the run was not refused: progress, a partial result, or its age. */
      begun: begun.promise,
      /** Resolves when the run is done, however it ended. */
      finished: finished.promise,
      /** Resolves when the run has taken so long that it is kept, and other processes find it. */
      kept: becameKept.promise,
      isDone: () => isDone,
      progress: () => progress,
      json: () => best?.toString(),
      envelope: () => (best ? envelopeOfJson(JSON.parse(best.toString())) : undefined),
      bytes: () => RUN_BYTES + (best?.length ?? 0),
      watch,
      stop: () => stopping.abort(stopped()),
      /** Postpones the end of a run that nobody watches. */
      touch,
      forget,
    }
    return run

    /**
     * Calls `listener` with the current state and everything that follows.
     * @returns a function that stops this
     */
    function watch(listener: (event: RunEvent) => void) {
      if (kept.has(id)) listener({ name: 'run', id })
      if (progress) listener({ name: 'progress', progress })
      if (best) listener({ name: isDone ? 'done' : 'partial', json: best.toString() })
      watchers.add(listener)
      clearTimeout(unseen)
      return () => {
        watchers.delete(listener)
        if (!kept.has(id) && watchers.size === 0) run.stop()
        touch()
      }
    }

    function touch() {
      clearTimeout(unseen)
      if (isDone || watchers.size > 0) return
      unseen = setTimeout(run.stop, graceMs).unref()
    }

    function onProgress(next: Progress) {
      progress = next
      begun.resolve()
      notify({ name: 'progress', progress })
    }

    function onPartial(envelope: Envelope) {
      partial = envelope
      begun.resolve()
      hold('partial', envelope)
    }

    function keep() {
      kept.set(id, run)
      begun.resolve()
      void share().then(becameKept.resolve)
      notify({ name: 'run', id })
      touch()
      makeRoom()
    }

    async function share() {
      if (write) await shareRun(run, { write, keepS: keepMs / 1_000, graceMs })
    }

    function finish(envelope: Envelope) {
      clearTimeout(keeping)
      clearTimeout(unseen)
      isDone = true
      partial = undefined
      hold('done', envelope)
      watchers.clear()
      finished.resolve()
      setTimeout(() => kept.delete(id), keepMs).unref()
    }

    function hold(name: 'partial' | 'done', envelope: Envelope) {
      const json = JSON.stringify(envelopeJson(envelope))
      const bytes = Buffer.from(json)
      best = bytes.length > maxBytes * MAX_SHARE ? undefined : bytes
      if (isDone && !best) kept.delete(id)
      notify({ name, json })
      makeRoom()
    }

    /** Frees memory: everything of a finished run, or the partial result of a running one. */
    function forget() {
      best = undefined
      if (isDone) kept.delete(id)
    }

    function notify(event: RunEvent) {
      for (const listener of watchers) listener(event)
    }
  }

  /** Returns the run with an id, if it is kept, and notes that somebody looks at it. */
  function find(slug: string, id: string): Run | undefined {
    const run = kept.get(id)
    if (run?.slug !== slug) return undefined
    run.touch()
    return run
  }

  /** Ends all runs, with what they have. */
  async function stopAll() {
    const open = [...kept.values()].filter((run) => !run.isDone())
    for (const run of open) run.stop()
    await Promise.allSettled(open.map(({ ended }) => ended))
  }

  function bytes() {
    return [...kept.values()].reduce((total, run) => total + run.bytes(), 0)
  }

  /** Removes the oldest finished runs, then the partial results of the oldest others. */
  function makeRoom() {
    let excess = bytes() - maxBytes
    const runs = [...kept.values()]
    for (const run of [...runs.filter((one) => one.isDone()), ...runs.filter((one) => !one.isDone())]) {
      if (excess <= 0) return
      excess -= run.bytes()
      run.forget()
    }
  }
}

const stopped = () =>
  new Failure('unexpected', { message: 'This run was stopped before it had a result. Run the tool again.' })
