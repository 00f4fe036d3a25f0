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

const formats = {
  short: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' }),
  long: new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' }),
}

/**
 * Formats an ISO date by its day in UTC. An invalid date gives an empty string.
 * @example formatDate('2023-02-21') // 'Feb 21, 2023'
 * @example formatDate('2023-02-21', 'long') // 'February 21, 2023'
 */
export function formatDate(iso: string | Date, style: 'short' | 'long' = 'short') {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? '' : formats[style].format(date)
}

/** Formats a salary as in India. @example formatRupees(900000) // '₹9,00,000' */
export function formatRupees(amount: number) {
  return `₹${new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 }).format(amount)}`
}
