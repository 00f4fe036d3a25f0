import { formatDate } from '../text/date-format.ts'

/** The label of every preview. */
export const PREVIEW_NOTE =
  'A preview made from the markup alone, not a screenshot. Google decides whether a rich result appears and how it looks.'

/** @example dateText('2026-11-21') // 'Nov 21, 2026' */
export function dateText(text: string) {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:$|T)/.exec(text) ?? []
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  if (!year || date.getUTCDate() !== Number(day)) return text
  return formatDate(date)
}

/** @example moneyText('18.5', 'USD') // '$18.50' */
export function moneyText(text: string, currency: string) {
  const amount = Number(text)
  if (text === '' || !Number.isFinite(amount) || !/^[A-Z]{3}$/.test(currency))
    return [text, currency].filter(Boolean).join(' ').trim()
  return amount.toLocaleString('en-US', { style: 'currency', currency })
}

/**
 * Returns a duration of ISO 8601 as people write it; empty if it is none.
 * @example durationText('PT1H30M') // '1 h 30 min'
 */
export function durationText(text: string) {
  const parts = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/.exec(text)
  if (!parts) return ''
  const units = ['d', 'h', 'min', 's']
  return units.flatMap((unit, at) => (Number(parts[at + 1]) > 0 ? [`${Number(parts[at + 1])} ${unit}`] : [])).join(' ')
}

/**
 * Returns a value of an enumeration in words.
 * @example kindText('https://schema.org/InStock') // 'In stock'
 */
export function kindText(text: string) {
  const name = text
    .replace(/^https?:\/\/schema\.org\//, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return name.charAt(0).toUpperCase() + name.slice(1)
}
