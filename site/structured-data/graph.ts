import type { WebPage } from 'schema-dts'
import type { Crumb } from '../ui/parts/breadcrumbs.tsx'
import { breadcrumbs } from './breadcrumbs.ts'
import { organizationId, pageId, partId, websiteId } from './ids.ts'
import { organization, type Publisher, website } from './organization.ts'

export type GraphNode = { '@type': string; '@id'?: string }

type Page = {
  siteUrl: string
  /** Canonical path. */
  path: string
  title: string
  description: string
  publisher: Publisher
  crumbs?: Crumb[] | undefined
  nodes?: (GraphNode | undefined)[] | undefined
  image?: { url: string; width: number; height: number } | undefined
}

/**
 * Returns everything a page says to search engines as one graph: its publisher, the page, its breadcrumbs, and its own
 * nodes. A node with the `@id` of the page adds to it, for example that it is a list or a profile.
 */
export function graphOf({ siteUrl, path, title, description, publisher, crumbs = [], nodes = [], image }: Page) {
  const trail = breadcrumbs(crumbs, { siteUrl, path })
  const page = {
    '@type': 'WebPage',
    '@id': pageId(siteUrl, path),
    url: siteUrl + path,
    name: title,
    description,
    inLanguage: 'en',
    isPartOf: { '@id': websiteId(siteUrl) },
    publisher: { '@id': organizationId(siteUrl) },
    ...(trail ? { breadcrumb: { '@id': partId(siteUrl, path, 'trail') } } : {}),
    ...(image
      ? {
          primaryImageOfPage: {
            '@type': 'ImageObject',
            url: image.url,
            width: String(image.width),
            height: String(image.height),
          },
        }
      : {}),
  } satisfies WebPage
  const candidates = [organization(publisher, siteUrl), website(publisher, siteUrl), page, trail, ...nodes]
  return { '@context': 'https://schema.org', '@graph': joined(candidates.filter((node) => node !== undefined)) }
}

/** Merges nodes with the same `@id`; later properties win. */
function joined(nodes: GraphNode[]) {
  const byId = new Map<string, GraphNode>()
  for (const [i, node] of nodes.entries()) {
    const id = node['@id'] ?? `node ${i}`
    byId.set(id, { ...byId.get(id), ...node })
  }
  return [...byId.values()]
}
