import { expect, test } from 'vitest'
import type { PricingPlan } from '#cms/payload-types.ts'
import { pricingPlans } from '#content/pricing-plans.ts'
import { servicePlans } from '#content/service-plans.ts'
import { services } from '#content/services/index.ts'
import { defaultMoney } from '#engine/brand/money.ts'
import { priceOf, startingPrice, termsOf } from './price.ts'

const plan = (planName: string, price: string, link?: string) =>
  ({ id: 1, planName, price, period: 'a month', ...(link ? { link } : {}) }) as PricingPlan

test('a service costs what its plans cost, in the currency of the site', () => {
  const plans = [{ plan: plan('Furrow', '1800'), size: 'up to 500 products' }, { plan: plan('Rise', '4500') }]
  const price = priceOf({ plans, price: 'Ads are extra, from $300.' }, { locale: 'de-DE', currency: 'EUR' })
  expect(price.plans.map(({ name, price, size }) => [name, price.replace(/\s/g, ' '), size])).toEqual([
    ['Furrow', '1.800 €', 'up to 500 products'],
    ['Rise', '4.500 €', ''],
  ])
  expect(price.note.replace(/\s/g, ' ')).toBe('Ads are extra, from 300 €.')
})

test('the price begins at the first plan, and with one plan it is exact', () => {
  const [furrow, rise] = [plan('Furrow', '$1,800'), plan('Rise', '$4,500')]
  const starting = (...some: PricingPlan[]) =>
    startingPrice(priceOf({ plans: some.map((one) => ({ plan: one })) }, defaultMoney).plans)
  expect(starting(furrow, rise)).toBe('From $1,800 a month')
  expect(starting(rise)).toBe('$4,500 a month')
  expect(starting()).toBe('')
})

test('the terms of a service are its price and its weeks, as far as both are known', () => {
  const plans = [{ plan: plan('Furrow', '$1,800') }, { plan: plan('Rise', '$4,500') }]
  expect(termsOf({ plans, weeks: { from: 2, to: 9 } }, defaultMoney)).toBe(
    'from $1,800 a month, first change in week 2, full effect in week 9',
  )
  expect(termsOf({ plans: [] }, defaultMoney)).toBe('')
})

test('a plan that was deleted, or that has no price, covers nothing', () => {
  const plans = [{ plan: null }, { plan: 7 }, { plan: plan('Free', '') }]
  expect(priceOf({ plans }, defaultMoney).plans).toEqual([])
})

test('the button of a plan names the plan, unless editors chose another target', () => {
  const linkOf = (link?: string) => priceOf({ plans: [{ plan: plan('Rise', '1', link) }] }, defaultMoney).plans[0]?.link
  expect(linkOf()).toBe('/contact-us/?plan=rise')
  expect(linkOf('/contact-us/')).toBe('/contact-us/?plan=rise')
  expect(linkOf('/book-a-call/')).toBe('/book-a-call/')
})

test('the button of a plan on the page of a service names both', () => {
  const linkOf = (link?: string) =>
    priceOf({ plans: [{ plan: plan('Rise', '1', link) }], slug: 'mobile-seo' }, defaultMoney).plans[0]?.link
  for (const link of [undefined, '/contact-us/', '/contact-us/?plan=rise'])
    expect(linkOf(link)).toBe('/contact-us/?plan=rise&service=mobile-seo')
  expect(linkOf('/contact-us/?plan=other')).toBe('/contact-us/?plan=other')
})

test('R-033 each of the 57 services says which plans cover it, and none states the price of a plan a second time', () => {
  const names = pricingPlans.map(({ planName }) => planName)
  const prices = pricingPlans.map(({ price }) => price)
  expect(Object.keys(servicePlans).sort()).toEqual(services.map(({ slug }) => slug).sort())
  for (const [slug, { note = '', ...sizes }] of Object.entries(servicePlans)) {
    expect({ slug, plans: Object.keys(sizes).length }).not.toEqual({ slug, plans: 0 })
    expect(names.filter((name) => name in sizes)).toEqual(Object.keys(sizes))
    for (const price of prices) expect([note, ...Object.values(sizes)].join(' ')).not.toContain(price)
  }
  for (const service of services)
    for (const price of prices) expect(JSON.stringify(service)).not.toContain(`${price} a`)
})
