import { readList } from '#cms/database/client.ts'
import type { ClientTestimonial } from '#cms/payload-types.ts'
import { plainText } from '#engine/rich-text/plain-text.ts'
import { environment } from '#platform/environment/environment.ts'
import { documentPath } from '#site/documents/document-path.ts'
import { pictureOf } from '#site/documents/picture.ts'
import type { TestimonialPageProps } from './page.tsx'

/** Returns testimonials of clients, long and short. Leaves out those without text. */
export async function testimonialPage(): Promise<TestimonialPageProps> {
  const docs = await readList('client-testimonials', { sort: 'order', depth: 1 })
  return {
    long: docs.filter(({ kind, content }) => kind === 'client' && plainText(content) !== '').map(toLong),
    short: docs
      .filter(({ kind, feedback }) => kind === 'short' && feedback)
      .map(({ name, designation, feedback }) => ({
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

function toLong({ clientName, clientDesignation, avatar, content }: ClientTestimonial) {
  const picture = pictureOf(avatar)
  return {
    name: clientName ?? '',
    designation: clientDesignation ?? '',
    body: content,
    ...(picture ? { picture } : {}),
  }
}
