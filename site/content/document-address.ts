import type { LinkedDocument } from '../ui/rich-text.tsx'

/** Where a document that a text links to has its page. */
export function documentAddress({ relationTo, value }: LinkedDocument) {
  const slug = (value as { slug?: string } | null)?.slug
  const place = { posts: '/blog/', 'case-studies': '/case-study/', vacancies: '/career/' }[relationTo]
  if (!slug) return undefined
  if (place) return place + slug
  return relationTo === 'pages' ? `/${slug}/` : `/${relationTo}/${slug}/`
}
