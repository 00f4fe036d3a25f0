import { countOf } from '#engine/text/count-of.ts'

/**
 * Returns a number of pages with the verb of the sentence.
 * @example pagesThat(2, 'links', 'link') // '2 pages link'
 */
export const pagesThat = (count: number, one: string, many: string) =>
  `${countOf(count, 'page')} ${count === 1 ? one : many}`

/** Returns a number of URLs with the verb of the sentence. */
export const urlsThat = (count: number, one: string, many: string) =>
  `${countOf(count, 'URL')} ${count === 1 ? one : many}`
