import type { Payload } from 'payload'
import type { Article } from '#emails/email.ts'
import { COLUMN_WIDTH } from '#emails/layout.ts'
import { oneClickHeaders } from '#emails/one-click-headers.ts'
import { postalAddressOf } from '#emails/postal-address.ts'
import { renderEmail } from '#emails/render-email.ts'
import { senderOf } from '#emails/sender.ts'
import { issueEmail } from '#emails/templates/issue.ts'
import { IMAGE_WIDTHS, nextListed } from '#engine/images/sizes.ts'
import { imagePathOf } from '#engine/paths/image-path.ts'
import type { LinkedDocuments } from '#engine/rich-text/block-markdown.ts'
import { toMarkdown } from '#engine/rich-text/lexical-to-markdown.ts'
import { environment } from '#platform/environment/environment.ts'
import type { Issue, Post } from '../payload-types.ts'
import { linkedDocuments } from './linked-documents.ts'

/** Twice the width of the column, for dense screens. Some email programs cannot show the newer formats. */
const IMAGE_QUERY = `w=${nextListed(IMAGE_WIDTHS, 2 * COLUMN_WIDTH)}&fm=jpg`

/** Returns an issue with its posts in order, ready to be sent. Unpublished posts are left out. */
export async function readIssue(cms: Payload, id: number) {
  const [issue, brand, { offices }] = await Promise.all([
    cms.findByID({ collection: 'issues', id, depth: 0, disableErrors: true }),
    cms.findGlobal({ slug: 'brand', depth: 0 }),
    cms.findGlobal({ slug: 'offices', depth: 0 }),
  ])
  if (!issue) return undefined
  const ids = (issue.posts ?? []).map((post) => (typeof post === 'object' ? post.id : post))
  const isWhole = issue.postsAs === 'whole'
  const { docs } = await cms.find({
    collection: 'posts',
    where: { and: [{ id: { in: ids } }, { _status: { equals: 'published' } }] },
    select: { title: true, excerpt: true, slug: true, featureImage: true, body: true },
    // Blocks of a text have images and links to documents.
    depth: isWhole ? 2 : 1,
    overrideAccess: false,
    pagination: false,
  })
  const embeds = isWhole ? await linkedDocuments(cms, ...docs.map(({ body }) => body)) : undefined
  const posts = docs.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map((post) => postOf(post, embeds))
  return { issue, posts, sender: senderOf(brand), postalAddress: postalAddressOf(offices) }
}

export type ReadIssue = NonNullable<Awaited<ReturnType<typeof readIssue>>>

/** Returns the email for the subscriber with this token; without a token, the preview. */
export function writeIssue({ issue, posts, sender, postalAddress }: ReadIssue, token?: string) {
  const { brandName, siteUrl } = sender
  const query = token ? `?token=${encodeURIComponent(token)}` : ''
  const unsubscribeUrl = `${siteUrl}/newsletter/unsubscribe/${query}`
  return {
    ...renderEmail(issueEmail(issue, posts, { brandName, unsubscribeUrl, postalAddress }), sender),
    headers: oneClickHeaders(`${siteUrl}/api/unsubscribe${query}`),
  }
}

type IssuePost = Pick<Post, 'title' | 'excerpt' | 'slug' | 'featureImage' | 'body'>

/**
 * Returns a post for the email.
 * @param embeds the documents that the blocks of the text link to; undefined if the issue shows only the excerpt
 */
function postOf({ title, excerpt, slug, featureImage, body }: IssuePost, embeds?: LinkedDocuments): Article {
  const { siteUrl, imageProject: project, imageDataset: dataset } = environment
  const images = { project, dataset }
  const media = typeof featureImage === 'object' ? featureImage : undefined
  const src = imagePathOf(media?.assetRef, images, IMAGE_QUERY)
  return {
    title,
    excerpt: excerpt ?? '',
    href: `${siteUrl}/blog/${slug}`,
    ...(embeds ? { body: toMarkdown(body, { siteUrl, images, imageQuery: IMAGE_QUERY, embeds }) } : {}),
    ...(src ? { image: { src: siteUrl + src, alt: media?.alt ?? '' } } : {}),
  }
}

/** Returns the progress of an issue: how many of its emails have which status. */
export type Progress = { waiting: number; sent: number; failed: number; bounced: number; confirmed: number }

export async function progressOf({ db }: Payload, id: Issue['id']): Promise<Progress> {
  const { rows } = await db.pool.query<Progress>(
    `select count(*) filter (where status = 'waiting')::int as waiting, count(*) filter (where status = 'sent')::int as sent,
       count(*) filter (where status = 'failed')::int as failed, count(*) filter (where status = 'bounced')::int as bounced,
       (select count(*)::int from subscribers s where s.status = 'confirmed' and not exists (
          select 1 from suppressions u where u.hash = encode(sha256(convert_to(lower(s.email), 'UTF8')), 'hex'))) as confirmed
     from outbox where about = $1 and kind = 'newsletter'`,
    [`issues/${id}`],
  )
  return rows[0] ?? { waiting: 0, sent: 0, failed: 0, bounced: 0, confirmed: 0 }
}
