import { expect, test } from 'vitest'
import { findingSlug } from './finding-slug.ts'

test('a finding has a name for URLs that is the same in every audit', () => {
  expect(findingSlug({ id: 'title-missing', rule: 'title-missing' })).toBe('title-missing')
  expect(findingSlug({ id: 'title-duplicate:Shop', rule: 'title-duplicate' })).toBe('title-duplicate-82094869')
})

test('different causes have different names, whatever they contain', () => {
  const causes = ['Shop', 'shop', 'Shöp', '/a/?b=1#c', '../..', '%2F', '']
  const slugs = causes.map((cause) => findingSlug({ id: `x:${cause}`, rule: 'x' }))
  expect(new Set(slugs).size).toBe(causes.length)
  for (const slug of slugs) expect(slug).toMatch(/^x-[\da-f]{8}$/)
})
