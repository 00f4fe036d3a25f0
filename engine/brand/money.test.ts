import { expect, test } from 'vitest'
import { moneyText, priceIn, withMoney } from './money.ts'

const german = { locale: 'de-DE', currency: 'EUR' }

test.each([
  ['$1,800', '1.800 €'],
  ['1800', '1.800 €'],
  ['1.800 €', '1.800 €'],
  ['£12.50', '12,50 €'],
  ['Rise at $4,500 a month, or Horizon at $9,000.', 'Rise at 4.500 € a month, or Horizon at 9.000 €.'],
  ['On request', 'On request'],
  ['up to 500 products', 'up to 500 products'],
  ['$7.4 trillion', '$7.4 trillion'],
  ['$45k', '$45k'],
])('§5 the price “%s” is written %s in Germany', (typed, expected) => {
  expect(withMoney(typed, german).replace(/[\u00a0\u202f]/g, ' ')).toBe(expected)
})

test('§5 prices in dollars stay as they were typed', () => {
  expect(withMoney('From $1,800 a month', { locale: 'en-US', currency: 'USD' })).toBe('From $1,800 a month')
  expect(moneyText(1800, { locale: 'en-IN', currency: 'INR' })).toBe('₹1,800')
})

test.each([
  ['$1,800', 1800],
  ['1.800,50 €', 1800.5],
  ['4500', 4500],
  ['from £12.50', 12.5],
  ['$1,800 to $2,500', undefined],
  ['On request', undefined],
  ['$45k', undefined],
  ['', undefined],
])('S-27 the text “%s” states one price or none', (text, amount) => {
  expect(priceIn(text)).toBe(amount)
})
