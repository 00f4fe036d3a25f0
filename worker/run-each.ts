import type { JobResult } from 'pg-boss'
import type { JobOrigin } from '#cms/database/client.ts'
import { withRequestId } from '#platform/http/request-id.ts'
import { increase } from '#platform/metrics/counters.ts'

/** Runs the jobs of a batch at the same time: they succeed or fail independently. */
export function runEach<T extends object>(queue: string, handle: (job: T) => Promise<void>) {
  return (batch: { id: string; data: T & JobOrigin }[]): Promise<JobResult[]> =>
    Promise.all(
      batch.map(({ id, data }) =>
        withRequestId(data.requestId, () => handle(data)).then(
          (): JobResult => {
            increase('prairie_jobs_total', queue, 'completed')
            return { id, status: 'completed' }
          },
          (error: Error): JobResult => {
            increase('prairie_jobs_total', queue, 'failed')
            return { id, status: 'failed', output: { message: error.message } }
          },
        ),
      ),
    )
}
