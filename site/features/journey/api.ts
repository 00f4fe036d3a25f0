import { find } from '#cms/database/client.ts'
import type { Team } from '#cms/payload-types.ts'
import { specImage } from '#site/documents/spec-image.ts'

/** Responds to GET /api/get-team with the people of the agency, in the order of the page. */
export async function getTeam() {
  // Grows: the specification asks for all of them.
  const { docs } = await find('team', { sort: 'order', depth: 1 })
  return { success: true, team: docs.map(toSpecMember) }
}

/**
 * Returns a team member in the format of the specification. A profile must be a URL, so an email address in its place
 * is not published.
 */
const toSpecMember = ({ id, name, role, bio, avatar, slug, socials, order }: Team) => ({
  _id: String(id),
  name,
  role: role ?? '',
  bio: bio ?? '',
  avatar: specImage(avatar),
  slug: { current: slug },
  socials: (socials ?? []).filter(({ url }) => /^https?:\/\//i.test(url)).map(({ label, url }) => ({ label, url })),
  order: order ?? null,
})
