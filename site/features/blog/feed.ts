import { setImmediate } from 'node:timers/promises'
import { find, findOne, readGlobal } from '#cms/database/client.ts'
import { remember } from '#cms/reads.ts'
import { toPlainHtml } from '#engine/rich-text/lexical-to-html.ts'
import { escapeXml } from '#engine/xml.ts'
import { environment } from '#platform/environment/environment.ts'
import { articleEmbeds } from '#site/documents/article-embeds.ts'
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
  const [brand, category] = await Promise.all([
    readGlobal('brand'),
    slug === undefined ? undefined : findOne('categories', { slug: { equals: slug } }),
  ])
  if (slug !== undefined && !category) return undefined
  const listed = await listedPosts({ ...(category ? { category: category.id } : {}), limit: MAX_ITEMS })
  if (slug !== undefined && listed.length === 0) return undefined

  const ids = [...new Set(listed.flatMap((post) => post.categories))]
  const { docs: categories } = await find('categories', { where: { id: { in: ids } }, select: { title: true } })
  const names = new Map(categories.map(({ id, title }) => [id, title]))
  const texts = await articlesHtml(listed, siteUrl)
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
  const newest = listed[0]?.publishDate
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

/** Returns the texts of posts as HTML that needs neither a stylesheet nor a script, by the ids of the posts. */
async function articlesHtml(posts: { id: number }[], siteUrl: string) {
  const texts = new Map<number, string>()
  for (const { id } of posts) {
    texts.set(id, await remember(`feed text of post ${id}`, () => articleHtml(id, siteUrl)))
    // Lets other requests run between two posts.
    await setImmediate()
  }
  return texts
}

async function articleHtml(id: number, siteUrl: string) {
  const post = await findOne('posts', { id: { equals: id } }, { select: { body: true }, depth: 2 })
  const { imageProject: project, imageDataset: dataset } = environment
  const embeds = await articleEmbeds(post?.body)
  return toPlainHtml(post?.body, { siteUrl, images: { project, dataset }, imageQuery: IMAGE_QUERY, embeds })
}

function tag(name: string, content: string | string[]) {
  return `<${name}>${Array.isArray(content) ? content.join('') : content}</${name}>`
}
