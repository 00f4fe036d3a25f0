import { expect, test } from 'vitest'
import { byIndustry } from './by-industry.ts'

const quotes = [
  { name: 'Ada', industry: 'SaaS' },
  { name: 'Ben' },
  { name: 'Cleo', industry: 'Home and bedding' },
  { name: 'Dan', industry: 'SaaS' },
]

test('each industry is listed once, with the number of its testimonials', () => {
  expect(byIndustry(quotes, '').industries).toEqual([
    { value: 'home-and-bedding', label: 'Home and bedding', count: 1 },
    { value: 'saas', label: 'SaaS', count: 2 },
  ])
})

test('an industry shows its own testimonials, and one that nobody has shows all', () => {
  expect(byIndustry(quotes, 'saas').shown?.map(({ name }) => name)).toEqual(['Ada', 'Dan'])
  expect(byIndustry(quotes, 'circus').shown).toBeUndefined()
  expect(byIndustry(quotes, '').shown).toBeUndefined()
})
