import { partsOf } from '#engine/structured-data/entity-fields.ts'
import { type PageProduct, plainTextOf } from '../../page/product-facts.ts'

const NUMBER = String.raw`\d(?:[\d.,'’\s\u00a0\u202f]{0,14}\d)?`
const SIGN = String.raw`(?:[$€£¥₹]|\b(?:USD|EUR|GBP|CHF|CAD|AUD|SEK|NOK|DKK|PLN|CZK)\b|zł|\bkr\b)`
/** A number beside the sign of a currency; its length is limited, so that the search takes linear time. */
const VISIBLE = new RegExp(String.raw`${SIGN}\s{0,3}(${NUMBER})|(${NUMBER})\s{0,3}${SIGN}`, 'g')
const MAX_VISIBLE = 500
const CENT = 0.005

/** Returns the prices that the text of a page shows, as written. */
export function visiblePrices(text: string): string[] {
  const found: string[] = []
  for (const [, after, before] of text.matchAll(VISIBLE)) {
    found.push(after ?? before ?? '')
    if (found.length >= MAX_VISIBLE) break
  }
  return found
}

/** Returns the prices of all offers in the markup; those that are no number are left out. */
export const markupPrices = ({ offers, byId }: PageProduct): number[] =>
  offers
    .flatMap((offer) => [offer, ...partsOf(offer, { property: 'priceSpecification' }, byId)])
    .flatMap((one) => ['price', 'lowPrice', 'highPrice'].map((name) => plainTextOf(one, name)))
    .filter((text) => /^\d+(?:\.\d+)?$/.test(text))
    .map(Number)

/** Returns whether a text shows this price. Cents may stand in an element of their own, without a separator. */
export function isSamePrice(written: string, price: number): boolean {
  if (Math.abs(numberOf(written) - price) < CENT) return true
  const digits = written.replace(/\D/g, '')
  return digits === price.toFixed(2).replace('.', '')
}

/** @example numberOf('1.299,50') // 1299.5 */
function numberOf(written: string): number {
  const text = written.replace(/[\s'’\u00a0\u202f]/g, '')
  const decimals = /[.,](\d{1,2})$/.exec(text)?.[1] ?? ''
  const whole = decimals === '' ? text : text.slice(0, -decimals.length - 1)
  return Number(`${whole.replace(/[.,]/g, '')}.${decimals || '0'}`)
}
