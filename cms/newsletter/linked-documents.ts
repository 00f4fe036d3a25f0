import type { Payload } from 'payload'
import { tools } from '#content/tools.ts'
import { idOf } from '#engine/id-of.ts'
import { pathOfDocument } from '#engine/paths/document-paths.ts'
import type { LinkedDocuments } from '#engine/rich-text/block-markdown.ts'
import { blocksOf } from '#engine/rich-text/nodes.ts'
import { isToolOpen } from '../seed/tool-rows.ts'

/** Returns the tools and case studies to which the blocks of texts link, as far as visitors see them. */
export async function linkedDocuments(cms: Payload, ...bodies: unknown[]): Promise<LinkedDocuments> {
  const slugs = bodies.flatMap((body) => blocksOf(body, 'tool')).map(({ tool }) => String(tool))
  const ids = bodies.flatMap((body) => blocksOf(body, 'caseStudy')).flatMap(({ caseStudy }) => idOf(caseStudy) ?? [])
  const visible = { overrideAccess: false, depth: 0, pagination: false } as const
  const [rows, studies] = await Promise.all([
    cms.find({ collection: 'tools', where: { slug: { in: slugs } }, ...visible }),
    cms.find({ collection: 'case-studies', where: { id: { in: ids } }, ...visible }),
  ])
  const rowOf = new Map(rows.docs.map((row) => [row.slug, row]))
  return {
    tools: new Map(
      tools
        .filter(({ slug }) => slugs.includes(slug) && isToolOpen({ ...rowOf.get(slug), slug }))
        .map(({ slug, name, desc }) => {
          const row = rowOf.get(slug)
          const href = pathOfDocument('tools', { slug }) ?? ''
          return [slug, { title: row?.name || name, href, text: row?.desc || desc }]
        }),
    ),
    studies: new Map(
      studies.docs.map((study) => {
        const href = pathOfDocument('case-studies', study) ?? ''
        return [study.id, { title: study.title, href, text: study.client ?? '' }]
      }),
    ),
  }
}
