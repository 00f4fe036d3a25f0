import { z } from 'zod'
import { find } from '#cms/database/client.ts'
import type { EmployeeTestimonial, Vacancy } from '#cms/payload-types.ts'
import { Failure } from '#engine/failures.ts'
import { findBySlug } from '#site/documents/find-by-slug.ts'
import { specImage } from '#site/documents/spec-image.ts'
import { isOpen } from '#site/documents/vacancy-status.ts'
import { textsOf } from './queries.ts'

/** POST /api/get-vacancy. */
export const GetVacancy = z.object({ slug: z.string({ error: 'Send the slug of a vacancy.' }).max(200) })

/** Responds to GET /api/get-vacancies with the vacancies open for applications, newest first. */
export async function getVacancies() {
  // Grows: the specification asks for all of them.
  const { docs } = await find('vacancies', { where: { status: { equals: 'open' } }, sort: '-datePosted' })
  return { success: true, data: docs.filter((vacancy) => isOpen(vacancy)).map(toSpecVacancy) }
}

/**
 * Returns one open vacancy.
 * @throws {Failure} not-found, with the empty list that clients parse
 */
export async function getVacancy({ slug }: z.output<typeof GetVacancy>) {
  const vacancy = await findBySlug('vacancies', slug)
  if (!vacancy || !isOpen(vacancy)) throw new Failure('not-found', { data: { data: [] } })
  const { roleInfo, requirements, skills } = vacancy
  const whole = {
    ...toSpecVacancy(vacancy),
    roleInfo: { content: roleInfo?.content ?? '', listItems: textsOf(roleInfo?.listItems) },
    requirements: textsOf(requirements),
    skillsRequired: textsOf(skills),
  }
  return { success: true, message: 'Found', data: [whole] }
}

/** Responds to GET /api/get-emp-testimonial with the testimonials of "Our Team Story". */
export async function getEmployeeTestimonials() {
  // Grows: the specification asks for all of them.
  const { docs } = await find('employee-testimonials', { sort: 'order', depth: 1 })
  return { success: true, data: docs.map(toSpecTestimonial) }
}

/** Salaries in rupees per year; null if not disclosed. */
const toSpecVacancy = (vacancy: Vacancy) => ({
  _id: String(vacancy.id),
  jobTitle: vacancy.jobTitle,
  teamName: vacancy.teamName ?? '',
  jobType: vacancy.jobType ?? '',
  workplaceType: vacancy.workplaceType ?? '',
  location: vacancy.location ?? '',
  salary: { minSalary: vacancy.salary?.minSalary ?? null, maxSalary: vacancy.salary?.maxSalary ?? null },
  slug: { current: vacancy.slug },
  datePosted: vacancy.datePosted ?? null,
  validThrough: vacancy.validThrough ?? null,
})

const toSpecTestimonial = (story: EmployeeTestimonial) => ({
  _id: String(story.id),
  employeeName: story.employeeName,
  employeeDesignation: story.employeeDesignation ?? '',
  employeeAvatar: specImage(story.employeeAvatar),
  feedback: story.feedback,
})
