import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { salaryScale, VacancyCard } from './vacancy-card.tsx'

const vacancy = {
  title: 'Analyst',
  team: 'SEO',
  jobType: 'Full-time',
  workplaceType: 'Hybrid',
  link: '/career/analyst',
  scaleEnd: 1_600_000,
}

test('R-307 a vacancy shows its team, type, workplace, salary, and Apply', () => {
  const html = renderToStaticMarkup(<VacancyCard {...vacancy} salaryMin={900_000} salaryMax={1_400_000} />)
  for (const words of ['Analyst', 'SEO Team', 'Full-time', 'Hybrid', '₹9,00,000 to ₹14,00,000', '>Apply'])
    expect(html).toContain(words)
  expect(html.match(/href="\/career\/analyst"/g)).toHaveLength(2)
  expect(html).toContain('--a:56.25;--b:87.5')
})

test('an unknown salary has no bar', () => {
  const html = renderToStaticMarkup(<VacancyCard {...vacancy} salaryMin={900_000} />)
  expect(html).toContain('Not disclosed')
  expect(html).not.toContain('range')
})

test('R-149 unknown facts of a vacancy leave no empty text', () => {
  const html = renderToStaticMarkup(<VacancyCard {...vacancy} team="" jobType="" workplaceType="" />)
  expect(html).not.toContain(' Team')
  expect(html).not.toContain('<span></span>')
})

test('all salaries share one axis that ends at a round number', () => {
  expect(salaryScale([{ salaryMax: 1_400_000 }, { salaryMax: 720_000 }, {}])).toBe(1_600_000)
  expect(salaryScale([{ salaryMax: 1_600_000 }])).toBe(1_600_000)
  expect(salaryScale([{}])).toBe(0)
})
