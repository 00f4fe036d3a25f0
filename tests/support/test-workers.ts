/**
 * How many test files run side by side against a product each, unless the variable `TEST_WORKERS` says otherwise. More
 * than there are cores, because many tests wait: for a lease to end, a schedule, or a process to start.
 */
export const TEST_WORKERS = Number(process.env.TEST_WORKERS ?? 3)
