import type { JobResult } from 'pg-boss'

/** Runs the jobs of a batch at the same time: they succeed or fail independently. */
export function runEach<T>(handle: (job: T) => Promise<void>) {
  return (batch: { id: string; data: T }[]): Promise<JobResult[]> =>
    Promise.all(
      batch.map(({ id, data }) =>
        handle(data).then(
          (): JobResult => ({ id, status: 'completed' }),
          (error: Error): JobResult => ({ id, status: 'failed', output: { message: error.message } }),
        ),
      ),
    )
}
