import { find } from '../../../cms/client.ts'
import { escapeXml } from '../../../engine/xml.ts'

type Entry = { path: string; changed?: string | null }

/** Every indexable page with the day its content changed. Pages without such a day have no `lastmod`: none is better than a wrong one. */
export async function sitemap(siteUrl: string): Promise<string> {
  const [posts, categories, authors, services] = await Promise.all([
    find('posts', { sort: '-publishDate' }),
    find('categories', { sort: 'order' }),
    find('authors', { sort: 'username' }),
    find('services', { sort: 'slug' }),
  ])
  const entries: Entry[] = [
    { path: '/' },
    {
      path: '/blog/',
      changed:
        posts.docs
          .map(({ updatedAt }) => updatedAt)
          .sort()
          .at(-1) ?? null,
    },
    ...posts.docs
      .filter(({ seo }) => !seo?.noindex)
      .map(({ slug, updatedAt }) => ({ path: `/blog/${slug}`, changed: updatedAt })),
    ...categories.docs.map(({ slug }) => ({ path: `/blog/category/${slug}/` })),
    ...authors.docs.map(({ username }) => ({ path: `/author/${username}/` })),
    ...services.docs
      .filter(({ seo }) => !seo?.noindex)
      .map(({ slug, updatedAt }) => ({ path: `/services/${slug}/`, changed: updatedAt })),
  ]
  const urls = entries.map(
    ({ path, changed }) =>
      `<url><loc>${escapeXml(siteUrl + path)}</loc>${changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : ''}</url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
}
