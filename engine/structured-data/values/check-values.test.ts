import { expect, test } from 'vitest'
import { image, item, offer, rightValues, wrongValues } from '#tests/support/schema-value-cases.ts'
import { checkMarkup } from '../check-markup.ts'

const TODAY = Date.UTC(2026, 10, 22)
const critical = (markup: string) =>
  checkMarkup(markup, TODAY).findings.filter(({ severity }) => severity === 'critical')
test.each(wrongValues)('%s is an error and blocks the features that read it', (_, markup, field, repair) => {
  const { eligibility } = checkMarkup(markup, TODAY)
  const found = critical(markup)
  expect(found.map((one) => one.field)).toEqual([field])
  expect(found[0]?.url).toMatch(/^https:/)
  expect(found[0]?.repair).toBe(repair)
  if (eligibility.length > 0 && field !== 'isbn' && field !== 'inLanguage')
    expect(eligibility.map(({ status }) => status)).toContain('invalid')
})

test.each(rightValues)('%s is valid', (_, markup) => {
  expect(critical(markup)).toEqual([])
})

test('a relative link in HTML is valid', () => {
  const markup =
    '<ol itemscope itemtype="https://schema.org/BreadcrumbList"><li itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem"><a itemprop="item" href="tables"><span itemprop="name">Tables</span></a><meta itemprop="position" content="1"><li itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem"><span itemprop="name">Oak</span><meta itemprop="position" content="2"></ol>'
  expect(critical(markup)).toEqual([])
})

test('a wrong value in a referenced item blocks the item that refers to it', () => {
  const markup = JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Product', name: 'Table', image, offers: { '@id': '#offer' } },
      { '@id': '#offer', ...offer, price: -1 },
    ],
  })
  expect(checkMarkup(markup, TODAY).eligibility.find(({ feature }) => feature === 'Merchant listing')).toMatchObject({
    status: 'invalid',
    invalid: ['offers.price'],
  })
})

test('a missing required field is an error', () => {
  expect(critical(item('Recipe', { name: 'Jam' }))).toMatchObject([{ id: 'missing-required', field: 'image' }])
})
