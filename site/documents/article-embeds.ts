import { find } from '#cms/database/client.ts'
import type { CaseStudy } from '#cms/payload-types.ts'
import { idOf } from '#engine/id-of.ts'
import { pathOfDocument } from '#engine/paths/document-paths.ts'
import { blocksOf } from '#engine/rich-text/nodes.ts'
import { plainText } from '#engine/rich-text/plain-text.ts'
import { curveOf, describeCurve } from '../ui/charts/curve.ts'
import type { Picture } from '../ui/images/picture.tsx'
import { firstWords } from '../ui/text/text.ts'
import { listedTools } from './listed-tools.ts'
import { pictureOf } from './picture.ts'

/** A document that an article shows as a card. */
export type EmbeddedDocument = {
  slug: string
  href: string
  title: string
  text: string
  facts: string
  picture?: Picture
}

export type ArticleEmbeds = {
  /** By slug. */
  tools: Map<string, EmbeddedDocument>
  /** By id. */
  studies: Map<number, EmbeddedDocument>
}

const SUMMARY_WORDS = 24

/**
 * Returns the tools and case studies that texts embed, as visitors see them. Content that was deleted, unpublished, or
 * taken offline is missing.
 */
export async function articleEmbeds(...bodies: unknown[]): Promise<ArticleEmbeds> {
  const slugs = new Set(bodies.flatMap((body) => blocksOf(body, 'tool')).map(({ tool }) => String(tool)))
  const ids = bodies.flatMap((body) => blocksOf(body, 'caseStudy')).flatMap(({ caseStudy }) => idOf(caseStudy) ?? [])
  const [tools, studies] = await Promise.all([
    slugs.size > 0 ? listedTools() : [],
    ids.length > 0 ? find('case-studies', { where: { id: { in: ids } }, depth: 1 }) : { docs: [] },
  ])
  return {
    tools: new Map(
      tools
        .filter(({ slug, isOpen }) => slugs.has(slug) && isOpen)
        .map(({ slug, name, desc }) => [
          slug,
          { slug, href: pathOfDocument('tools', { slug }) ?? '', title: name, text: desc, facts: '' },
        ]),
    ),
    studies: new Map(studies.docs.map((study) => [study.id, embeddedStudy(study)])),
  }
}

function embeddedStudy(study: CaseStudy): EmbeddedDocument {
  const curve = curveOf(study.series)
  const picture = pictureOf(study.bannerImage)
  return {
    slug: study.slug,
    href: pathOfDocument('case-studies', study) ?? '',
    title: study.title,
    text: firstWords(plainText(study.about?.content), SUMMARY_WORDS, '…').replace(/[,;:.]…$/, '…'),
    facts: [study.client, curve && describeCurve(curve)].filter(Boolean).join(': '),
    ...(picture ? { picture } : {}),
  }
}
