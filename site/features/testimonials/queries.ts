import type { Where } from 'payload'
import { listCaseStudies, type StudyInList } from '#cms/database/client.ts'
import type { ClientTestimonial } from '#cms/payload-types.ts'
import { plainText } from '#engine/rich-text/plain-text.ts'
import { environment } from '#platform/environment/environment.ts'
import { clientOf, ofClient } from '#site/documents/client-of.ts'
import { documentPath } from '#site/documents/document-path.ts'
import { pictureOf } from '#site/documents/picture.ts'
import { readPart } from '#site/documents/read-page.ts'
import type { TestimonialPageProps } from './page.tsx'

/** Testimonials of each kind on one page. */
const PER_PAGE = 24

/**
 * Returns one page of the testimonials of clients, long and short, or undefined if it does not exist. Leaves out those
 * without text.
 */
export async function testimonialPage(page = 1): Promise<TestimonialPageProps | undefined> {
  const [long, short, studies] = await Promise.all([ofKind('client', page), ofKind('short', page), listCaseStudies()])
  const total = Math.max(long.total, short.total)
  if (!(page <= total)) return undefined
  return {
    page,
    total,
    count: long.count + short.count,
    long: long.docs.filter(({ content }) => plainText(content) !== '').map((one) => toLong(one, studies)),
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

function toLong({ clientName, clientDesignation, avatar, content }: ClientTestimonial, studies: StudyInList[]) {
  const picture = pictureOf(avatar)
  const [study] = ofClient(studies, clientOf(clientDesignation), ({ client }) => client)
  return {
    name: clientName ?? '',
    designation: clientDesignation ?? '',
    body: content,
    ...(picture ? { picture } : {}),
    ...(study ? { study: { title: study.title, path: `/case-study/${study.slug}` } } : {}),
  }
}
