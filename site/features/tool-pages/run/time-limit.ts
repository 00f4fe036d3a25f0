import { Failure } from '#engine/failures.ts'
import { endedEarly } from '#engine/tool/ended-early.ts'
import { type Envelope, failedRun } from '#engine/tool/envelope.ts'
import type { DescribedTool } from './described-tool.ts'
import type { Execution } from './runner.ts'

/** In addition to the tool's own limit, because its code may load slowly. */
const LOADING_S = 60

/**
 * Returns the envelope of a run. A run that takes too long or crashes keeps its last partial result; without one, the
 * envelope explains what happened.
 */
export function withTimeLimit(
  tool: DescribedTool,
  { result, cancel, started }: Execution<Envelope>,
  lastPartial: () => Envelope | undefined,
): Execution<Envelope> {
  const ranAt = Date.now()
  const ended = (failure: Failure, why: string) => {
    const [partial, durationMs] = [lastPartial(), Date.now() - ranAt]
    return partial ? endedEarly({ ...partial, durationMs }, why) : failedRun(tool, { ranAt, durationMs }, failure)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<Envelope>((resolve) => {
    const endAfter = (seconds: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        cancel()
        resolve(ended(new Failure('time-limit'), `Stopped after ${seconds} seconds, the maximum for this tool.`))
      }, seconds * 1_000)
    }
    endAfter(started ? tool.timeLimit + LOADING_S : tool.timeLimit)
    void started?.then(() => endAfter(tool.timeLimit))
  })
  const own = result.catch((error: Error) =>
    ended(
      new Failure('unexpected', { message: error.message || 'This run stopped. Nothing you entered is lost.' }),
      'The run stopped before its end.',
    ),
  )
  return {
    result: Promise.race([own, limit]).finally(() => clearTimeout(timer)),
    cancel: () => {
      clearTimeout(timer)
      cancel()
    },
  }
}
