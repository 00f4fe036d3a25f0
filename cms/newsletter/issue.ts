import type { Payload } from 'payload'
import type { Article } from '../../emails/email.ts'
import { COLUMN_WIDTH } from '../../emails/layout.ts'
import { postalAddressOf } from '../../emails/postal-address.ts'
import { renderEmail } from '../../emails/render-email.ts'
import { senderOf } from '../../emails/sender.ts'
import { issueEmail } from '../../emails/templates/issue.ts'
import { environment } from '../../engine/environment.ts'
import { IMAGE_WIDTHS, nextListed } from '../../engine/image-sizes.ts'
import type { Issue, Media, Post } from '../payload-types.ts'

/** Twice the width of the column, for dense screens. */
const IMAGE_WIDTH = nextListed(IMAGE_WIDTHS, 2 * COLUMN_WIDTH)

/** Returns an issue with its posts in order, ready to be sent. Unpublished posts are left out. */
export async function readIssue(cms: Payload, id: number) {
  const [issue, brand, { offices }] = await Promise.all([
    cms.findByID({ collection: 'issues', id, depth: 0, disableErrors: true }),
    cms.findGlobal({ slug: 'brand', depth: 0 }),
    cms.findGlobal({ slug: 'offices', depth: 0 }),
  ])
  if (!issue) return undefined
  const ids = (issue.posts ?? []).map((post) => (typeof post === 'object' ? post.id : post))
  const { docs } = await cms.find({
    collection: 'posts',
    where: { and: [{ id: { in: ids } }, { _status: { equals: 'published' } }] },
    select: { title: true, excerpt: true, slug: true, featureImage: true },
    pagination: false,
    depth: 1,
  })
  const posts = docs.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map(postOf)
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
    headers: {
      'List-Unsubscribe': `<${siteUrl}/api/unsubscribe${query}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

function postOf({
  title,
  excerpt,
  slug,
  featureImage,
}: Pick<Post, 'title' | 'excerpt' | 'slug' | 'featureImage'>): Article {
  const image = imageOf(featureImage)
  const href = `${environment.siteUrl}/blog/${slug}`
  return { title, excerpt: excerpt ?? '', href, ...(image ? { image } : {}) }
}

function imageOf(media: Post['featureImage']): Article['image'] {
  const { assetRef, alt } = (typeof media === 'object' && media ? media : {}) as Partial<Media>
  const [, name, format] = /^image-([A-Za-z0-9]+-\d+x\d+)-([a-z0-9]+)$/.exec(assetRef ?? '') ?? []
  if (!name) return undefined
  const { siteUrl, imageProject, imageDataset } = environment
  // Some email programs cannot show the newer formats.
  const imageUrl = `${siteUrl}/images/${imageProject}/${imageDataset}/${name}.${format}?w=${IMAGE_WIDTH}&fm=jpg`
  return { src: imageUrl, alt: alt ?? '' }
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
