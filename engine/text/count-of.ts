import { withCommas } from './numbers.ts'

/**
 * Returns a number with its noun.
 * @example countOf(1, 'row') // '1 row'
 * @example countOf(1_204, 'entry', 'entries') // '1,204 entries'
 */
export const countOf = (count: number, one: string, many = `${one}s`) =>
  `${withCommas(count)} ${count === 1 ? one : many}`
