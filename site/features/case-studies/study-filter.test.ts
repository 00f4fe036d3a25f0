import { expect, test } from 'vitest'
import { facetsOf, filterOf, filterPath, type ListedStudy, narrow, STUDIES_PER_PAGE } from './study-filter.ts'

const facet = (label: string) => ({ value: label.toLowerCase(), label })
const study = (slug: string, services: string[], industry?: string): ListedStudy => ({
  slug,
  services: services.map(facet),
  ...(industry ? { industry: facet(industry) } : {}),
})
const studies = [study('a', ['SEO', 'PPC'], 'SaaS'), study('b', ['SEO'], 'Lighting'), study('c', [])]
const asked = (query: string) => narrow(studies, filterOf(new URLSearchParams(query)))
const slugs = (query: string) => asked(query)?.slugs

test('R-147 the list can be filtered by service, industry, and both', () => {
  expect(slugs('')).toEqual(['a', 'b', 'c'])
  expect(slugs('service=&industry=')).toEqual(['a', 'b', 'c'])
  expect(slugs('service=seo')).toEqual(['a', 'b'])
  expect(slugs('industry=lighting')).toEqual(['b'])
  expect(slugs('service=ppc&industry=saas')).toEqual(['a'])
  expect(asked('service=ppc&industry=lighting')).toMatchObject({ found: 0, total: 3, slugs: [] })
  expect(asked('service=nothing')).toMatchObject({ found: 0 })
})

test('R-147 more than 12 case studies are paged, and other page numbers are invalid', () => {
  const many = Array.from({ length: STUDIES_PER_PAGE + 1 }, (_, i) => study(`s${i}`, ['SEO']))
  const page = (query: string) => narrow(many, filterOf(new URLSearchParams(query)))
  expect(STUDIES_PER_PAGE).toBe(12)
  expect(page('')).toMatchObject({ pages: 2, found: 13 })
  expect(page('')?.slugs).toHaveLength(12)
  expect(page('service=seo&page=2')?.slugs).toEqual(['s12'])
  for (const query of ['page=3', 'page=0', 'page=-1', 'page=1.5', 'page=x', 'page=', 'page=99999999'])
    expect(page(query)).toBeUndefined()
  expect(narrow(many.slice(1), filterOf(new URLSearchParams()))?.pages).toBe(1)
})

test('R-147 filters offer only existing values, once and in order', () => {
  const { services, industries } = facetsOf(studies)
  expect(services.map(({ label }) => label)).toEqual(['PPC', 'SEO'])
  expect(industries.map(({ label }) => label)).toEqual(['Lighting', 'SaaS'])
})

test('R-147 a filter URL has only the filter', () => {
  expect(filterPath({ service: '', industry: '' })).toBe('/case-study/?')
  expect(filterPath({ service: 'seo', industry: '' })).toBe('/case-study/?service=seo')
  expect(filterPath({ service: 'a&b', industry: 'saas' })).toBe('/case-study/?service=a%26b&industry=saas')
})
