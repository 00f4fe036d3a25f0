import { find, listCaseStudies, readGlobal, readList } from '#cms/database/client.ts'
import type { CaseStudy } from '#cms/payload-types.ts'
import { slugify } from '#engine/paths/slugify.ts'
import { plainText } from '#engine/rich-text/plain-text.ts'
import { environment } from '#platform/environment/environment.ts'
import { clientOf, ofClient } from '#site/documents/client-of.ts'
import { documentPath } from '#site/documents/document-path.ts'
import { findBySlug } from '#site/documents/find-by-slug.ts'
import { headDescription, headTitle } from '#site/documents/head-texts.ts'
import { pictureOf } from '#site/documents/picture.ts'
import { testimonialOf } from '#site/documents/testimonial.ts'
import { curveOf, describeCurve } from '#site/ui/charts/curve.ts'
import { firstWords } from '#site/ui/text/text.ts'
import type { StudyCardProps } from './study-card.tsx'
import { facetsOf, filterOf, type ListedStudy, narrow } from './study-filter.ts'
import type { StudyListProps } from './study-list.tsx'
import type { StudyPageProps } from './study-page.tsx'
import { continueReading, publishedOn, sectionsOf, studyMinutes } from './study-parts.ts'

/** What a card is made of. */
const LISTED = {
  slug: true,
  title: true,
  client: true,
  about: true,
  series: true,
  bannerImage: true,
} as const
/** Number of words of "about" on a card. */
const ABOUT_WORDS = 24

/** Returns the list that a URL requests, or undefined if it has no such page. */
export async function studyList(parameters: URLSearchParams): Promise<StudyListProps | undefined> {
  const listed = await listedStudies()
  const filter = filterOf(parameters)
  const narrowed = narrow(listed, filter)
  if (!narrowed) return undefined
  const { slugs, ...counts } = narrowed
  return { studies: await cardsOf(slugs), ...counts, ...facetsOf(listed), filter }
}

/** Returns every published case study with its search fields, newest first. */
async function listedStudies(): Promise<ListedStudy[]> {
  return (await listCaseStudies()).map(({ slug, industry, services }) => ({
    slug,
    services: services.map(({ slug: value, title: label }) => ({ value, label })),
    ...(industry?.trim() ? { industry: { value: slugify(industry.trim()), label: industry.trim() } } : {}),
  }))
}

/** Returns the cards of some case studies, in their order. */
async function cardsOf(slugs: string[]): Promise<StudyCardProps[]> {
  if (slugs.length === 0) return []
  const where = { slug: { in: slugs } }
  const { docs } = await find('case-studies', { where, select: LISTED, depth: 1, limit: slugs.length })
  return slugs.flatMap((slug) => docs.filter((study) => study.slug === slug).map(toCard))
}

/** Returns one published case study with up to three others, or undefined. */
export async function studyBySlug(slug: string) {
  const study = await findBySlug('case-studies', slug, { depth: 2 })
  return study && studyPage(study)
}

async function studyPage(study: CaseStudy) {
  const brand = await readGlobal('brand')
  const { about, curve, ...card } = toCard(study)
  const sections = sectionsOf(study)
  const quote = await quoteOf(study.client)
  const page: StudyPageProps = {
    ...card,
    ...(curve ? { curve } : {}),
    work: study.work ?? '',
    market: study.market ?? '',
    published: publishedOn(study.publishDate),
    minutes: studyMinutes(sections),
    url: `${environment.siteUrl}/case-study/${study.slug}`,
    sections,
    text: {
      resolve: documentPath,
      images: { project: environment.imageProject, dataset: environment.imageDataset },
    },
    services: servicesOf(study),
    ...(quote ? { quote } : {}),
    others: await cardsOf(continueReading(study.slug, await listCaseStudies()).map(({ slug }) => slug)),
  }
  const title = study.seo?.title || study.title
  const seo = {
    title: headTitle([
      `${title} | ${brand.name}`,
      `${title} | ${brand.name} case study`,
      `${title} | Case study by ${brand.name}`,
      `${title} | Case study`,
      title,
    ]),
    description: headDescription([
      study.seo?.description ?? about,
      curve && `${describeCurve(curve)}, ${curve.first.month} to ${curve.last.month}.`,
      'With the date of every change.',
    ]),
    robots: study.seo?.noindex ? 'noindex, follow' : undefined,
  }
  const { publishDate, createdAt, updatedAt } = study
  return { page, seo, dated: { publishDate, createdAt, updatedAt } }
}

const servicesOf = ({ services }: CaseStudy) =>
  (services ?? []).flatMap((one) =>
    typeof one === 'object' && one.slug ? [{ title: one.title, path: `/services/${one.slug}/` }] : [],
  )

/** The first testimonials of the editors' order, among which that of a client is. */
const MAX_QUOTES = 60

/** Returns what the client says, if it says anything. */
async function quoteOf(client: CaseStudy['client']) {
  const quotes = await readList('client-testimonials', { sort: 'order', depth: 1, limit: MAX_QUOTES })
  const [quote] = ofClient(quotes.map(testimonialOf), (client ?? '').trim().toLowerCase(), ({ designation }) =>
    clientOf(designation),
  )
  return quote
}

function toCard(study: CaseStudy): StudyCardProps {
  const curve = curveOf(study.series)
  const picture = pictureOf(study.bannerImage)
  return {
    slug: study.slug,
    title: study.title,
    client: study.client ?? '',
    about: firstWords(plainText(study.about?.content), ABOUT_WORDS, '…').replace(/[,;:.]…$/, '…'),
    ...(curve ? { curve } : {}),
    ...(picture ? { picture } : {}),
  }
}
