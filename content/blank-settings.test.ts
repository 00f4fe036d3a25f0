import { expect, test } from 'vitest'
import { blankSettings } from './blank-settings.ts'
import { brand } from './brand.ts'
import { claims } from './claims.ts'
import { creative } from './creative.ts'
import { home } from './home.ts'

test('blank settings have no client, figure, or page of the demonstration', () => {
  const text = JSON.stringify(blankSettings)
  const { highlights, market, ...figures } = claims
  const invented = [
    brand.name,
    ...Object.values(figures),
    ...highlights.map(({ figure }) => figure),
    market.conversionRate,
    ...home.clients.map(({ name }) => name),
    ...creative.gallery.map(({ client }) => client),
  ]
  expect(invented.filter((one) => text.includes(one))).toEqual([])
  expect(text).not.toMatch(/\/(author|founder|case-study)\/[a-z]/)
})

test('every demonstration setting is blank, except texts that invent nothing', () => {
  expect(Object.keys(claims).filter((name) => !(name in blankSettings.claims))).toEqual([])
  const kept = [
    'heroButton',
    'workTitle',
    'timelineTitle',
    'timelineLead',
    'pricingTitle',
    'testimonialsTitle',
    'industriesTitle',
  ]
  expect(Object.keys(home).filter((name) => !(name in blankSettings.home))).toEqual(kept)
  expect(Object.keys(creative).filter((name) => !(name in blankSettings.creative))).toEqual([])
})
