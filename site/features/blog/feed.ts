import { readGlobal } from '../../../cms/client.ts'
import { escapeXml } from '../../../engine/xml.ts'
import { listedPosts } from './queries.ts'

const MOST_ITEMS = 50

/** The blog as RSS 2.0 with the Atom self link that readers expect. Dates as RFC 822 wants them. */
export async function blogFeed(siteUrl: string): Promise<string> {
  const [brand, posts] = await Promise.all([readGlobal('brand'), listedPosts()])
  const items = posts
    .slice(0, MOST_ITEMS)
    .map(({ card, publishDate }) =>
      tag('item', [
        tag('title', escapeXml(card.title)),
        tag('link', `${siteUrl}${card.href}`),
        `<guid isPermaLink="true">${siteUrl}${card.href}</guid>`,
        ...(publishDate ? [tag('pubDate', new Date(publishDate).toUTCString())] : []),
        ...(card.author ? [tag('dc:creator', escapeXml(card.author.name))] : []),
        tag('description', escapeXml(card.excerpt)),
      ]),
    )
  const newest = posts[0]?.publishDate
  const channel = tag('channel', [
    tag('title', escapeXml(`${brand.name} blog`)),
    tag('link', `${siteUrl}/blog/`),
    tag('description', escapeXml(brand.tagline ?? `Articles by ${brand.name}`)),
    tag('language', 'en'),
    `<atom:link href="${siteUrl}/blog/feed.xml" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [tag('lastBuildDate', new Date(newest).toUTCString())] : []),
    ...items,
  ])
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">${channel}</rss>\n`
}

function tag(name: string, content: string | string[]) {
  return `<${name}>${Array.isArray(content) ? content.join('') : content}</${name}>`
}
