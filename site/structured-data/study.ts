import type { Article } from 'schema-dts'
import { organizationId, pageId, partId } from './ids.ts'

export type StudyFacts = {
  path: string
  title: string
  description: string
  client: string
  published: string
  modified: string
  images: string[]
}

/** Returns a case study as an article. */
export function study({ path, title, description, client, published, modified, images }: StudyFacts, siteUrl: string) {
  return {
    '@type': 'Article',
    '@id': partId(siteUrl, path, 'article'),
    url: siteUrl + path,
    mainEntityOfPage: { '@id': pageId(siteUrl, path) },
    headline: title,
    description,
    image: images,
    ...(published ? { datePublished: published } : {}),
    ...(modified ? { dateModified: modified } : {}),
    author: { '@id': organizationId(siteUrl) },
    publisher: { '@id': organizationId(siteUrl) },
    ...(client ? { about: { '@type': 'Organization', name: client } } : {}),
    inLanguage: 'en',
  } satisfies Article
}
