import { expect, test } from 'vitest'
import { listHead } from './list-head.ts'

const list = {
  studies: [],
  found: 0,
  total: 1,
  pages: 1,
  services: [{ value: 'seo', label: 'SEO' }],
  industries: [{ value: 'saas', label: 'SaaS' }],
}
const head = (filter: { service?: string; industry?: string; page?: number } = {}) =>
  listHead({ ...list, filter: { service: '', industry: '', page: 1, ...filter } }, 'Prairie Signal')

test('R-147 S-28 each page of the list is canonical, and a filtered one points to the first', () => {
  expect(head()).toMatchObject({ path: '/case-study/', robots: undefined })
  expect(head({ page: 2 })).toMatchObject({ path: '/case-study/?page=2', robots: undefined })
  for (const filter of [{ service: 'seo' }, { industry: 'saas' }, { service: 'seo', page: 2 }, { service: 'no' }])
    expect(head(filter)).toMatchObject({ path: '/case-study/', robots: 'noindex, follow' })
})

test('S-20 the title names the filter and fits into search results', () => {
  expect(head().title).toBe('Case studies with real growth curves | Prairie Signal')
  expect(head({ service: 'seo', industry: 'saas', page: 2 }).title).toContain('Case studies: SEO, SaaS, page 2')
  for (const filter of [{}, { page: 2 }, { page: 12 }]) {
    expect(head(filter).title.length).toBeGreaterThanOrEqual(50)
    expect(head(filter).title.length).toBeLessThanOrEqual(60)
  }
  expect(head({ page: 2 }).title).toContain('page 2')
})
