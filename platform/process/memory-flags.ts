import { totalmem } from 'node:os'

/** A machine sold with 2 GB reports a little less. */
const ENOUGH_BYTES = 1.8 * 1024 ** 3

/**
 * Sizes in MB, by the memory that is there. Pages consist of short-lived objects: collected in a larger young
 * generation, they take up to a fifth less CPU time; V8 uses up to three times its size under load, in each thread.
 * `growth` is the share in percent by which the old generation may grow before it is collected again. PostgreSQL takes
 * its buffers as it fills them, and the system keeps its files in memory too.
 */
const SIZES = {
  enough: { young: 32, ofJobs: 4, growth: 50, databaseBuffers: 128, code: [] },
  /** Code is compiled for its size where nobody waits for pages. */
  little: { young: 4, ofJobs: 2, growth: 20, databaseBuffers: 32, code: ['--optimize-for-size'] },
}
/** In percent, for processes that nobody waits for. */
const GROWTH_OF_JOBS = 20

const hasLittle = (bytes: number) => bytes < ENOUGH_BYTES

/**
 * Returns the flags for the memory of each process, of Node and of PostgreSQL. With enough memory, the old generation
 * of the site and the back office is collected at one and a half times its live size; of runs that look outside, at
 * twice: much of what they hold lives as long as a run.
 * @param bytes memory that the whole product may use
 */
export function memoryFlags(bytes: number) {
  const { young, ofJobs, growth, databaseBuffers, code } = hasLittle(bytes) ? SIZES.little : SIZES.enough
  return {
    site: [...heapFlags(young, growth), EXPOSE_GC],
    admin: [...heapFlags(young, growth), ...code, EXPOSE_GC],
    worker: [...heapFlags(ofJobs, GROWTH_OF_JOBS), ...code, EXPOSE_GC],
    outside: heapFlags(Math.min(young, 16), 100),
    database: ['-c', `shared_buffers=${databaseBuffers}MB`],
  }
}

/**
 * Returns variables for glibc's allocator. It gives each thread an arena of its own and returns little of it: with two,
 * a site that has served each page and image once takes 430 MB instead of 650, at the same speed. With little memory,
 * there is one, and blocks of 64 kB or more, such as bodies and images, go back to the system once they are freed.
 */
export function allocatorVariables(bytes: number): Record<string, string> {
  if (!hasLittle(bytes)) return { MALLOC_ARENA_MAX: '2' }
  return { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072' }
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
  if (hasLittle(bytes)) return 1
  return Math.max(1, Math.min(cores - 1, Math.floor(bytes / 1024 ** 3)))
}

/** Returns the bytes that the product may use: the limit of its container (cgroup), or the memory of the machine. */
export function availableMemory(): number {
  return Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem())
}
