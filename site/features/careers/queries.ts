import { find, findOne, readGlobal } from '../../../cms/client.ts'
import type { Vacancy } from '../../../cms/payload-types.ts'
import { environment } from '../../../engine/environment.ts'
import { given } from '../../content/given.ts'
import { headDescription, headTitle } from '../../content/head-texts.ts'
import { pictureOf } from '../../content/picture.ts'
import { isOpen } from '../../content/vacancy-status.ts'
import { formatDate } from '../../ui/text.ts'
import type { CareerPageProps } from './career-page.tsx'
import { jobPosting } from './job-posting.ts'
import { salaryOf, salaryText, toCard } from './vacancy-facts.ts'
import type { VacancyPageProps } from './vacancy-page.tsx'

export async function careerPage(): Promise<CareerPageProps> {
  const [vacancies, stories, faqs, brand] = await Promise.all([
    find('vacancies', { where: { status: { equals: 'open' } }, sort: '-datePosted' }),
    find('employee-testimonials', { sort: 'order', depth: 1 }),
    find('faqs', { where: { topic: { equals: 'career' } }, sort: 'order' }),
    readGlobal('brand'),
  ])
  return {
    vacancies: vacancies.docs.filter((vacancy) => isOpen(vacancy)).map(toCard),
    stories: stories.docs.map(({ employeeName, employeeDesignation, employeeAvatar, feedback }) => ({
      name: employeeName,
      text: feedback,
      designation: employeeDesignation ?? '',
      avatar: pictureOf(employeeAvatar)?.src,
    })),
    faqs: faqs.docs.map(({ question, answer }) => ({ question, answer })),
    contactEmail: brand.contactEmail ?? '',
  }
}

/** One vacancy, or undefined. A closed one has only its title. */
export async function vacancyBySlug(slug: string) {
  const [vacancy, brand] = await Promise.all([findOne('vacancies', { slug: { equals: slug } }), readGlobal('brand')])
  if (!vacancy) return undefined
  const title = vacancy.jobTitle
  if (!isOpen(vacancy)) return { isOpen: false as const, title }
  const page = toPage(vacancy, brand.contactEmail ?? '')
  const place = page.location ? ` in ${page.location}` : ''
  return {
    isOpen: true as const,
    page,
    jsonLd: jobPosting(page, { hirer: brand.name, siteUrl: environment.siteUrl, salary: salaryOf(vacancy.salary) }),
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
        'What you will do, what you will need and how to apply.',
      ]),
    },
  }
}

function toPage(vacancy: Vacancy, contactEmail: string): VacancyPageProps {
  const { jobTitle, slug, teamName, jobType, workplaceType, location, roleInfo, requirements, skills, ...more } =
    given(vacancy)
  const posted = dayOf(more.datePosted)
  const lastDay = dayOf(more.validThrough)
  return {
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
    contactEmail,
  }
}

function dayOf(date: string | undefined) {
  const text = date ? formatDate(date, 'long') : ''
  return date && text ? { iso: date.slice(0, 10), text } : undefined
}

function textsOf(rows: { text: string }[] | undefined) {
  return (rows ?? []).map(({ text }) => text)
}
