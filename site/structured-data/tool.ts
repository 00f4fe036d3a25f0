import type { WebApplication } from 'schema-dts'
import { organizationId, pageId, partId } from './ids.ts'

export type ToolFacts = {
  path: string
  name: string
  description: string
  category: 'seo' | 'content' | 'image' | 'code' | 'misc'
  /** False while the page only announces the tool. */
  isOpen: boolean
  rating?: { count: number; average: number } | undefined
}

const applicationCategories: Record<ToolFacts['category'], string> = {
  seo: 'BusinessApplication',
  content: 'UtilitiesApplication',
  image: 'MultimediaApplication',
  code: 'DeveloperApplication',
  misc: 'UtilitiesApplication',
}

/** Returns a tool, or undefined if it is not usable yet. Contains a rating only if there are reviews. */
export function tool({ path, name, description, category, isOpen, rating }: ToolFacts, siteUrl: string) {
  if (!isOpen) return undefined
  return {
    '@type': 'WebApplication',
    '@id': partId(siteUrl, path, 'tool'),
    name,
    description,
    url: siteUrl + path,
    applicationCategory: applicationCategories[category],
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    provider: { '@id': organizationId(siteUrl) },
    mainEntityOfPage: { '@id': pageId(siteUrl, path) },
    ...(rating && rating.count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: Math.round(rating.average * 10) / 10,
            ratingCount: rating.count,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
  } satisfies WebApplication
}
