import { formatDate } from '#engine/text/date-format.ts'
import { environment } from '#platform/environment/environment.ts'
import { documentPath } from '#site/documents/document-path.ts'
import { findBySlug } from '#site/documents/find-by-slug.ts'
import { withoutNull } from '#site/documents/without-null.ts'
import type { CmsPageProps } from './cms-page.tsx'

/** Returns a page that an editor made from blocks, such as a legal text, or undefined. */
export async function pageBySlug(slug: string) {
  const found = await findBySlug('pages', slug, { depth: 1 })
  if (!found) return undefined
  const { title, lastUpdated, layout, seo } = withoutNull(found)
  const images = { project: environment.imageProject, dataset: environment.imageDataset }
  const page: CmsPageProps = {
    title,
    ...(lastUpdated ? { updated: { iso: lastUpdated.slice(0, 10), text: formatDate(lastUpdated, 'long') } } : {}),
    texts: (layout ?? []).flatMap((block) =>
      block.blockType === 'prose' && block.content ? [{ body: block.content, resolve: documentPath, images }] : [],
    ),
  }
  return {
    page,
    seo: { title: seo?.title ?? title, description: seo?.description ?? title, noindex: seo?.noindex ?? false },
  }
}
