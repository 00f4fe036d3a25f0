import type { RunRecord, RunWishes } from '#cms/tool-runs/run-records.ts'

export type WriteRun = (run: RunRecord, keepS: number) => Promise<RunWishes>

/** What is shared of a run, and what others may ask of it. */
type SharedRun = Pick<RunRecord, 'id' | 'slug' | 'values' | 'startedAt'> & {
  isDone: () => boolean
  json: () => string | undefined
  progress: () => RunRecord['progress'] | undefined
  finished: Promise<void>
  stop: () => void
  touch: () => void
}

/** How often the state of a run is written. Someone who watches it from another process sees it that much later. */
const WRITE_MS = 1_000
/** A process that has died leaves its runs for this time. */
const RUNNING_KEEP_S = 60
/** A partial result that is larger is not shared: it would be written again and again. */
const MAX_PARTIAL_BYTES = 1024 * 1024

type Options = { write: WriteRun; keepS: number; graceMs: number }

/**
 * Writes a run where other processes find it, every second until it is done. Ends it when one of them asks for that,
 * and keeps it running while one of them watches it. Errors of the database are ignored: this process has the run.
 */
export async function shareRun(run: SharedRun, { write, keepS, graceMs }: Options): Promise<void> {
  let written: string | undefined
  let revision = 0

  await share()
  void (async () => {
    while (!run.isDone()) {
      await Promise.race([new Promise((resolve) => setTimeout(resolve, WRITE_MS).unref()), run.finished])
      await share()
    }
  })()

  async function share() {
    const isDone = run.isDone()
    const json = run.json()
    const isShared = json !== undefined && (isDone || json.length <= MAX_PARTIAL_BYTES)
    if (isShared && json !== written) revision += 1
    const envelope = isShared ? json : null
    const { id, slug, values, startedAt } = run
    const record = { id, slug, values, startedAt, progress: run.progress() ?? null, envelope, revision, isDone }
    try {
      const { stopAsked, watchedMsAgo } = await write(record, isDone ? keepS : RUNNING_KEEP_S)
      if (isShared) written = json
      if (isDone) return
      if (stopAsked) run.stop()
      else if (watchedMsAgo < graceMs) run.touch()
    } catch {
      // Written again in a second.
    }
  }
}
