import { expect, test } from 'vitest'
import { salaryOf, salaryText, toCard } from './vacancy-facts.ts'

test('R-154 a salary is written as min - max, or not at all', () => {
  expect(salaryText(salaryOf({ minSalary: 600_000, maxSalary: 900_000 }))).toBe('₹6,00,000 - ₹9,00,000')
  for (const unknown of [undefined, null, {}, { minSalary: 1 }, { minSalary: null, maxSalary: 2 }])
    expect(salaryText(salaryOf(unknown))).toBe('Not disclosed')
})

test('R-211 the card has title, team, job type, workplace type, salary, and link', () => {
  const vacancy = {
    jobTitle: 'Editor',
    slug: 'editor',
    teamName: 'Content',
    jobType: 'Full time',
    workplaceType: 'Remote',
    salary: { minSalary: 600_000, maxSalary: 900_000 },
  }
  const card = {
    title: 'Editor',
    team: 'Content',
    jobType: 'Full time',
    workplaceType: 'Remote',
    salaryMin: 600_000,
    salaryMax: 900_000,
    link: '/career/editor',
  }
  expect(toCard(vacancy)).toEqual(card)
  expect(toCard({ ...vacancy, salary: { minSalary: 600_000 } })).toEqual({
    ...card,
    salaryMin: undefined,
    salaryMax: undefined,
  })
})
