import { findOne, readList } from '#cms/database/client.ts'
import type { Milestone, Team } from '#cms/payload-types.ts'
import { formatDate } from '#engine/text/date-format.ts'
import { findBySlug } from '#site/documents/find-by-slug.ts'
import { pictureOf } from '#site/documents/picture.ts'
import { readPart } from '#site/documents/read-page.ts'
import type { FounderPageProps } from './founder-page.tsx'
import { founderLine } from './founder-stops.ts'
import type { JourneyPageProps, Member } from './journey-page.tsx'

/** Number of articles on a founder's page. */
const POSTS = 3

/** Number of milestones on a founder's line. */
const STOPS = 14

/** Milestones, and people, on one page. */
const PER_PAGE = 60

/** Returns one page of the milestones, the first ones first, and of the team; undefined if it does not exist. */
export async function journeyPage(page = 1): Promise<JourneyPageProps | undefined> {
  const [milestones, team] = await Promise.all([
    readPart('milestones', { sort: ['date', 'id'], page, size: PER_PAGE }),
    readPart('team', { sort: ['order', 'id'], depth: 1, page, size: PER_PAGE }),
  ])
  const total = Math.max(milestones.total, team.total)
  if (!(page <= total)) return undefined
  return {
    page,
    total,
    steps: milestones.count,
    people: team.count,
    milestones: milestones.docs.map(toMilestone),
    team: team.docs.map(toMember),
  }
}

/** Returns a founder by slug, or undefined; other team members have no page. */
export async function founderBySlug(slug: string) {
  const found = await findBySlug('team', slug, { depth: 1 })
  if (!found?.founder) return undefined
  const milestones = (await readList('milestones', { sort: ['date', 'id'], limit: STOPS })).map(toMilestone)
  const [first] = milestones
  const line = founderLine(milestones, new Date())
  const page: FounderPageProps = {
    ...toMember(found),
    socials: (found.socials ?? []).map(({ label, url }) => ({ label, url })),
    ...(first ? { first } : {}),
    ...(line ? { line } : {}),
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

function toMilestone({ title, date, text }: Milestone) {
  return { title, text: text ?? '', iso: date.slice(0, 10), dateText: formatDate(date, 'long') }
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
