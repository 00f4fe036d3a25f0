import { totalmem } from 'node:os'

/** A machine sold with 2 GB reports a little less. */
const ENOUGH_BYTES = 1.8 * 1024 ** 3

/**
 * Sizes in MB, by the memory that is there. Pages consist of short-lived objects: collected in a larger young
 * generation, they take up to a fifth less CPU time; V8 uses up to three times its size under load. PostgreSQL takes
 * its buffers as it fills them, and the system keeps its files in memory too.
 */
const SIZES = { enough: { young: 32, databaseBuffers: 128 }, little: { young: 8, databaseBuffers: 32 } }
/** For processes that nobody waits for. */
const SMALL_MB = 4

/**
 * Returns the flags for the memory of each process, of Node and of PostgreSQL. The old generation of the site and the
 * back office is collected at one and a half times its live size; of runs that look outside, at twice: much of what
 * they hold lives as long as a run.
 * @param bytes memory that the whole product may use
 */
export function memoryFlags(bytes: number) {
  const { young, databaseBuffers } = bytes < ENOUGH_BYTES ? SIZES.little : SIZES.enough
  return {
    site: [...heapFlags(young, 50), EXPOSE_GC],
    admin: [...heapFlags(young, 50), EXPOSE_GC],
    worker: [...heapFlags(SMALL_MB, 20), EXPOSE_GC],
    outside: heapFlags(Math.min(young, 16), 100),
    database: ['-c', `shared_buffers=${databaseBuffers}MB`],
  }
}

/** For `reportReady`. */
const EXPOSE_GC = '--expose-gc'

const heapFlags = (young: number, growth: number) => [
  `--max-semi-space-size=${young}`,
  `--heap-growing-percent=${growth}`,
]

/**
 * Returns how many site processes run unless SITE_PROCESSES is set: one core is left to the database, the back office,
 * and the worker, and each further process takes up to half a gigabyte.
 */
export function defaultSiteProcesses(cores: number, bytes: number): number {
  if (bytes < ENOUGH_BYTES) return 1
  return Math.max(1, Math.min(cores - 1, Math.floor(bytes / 1024 ** 3)))
}

/** Returns the bytes that the product may use: the limit of its container (cgroup), or the memory of the machine. */
export function availableMemory(): number {
  return Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem())
}
