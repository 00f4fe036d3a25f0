/** Number of words of a testimonial that a card shows. */
export const FEEDBACK_WORDS = 15
export const FEEDBACK_SUFFIX = '...'

/**
 * Returns the first `count` words of a text; a shorter text is unchanged.
 * @example firstWords('one two three', 2, '...') // 'one two...'
 */
export function firstWords(text: string, count: number, suffix = '') {
  const words = text.trim().split(/\s+/)
  return words.length <= count ? text : words.slice(0, count).join(' ') + suffix
}

/** Formats a salary as in India. @example formatRupees(900000) // '₹9,00,000' */
export function formatRupees(amount: number) {
  return `₹${new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 }).format(amount)}`
}
