/**
 * Returns a number with commas between thousands and at most three decimals.
 * @example withCommas(1_204.5) // '1,204.5'
 */
export const withCommas = (value: number) => value.toLocaleString('en-US')

/**
 * Rounds to a number of decimals; a half goes up.
 * @example roundTo(1.45, 1) // 1.5
 */
export const roundTo = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals

/**
 * Rounds to a number of decimals by the exact binary value, which for 1.45 is a little less.
 * @example roundExactly(1.45, 1) // 1.4
 */
export const roundExactly = (value: number, decimals: number) => Number(value.toFixed(decimals))
