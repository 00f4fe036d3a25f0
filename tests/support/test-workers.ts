import { availableParallelism } from 'node:os'

/**
 * How many test files run in parallel, each against its own product; the variable `TEST_WORKERS` overrides it. One for
 * each core, because hardly a test waits; at least two, so that one that waits stops nobody.
 */
export const TEST_WORKERS = Number(process.env.TEST_WORKERS ?? Math.max(2, availableParallelism()))
