import { find, readGlobal } from '../../../cms/client.ts'
import { escapeXml } from '../../../engine/xml.ts'
import { listedPosts } from './queries.ts'

const MAX_ITEMS = 50

/**
 * Returns the blog, or one of its categories, as RSS 2.0 with an Atom self link and RFC 822 dates. Returns undefined if
 * the category does not exist or is empty.
 * @param slug of a category
 */
export async function blogFeed(siteUrl: string, slug?: string): Promise<string | undefined> {
  const [brand, all, { docs: categories }] = await Promise.all([
    readGlobal('brand'),
    listedPosts(),
    find('categories', { select: { title: true, slug: true, description: true } }),
  ])
  const category = slug === undefined ? undefined : categories.find((one) => one.slug === slug)
  const posts = category ? all.filter((post) => post.categories.includes(category.id)) : all
  if (slug !== undefined && (!category || posts.length === 0)) return undefined

  const names = new Map(categories.map(({ id, title }) => [id, title]))
  const items = posts
    .slice(0, MAX_ITEMS)
    .map(({ card, publishDate, categories: own }) =>
      tag('item', [
        tag('title', escapeXml(card.title)),
        tag('link', escapeXml(siteUrl + card.href)),
        `<guid isPermaLink="true">${escapeXml(siteUrl + card.href)}</guid>`,
        ...(publishDate ? [tag('pubDate', new Date(publishDate).toUTCString())] : []),
        ...(card.author ? [tag('dc:creator', escapeXml(card.author.name))] : []),
        ...own.flatMap((id) => (names.has(id) ? [tag('category', escapeXml(names.get(id) ?? ''))] : [])),
        tag('description', escapeXml(card.excerpt)),
      ]),
    )
  const page = category ? `/blog/category/${category.slug}/` : '/blog/'
  const newest = posts[0]?.publishDate
  const channel = tag('channel', [
    tag('title', escapeXml(category ? `${brand.name} blog: ${category.title}` : `${brand.name} blog`)),
    tag('link', escapeXml(siteUrl + page)),
    tag('description', escapeXml(category?.description || brand.tagline || `Articles by ${brand.name}`)),
    tag('language', 'en'),
    `<atom:link href="${escapeXml(`${siteUrl}${page}feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [tag('lastBuildDate', new Date(newest).toUTCString())] : []),
    ...items,
  ])
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">${channel}</rss>\n`
}

function tag(name: string, content: string | string[]) {
  return `<${name}>${Array.isArray(content) ? content.join('') : content}</${name}>`
}
