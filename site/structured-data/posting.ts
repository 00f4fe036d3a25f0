import type { BlogPosting } from 'schema-dts'
import { organizationId, pageId, partId } from './ids.ts'

export type PostFacts = {
  path: string
  title: string
  description: string
  /** ISO dates with a time zone. */
  published: string
  modified: string
  images: string[]
  author?: { name: string; path: string } | undefined
  section?: string | undefined
}

/** Returns a post of the blog. */
export function posting(post: PostFacts, siteUrl: string) {
  const { path, title, description, published, modified, images, author, section } = post
  return {
    '@type': 'BlogPosting',
    '@id': partId(siteUrl, path, 'article'),
    url: siteUrl + path,
    mainEntityOfPage: { '@id': pageId(siteUrl, path) },
    headline: title,
    description,
    image: images,
    ...(published ? { datePublished: published } : {}),
    ...(modified ? { dateModified: modified } : {}),
    author: author
      ? {
          '@type': 'Person',
          '@id': partId(siteUrl, author.path, 'person'),
          name: author.name,
          url: siteUrl + author.path,
        }
      : { '@id': organizationId(siteUrl) },
    publisher: { '@id': organizationId(siteUrl) },
    ...(section ? { articleSection: section } : {}),
    inLanguage: 'en',
  } satisfies BlogPosting
}
