import { readPosts } from '#cms/seed/posts.ts'
import { authors } from '#content/authors.ts'
import { bookingHosts } from '#content/booking-hosts.ts'
import { brand } from '#content/brand.ts'
import { caseStudies } from '#content/case-studies.ts'
import { claims } from '#content/claims.ts'
import { clientTestimonials } from '#content/client-testimonials.ts'
import { creative } from '#content/creative.ts'
import { employeeTestimonials } from '#content/employee-testimonials.ts'
import { home } from '#content/home.ts'
import { milestones } from '#content/milestones.ts'
import { offices } from '#content/offices.ts'
import { pricingPlans } from '#content/pricing-plans.ts'
import { projects } from '#content/projects.ts'
import { team } from '#content/team.ts'
import { vacancies } from '#content/vacancies.ts'

/** Words of the demonstration that are also ordinary words of the tools. */
const ORDINARY = new Set(['Rise'])

/** Returns every name, figure, and sentence that only the demonstration invents, as the content folder has them. */
export async function inventions(): Promise<string[]> {
  const posts = await readPosts()
  const names = [
    brand.name,
    brand.tagline,
    'prairiesignal.example',
    ...authors.flatMap(({ name, username }) => [name, username]),
    ...bookingHosts.map(({ name }) => name),
    ...team.flatMap(({ name, bio }) => [name, bio]),
    ...employeeTestimonials.flatMap(({ employeeName, feedback }) => [employeeName, feedback]),
    ...clientTestimonials.flatMap((one) =>
      one.kind === 'client' ? [one.clientName, one.clientDesignation, one.content] : [one.name, one.feedback],
    ),
    ...caseStudies.flatMap(({ client, title, slug }) => [client, title, slug]),
    ...projects.flatMap(({ name, desc, growth }) => [name, desc, growth]),
    ...home.clients.map(({ name }) => name),
    ...creative.gallery.flatMap(({ title, client }) => [title, client]),
    ...creative.sites.flatMap(({ name, url, figure }) => [name, url, figure]),
    ...offices.flatMap(({ street, phone }) => [street, phone]),
    ...pricingPlans.map(({ planName }) => planName),
    ...milestones.flatMap(({ title, text }) => [title, text]),
    ...vacancies.flatMap(({ jobTitle, slug }) => [jobTitle, slug]),
    ...posts.map(({ title }) => title),
  ]
  const { highlights, market, ...figures } = claims
  const statements = [
    ...Object.values(figures),
    ...highlights.flatMap(({ figure, client }) => [figure, client]),
    market.conversionRate,
    market.costPerClick,
    market.ecommerceSales,
    ...pricingPlans.map(({ price, period }) => `${price} ${period}`),
    home.heroTitle,
    home.heroLead,
    home.heroNote,
    home.about,
    home.chart.caption,
    creative.badge,
    creative.spotsNote,
    creative.heroLead,
    'demonstration agency',
    'Demonstration content',
  ]
  return [...new Set([...names, ...statements])].filter((text) => text !== '' && !ORDINARY.has(text))
}

/** Returns the inventions that a text contains as whole words. */
export function inventionsIn(text: string, inventions: readonly string[]): string[] {
  return inventions.filter((one) => {
    for (let at = text.indexOf(one); at >= 0; at = text.indexOf(one, at + 1))
      if (!/[\p{L}\p{N}]/u.test((text[at - 1] ?? '') + (text[at + one.length] ?? ''))) return true
    return false
  })
}
