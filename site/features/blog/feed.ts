import { setImmediate } from 'node:timers/promises'
import { find, readGlobal } from '#cms/database/client.ts'
import { toPlainHtml } from '#engine/rich-text/lexical-to-html.ts'
import { escapeXml } from '#engine/xml.ts'
import { environment } from '#platform/environment/environment.ts'
import { articleEmbeds } from '#site/content/article-embeds.ts'
import { listedPosts } from './queries.ts'

const MAX_ITEMS = 50
/** Twice the width of a text, for dense screens. */
const IMAGE_QUERY = 'w=1200&fit=max&auto=format'

/**
 * Returns the blog, or one of its categories, as RSS 2.0 with whole articles, an Atom self link, and RFC 822 dates.
 * Returns undefined if the category does not exist or is empty.
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
  const listed = posts.slice(0, MAX_ITEMS)
  const texts = await textsOf(
    listed.map(({ id }) => id),
    siteUrl,
  )
  const items = listed.map(({ id, card, publishDate, categories: own }) =>
    tag('item', [
      tag('title', escapeXml(card.title)),
      tag('link', escapeXml(siteUrl + card.href)),
      `<guid isPermaLink="true">${escapeXml(siteUrl + card.href)}</guid>`,
      ...(publishDate ? [tag('pubDate', new Date(publishDate).toUTCString())] : []),
      ...(card.author ? [tag('dc:creator', escapeXml(card.author.name))] : []),
      ...own.flatMap((id) => (names.has(id) ? [tag('category', escapeXml(names.get(id) ?? ''))] : [])),
      tag('description', escapeXml(card.excerpt)),
      tag('content:encoded', escapeXml(texts.get(id) ?? '')),
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
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/">${channel}</rss>\n`
}

/** Returns the texts of posts as HTML that needs neither a stylesheet nor a script. */
async function textsOf(ids: number[], siteUrl: string) {
  const { docs } = await find('posts', { where: { id: { in: ids } }, select: { body: true }, depth: 2 })
  const { imageProject: project, imageDataset: dataset } = environment
  const embeds = await articleEmbeds(...docs.map(({ body }) => body))
  const options = { siteUrl, images: { project, dataset }, imageQuery: IMAGE_QUERY, embeds }
  const texts = new Map<number, string>()
  for (const { id, body } of docs) {
    texts.set(id, toPlainHtml(body, options))
    // Lets other requests run between two posts.
    await setImmediate()
  }
  return texts
}

function tag(name: string, content: string | string[]) {
  return `<${name}>${Array.isArray(content) ? content.join('') : content}</${name}>`
}
