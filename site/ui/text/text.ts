/** Words of a client's or colleague's feedback that a card shows. */
export const FEEDBACK_WORDS = 15
export const FEEDBACK_SUFFIX = '...'

/**
 * The first `count` words of a text; a text that is no longer comes back as it is.
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
 * An ISO date in words, always of the day in UTC. Anything that is no date gives an empty text.
 * @example formatDate('2023-02-21') // 'Feb 21, 2023'
 * @example formatDate('2023-02-21', 'long') // 'February 21, 2023'
 */
export function formatDate(iso: string | Date, style: 'short' | 'long' = 'short') {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? '' : formats[style].format(date)
}

/** A salary as it is written in India. @example formatRupees(900000) // '₹9,00,000' */
export function formatRupees(amount: number) {
  return `₹${new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 }).format(amount)}`
}
