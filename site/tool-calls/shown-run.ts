import type { Tool } from '#engine/tool/define-tool.ts'
import { type Envelope, failedRun } from '#engine/tool/envelope.ts'
import type { Progress } from '#runs/threads/threads.ts'
import { noSuchRun } from './run-call.ts'
import { findRun } from './tool-runs.ts'

/** A run as its page shows it: what was typed, the report so far, and how far it is, unless it is done. */
export type ShownRun = {
  /** By which its events can be requested. */
  id?: string
  values: Record<string, string>
  envelope?: Envelope | undefined
  running?: RunningRun | undefined
}

export type RunningRun = { id: string; progress: Progress | undefined; elapsedMs: number }

/** Returns the run with an id for its page; for one that is no longer here, why. */
export async function shownRun(tool: Pick<Tool, 'slug' | 'limits'>, id: string): Promise<ShownRun> {
  const run = await findRun(tool.slug, id)
  if (!run) return { values: {}, envelope: failedRun(tool, { ranAt: Date.now(), durationMs: 0 }, noSuchRun()) }
  const elapsedMs = Date.now() - run.startedAt
  return {
    id,
    values: run.values,
    envelope: run.envelope(),
    ...(run.isDone() ? {} : { running: { id, progress: run.progress(), elapsedMs } }),
  }
}
