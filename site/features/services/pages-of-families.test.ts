import { expect, test } from 'vitest'
import { firstPages, partsOfPage } from './pages-of-families.ts'

const counts = [
  { family: 'core' as const, count: 4 },
  { family: 'cms' as const, count: 0 },
  { family: 'industry' as const, count: 15 },
  { family: 'ppc' as const, count: 1 },
]

test.each([
  [1, ['core 0+4', 'industry 0+6']],
  [2, ['industry 6+9', 'ppc 0+1']],
  [3, []],
])('R-033 page %i of the services has the services after those of the page before it', (page, expected) => {
  expect(partsOfPage(counts, page, 10).map(({ family, offset, limit }) => `${family} ${offset}+${limit}`)).toEqual(
    expected,
  )
})

test('R-033 each group leads to the page on which it begins', () => {
  expect(firstPages(counts, 10)).toEqual([
    { family: 'core', count: 4, page: 1 },
    { family: 'industry', count: 15, page: 1 },
    { family: 'ppc', count: 1, page: 2 },
  ])
})
