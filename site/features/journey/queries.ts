import { find, findOne } from '../../../cms/client.ts'
import type { Team } from '../../../cms/payload-types.ts'
import { environment } from '../../../engine/environment.ts'
import { pictureOf } from '../../content/picture.ts'
import { formatDate } from '../../ui/text.ts'
import type { FounderPageProps } from './founder-page.tsx'
import type { JourneyPageProps, Member } from './journey-page.tsx'

export async function journeyPage(): Promise<JourneyPageProps> {
  const [milestones, team] = await Promise.all([
    find('milestones', { sort: 'date' }),
    find('team', { sort: 'order', depth: 1 }),
  ])
  return {
    milestones: milestones.docs.map(({ title, date, text }) => ({
      title,
      text: text ?? '',
      iso: date.slice(0, 10),
      dateText: formatDate(date, 'long'),
    })),
    team: team.docs.map(toMember),
  }
}

/** A founder by the last part of their address, or undefined; nobody else has a page. */
export async function founderBySlug(slug: string) {
  const found = await findOne('team', { slug: { equals: slug }, founder: { equals: true } }, { depth: 1 })
  if (!found) return undefined
  const { milestones } = await journeyPage()
  const page: FounderPageProps = {
    ...toMember(found),
    socials: (found.socials ?? []).map(({ label, url }) => ({ label, url })),
    ...(milestones[0] ? { first: milestones[0] } : {}),
  }
  const jsonLd = {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      name: page.name,
      url: `${environment.siteUrl}/founder/${slug}/`,
      ...(page.role ? { jobTitle: page.role } : {}),
      ...(page.bio ? { description: page.bio } : {}),
      ...(page.socials.length > 0 ? { sameAs: page.socials.map(({ url }) => url) } : {}),
    },
  }
  return { page, jsonLd }
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
