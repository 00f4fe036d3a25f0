import { find, readGlobal, readList } from '#cms/database/client.ts'
import type { Vacancy } from '#cms/payload-types.ts'
import { formatDate } from '#engine/text/date-format.ts'
import { environment } from '#platform/environment/environment.ts'
import { findBySlug } from '#site/documents/find-by-slug.ts'
import { headDescription, headTitle } from '#site/documents/head-texts.ts'
import { pictureOf } from '#site/documents/picture.ts'
import { isOpen } from '#site/documents/vacancy-status.ts'
import { withoutNull } from '#site/documents/without-null.ts'
import type { CareerPageProps } from './career-page.tsx'
import { salaryOf, salaryText, toCard } from './vacancy-facts.ts'
import type { VacancyPageProps } from './vacancy-page.tsx'

/** Returns everything the careers page shows. */
export async function careerPage(): Promise<CareerPageProps> {
  const [vacancies, stories, faqs, brand] = await Promise.all([
    openVacancies(),
    find('employee-testimonials', { sort: 'order', depth: 1 }),
    careerFaqs(),
    readGlobal('brand'),
  ])
  return {
    vacancies,
    stories: stories.docs.map(({ employeeName, employeeDesignation, employeeAvatar, feedback }) => ({
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
  if (!isOpen(vacancy)) return { isOpen: false as const, title, vacancies: await openVacancies() }
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

async function openVacancies() {
  const docs = await readList('vacancies', { where: { status: { equals: 'open' } }, sort: '-datePosted' })
  return docs.filter((vacancy) => isOpen(vacancy)).map(toCard)
}

async function careerFaqs() {
  const docs = await readList('faqs', { where: { topic: { equals: 'career' } }, sort: 'order' })
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
