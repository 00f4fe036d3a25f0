import { COUNT_UP } from './presets.ts'

const number = /\d[\d,]*(?:\.\d+)?/g

/**
 * Returns a figure with each of its numbers at this share of its value, in the figure's own format.
 * @example countedTo('$32 Million+', 0.5) // '$16 Million+'
 */
export function countedTo(text: string, share: number) {
  return text.replace(number, (final) => {
    const [whole = '', fraction = ''] = final.replaceAll(COUNT_UP.separator, '').split(COUNT_UP.decimal)
    if (share >= 1) return final
    const value = (Number(`${whole}.${fraction || 0}`) * share).toFixed(fraction.length)
    const [units = '', rest] = value.split('.')
    const grouped = final.includes(COUNT_UP.separator) ? units.replace(/\B(?=(\d{3})+$)/g, COUNT_UP.separator) : units
    return rest === undefined ? grouped : grouped + COUNT_UP.decimal + rest
  })
}
