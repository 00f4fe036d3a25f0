/** How a site writes amounts of money. */
export type MoneyFormat = { locale: string; currency: string }

export const defaultMoney: MoneyFormat = { locale: 'en-US', currency: 'USD' }

const NUMBER = String.raw`\d{1,3}(?:[.,\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`
const SIGN = String.raw`(?:US)?[$€£₹¥]|\b(?:USD|EUR|GBP|INR|CHF|CAD|AUD)\b`
/** An amount with a sign before or after it; “$7.4 trillion” and “$45k” are figures about a market, not prices. */
const AMOUNT = new RegExp(
  String.raw`(?:(?:${SIGN})\s?(${NUMBER})|(${NUMBER})\s?(?:${SIGN}))(?![\d.,]*\s?(?:k\b|m\b|bn\b|thousand|million|billion|trillion)|\d)`,
  'giu',
)
const BARE = new RegExp(`^(?:${NUMBER})$`, 'u')

/**
 * Returns a text with its prices in the currency and the number format of the site. Amounts are not converted: 1,800
 * stays 1,800. A text that is only a number is a price as well; words stay as they are.
 * @example withMoney('$1,800 a month', { locale: 'de-DE', currency: 'EUR' }) // '1.800 € a month'
 */
export function withMoney(text: string, format: MoneyFormat): string {
  if (BARE.test(text.trim())) return moneyText(amountOf(text.trim()), format)
  return text.replace(AMOUNT, (_whole, after?: string, before?: string) =>
    moneyText(amountOf(after ?? before ?? ''), format),
  )
}

/**
 * Returns the amount of a text that states one price; undefined if it states none, or more than one.
 * @example priceIn('$1,800') // 1800
 * @example priceIn('$1,800 to $2,500') // undefined
 */
export function priceIn(text: string): number | undefined {
  if (BARE.test(text.trim())) return amountOf(text.trim())
  const [found, ...more] = text.matchAll(AMOUNT)
  return found && more.length === 0 ? amountOf(found[1] ?? found[2] ?? '') : undefined
}

/** Returns an amount as Intl writes it, with cents only if it has some. */
export function moneyText(amount: number, { locale, currency }: MoneyFormat): string {
  const isWhole = Number.isInteger(amount)
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(isWhole ? { maximumFractionDigits: 0 } : {}),
  }).format(amount)
}

/**
 * Returns the amount of a text. A separator before the last one or two digits is the decimal separator; all others
 * group thousands.
 */
function amountOf(text: string) {
  const [, whole = text, cents = ''] = /^(.*)[.,](\d{1,2})$/u.exec(text) ?? []
  return Number(`${whole.replace(/\D/gu, '')}.${cents || '0'}`)
}

/** Returns whether Intl knows the locale and the currency. */
export function isMoneyFormat(format: MoneyFormat): boolean {
  try {
    return moneyText(1, format) !== ''
  } catch {
    return false
  }
}
