/**
 * Returns a number with its noun. Writes the number as `withCommas` does, without importing it: pages would load a
 * further file.
 * @example countOf(1, 'row') // '1 row'
 * @example countOf(1_204, 'entry', 'entries') // '1,204 entries'
 */
export const countOf = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
