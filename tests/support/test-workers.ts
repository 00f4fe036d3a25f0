/**
 * How many test files run in parallel, each against its own product; the variable `TEST_WORKERS` overrides it. More
 * than there are cores, because many tests wait: for a lease to end, a schedule, or a process to start.
 */
export const TEST_WORKERS = Number(process.env.TEST_WORKERS ?? 3)
