/** A cache between visitors and the site, which stores pages under the keys that the site sends with them. */
export type SharedCache = {
  /** For the log. */
  name: string
  /**
   * Makes the cache ask for every page again that has one of the keys.
   * @throws {Error} if the cache does not confirm it
   */
  purge: (keys: string[]) => Promise<void>
}
