import { readGlobal, readList } from '#cms/database/client.ts'
import type { Vacancy } from '#cms/payload-types.ts'
import { formatDate } from '#engine/text/date-format.ts'
import { environment } from '#platform/environment/environment.ts'
import { findBySlug } from '#site/documents/find-by-slug.ts'
import { headDescription, headTitle } from '#site/documents/head-texts.ts'
import { pictureOf } from '#site/documents/picture.ts'
import { readPage } from '#site/documents/read-page.ts'
import { isOpen, openVacancies } from '#site/documents/vacancy-status.ts'
import { withoutNull } from '#site/documents/without-null.ts'
import type { CareerPageProps } from './career-page.tsx'
import { salaryOf, salaryText, toCard } from './vacancy-facts.ts'
import type { VacancyPageProps } from './vacancy-page.tsx'

const VACANCIES_PER_PAGE = 30
/** More than the careers page has, so that it stays one if there are many. */
const MAX_ITEMS = 24

/** What the list shows of a vacancy. */
const LISTED = {
  jobTitle: true,
  slug: true,
  teamName: true,
  jobType: true,
  workplaceType: true,
  salary: true,
} as const

/**
 * Returns everything that one page of the vacancies shows, or undefined if it does not exist. Only the first one has
 * more than vacancies.
 */
export async function careerPage(page = 1): Promise<CareerPageProps | undefined> {
  const [vacancies, stories, faqs, brand] = await Promise.all([
    listedVacancies(page),
    page === 1 ? readList('employee-testimonials', { sort: 'order', depth: 1, limit: MAX_ITEMS }) : [],
    page === 1 ? careerFaqs() : [],
    readGlobal('brand'),
  ])
  if (!vacancies) return undefined
  const { docs, total, count } = vacancies
  return {
    page,
    total,
    count,
    vacancies: docs.map(toCard),
    stories: stories.map(({ employeeName, employeeDesignation, employeeAvatar, feedback }) => ({
      name: employeeName,
      text: feedback,
      designation: employeeDesignation ?? '',
      avatar: pictureOf(employeeAvatar),
    })),
    faqs,
    contactEmail: brand.contactEmail ?? '',
  }
}

/** Returns one vacancy, or undefined. A closed vacancy has only its title and the list of open ones. */
export async function vacancyBySlug(slug: string) {
  const [vacancy, faqs, brand] = await Promise.all([findBySlug('vacancies', slug), careerFaqs(), readGlobal('brand')])
  if (!vacancy) return undefined
  const title = vacancy.jobTitle
  if (!isOpen(vacancy)) return { isOpen: false as const, title, vacancies: await firstVacancies() }
  const page = { ...toPage(vacancy), faqs, contactEmail: brand.contactEmail ?? '' }
  const place = page.location ? ` in ${page.location}` : ''
  return {
    isOpen: true as const,
    page,
    facts: {
      path: `/career/${slug}`,
      title,
      jobType: page.jobType,
      location: vacancy.location ?? '',
      workplace: vacancy.workplaceType ?? '',
      about: page.about,
      needs: page.needs,
      posted: page.posted?.iso,
      lastDay: page.lastDay?.iso,
      salary: salaryOf(vacancy.salary),
    },
    seo: {
      title: headTitle([
        `${title} | Careers at ${brand.name}`,
        `${title}${place} | ${brand.name}`,
        `${title}${place} | Careers at ${brand.name}`,
        `${title} | ${brand.name}`,
        title,
      ]),
      description: headDescription([
        `${title}${place}${page.jobType ? `, ${page.jobType.toLowerCase()}` : ''}.`,
        page.about.text,
        `Salary: ${page.salary}.`,
        'What you will do, what you will need, and how to apply.',
      ]),
    },
  }
}

/** Returns one page of the vacancies that accept applications, the newest first. */
function listedVacancies(page: number) {
  return readPage('vacancies', {
    where: openVacancies(),
    sort: ['-datePosted', '-id'],
    select: LISTED,
    page,
    size: VACANCIES_PER_PAGE,
  })
}

/** Returns the newest vacancies, for pages about one of them. */
export async function firstVacancies() {
  return ((await listedVacancies(1))?.docs ?? []).map(toCard)
}

async function careerFaqs() {
  const docs = await readList('faqs', { where: { topic: { equals: 'career' } }, sort: 'order', limit: MAX_ITEMS })
  return docs.map(({ question, answer }) => ({ question, answer }))
}

function toPage(vacancy: Vacancy): Omit<VacancyPageProps, 'faqs' | 'contactEmail'> {
  const { jobTitle, slug, teamName, jobType, workplaceType, location, roleInfo, requirements, skills, ...more } =
    withoutNull(vacancy)
  const posted = dayOf(more.datePosted)
  const lastDay = dayOf(more.validThrough)
  return {
    slug,
    title: jobTitle,
    team: teamName ?? '',
    jobType: jobType ?? '',
    salary: salaryText(salaryOf(vacancy.salary)),
    location: location || workplaceType || '',
    ...(posted ? { posted } : {}),
    ...(lastDay ? { lastDay } : {}),
    about: { text: roleInfo?.content ?? '', items: textsOf(roleInfo?.listItems) },
    needs: textsOf(requirements),
    skills: textsOf(skills),
    url: `${environment.siteUrl}/career/${slug}`,
  }
}

function dayOf(date: string | undefined) {
  const text = date ? formatDate(date, 'long') : ''
  return date && text ? { iso: date.slice(0, 10), text } : undefined
}

/** Returns the texts of a list field. */
export function textsOf(rows: { text: string }[] | null | undefined) {
  return (rows ?? []).map(({ text }) => text)
}
