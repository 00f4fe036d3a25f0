import { toMarkdown } from '#engine/rich-text/lexical-to-markdown.ts'
import { escapeMarkdown, oneLine } from '#engine/rich-text/markdown-text.ts'
import { formatDate } from '#engine/text/date-format.ts'
import { environment } from '#platform/environment/environment.ts'
import { articleEmbeds } from '#site/documents/article-embeds.ts'
import { findBySlug } from '#site/documents/find-by-slug.ts'

/** Returns a published post as Markdown, with the URL of its page; undefined if it does not exist. */
export async function postMarkdown(slug: string) {
  const post = await findBySlug('posts', slug, { depth: 2 })
  if (!post) return undefined
  const { siteUrl, imageProject: project, imageDataset: dataset } = environment
  const canonical = new URL(`/blog/${post.slug}`, siteUrl).href
  const author = typeof post.author === 'object' && post.author ? post.author.name : undefined
  const facts = [
    ...(author ? [`By ${escapeMarkdown(author)}`] : []),
    ...(post.publishDate ? [formatDate(post.publishDate)] : []),
    canonical,
  ]
  const embeds = await articleEmbeds(post.body)
  const text = [
    `# ${oneLine(post.title)}`,
    ...(post.excerpt ? [`> ${oneLine(post.excerpt)}`] : []),
    facts.join(' · '),
    toMarkdown(post.body, { siteUrl, images: { project, dataset }, embeds }),
  ]
  return { canonical, markdown: `${text.filter((part) => part !== '').join('\n\n')}\n` }
}
