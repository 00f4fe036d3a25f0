import type { Where } from 'payload'
import { listCaseStudies, readList, type StudyInList } from '#cms/database/client.ts'
import type { ClientTestimonial } from '#cms/payload-types.ts'
import { plainText } from '#engine/rich-text/plain-text.ts'
import { environment } from '#platform/environment/environment.ts'
import { clientOf, ofClient } from '#site/documents/client-of.ts'
import { documentPath } from '#site/documents/document-path.ts'
import { pictureOf } from '#site/documents/picture.ts'
import { readPart } from '#site/documents/read-page.ts'
import { type Curve, curveOf } from '#site/ui/charts/curve.ts'
import { byIndustry } from './by-industry.ts'
import type { TestimonialPageProps } from './page.tsx'

/** Testimonials of each kind on one page. */
const PER_PAGE = 24

/**
 * Returns one page of the testimonials of clients, long and short, or undefined if it does not exist. Leaves out those
 * without text.
 */
export async function testimonialPage(page = 1, industry = ''): Promise<TestimonialPageProps | undefined> {
  const [long, short, studies] = await Promise.all([ofKind('client', page), ofKind('short', page), listCaseStudies()])
  const total = Math.max(long.total, short.total)
  if (!(page <= total)) return undefined
  const curves = await curvesOf(studies)
  const quotes = long.docs.filter(({ content }) => plainText(content) !== '').map((one) => toLong(one, studies, curves))
  // More than one page would need a filter with pages of its own.
  const { industries, shown } = byIndustry(total === 1 ? quotes : [], industry)
  return {
    page,
    total,
    count: long.count + short.count,
    industries,
    industry: shown ? industry : '',
    long: shown ?? quotes,
    short: short.docs.map(({ name, designation, feedback }) => ({
      name: name ?? '',
      designation: designation ?? '',
      text: feedback ?? '',
    })),
    text: {
      resolve: documentPath,
      images: { project: environment.imageProject, dataset: environment.imageDataset },
    },
  }
}

function ofKind(kind: ClientTestimonial['kind'], page: number) {
  const where: Where =
    kind === 'short'
      ? { kind: { equals: kind }, and: [{ feedback: { exists: true } }, { feedback: { not_equals: '' } }] }
      : { kind: { equals: kind } }
  return readPart('client-testimonials', { where, sort: ['order', 'id'], depth: 1, page, size: PER_PAGE })
}

/** Returns the growth of each client with a case study, by the slug of the study. */
async function curvesOf(studies: StudyInList[]): Promise<Map<string | null | undefined, Curve | undefined>> {
  if (studies.length === 0) return new Map()
  const where = { slug: { in: studies.map(({ slug }) => slug) } }
  const select = { slug: true, series: true } as const
  const docs = await readList('case-studies', { where, select, depth: 0, limit: studies.length })
  return new Map(docs.map(({ slug, series }) => [slug, curveOf(series)]))
}

function toLong(
  { clientName, clientDesignation, avatar, content }: ClientTestimonial,
  studies: StudyInList[],
  curves: Map<string | null | undefined, Curve | undefined>,
) {
  const picture = pictureOf(avatar)
  const [study] = ofClient(studies, clientOf(clientDesignation), ({ client }) => client)
  const curve = study && curves.get(study.slug)
  return {
    name: clientName ?? '',
    designation: clientDesignation ?? '',
    body: content,
    ...(picture ? { picture } : {}),
    ...(study ? { study: { title: study.title, path: `/case-study/${study.slug}` } } : {}),
    ...(study?.industry ? { industry: study.industry } : {}),
    ...(curve ? { curve } : {}),
  }
}
