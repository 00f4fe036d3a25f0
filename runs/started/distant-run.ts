import type { RunRecord } from '#cms/tool-runs/run-records.ts'
import { Failure } from '#engine/failures.ts'
import { envelopeJson, envelopeOfJson, failedRun } from '#engine/tool/envelope.ts'
import type { Run, RunEvent } from './run-store.ts'

/** What can be shown of a run, and done to it, in whatever process it runs. */
export type FoundRun = Pick<Run, 'id' | 'slug' | 'values' | 'startedAt' | 'isDone' | 'progress' | 'envelope'> & {
  watch: Run['watch']
  /** Ends the run, and resolves when it has ended. */
  end: () => Promise<void>
}

export type RunRecords = {
  read: (id: string, knownRevision?: number) => Promise<RunRecord | undefined>
  askToStop: (id: string) => Promise<void>
}

const POLL_MS = 500
/** Reads in a row that may fail before a watcher is told that the run is gone. */
const MAX_FAILED_READS = 60
const MAX_END_MS = 10_000

/** Returns a run of another process by its record. */
export function distantRun(first: RunRecord, { read, askToStop }: RunRecords): FoundRun {
  const { id, slug, values, startedAt } = first
  return {
    ...{ id, slug, values, startedAt, watch, end },
    isDone: () => first.isDone,
    progress: () => first.progress ?? undefined,
    envelope: () => (first.envelope ? envelopeOfJson(JSON.parse(first.envelope)) : undefined),
  }

  /** Calls `listener` with the current state and everything that follows, until the returned function is called. */
  function watch(listener: (event: RunEvent) => void) {
    const left = new AbortController()
    listener({ name: 'run', id })
    let shown: RunRecord = { ...first, envelope: null, progress: null, revision: -1 }
    show(first)
    if (!first.isDone) void poll()
    return () => left.abort()

    async function poll() {
      let failedReads = 0
      while (!left.signal.aborted) {
        await pause(POLL_MS)
        if (left.signal.aborted) return
        const next = await read(id, shown.revision).catch(() => null)
        failedReads = next === null ? failedReads + 1 : 0
        if (left.signal.aborted) return
        if (next === undefined || failedReads > MAX_FAILED_READS) return listener({ name: 'done', json: lost(slug) })
        if (next && show(next)) return
      }
    }

    /** @returns whether the run is done */
    function show(next: RunRecord) {
      const { progress, isDone, envelope } = next
      if (progress && JSON.stringify(progress) !== JSON.stringify(shown.progress))
        listener({ name: 'progress', progress })
      if (envelope || isDone)
        listener({ name: isDone ? 'done' : 'partial', json: envelope ?? shown.envelope ?? lost(slug) })
      shown = { ...next, envelope: envelope ?? shown.envelope }
      return isDone
    }
  }

  async function end() {
    await askToStop(id)
    const until = Date.now() + MAX_END_MS
    while (Date.now() < until) {
      const now = await read(id)
      if (!now || now.isDone) return
      await pause(POLL_MS)
    }
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref())

const lost = (slug: string) =>
  JSON.stringify(
    envelopeJson(
      failedRun(
        { slug, limits: [] },
        { ranAt: Date.now(), durationMs: 0 },
        new Failure('unexpected', { message: 'This run ended before it had a result. Run the tool again.' }),
      ),
    ),
  )
