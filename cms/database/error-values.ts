import { DrizzleQueryError } from '@payloadcms/db-postgres/drizzle'

/**
 * Keeps the values of a failed query out of its error. Its constructor puts all of them into the message, and so into
 * the log: what visitors wrote, hashes of passwords, whole articles. The text of the query and the cause stay.
 */
export function keepValuesOutOfErrors() {
  Object.defineProperties(DrizzleQueryError.prototype, {
    query: {
      // A process can have this file more than once.
      configurable: true,
      set(this: Error, query: string) {
        this.message = `Failed query: ${query}`
      },
    },
    params: { configurable: true, set() {} },
  })
}
