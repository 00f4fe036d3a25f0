import type { AuthorItem, TermItem } from '#moving/item.ts'
import type { Library } from './library.ts'
import type { Plan } from './plan.ts'

type Parts = { plan: Plan; library: Library }

const MAX_NAME = 100
const MAX_BIO = 2_000
const MAX_DESCRIPTION = 600
const MAX_PROFILES = 20

/** Returns an author as the CMS stores it. Its portrait has been added to the library. */
export function documentOfAuthor(item: AuthorItem, { plan, library }: Parts) {
  const portrait = item.portrait && library.find(item.portrait)
  const profiles = (item.profiles ?? []).filter((url) => /^https?:\/\//.test(url)).slice(0, MAX_PROFILES)
  return {
    name: (item.name || item.username).slice(0, MAX_NAME),
    username: plan.places.get(item.key)?.segment,
    ...(item.bio ? { bio: item.bio.slice(0, MAX_BIO) } : {}),
    ...(item.email ? { email: item.email } : {}),
    ...(portrait?.id ? { avatar: portrait.id } : {}),
    sameAs: profiles.map((url) => ({ url })),
  }
}

/** Returns a category as the CMS stores it. */
export function documentOfTerm(item: TermItem, { plan }: Parts) {
  return {
    title: item.title.slice(0, MAX_NAME) || item.slug,
    slug: plan.places.get(item.key)?.segment,
    generateSlug: false,
    ...(item.description ? { description: item.description.slice(0, MAX_DESCRIPTION) } : {}),
  }
}
