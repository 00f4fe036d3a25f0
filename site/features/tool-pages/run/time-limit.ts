import { Failure } from '#engine/failures.ts'
import { type Envelope, failedRun } from '#engine/tool/envelope.ts'
import type { DescribedTool } from './described-tool.ts'
import type { Execution } from './runner.ts'

/** In addition to the tool's own limit, because its code may load slowly. */
const LOADING_S = 60

/** Returns the envelope of a run, or one that explains a timeout or an error. */
export function withTimeLimit(
  tool: DescribedTool,
  { result, cancel, started }: Execution<Envelope>,
): Execution<Envelope> {
  const ranAt = Date.now()
  const failed = (failure: Failure) => failedRun(tool, { ranAt, durationMs: Date.now() - ranAt }, failure)
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<Envelope>((resolve) => {
    const endAfter = (seconds: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        cancel()
        resolve(failed(new Failure('time-limit')))
      }, seconds * 1_000)
    }
    endAfter(started ? tool.timeLimit + LOADING_S : tool.timeLimit)
    void started?.then(() => endAfter(tool.timeLimit))
  })
  const own = result.catch((error: Error) =>
    failed(new Failure('unexpected', { message: error.message || 'This run stopped. Nothing you entered is lost.' })),
  )
  return {
    result: Promise.race([own, limit]).finally(() => clearTimeout(timer)),
    cancel: () => {
      clearTimeout(timer)
      cancel()
    },
  }
}
