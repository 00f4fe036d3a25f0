import type { Vacancy } from '#cms/payload-types.ts'
import { formatRupees } from '#site/ui/text/text.ts'
import type { VacancyCardProps } from './vacancy-card.tsx'

type ListedVacancy = Pick<Vacancy, 'jobTitle' | 'slug' | 'teamName' | 'jobType' | 'workplaceType' | 'salary'>

/** Returns a vacancy as lists show it: the card view of the specification (§3). */
export function toCard({ jobTitle, slug, teamName, jobType, workplaceType, salary }: ListedVacancy): VacancyCardProps {
  const range = salaryOf(salary)
  return {
    title: jobTitle,
    team: teamName ?? '',
    jobType: jobType ?? '',
    workplaceType: workplaceType ?? '',
    salaryMin: range?.min,
    salaryMax: range?.max,
    link: `/career/${slug}`,
  }
}

/** Returns both ends of a salary in rupees per year, or undefined if either is missing. */
export function salaryOf(salary: { minSalary?: number | null; maxSalary?: number | null } | null | undefined) {
  const { minSalary, maxSalary } = salary ?? {}
  return typeof minSalary === 'number' && typeof maxSalary === 'number' ? { min: minSalary, max: maxSalary } : undefined
}

/**
 * Returns a salary as text.
 * @example salaryText({ min: 600_000, max: 900_000 }) // '₹6,00,000 - ₹9,00,000'
 */
export function salaryText(salary: { min: number; max: number } | undefined) {
  return salary ? `${formatRupees(salary.min)} - ${formatRupees(salary.max)}` : 'Not disclosed'
}

/** Returns the title of an application: the title of its form and the subject of its emails. */
export function applySubject(title: string) {
  return `Application: ${title}`
}
