import { findOne, readList } from '#cms/database/client.ts'
import type { Team } from '#cms/payload-types.ts'
import { formatDate } from '#engine/text/date-format.ts'
import { findBySlug } from '#site/documents/find-by-slug.ts'
import { pictureOf } from '#site/documents/picture.ts'
import type { FounderPageProps } from './founder-page.tsx'
import type { JourneyPageProps, Member } from './journey-page.tsx'

/** Number of articles on a founder's page. */
const POSTS = 3

/** Returns everything the journey page shows. */
export async function journeyPage(): Promise<JourneyPageProps> {
  const [milestones, team] = await Promise.all([
    readList('milestones', { sort: 'date' }),
    readList('team', { sort: 'order', depth: 1 }),
  ])
  return {
    milestones: milestones.map(({ title, date, text }) => ({
      title,
      text: text ?? '',
      iso: date.slice(0, 10),
      dateText: formatDate(date, 'long'),
    })),
    team: team.map(toMember),
  }
}

/** Returns a founder by slug, or undefined; other team members have no page. */
export async function founderBySlug(slug: string) {
  const found = await findBySlug('team', slug, { depth: 1 })
  if (!found?.founder) return undefined
  const { milestones } = await journeyPage()
  const page: FounderPageProps = {
    ...toMember(found),
    socials: (found.socials ?? []).map(({ label, url }) => ({ label, url })),
    ...(milestones[0] ? { first: milestones[0] } : {}),
    posts: await postsBy(found.name),
  }
  return { page }
}

/** Returns the newest articles of the author with this name. */
async function postsBy(name: string) {
  const author = await findOne('authors', { name: { equals: name } })
  if (!author) return []
  const docs = await readList('posts', {
    where: { author: { equals: author.id } },
    sort: '-publishDate',
    limit: POSTS,
    select: { title: true, slug: true, publishDate: true },
  })
  return docs.map(({ title, slug, publishDate }) => ({
    title,
    href: `/blog/${slug}`,
    ...(publishDate ? { iso: publishDate.slice(0, 10), dateText: formatDate(publishDate) } : {}),
  }))
}

function toMember({ name, role, bio, avatar, slug, founder }: Team): Member {
  const picture = pictureOf(avatar)
  return {
    name,
    role: role ?? '',
    bio: bio ?? '',
    ...(picture ? { picture } : {}),
    ...(founder ? { href: `/founder/${slug}/` } : {}),
  }
}
