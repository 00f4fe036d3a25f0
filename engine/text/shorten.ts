/**
 * Shortens a text to at most `max` UTF-16 units, an ellipsis included.
 * @example shorten('abcdef', 4) // 'abc…'
 */
export const shorten = (text: string, max: number) => (text.length > max ? `${text.slice(0, max - 1)}…` : text)

/**
 * Returns the first `count` UTF-16 units of a text; an ellipsis after them stands for the rest.
 * @example beginningOf('abcdef', 4) // 'abcd…'
 * @example beginningOf('abcdef', 4, ' …') // 'abcd …'
 */
export const beginningOf = (text: string, count: number, ellipsis: '…' | ' …' = '…') =>
  text.length > count ? text.slice(0, count) + ellipsis : text
