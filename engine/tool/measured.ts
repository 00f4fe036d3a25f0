/** Which of our own limits kept something from being measured. It says nothing about the site. */
type OurLimit = {
  /** `requests`: how many we send to one host. `size`: how much of a response we read. */
  limit: 'requests' | 'size'
  /** A sentence for the visitor. */
  message: string
}

/**
 * What stands in the place of a value that one of our own limits left out. A value that can be one has no fields until
 * somebody asks `isMeasured`.
 */
export type Unmeasured = { unmeasured: OurLimit }

/**
 * Returns whether a value was measured.
 * @example const read = pages.filter(isMeasured)
 */
export const isMeasured = <Value extends object>(one: Value): one is Exclude<Value, Unmeasured> =>
  !('unmeasured' in one)
